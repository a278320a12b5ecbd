### Zasady gry podstawowej.

## Gra w skrócie

rules-game-title = Gra w skrócie
rules-game-idea-title = W pięciu zdaniach
rules-game-idea =
    1. Prowadzisz cywilizację przez epoki: jej idee to karty, które zagrywasz do swojej strefy, aktywujesz i przykrywasz lepszymi.
    2. Wygrywa, kto pierwszy zdobędzie dość **dominacji**: { $win_of_2 } przy dwóch graczach, { $win_of_3 } przy trzech, { $win_of_4 } przy czterech lub pięciu.
    3. Dominację zdobywasz akcją, gdy masz dość wpływu i dość wysoką kartę aktywną, albo dokonując czegoś wyjątkowego.
    4. W swojej turze masz dwie akcje: **ciągniesz** kartę, **zagrywasz** kartę z ręki, **aktywujesz** jedną ze swoich kart aktywnych albo **dominujesz**.
    5. Gdy aktywujesz kartę, przeciwnicy, którzy mają co najmniej tyle jej zasobów co ty, **współpracują**, a niektóre karty stosują **przymus** wobec tych, którzy mają mniej.
rules-game-cards-title = Karty
rules-game-cards =
    Gra podstawowa ma 105 kart z dziesięciu epok: piętnaście z epoki 1 i po dziesięć z każdej późniejszej. Wyższe epoki są silniejsze. Epoka karty to zarazem jej **wartość**.

    = [card]

    Każda karta ma jeden z pięciu kolorów, po 21 kart w kolorze.

    = [colors]
rules-game-icons-title = Zasoby
rules-game-icons =
    Na trzech z czterech pól karty są zasoby. Na czwartym jest obrazek w sześciokącie, który nie jest zasobem.

    = [icons]

    Liczy się, ile zasobów danego rodzaju **widać** w całej strefie gracza. Stół podlicza je za ciebie.
rules-game-places-title = Gdzie leżą karty
rules-game-places =
    - **Strefa:** najwyżej pięć odkrytych stosów, po jednym na kolor.
    - **Ręka:** karty pociągnięte i jeszcze niezagrane. Inni widzą tylko ich rewersy, a więc i epoki.
    - **Karty wpływu:** zakryte karty dodane do wpływu. Wszyscy widzą ich epoki, a więc i siłę twojego wpływu.
    - **Dominacje:** te, które już masz.
    - Pośrodku: zakryty **stos** każdej epoki oraz dominacje jeszcze do zdobycia.

## Przygotowanie

rules-setup-title = Przygotowanie gry
rules-setup-deal-title = Jak zaczyna się gra
rules-setup-deal =
    1. Karty każdej epoki zostają potasowane: to dziesięć stosów epok.
    2. Po jednej karcie z epok 1-9 odkłada się bez oglądania: to dziewięć epok do zdominowania. Obok leży pięć dziedzin.
    3. Każdy ciągnie dwie karty z epoki 1.
    4. Każdy po kryjomu wybiera jedną z nich i ją zagrywa. Wszyscy ujawniają je razem.

    Tasowania nie da się zmienić: menu stołu od początku pokazuje jego odcisk, a twoja przeglądarka sprawdza go po grze.
rules-setup-first-title = Kto zaczyna
rules-setup-first =
    Gracz, którego pierwsza karta jest pierwsza w alfabecie. W każdym języku liczą się nazwy angielskie, razem z rodzajnikiem: „The Wheel” (Koło) jest przed „Tools” (Narzędzia).

    Gracz rozpoczynający ma w pierwszej turze tylko **jedną** akcję. W grze na cztery lub pięć osób także drugi gracz. Potem każdy ma dwie, zgodnie z ruchem wskazówek zegara.
rules-setup-needed-title = Ile dominacji potrzeba
rules-setup-needed =
    = [needed]

    Każdy dodatek wymaga jednej więcej. Jedną więcej można też ustawić przy stole.

## Tura

rules-turn-title = Tura
rules-turn-actions-title = Dwie akcje
rules-turn-actions =
    W swojej turze wykonujesz dwie akcje, jeśli chcesz, dwa razy tę samą:

    - **Pociągnij** kartę.
    - **Zagraj** kartę z ręki.
    - **Aktywuj** jedną ze swoich kart aktywnych.
    - **Dominuj:** zdominuj epokę.
