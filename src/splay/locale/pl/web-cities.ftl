### Zasady, wskazówki i czyny Miast przeznaczenia.

rules-cities-title = Miasta przeznaczenia
rules-cities-idea-title = Co dodają
rules-cities-idea =
    Jeszcze 105 kart: miasta. Mają **sześć** pól na zasoby i nie mają dogmatów. Niektóre ich symbole działają przy zagraniu miasta; inne są dominacjami lub punktami, dopóki je widać.

    Nie znasz gry? Zagraj kilka razy bez dodatków: ten ma dodatkowe zasady, a jego karty zakładają znajomość pozostałych.
rules-cities-setup-title = Przygotowanie gry
rules-cities-setup =
    Miasta mają dziesięć własnych stosów epok, obok stosów gry podstawowej. Na rewersach widać zestaw i epokę.

    Nikt nie zaczyna z miastem. Epoki do zdominowania nadal pochodzą z kart podstawowych, a obok leży pięć dodatkowych dziedzin. Do zwycięstwa potrzebujesz **jednej dominacji więcej**.
rules-cities-draw-title = Ciągnięcie miast
rules-cities-draw =
    Ciągniesz miasto, bez akcji, ilekroć **nie masz miasta w ręce**, a zdarza się jedno z dwojga:

    - Akcją Zagraj zagrywasz kartę w **nowym kolorze** w swojej strefie.
    - Rozsuwasz stos w **nowym kierunku**: w lewo, w prawo lub w górę. Liczy się to w twojej turze, przy współpracy, pod przymusem i w strefie innego gracza.

    Miasto ma wartość twojej najwyższej karty aktywnej. Jeśli nie ma miast tej epoki, ciągniesz kartę podstawową. Jak przy każdym ciągnięciu pomija się epoki, których podstawowy stos jest pusty.

    Poza tym nigdy nie ciągniesz miast, chyba że wybierasz zestaw. W ręce miasto jest kartą jak każda inna: możesz je zagrać, a dogmaty mogą je dodać do wpływu, zwrócić, ukryć lub przekazać.
rules-cities-act-title = Symbole, które działają
rules-cities-act =
    Gdy zagrywasz miasto **akcją Zagraj**, działają jego symbole, najpierw górny:

    - **Plus:** ciągniesz kartę o 1 wyższą niż miasto.
    - **Strzałka:** rozsuwasz stos w kolorze miasta w tę stronę. Nie możesz odmówić.
    - **Lupa nad zasobem:** ciągniesz i ujawniasz tyle kart podstawowych epoki miasta, ile wynosi jej numer. Te z tym zasobem zatrzymujesz, pozostałe zwracasz. Gdy stos się skończy, więcej nie ciągniesz.

    = [cities]

    Miasta zagrane przez dogmaty nie działają, awansowane też nie. Miasto za nowy kolor ciągniesz po symbolach.

    Lupa liczy się też jako swój zasób, wszędzie tam, gdzie liczą się zasoby.
rules-cities-count-title = Flagi i fontanny
rules-cities-count =
    Są dominacjami, **dopóki je widać**:

    - **Fontanna** liczy się, dopóki widać ją w twojej strefie.
    - **Flaga** liczy się, dopóki ją widać, a **u żadnego przeciwnika nie widać więcej kart** jej koloru niż u ciebie. W rozsuniętym stosie widać wszystkie karty, w każdym innym tylko kartę aktywną. Przy remisie twoja flaga się liczy.

    Pojawiają się i znikają natychmiast, w turze każdego gracza, i dają wygraną jak inne dominacje. Nie podnoszą kosztu dominacji, a dogmaty, które przenoszą dominacje, ich nie dosięgają.
rules-cities-bonus-title = Bonusy
rules-cities-bonus =
    Wiele miast ma bonus: monetę z liczbą. Liczy się, dopóki widać go w twojej strefie, także na przykrytej karcie rozsuniętego stosu.

    Twój **najwyższy** bonus liczy się w całości, a każdy inny dodaje **1 punkt**. Bonusy 7, 7 i 4 są więc warte 9 punktów wpływu, przy dominowaniu i na koniec gry.
