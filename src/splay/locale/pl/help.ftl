### Pomoc dla początkujących, temat na ekran: 76 kolumn i 18 wierszy.

help-goal-title = O co chodzi
help-goal =
    Prowadzisz cywilizację od prehistorii po erę cyfryzacji.

    Wygrywa, kto pierwszy zdobędzie dość dominacji: { $win_of_2 } przy dwóch graczach,
    { $win_of_3 } przy trzech, { $win_of_4 } przy większej liczbie. Drużyna dwojga potrzebuje
    łącznie { $team_win }.

    Budujesz strefę: najwyżej pięć stosów, po jednym na kolor. Karty dają
    zasoby (korona, liść, żarówka, zamek, fabryka, zegar), a każda ma własne
    dogmaty. Mając dużo zasobów, korzystasz z cudzych dogmatów (współpraca),
    a twoje dogmaty przymusu dotykają przeciwników.

    Gra podstawowa ma 105 kart z dziesięciu epok. Wyższe epoki są silniejsze.
    Następny temat: twoja tura.

help-turn-title = Twoja tura
help-turn =
    Wykonujesz dwie akcje, różne lub takie same. (Gracz rozpoczynający zaczyna
    od jednej; w grze na cztery lub pięć osób także drugi.)

    Pociągnij  weź kartę o wartości swojej najwyższej karty aktywnej. Jeśli
               ten stos epoki jest pusty, z najbliższego wyższego.
    Zagraj     połóż kartę z ręki na wierzchu stosu w jej kolorze.
    Aktywuj    aktywuj jedną ze swoich kart aktywnych.
    Dominuj    zdominuj epokę, jeśli masz dość wpływu i dość wysoką kartę.

    Na początku każdy zagrywa jedną z dwóch kart. Zaczyna gracz, którego karta
    jest pierwsza w alfabecie (według nazw angielskich).

help-cards-title = Karty i zasoby
help-cards =
    Karta ma epokę (czyli wartość), kolor, trzy zasoby, sześciokąt i od jednego
    do trzech dogmatów.

    ♛ korona   ☘ liść   ☼ żarówka   ♜ zamek   ⚙ fabryka   ◷ zegar

    N niebieski   C czerwony   Z zielony   Ż żółty   F fioletowy

    Na karcie aktywnej, na wierzchu stosu, widać wszystkie zasoby. Na kartach
    pod nią widać niektóre, jeśli stos jest rozsunięty. Liczy się, ile zasobów
    danego rodzaju widać w strefie; ekran podlicza je za ciebie.

    Pociągnij, zagraj, ukryj (pod stos), dodaj do kart wpływu, zwróć (pod stos
    epoki): te słowa zawsze znaczą to samo.

help-splays-title = Rozsunięcia
help-splays =
    Rozsunięcie odsłania część kart leżących niżej w stosie:

    ← w lewo   jeden zasób każdej niższej karty (prawy dolny)
    → w prawo  dwa zasoby każdej niższej karty (lewa strona)
    ↑ w górę   trzy zasoby każdej niższej karty (dolny rząd)

    Rozsuwają tylko dogmaty. Stos musi mieć co najmniej dwie karty; gdy zostaje
    jedna, nie jest już rozsunięty. Nowe karty dołączają do rozsunięcia.

help-dogma-title = Dogmaty: współpraca i przymus
help-dogma =
    Każda karta ma rozpatrywany zasób: ten, którego ma najwięcej. Gdy aktywujesz
    kartę, zasoby tego rodzaju liczy się u wszystkich tylko raz:

    Gracze, którzy mają ich co najmniej tyle co ty, współpracują: też
    rozstrzygają dogmat, i to przed tobą. Jeśli współpraca przeciwnika coś
    zmieni, na końcu ciągniesz kartę: to premia za współpracę.

    Dogmaty, które zaczynają się od „Żądam”, dotykają przeciwników, którzy mają
    mniej zasobów niż ty. Oni muszą je rozstrzygnąć; ty nie.

    Popatrz więc, zanim wybierzesz: przy każdej karcie na liście widać, kto
    współpracuje i kogo dotyka przymus. Jeśli „możesz”, to nie musisz. Wszystko
    inne musisz zrobić, na ile się da.

help-achievements-title = Dominacje
help-achievements =
    Dziewięć epok, o wartościach 1-9, dominujesz akcją. Każda wymaga karty
    aktywnej o jej wartości lub wyższej i wpływu co najmniej { $points_a_value } razy większego
    od tej wartości. Wpływ zostaje. Druga o tej samej wartości wymaga dwa razy
    więcej wpływu.

    Pięć dziedzin dostajesz, gdy tylko spełnisz warunek:
    Wojskowość    po { $empire_icons } zasoby każdego z { $icon_kinds } rodzajów
    Pomnik        w jednej turze { $monument_cards } kart ukrytych lub { $monument_cards } dodanych do wpływu
    Cud           { $all_colors } stosów, każdy rozsunięty w prawo lub w górę
    Świat         { $world_clocks } zegarów
    Wszechświat   { $all_colors } kart aktywnych o wartości { $universe_value } lub wyższej

help-ends-title = Koniec gry
help-ends =
    Gra kończy się natychmiast, gdy
    - gracz ma dość dominacji: wygrywa;
    - gracz musi pociągnąć kartę wyższą niż { $highest_age }: wygrywa największy wpływ
      (przy remisie najwięcej dominacji);
    - mówi tak karta: kilka kart z epok 8-10 wskazuje, kto wygrywa.

    Może to być w trakcie dogmatu. Lista opcji ostrzega cię, jeśli pociągnięcie
    karty kończy grę.