rules-turn-draw-title = Pociągnij
rules-turn-draw =
    Weź do ręki kartę o wartości swojej najwyższej karty aktywnej. Jeśli nie masz kart w strefie, jest to [1].

    Jeśli stos epoki jest pusty, ciągniesz z najbliższego wyższego, w którym są karty. Tak mijają epoki. Jeśli aż do epoki 10 nie ma już nic, twoje pociągnięcie kończy grę.
rules-turn-meld-title = Zagraj
rules-turn-meld =
    Połóż kartę z ręki w swojej strefie, na wierzchu stosu w jej kolorze. Jeśli stos jest rozsunięty, nowa karta dołącza do rozsunięcia.

    Karta pod nią jest przykryta: nie możesz jej już aktywować, a widać z niej tylko to, co odsłania rozsunięcie. Zagranie karty nie uruchamia jej dogmatów.
rules-turn-dogma-title = Aktywuj
rules-turn-dogma = Wybierz jedną ze swoich kart aktywnych i rozstrzygnij jej dogmaty. Inni mogą współpracować albo ulec przymusowi: patrz „Dogmaty”.
rules-turn-achieve-title = Dominuj
rules-turn-achieve =
    Zdominuj epokę, jeśli masz dość wpływu i dość wysoką kartę aktywną. Ile potrzeba, mówi temat „Dominacje”.
rules-turn-undo-title = Cofnij
rules-turn-undo = „Cofnij” wraca do twojego ostatniego wyboru. W grze z komputerami działa zawsze, nawet po jej końcu. W grze z ludźmi cofasz bez pytania, dopóki nikt nie dowie się czegoś, czego nie dało się po prostu powiedzieć (na przykład, jaką kartę pociągnięto lub ujawniono), i dopóki nikt inny nie dokona wyboru. Dlatego kartę zagraną, ukrytą, zwróconą lub dodaną do wpływu cofniesz bez pytania, choć inni już ją znają. Potem potrzebna jest zgoda wszystkich. Cofanie nie daje nikomu czasu: wraca czas z tamtej chwili, pomniejszony o twój późniejszy namysł.

## Strefa

rules-board-title = Stosy i rozsunięcia
rules-board-piles-title = Stosy
rules-board-piles =
    Każdy kolor ma jeden stos. Możesz aktywować jego **kartę aktywną**, czyli wierzchnią, na której widać wszystkie zasoby. Karty można też ukrywać na spodzie stosu.

    Gdy karta aktywna znika, nową kartą aktywną jest ta pod nią.
rules-board-splay-title = Rozsunięcia
rules-board-splay =
    Dogmaty mogą rozsunąć stos: z każdej karty pod spodem widać wtedy tę samą część. Te zasoby też się liczą.

    = [splays]

    Stos pozostaje tak rozsunięty, dopóki inny dogmat tego nie zmieni.
rules-board-limits-title = Czego wymaga rozsunięcie
rules-board-limits =
    - Stosu z co najmniej dwiema kartami.
    - Nowego kierunku: rozsunięcie stosu tak, jak już jest rozsunięty, niczego nie zmienia.
    - Stos, w którym została jedna karta, nie jest już rozsunięty, nawet jeśli później dojdą karty.
    - Rozsuwasz tylko własne stosy.

## Co znaczą słowa

rules-words-title = Co znaczą słowa
rules-words-moves-title = Ruchy kart
rules-words-moves =
    - **Pociągnij:** weź do ręki kartę ze stosu epoki.
    - **Zagraj:** połóż kartę w swojej strefie, na wierzchu stosu w jej kolorze.
    - **Ukryj:** wsuń kartę pod spód tego stosu.
    - **Dodaj do kart wpływu:** połóż kartę wśród swoich kart wpływu. Dotyczy to też „Pociągnij [2] i dodaj ją do kart wpływu”.
    - **Zwróć:** wsuń kartę pod spód stosu jej epoki.
    - **Ujawnij:** pokaż kartę wszystkim.
    - **Przekaż** i **zamień:** karty zmieniają właściciela lub miejsce. To nie jest ciągnięcie, zagrywanie ani dodawanie do wpływu. W strefie trafiają na wierzch stosu w swoim kolorze.
rules-words-may-title = Możesz i musisz
rules-words-may =
    Jeśli tekst nie mówi „możesz”, zrób to, na ile się da. Co jest niewykonalne, pomiń, a resztę zrób.

    - „Możesz” z podaną liczbą: wszystkie karty albo żadna.
    - „Najwyżej” i „dowolnie wiele”: kończysz, kiedy chcesz.
    - „Jeśli to zrobisz”: ciąg dalszy wymaga pełnej liczby. Mając dwie karty, nie zwrócisz trzech.
    - Jeśli musisz oddać kartę określonego rodzaju i nie masz takiej, a inni nie mogą tego wiedzieć, pokazujesz na dowód karty z ręki.