rules-cities-endorse-title = Poparcie
rules-cities-endorse =
    Raz w swojej turze możesz **poprzeć** kartę aktywną: to akcja, która aktywuje kartę z podwójnym skutkiem. Potrzebujesz:

    - aktywnego miasta, na którym jest rozpatrywany zasób karty (może to być ona sama);
    - karty w ręce, nie wyższej niż najwyższe takie miasto. Najpierw ją **ukrywasz**.

    Potem aktywujesz kartę jak w akcji Aktywuj, z jedną różnicą: każdy jej dogmat rozstrzygasz **dwa razy z rzędu**, a przymus obiega stół **dwukrotnie**. Gracze, którzy współpracują, rozstrzygają każdy dogmat raz.

    Poprzeć możesz też miasto. Nie ma ono własnych dogmatów, więc działają tylko echa w jego stosie. Jeśli ich nie ma, nic się nie dzieje: to sposób na pominięcie akcji.
rules-cities-achievements-title = Dziedziny
rules-cities-achievements =
    Każdą z tych pięciu dziedzin od razu dostaje ten, kto pierwszy:

    - **Legenda:** zagra miasto ze strzałką w lewo na stos już rozsunięty **w lewo**.
    - **Renoma:** tak samo ze strzałką w prawo, na stos rozsunięty **w prawo**.
    - **Sława:** tak samo ze strzałką w górę, na stos rozsunięty **w górę**.
    - **Chwała:** ukryje miasto z **flagą**, także przy poparciu.
    - **Zwycięstwo:** ukryje miasto z **fontanną**, także przy poparciu.

    Nieważne, co każe zagrać lub ukryć miasto. Żadna karta nie daje tych pięciu dziedzin.

## Co mówią znaki na karcie

card-says-plus = { $number ->
    [one] Akcja Zagraj: pociągnij [{ $age }].
    [few] Akcja Zagraj: pociągnij { $number } × [{ $age }].
   *[many] Akcja Zagraj: pociągnij { $number } × [{ $age }].
}
card-says-left = Akcja Zagraj: rozsuń { $color } stos w lewo.
card-says-right = Akcja Zagraj: rozsuń { $color } stos w prawo.
card-says-up = Akcja Zagraj: rozsuń { $color } stos w górę.
card-says-search = { $number ->
    [1] Akcja Zagraj: ujawnij kartę podstawową [{ $age }]. Jeśli ma { $icon }, zatrzymaj ją; jeśli nie, zwróć.
   *[more] Akcja Zagraj: ujawnij ze stosu podstawowego { $number ->
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
       *[10] dziesięć
    } [{ $age }]. Zatrzymaj te, które mają { $icon }, pozostałe zwróć.
}
card-says-flag = Flaga: dominacja, dopóki u żadnego przeciwnika nie widać więcej { $color } kart niż u ciebie.
card-says-fountain = { $number ->
    [one] Fontanna: dominacja, dopóki ją widać.
    [few] { $number } fontanny: dominacje, dopóki je widać.
   *[many] { $number } fontann: dominacje, dopóki je widać.
}

## Słowa zasad

learn-word-city = Miasto
learn-word-endorse = Poprzyj
learn-word-flag = Flaga
learn-word-fountain = Fontanna
learn-word-lens = Lupa
learn-means-city = Karta z zestawu Miasta przeznaczenia, z sześcioma polami na zasoby i bez dogmatów. Ciągniesz ją za nowy kolor lub nowe rozsunięcie.
learn-means-endorse = Akcja, raz na turę: ukryj kartę, by aktywować kartę aktywną i każdy jej dogmat rozstrzygnąć dwa razy. Jej rozpatrywany zasób musi być na aktywnym mieście.
learn-means-flag = Symbol na mieście: dominacja, dopóki go widać, a u żadnego przeciwnika nie widać więcej kart jego koloru niż u ciebie.
learn-means-fountain = Symbol na mieście: dominacja, dopóki go widać.
learn-means-lens = Zasób pod lupą na mieście: gdy zagrywasz miasto w akcji, szukasz kart z tym zasobem. Liczy się też jako ten zasób.

## Znaki zestawu

learn-sign-acts = Działa raz, gdy zagrywasz miasto w akcji: plus ciągnie kartę o 1 wyższą, strzałka rozsuwa stos w kolorze miasta.
learn-sign-lens = Szuka kart z tym zasobem, gdy zagrywasz miasto w akcji. Liczy się też jako ten zasób.
learn-sign-flag = Flaga: dominacja, dopóki ją widać, a u żadnego przeciwnika nie widać więcej kart jej koloru.
learn-sign-fountain = Fontanna: dominacja, dopóki ją widać.