help-expansions-title = Dodatki
help-expansions =
    Nie znasz gry? Zacznij bez dodatków.

    Łącz je dowolnie (--sets artifacts,echoes,cities); każdy ma tu swój temat
    i własne stosy epok. O tym, które epoki są puste, decydują tylko stosy
    podstawowe. Jeśli zestaw nie ma już kart jakiejś epoki, ciągniesz zamiast
    nich kartę podstawową, ale nie przy wykopalisku.

help-artifacts-title = Artefakty historii
help-artifacts =
    Artefakty (--sets artifacts): jeszcze 105 kart i jedna dominacja więcej do
    zwycięstwa. Odkopujesz artefakt, gdy karta zagrana w akcji nie jest wyższa
    od przykrytej albo obie mają sześciokąt w tym samym miejscu. Trafia na
    wystawę, jeśli jest pusta. Na początku tury możesz aktywować go za darmo,
    licząc też jego zasoby, i zwrócić; albo tylko zwrócić; albo to pominąć.
    Możesz go też zagrać. Do tego czasu nie należy do strefy ani do ręki.

    „Zmuszam cię” dotyczy przeciwników, którzy mają co najmniej tyle
    rozpatrywanych zasobów co ty. Przy innych dogmatach karty współpracują.

help-relics-title = Relikty
help-relics =
    Relikty (--sets artifacts,relics): gdy odkopujesz artefakt o wartości
    reliktu, możesz przejąć ten relikt z muzeum lub od innego gracza. Liczy się
    jako dominacja. Jeśli jego zestaw jest w grze, możesz zamiast tego wziąć go
    do ręki.

help-echoes-title = Echa przeszłości
help-echoes =
    Echa (--sets echoes): jeszcze 105 kart, pięć dziedzin i jedna dominacja
    więcej do zwycięstwa.

    Jeśli masz w ręce karty, ale żadnej z Ech, ciągniesz z Ech; w innym razie
    z zestawu podstawowego.

    e        Echo. Gdy aktywujesz kartę, najpierw działają wszystkie echa
             widoczne w jej kolorze, od najniższej karty w górę.
    1-11     Bonus. Najwyższy widoczny liczy się w całości, każdy inny
             jako jeden punkt.

    Zapowiedz kartę: połóż ją zakrytą wśród swoich zapowiedzi. Po akcji Zagraj
    możesz awansować jedną zapowiedź, nie wyższą niż zagrana karta: zagrywasz
    ją i możesz ją za darmo aktywować.

help-cities-title = Miasta przeznaczenia
help-cities =
    Miasta (--sets cities): 105 miast z sześcioma polami i bez dogmatów, jeszcze
    pięć dziedzin i jedna dominacja więcej do zwycięstwa. Jeśli nie masz miasta
    w ręce, ciągniesz je, gdy w akcji zagrywasz nowy kolor i gdy rozsuwasz stos
    w nowym kierunku.

    Miasto zagrane w akcji uruchamia swoje symbole, najpierw górny:
    +      Pociągnij kartę o 1 wyższą niż miasto.
    ← → ↑  Rozsuń stos jego koloru w tę stronę.
    ?k     Ujawnij karty podstawowe jego epoki (epoka 3: trzy); zatrzymaj te
           z koroną. (?l liść, ?ż żarówka, ?z zamek, ?f fabryka, ?g zegar)

    ⚑      Flaga: dominacja, dopóki ją widać, a u żadnego przeciwnika
           nie widać więcej kart jej koloru niż u ciebie.
    ⛲     Fontanna: dominacja, dopóki ją widać.

    Poparcie, raz na turę: ukryj kartę, by aktywować swoją kartę aktywną i każdy
    jej dogmat rozstrzygnąć dwa razy. Potrzebujesz aktywnego miasta, które ma
    jej rozpatrywany zasób i nie jest niższe niż karta ukrywana.

help-screen-title = Ekran
help-screen =
    Każda ramka to strefa gracza, każdy wiersz to kolor:

    C← 3 Inżynieria  ×4 ♛1♜3    czerwony, rozsunięty w lewo; karta aktywna to
                                Inżynieria z epoki 3, w stosie są cztery
                                karty, widać koronę i trzy zamki

    Niżej: wszystkie zasoby, wpływ i rewersy kart w ręce: „1×4 3” to cztery
    karty z epoki 1 i jedna z epoki 3.
    Potem twoja ręka, liczba kart w każdym stosie epoki i wpływ, jakiego
    brakuje ci do każdej epoki.
    Na dole: po lewej pytanie do ciebie z opcjami, po prawej dziennik, nowe
    wiersze jasne. Jeśli jest miejsce, pod opcjami widać wskazaną kartę.

help-keys-title = Klawisze
help-keys =
    1-9, potem A, B, C (z Shift)        wybierz tę opcję
    strzałki, Enter                     przesuń kursor, wybierz

    Spacja  opcja pod kursorem: karta i co by się stało
    c       karty: znajdź po nazwie, zestawie, epoce, kolorze, zasobie, tekście
    t       stół: pełne stosy wszystkich graczy i twoje karty
    g       cele: czego brakuje ci do każdej dominacji
    w       co radzi komputer? Z twoją szansą na wygraną
    l       cały dziennik
    u       cofnij: ostatni wybór i to, co potem zrobiły komputery
    s       zapisz grę
    q       wyjdź (lub Ctrl-C)
    ?       ta pomoc
    Esc     wstecz
