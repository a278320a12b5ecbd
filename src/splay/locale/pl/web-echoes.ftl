### Zasady, wskazówki i czyny Ech przeszłości.

rules-echoes-title = Echa przeszłości
rules-echoes-idea-title = Co dodają
rules-echoes-idea =
    Jeszcze 105 kart. Niektóre mają echa, które działają nawet na przykrytej karcie, niektóre dają punkty bonusowe, a niektóre trafiają do twoich zapowiedzi i czekają tam na właściwą chwilę.

    Nie znasz gry? Zagraj kilka razy bez dodatków: ten ma dodatkowe zasady, a jego karty zakładają znajomość pozostałych.
rules-echoes-setup-title = Przygotowanie gry
rules-echoes-setup =
    Te karty mają dziesięć własnych stosów epok, obok stosów gry podstawowej. Na rewersach widać zestaw i epokę.

    Każdy zaczyna z jedną kartą podstawową i jedną kartą z Ech. Epoki do zdominowania nadal pochodzą z kart podstawowych, a obok leży pięć dodatkowych dziedzin. Do zwycięstwa potrzebujesz **jednej dominacji więcej**.
rules-echoes-draw-title = Z którego zestawu ciągniesz
rules-echoes-draw =
    Za każdym razem, gdy ciągniesz, sprawdź, jakie karty masz wtedy w ręce:

    - Masz w ręce karty i **żadna nie jest z Ech**: ciągniesz kartę z Ech o tej wartości.
    - Nie masz kart w ręce albo masz kartę z Ech: ciągniesz kartę podstawową.

    Jeśli stos Ech tej wartości jest pusty, ciągniesz kartę podstawową. O tym, z której epoki ciągniesz, decydują tylko stosy podstawowe. Stół zawsze pokazuje, co pociągniesz następne.
rules-echoes-effects-title = Echa
rules-echoes-effects =
    Echo zajmuje jedno z pól na zasoby. Działa, dopóki to pole jest **widoczne**, także na przykrytej karcie rozsuniętego stosu.

    Gdy aktywujesz kartę, najpierw działają wszystkie echa widoczne w **jej kolorze**, od spodu stosu w górę, a potem jej własne dogmaty. To, które echa zadziałają, ustala się, zanim zacznie się pierwsze.

    = [echoing]

    Echo nie jest dogmatem, ale współpracuje się przy nim tak samo jak przy dogmatach współpracy tej karty: dotyczy to przeciwników, którzy mają co najmniej tyle rozpatrywanych zasobów **aktywowanej karty** co ty.
rules-echoes-forecast-title = Zapowiedzi
rules-echoes-forecast =
    Dogmaty pozwalają **zapowiedzieć** kartę: trafia zakryta do twoich zapowiedzi. Swoje zapowiedzi możesz oglądać; inni widzą tylko rewersy. Kart może tam być dowolnie wiele.

    Zapowiedzi nie należą do ręki. Nie możesz z nich zagrywać, a dogmaty dosięgają ich tylko wtedy, gdy o nich mówią.
rules-echoes-promote-title = Awans
rules-echoes-promote =
    Po każdej akcji Zagraj możesz **awansować** jedną kartę z zapowiedzi, jeśli jej wartość **nie jest wyższa** od wartości zagranej karty. Zagrywasz ją, a potem możesz od razu aktywować ją za darmo.

    To ostatni krok akcji Zagraj. Karty zagrane przez dogmaty nie pozwalają awansować, a awans nie prowadzi do następnego.
rules-echoes-bonus-title = Bonusy
rules-echoes-bonus =
    Bonus to moneta z liczbą na polu zasobu. Tak jak zasób liczy się, dopóki widać go w twojej strefie.

    Twój **najwyższy** bonus liczy się w całości, a każdy inny dodaje **1 punkt**. Bonusy 4, 4 i 2 są więc warte 6 punktów.

    Te punkty wpływu liczą się przy dominowaniu i na koniec gry, tak jak te z kart wpływu. Dogmat, który sprawdza twoje karty wpływu, ich nie uwzględnia.
rules-echoes-achievements-title = Więcej dominacji
rules-echoes-achievements =
    Niektóre dogmaty dokładają karty do dostępnych epok, więc kilka może mieć tę samą wartość. Jeśli masz już jedną taką lub więcej, następna kosztuje więcej: za każdą, którą masz, potrzebujesz zwykłego wpływu **jeszcze raz**.

    Niektóre dogmaty od razu zamieniają kartę w dominację.

## Rysunki

learn-figure-echo = Aktywujesz kartę { $card }. Co się dzieje, po kolei:

## Słowa na kartach

card-mark-echoes = Ec