rules-words-values-title = Wartości
rules-words-values =
    - **Najwyższa** i **najniższa**: chodzi o wartość. Jeśli kilka kart jest równych, wybiera gracz, który rozstrzyga dogmat.
    - Zamiast 0 ciągniesz [1].
    - **Wpływ** to suma wartości kart wpływu.
rules-words-order-title = Kilka kart
rules-words-order =
    Jeśli zwracasz lub ukrywasz kilka kart, ustalasz ich kolejność. Jeśli nie ma ona znaczenia, nikt cię nie pyta. Inni nie dowiadują się, jak zwrócone karty leżą w stosie epoki.
rules-words-execute-title = Karty, które aktywują karty
rules-words-execute =
    Niektóre karty pozwalają rozstrzygnąć dogmaty innej karty. Robisz to na własny użytek, bez jej dogmatów przymusu, a potem wracasz do przerwanego miejsca. Zaczętą kartę kończysz, gdziekolwiek w tym czasie trafi.

    „Powtórz ten dogmat” zaczyna ten sam dogmat od nowa, dla tego samego gracza.

## Dogmaty

rules-dogma-title = Dogmaty
rules-dogma-count-title = Rozpatrywany zasób
rules-dogma-count =
    Gdy aktywujesz kartę, widoczne zasoby rozpatrywanego rodzaju liczy się u wszystkich tylko **raz**, na samym początku. Co dogmaty zmienią potem, nie wpływa już na to, kto współpracuje i kogo dotyka przymus.
rules-dogma-share-title = Kto współpracuje
rules-dogma-share =
    Przeciwnicy, którzy mają **tyle samo** rozpatrywanych zasobów co ty **lub więcej**, korzystają ze wszystkich dogmatów współpracy: też je rozstrzygają. Muszą to zrobić, chyba że tekst daje im wybór.
rules-dogma-demand-title = Kogo dotyka przymus
rules-dogma-demand =
    Dogmat, który zaczyna się od „Żądam”, dotyka tych przeciwników, którzy mają **mniej** rozpatrywanych zasobów niż ty, i nikogo więcej. Żądasz ty: „moje” karty są twoje, a „swoje” należą do gracza, którego dotyka przymus. Wyborów dokonuje ten gracz, chyba że tekst mówi „wybiorę”.
rules-dogma-order-title = W jakiej kolejności
rules-dogma-order =
    Dogmaty rozstrzyga się od góry do dołu. Wszyscy kończą jeden, zanim zacznie się następny.

    W ramach dogmatu kolej idzie zgodnie z ruchem wskazówek zegara, zaczynając po twojej lewej. Ty rozstrzygasz **na końcu**.
rules-dogma-bonus-title = Premia za współpracę
rules-dogma-bonus =
    Jeśli współpraca przeciwnika coś zmieni, na samym końcu ciągniesz jedną kartę, jak w akcji Pociągnij. Jedną, bez względu na to, ilu graczy współpracuje.

    Zmiana to karta przeniesiona lub ujawniona, nowe rozsunięcie albo nowa kolejność. Odłożenie wszystkiego na miejsce jej nie cofa. Dogmaty przymusu się nie liczą.
rules-dogma-example-title = Przykład
rules-dogma-example =
    Anna aktywuje kartę Wiosła, której rozpatrywanym zasobem jest zamek. Policz zamki w strefach:

    = [dogma]

    1. Przymus dotyka tylko Celiny. Celina ma kartę z koroną, więc trafia ona do kart wpływu Anny. Celina ciągnie [1]. Nie ma na niej korony, więc to koniec przymusu.
    2. Z drugiego dogmatu korzysta Borys, przed Anną. Czy w wyniku żądania przekazano kartę? Tak, więc Borys nie ciągnie karty, Anna też nie.
    3. Borys współpracuje, ale nic nie zmienia: nie ma premii za współpracę.

    Bez korony Celina pokazuje na dowód karty z ręki. Wtedy Borys ciągnie [1], Anna też, a potem Anna jeszcze jedną kartę: premię za współpracę.

## Dominacje

rules-achievements-title = Dominacje
rules-achievements-numbered-title = Epoki
rules-achievements-numbered =
    Epokę dominujesz akcją. Potrzebujesz karty aktywnej o jej wartości lub wyższej i wpływu co najmniej { $points_a_value } razy większego od tej wartości. Nie płacisz: karty wpływu zostają.

    = [costs]

    W grze podstawowej jest po jednej epoce każdej wartości.
