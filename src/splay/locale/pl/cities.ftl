### Słowa Miast przeznaczenia.

set-cities = Miasta
set-about-cities = Dodaje 105 miast: nie mają dogmatów, ale ich symbole działają przy zagraniu, a flagi liczą się jako dominacje.
icon-plus = plus
icon-left = strzałka w lewo
icon-right = strzałka w prawo
icon-up = strzałka w górę
icon-flag = flaga
icon-fountain = fontanna
icon-search-crown = korona pod lupą
icon-search-leaf = liść pod lupą
icon-search-bulb = żarówka pod lupą
icon-search-castle = zamek pod lupą
icon-search-factory = fabryka pod lupą
icon-search-clock = zegar pod lupą
sign-plus = +
sign-left = ←
sign-right = →
sign-up = ↑
sign-flag = ⚑
sign-fountain = ⛲
sign-search-crown = ?k
sign-search-leaf = ?l
sign-search-bulb = ?ż
sign-search-castle = ?z
sign-search-factory = ?f
sign-search-clock = ?g

## Dziedziny

special-name-Legend = Legenda
special-name-Repute = Renoma
special-name-Fame = Sława
special-name-Glory = Chwała
special-name-Victory = Zwycięstwo
special-Legend = zagranie miasta ze strzałką w lewo na stos już rozsunięty w lewo
special-Repute = zagranie miasta ze strzałką w prawo na stos już rozsunięty w prawo
special-Fame = zagranie miasta ze strzałką w górę na stos już rozsunięty w górę
special-Glory = ukrycie miasta z flagą
special-Victory = ukrycie miasta z fontanną

## Symbole, które działają, i ciągnięcie miast

event-icon-plus = Plus na karcie { $cards }: { $you ->
    [yes] ciągniesz
   *[no] { $player } ciągnie
} kartę.
event-icon-arrow = Strzałka na karcie { $cards } wskazuje w { $direction }.
event-icon-search = { $you ->
    [yes] Szukasz
   *[no] { $player } szuka
} [{ $icon }] dzięki karcie { $cards }.
event-city-color = { $you ->
    [yes] Dostajesz
   *[no] { $player } dostaje
} miasto za nowy kolor: { $color }.
event-city-splay = { $you ->
    [yes] Dostajesz
   *[no] { $player } dostaje
} miasto za rozsunięcie: { $color } stos w { $direction }.
event-city-color-instead = { $you ->
    [yes] Dostajesz
   *[no] { $player } dostaje
} kartę z zestawu { $set } za nowy kolor: { $color }. Miast już nie ma.
event-city-splay-instead = { $you ->
    [yes] Dostajesz
   *[no] { $player } dostaje
} kartę z zestawu { $set } za rozsunięcie: { $color } stos w { $direction }. Miast już nie ma.

## Flagi i fontanny, które pojawiają się i znikają

event-flag-won = { $you ->
    [yes] Zyskujesz
   *[no] { $player } zyskuje
} dominację: flaga ({ $card }).
event-flag-lost = { $you ->
    [yes] Tracisz
   *[no] { $player } traci
} dominację: flaga ({ $card }).
event-fountain-won = { $you ->
    [yes] Zyskujesz
   *[no] { $player } zyskuje
} { $number ->
    [one] dominację: fontanna
    [few] { $number } dominacje: fontanny
   *[many] { $number } dominacji: fontanny
} ({ $card }).
event-fountain-lost = { $you ->
    [yes] Tracisz
   *[no] { $player } traci
} { $number ->
    [one] dominację: fontanna
    [few] { $number } dominacje: fontanny
   *[many] { $number } dominacji: fontanny
} ({ $card }).

## Poparcie

option-endorse = Poprzyj: { $card }
option-pass-endorse = Nie popieraj
prompt-endorse = Poparcie ({ $card }): { $prompt }
waits-endorse = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
} kartę do ukrycia, by poprzeć kartę { $card } ...
event-action-endorse = { $you ->
    [yes] Popierasz
   *[no] { $player } popiera
} kartę { $cards }.
preview-endorse = Najpierw ukrywasz kartę z ręki.

## Zapowiedź tego, co zrobią znaki i jakie miasta przyjdą

preview-act-plus = { $sure ->
    [never] Nic nie ciągniesz: nie ma już kart.
   *[always] Ciągniesz: { $cards }.
}
preview-act-arrow = { $sure ->
    [never] Niczego nie rozsuwa.
   *[always] Rozsuwa { $color } stos w { $direction }.
}
preview-act-search = { $sure ->
    [never] Nic nie ujawniasz: w stosie podstawowym nie ma już [{ $age }].
   *[always] { $number ->
        [one] Ujawniasz podstawową [{ $age }] i zatrzymujesz ją, jeśli ma [{ $icon }].
        [few] Ujawniasz { $number } podstawowe [{ $age }] i zatrzymujesz te, które mają [{ $icon }].
       *[many] Ujawniasz { $number } podstawowych [{ $age }] i zatrzymujesz te, które mają [{ $icon }].
    }
}
preview-city = { $sure ->
    [maybe] Być może dostaniesz: { $cards }.
   *[always] Dostajesz: { $cards }.
}
preview-effects-twice = Potem rozstrzygasz każdy dogmat dwa razy, a przymus obiega stół dwukrotnie.
preview-no-effects = Nie ma dogmatów.
preview-paid-never = Ukrywasz kartę, a dogmaty niczego nie zmieniają.
preview-unsure = { $players_you ->
    [only] Od ukrywanej karty zależy, czy obejmie to ciebie.
   *[no] { $players_number ->
        [one] Od ukrywanej karty zależy, czy obejmie to gracza { $players }.
        [few] Od ukrywanej karty zależy, czy obejmie to graczy: { $players }.
       *[many] Od ukrywanej karty zależy, czy obejmie to graczy: { $players }.
    }
}

## Stół w zwykłych wierszach

plain-fleeting = { $name }. { $taken }

## Rozstrzygnięcia

ruling-cities = Miasta: jeśli rozsuwasz stos w strefie innego gracza, miasto ciągniesz ty. Symbole miasta działają od góry. Poparty przymus obiega stół dwukrotnie.
ruling-endorse-bound = Nie wybierasz miasta do poparcia: kartę ukrywaną ogranicza najwyższe, które pasuje.
ruling-two-acting-icons = Dwa działające symbole na mieście: najpierw ten u góry pośrodku. Bangkok i San Francisco mają tylko bonusy.
ruling-when-a-city-is-drawn = Miasto za nowy kolor ciągniesz tylko przy akcji Zagraj; za rozsunięcie zaraz po każdym rozsunięciu, także w zagnieżdżonej karcie i przy współpracy.
ruling-splay-then-city = Po rozsunięciu następują flagi i fontanny, dziedziny i sprawdzenie, czy ktoś wygrywa; dopiero potem ciągniesz miasto.
ruling-order-of-flags = Kolejność ustalasz też wtedy, gdy może rozstrzygnąć o wygranej przez flagę lub fontannę.
ruling-endorsed-echoes = Poparcie podwaja też twoje echa.