learn-forms-bonus = bonus, bonusu, bonusy, bonusów
learn-forms-echo = echa, echu
learn-forms-forecast = zapowiedzi
learn-forms-foreshadow = zapowiedz
learn-word-bonus = Bonus
learn-word-echo = Echo
learn-word-forecast = Zapowiedzi
learn-word-foreshadow = Zapowiedz
learn-word-promote = Awansuj
learn-means-bonus = Moneta z liczbą na polu zasobu. Dopóki widać bonusy w twojej strefie, najwyższy liczy się w całości, a każdy inny jako 1 punkt.
learn-means-echo = Działanie zapisane na polu zasobu; nie jest dogmatem. Gdy aktywujesz kartę, najpierw działają wszystkie echa widoczne w jej kolorze, od spodu w górę, także na przykrytych kartach.
learn-means-forecast = Karty, które trzymasz zakryte na później. Ich treść widzisz tylko ty. Nie należą do ręki; kartę wydobywasz stąd przez awans.
learn-means-foreshadow = Połóż kartę wśród swoich zapowiedzi.
learn-means-promote = Po akcji Zagraj: zagraj z zapowiedzi kartę o wartości zagranej karty lub niższej. Potem możesz aktywować ją za darmo.

## Wskazówki

learn-hint-echo = Echa widoczne w stosie aktywowanej karty działają najpierw, od spodu w górę.
learn-hint-bonus-points = To bonus: najwyższy widoczny liczy się w całości, każdy inny jako 1 punkt.
learn-hint-foreshadow = Po akcji Zagraj możesz awansować zapowiedź nie wyższą niż zagrana karta.
learn-hint-foreshadow-other = Karta jest w cudzych zapowiedziach. Może awansować po zagraniu co najmniej tak wysokiej karty.
learn-hint-promote = Awansuj jedną kartę albo żadnej. Zagrywasz ją, a potem możesz aktywować za darmo.
learn-hint-further-draw = Masz w ręce karty, ale żadnej z Ech, więc pociągniesz kartę z Ech. W innym razie podstawową.

## Co się stało w ostatniej akcji

story-deed-foreshadow = { $you ->
    [yes] zapowiadasz
   *[no] zapowiada
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-foreshadow-from = { $you ->
    [yes] zapowiadasz
   *[no] zapowiada
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } { $source }
story-deed-draw-foreshadow = { $you ->
    [yes] ciągniesz i zapowiadasz
   *[no] ciągnie i zapowiada
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-promote = { $you ->
    [yes] awansujesz
   *[no] awansuje
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards }
story-deed-look = { $you ->
    [yes] oglądasz
   *[no] ogląda
} { $cards_number ->
    [one] kartę
    [few] karty
   *[many] karty
} { $cards } ({ $source })

## Przy stole

table-special-have-Wealth = Widać u ciebie { $have } z { $need } bonusów.
table-special-have-Destiny = Masz tam { $have } z { $need } kart.
table-special-have-Heritage = Widać u ciebie { $have } z { $need } w jednym kolorze.
table-special-have-History = Widać u ciebie { $have } z { $need } w jednym kolorze.
table-special-have-Supremacy = Spełniasz to w { $have } z { $need } kolorów.
table-points-from-bonus = bonus { $points }
table-points-from-further-bonuses = { $points } z innych
table-points-says-bonus = najwyższy bonus { $points }
table-points-says-further-bonuses = { $points ->
    [one] jeszcze jeden bonus
    [few] jeszcze { $points } bonusy
   *[many] jeszcze { $points } bonusów
}

## Dlaczego ciągniesz kartę z Ech albo nie

draws-echoes-none = Ciągniesz z Ech, bo żadna karta w twojej ręce nie jest z Ech.
draws-echoes-held = Ciągniesz z zestawu podstawowego, bo masz w ręce kartę z Ech.
draws-echoes-empty = Ciągniesz z zestawu podstawowego, bo nie masz kart w ręce.
draws-echoes-gone = Ciągniesz z zestawu podstawowego, bo Echa nie mają już kart tej epoki.

## Znaki zestawu

learn-sign-echo = Echo. Działa, dopóki widać je w strefie, także na przykrytej karcie.
learn-sign-bonus = Bonus: punkty, dopóki widać go w strefie. Najwyższy liczy się w całości, każdy inny jako 1 punkt.

## Wybieranie kart

table-act-foreshadow = Zapowiedz: { $cards }
table-act-look = Obejrzyj: { $cards }
zone-label-forecast = Zapowiedzi

statistic-echoes = Rozstrzygnięte echa
statistic-foreshadowed = Karty zapowiedziane
statistic-promoted = Karty awansowane