rules-achievements-special-title = Dziedziny
rules-achievements-special =
    Nie wymagają akcji: spełnij warunek, a dziedzina od razu jest twoja, nawet w trakcie dogmatu lub w turze innego gracza. Jeśli kilku graczy spełni go w tej samej chwili, pierwszeństwo ma ten, kto rozstrzyga dogmat (w pierwszej edycji ten, czyja jest tura), a dalej zgodnie z ruchem wskazówek zegara.

    = [specials]

    Każdą można też zdominować dzięki pewnej karcie. Obie drogi są otwarte, dopóki nikt jej nie ma.

## Koniec

rules-end-title = Koniec gry
rules-end-enough-title = Dość dominacji
rules-end-enough = Gdy tylko masz dość dominacji, wygrywasz, nawet w trakcie dogmatu. Jeśli kilku graczy osiągnie to w tej samej chwili, wygrywa ten, kto ma najwięcej dominacji; przy remisie zwycięstwo jest wspólne.
rules-end-supply-title = Nie ma już czego ciągnąć
rules-end-supply =
    Gdy ktoś z jakiegokolwiek powodu musi pociągnąć kartę wyższą niż { $highest_age }, gra natychmiast się kończy. Wygrywa największy **wpływ**. Przy remisie decyduje liczba dominacji; jeśli wciąż jest remis, zwycięstwo jest wspólne.

    Stół ostrzega cię, zanim pociągniesz taką kartę z własnej woli.
rules-end-card-title = Karta kończy grę
rules-end-card = Kilka kart z epok 8-10 wskazuje, kto wygrywa. Jeśli gracze przy tym remisują, nikt nie wygrywa.
rules-end-leave-title = Ktoś odchodzi
rules-end-leave = Zastępuje go komputer (i można wrócić) albo gra się kończy: decydują o tym ustawienia stołu. Tak samo jest, gdy skończy ci się czas.

## Drużyny

rules-teams-title = Drużyny
rules-teams-play-title = Dwoje na dwoje
rules-teams-play =
    - Drużyna wygrywa razem. Potrzebujecie łącznie sześciu dominacji, a jeśli gra kończy się przez wpływ, sumujecie go.
    - Każdy ma własną strefę, rękę i karty wpływu.
    - **Przeciwnikami** są tylko gracze z drugiej drużyny.
    - Przymus nigdy nie dotyka partnera.
    - Partner, który ma dość zasobów, współpracuje, ale nie daje to premii.
    - „Dowolny gracz” to także partner; „przeciwnik” nie.
rules-teams-seats-title = Miejsca
rules-teams-seats = Drużyny są losowe albo zależą od ustawień stołu: razem grają sąsiedzi lub gracze siedzący naprzeciw siebie.

## Edycje

rules-editions-title = Edycje
rules-editions-differ-title = Czym się różnią
rules-editions-differ =
    W Splay gra się według trzeciej edycji, chyba że w ustawieniach stołu wybrano pierwszą. W pierwszej te karty działają inaczej:

    = [editions]

    Poza tym, jeśli kilku graczy w tej samej chwili spełni warunek **dziedziny**, pierwszeństwo ma ten, czyja jest tura, nieważne, kto rozstrzyga dogmat.

## Co wybiera stół

rules-options-title = Opcje i kwestie sporne
rules-options-options-title = Opcje stołu
rules-options-options =
    - **Edycja:** trzecia lub pierwsza.
    - **Dodatki:** więcej kart z własnymi zasadami, w trzeciej edycji. Najpierw zagraj bez nich.
    - **Drużyny:** brak albo dwoje na dwoje.
    - **Dziedziny:** od razu, po każdej pojedynczej zmianie, albo gdy gracz skończy dogmat.
    - **Jedna dominacja więcej** do zwycięstwa: dłuższa gra.
    - **Czas:** bez limitu, na każdą odpowiedź albo na całą grę.
    - **Widzowie** i co się dzieje, gdy ktoś odejdzie.
rules-options-disputed-title = Kwestie sporne
rules-options-disputed =
    Tam, gdzie drukowane zasady milczą albo różnią się edycje i gracze, gramy tak:

    = [disputed]

    Wyjaśnienia do pojedynczych kart są przy kartach, w dziale „Karty”.

## Słowniczek

rules-glossary-title = Słowniczek
rules-glossary-all-title = Wszystkie słowa
rules-glossary-all =
    = [glossary]