## Wskazówki

learn-hint-city = Masz nowe miasto. Dostajesz je za nowy kolor lub rozsunięcie, jeśli nie masz go w ręce.
learn-hint-flag = To flaga: dominacja, dopóki u żadnego przeciwnika nie widać więcej kart jej koloru.
learn-hint-fountain = Twoja fontanna jest dominacją, dopóki ją widać.
learn-hint-flag-other = Cudza flaga: dominacja, dopóki u ciebie nie będzie widać więcej kart jej koloru.
learn-hint-endorse = Poparcie: ukryj kartę, a każdy dogmat karty aktywnej rozstrzygniesz dwa razy.
learn-hint-city-acts = Symbole miasta działają, gdy zagrywasz je w akcji. Podgląd mówi, co zrobią.

## Co się stało w ostatniej akcji

story-account-endorse = { $you ->
    [yes] Popierasz
   *[no] { $player } popiera
} kartę { $cards }: { $deeds }.
story-deed-city-color = { $you ->
    [yes] ciągniesz
   *[no] ciągnie
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } (nowy kolor: { $color })
story-deed-city-splay = { $you ->
    [yes] ciągniesz
   *[no] ciągnie
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } (nowe rozsunięcie: { $color } stos)
story-deed-icon-search = { $you ->
    [yes] szukasz
   *[no] szuka
} [{ $icon }]

## Dziedziny

table-special-earned = Bez akcji dostaje ją ten, kto pierwszy to zrobi: { $condition }. Żadna karta jej nie daje.
table-special-have-Legend = { $have ->
    [0] Tego ci jeszcze brakuje.
   *[done] Warunek spełniony: dostaniesz ją po zakończeniu dogmatu.
}
table-special-have-Repute = { $have ->
    [0] Tego ci jeszcze brakuje.
   *[done] Warunek spełniony: dostaniesz ją po zakończeniu dogmatu.
}
table-special-have-Fame = { $have ->
    [0] Tego ci jeszcze brakuje.
   *[done] Warunek spełniony: dostaniesz ją po zakończeniu dogmatu.
}
table-special-have-Glory = { $have ->
    [0] Tego ci jeszcze brakuje.
   *[done] Warunek spełniony: dostaniesz ją po zakończeniu dogmatu.
}
table-special-have-Victory = { $have ->
    [0] Tego ci jeszcze brakuje.
   *[done] Warunek spełniony: dostaniesz ją po zakończeniu dogmatu.
}

## Przy stole

option-short-endorse = Poprzyj
table-fleeting = { $sign ->
    [flag] Flaga: { $card }
   *[fountain] Fontanna: { $card }
}
table-fleeting-all = Flagi i fontanny
table-fleeting-flag = Dominacja, dopóki u żadnego przeciwnika nie widać więcej { $color } kart.
table-fleeting-fountain = Dominacja, dopóki ją widać.
table-fleeting-safe = Nikt nie może jej teraz odebrać.
table-fleeting-taken = { $who ->
    [you] U ciebie widać więcej { $color } kart.
   *[others] { $number ->
        [one] Więcej { $color } kart widać u gracza { $players }.
        [few] Więcej { $color } kart widać u graczy: { $players }.
       *[many] Więcej { $color } kart widać u graczy: { $players }.
    }
}
table-fleeting-takers = { $who ->
    [you] { $more ->
        [one] Do odebrania jej brakuje ci 1 karty (kolor { $color }).
        [few] Do odebrania jej brakuje ci { $more } kart (kolor { $color }).
       *[many] Do odebrania jej brakuje ci { $more } kart (kolor { $color }).
    }
   *[others] { $more ->
        [one] Do odebrania jej wystarczy jeszcze 1 karta (kolor { $color }): { $players }.
        [few] Do odebrania jej wystarczą jeszcze { $more } karty (kolor { $color }): { $players }.
       *[many] Do odebrania jej wystarczy jeszcze { $more } kart (kolor { $color }): { $players }.
    }
}

statistic-endorsed = Poparcia
statistic-cities = Pociągnięte miasta
