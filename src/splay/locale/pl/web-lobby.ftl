### Słowa strony głównej, nowych stołów i tych, które czekają na graczy.

lobby-title = Graj w Innowacje
lobby-title-new = Zbuduj cywilizację, pomysł po pomyśle.
lobby-title-turn = { $name }, twój ruch.
lobby-title-back = Witaj ponownie, { $name }.
lobby-welcome = Graj w Innowacje za darmo w przeglądarce. Konto niepotrzebne.
# $number: ile gier czytelnika czeka na odpowiedź
lobby-waiting = { $number ->
    [one] Jedna gra czeka na ciebie.
    [few] { $number } gry czekają na ciebie.
   *[many] { $number } gier czeka na ciebie.
}
lobby-computer = Graj z komputerem
lobby-level = Poziom
lobby-opponents = Przeciwnicy
lobby-cards = Karty
lobby-cards-base = Gra podstawowa (105 kart)
lobby-cards-all = Wszystkie zestawy
lobby-play = Graj teraz
lobby-play-hints = Wskazówki są włączone. Wszystko możesz cofnąć.
lobby-play-undo = Wszystko możesz cofnąć.
lobby-play-options = Wszystkie opcje
lobby-name = Grasz jako { $name }.
lobby-name-change = Zmień nazwę
lobby-strength-random = Łatwy
    .end-stronger = z łatwym komputerem
lobby-strength-random-hint = Losowe ruchy. Dobry na pierwszą grę.
lobby-strength-rule = Średni
    .end-stronger = ze średnim komputerem
lobby-strength-rule-hint = Gra rozsądnie, ale przeocza kombinacje.
lobby-strength-greedy = Silny
    .end-stronger = z silnym komputerem
lobby-strength-greedy-hint = Myśli naprzód i karze za błędy.
lobby-strength-planner = Ekspert
    .end-stronger = z ekspertem
lobby-strength-planner-hint = Planuje kilka akcji naprzód.
lobby-strength-master = Mistrz
    .end-stronger = z mistrzem
lobby-strength-master-hint = Samouk. Trudno z nim wygrać.
lobby-strength-master-hint-elsewhere = Gra jak Ekspert: zna tylko grę podstawową dla dwojga.
lobby-learn = Pierwszy raz tutaj?
lobby-learn-about = Sześć krótkich lekcji przy prawdziwym stole. Każdy ruch wykonujesz samodzielnie.
lobby-learn-go = Nauka w dziesięć minut
lobby-learn-rules = Przeczytaj zasady
lobby-lessons = Pierwszy raz? Lekcja trwa minutę.
lobby-lesson-set = Lekcja: { $set }
lobby-lesson-teams = Lekcja: drużyny
lobby-today = Dziś
lobby-today-puzzle = Zadanie dnia
lobby-today-deal = Rozdanie dnia
lobby-today-win = Wygraj w tej turze.
lobby-today-stop = Nie daj wygrać przeciwnikowi.
lobby-today-take = Uprzedź przeciwnika: zdominuj { $value }.
lobby-today-help = Nie pomagaj przeciwnikowi.
lobby-today-solve = Rozwiąż
lobby-today-solved = Wyniki
lobby-today-first = { $percent }% za pierwszym razem.
lobby-today-one-way = Jest tylko jeden sposób.
lobby-today-all = Wszystkie zadania
lobby-today-streak = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
lobby-today-deal-about = Jedna gra, te same karty dla wszystkich.
lobby-today-players = { $players ->
    [0] Nie ma jeszcze wyników. Zacznij!
    [one] 1 ukończona gra.
    [few] { $players } ukończone gry.
   *[many] { $players } ukończonych gier.
}
lobby-today-play = Rozegraj
lobby-today-resume = Wróć do gry
lobby-today-results = Wyniki
lobby-friend = Graj ze znajomymi
lobby-friend-hint = Dostaniesz stół i link do wysłania. Gra zacznie się, gdy ktoś dołączy.
lobby-friend-make = Utwórz link z zaproszeniem
lobby-new = Nowy stół
lobby-new-hint = Wybierasz wszystko: od dwóch do pięciu graczy, drużyny, czas, kilka osób na jednym urządzeniu i jeszcze więcej.

## Szukanie przeciwników

find = Znajdź przeciwnika
find-many = Znajdź przeciwników
find-pace = Tempo
find-pace-live = Na żywo
find-pace-day = Codziennie
find-players = Liczba graczy
find-rated = Gra rankingowa
find-rated-sign-in = Zaloguj się, by grać rankingowo
# $people: how many look for the same
find-others = { $people ->
    [0] Nikt teraz nie szuka.
    [one] Szuka 1 osoba.
    [few] Szukają { $people } osoby.
    [many] Szuka { $people } osób.
   *[other] Szuka { $people } osób.
}
find-first = Zacznij szukać
find-looking = Szukamy przeciwnika ...
find-looking-many = Szukamy przeciwników ...
find-meanwhile = Zajmij się czymś innym. Damy znać, gdy ktoś się znajdzie.
find-meanwhile-day = Możesz zamknąć Splay. Gdy ktoś się znajdzie, gra pojawi się wśród twoich.
find-computer = Zagraj z komputerem
find-computer-about = Jeszcze nikogo nie ma. Zagraj tymczasem z komputerem: szukamy dalej.
find-stop = Przestań szukać
# $names: a list of people
find-found = Zaczyna się twoja gra. Przy stole: { $names }.
find-come = Idź do stołu
find-later = Później

## Listy

lobby-mine = Twoje gry
lobby-mine-turn = Twoja tura
lobby-mine-running = Czeka na innych
lobby-mine-away = Gra za ciebie komputer
lobby-mine-paused = Wstrzymana, aż ktoś wróci
lobby-mine-waiting = Czeka na graczy
lobby-mine-asked = Prośba o rewanż
lobby-mine-all = Wszystkie gry
lobby-open = Otwarte stoły
lobby-closed = Tutaj nie ma listy stołów. Graczy sprowadzisz linkiem, zaproszeniem albo wyzwaniem.
lobby-open-none = Nikt nie czeka. Może utworzysz stół?
lobby-here = { $number ->
    [one] W ostatniej godzinie była tu { $number } osoba.
    [few] W ostatniej godzinie były tu { $number } osoby.
   *[many] W ostatniej godzinie było tu { $number } osób.
}
lobby-open-sit = Dołącz
lobby-open-sit-at = Dołącz: { $names }
lobby-open-look = Zobacz
lobby-open-look-at = Zobacz: { $names }
lobby-live = Na żywo
lobby-live-turn = tura { $turn }
lobby-live-achieved = { $number ->
    [one] 1 dominacja
    [few] { $number } dominacje
   *[many] { $number } dominacji
}
lobby-watch = Oglądaj grę
lobby-watch-go = Oglądaj
lobby-watch-at = Oglądaj: { $names }
# Pięć różnych pierwszych liter: to znaki komputerów przy stole.
lobby-seat-agent-random = Łatwy komputer
lobby-seat-agent-rule = Średni komputer
lobby-seat-agent-greedy = Silny komputer
lobby-seat-agent-planner = Ekspert (komputer)
lobby-seat-agent-master = Mistrz (komputer)
lobby-seat-free = wolne miejsce
lobby-seat-you = { $name } (ty)
lobby-fact-players = { $number ->
    [one] { $number } gracz
    [few] { $number } graczy
   *[many] { $number } graczy
}
lobby-fact-sets = dodatki: { $sets }
lobby-fact-first = pierwsza edycja
lobby-fact-teams = drużyny
lobby-fact-extra = do wygranej jedna dominacja więcej
lobby-fact-specials = dziedziny po każdym dogmacie
lobby-fact-memory = bez oznaczania znanych kart
lobby-fact-advice = można pytać komputer o radę
lobby-fact-rated = gra rankingowa
lobby-fact-device = wspólne urządzenie
lobby-fact-end = koniec, jeśli ktoś odejdzie
lobby-fact-link = tylko z linkiem

## Czas

lobby-span-days = { $number ->
    [one] 1 dzień
    [few] { $number } dni
   *[many] { $number } dni
}
    .lobby-ago = { $number ->
        [one] dzień
        [few] { $number } dni
       *[many] { $number } dni
    }
lobby-span-hours = { $number ->
    [one] 1 godzina
    [few] { $number } godziny
   *[many] { $number } godzin
}
    .lobby-ago = { $number ->
        [one] godzinę
        [few] { $number } godziny
       *[many] { $number } godzin
    }
lobby-span-minutes = { $number ->
    [one] 1 minuta
    [few] { $number } minuty
   *[many] { $number } minut
}
    .lobby-ago = { $number ->
        [one] minutę
        [few] { $number } minuty
       *[many] { $number } minut
    }
lobby-span-seconds = { $number ->
    [one] 1 sekunda
    [few] { $number } sekundy
   *[many] { $number } sekund
}
    .lobby-ago = { $number ->
        [one] sekundę
        [few] { $number } sekundy
       *[many] { $number } sekund
    }
lobby-ago-now = przed chwilą
lobby-ago = { $span } temu

## Czas na grę

lobby-clock = Czas
lobby-clock-none = bez limitu czasu
lobby-clock-move = { $span } na odpowiedź
lobby-clock-bank = { $span } na gracza
lobby-clock-increment = { $span } na gracza, + { $increment } za odpowiedź
lobby-clock-named = { $name }: { $clock }
lobby-clock-quick-name = Szybko
lobby-clock-calm-name = Spokojnie
lobby-clock-move-name = Stały czas
lobby-clock-day-name = Codziennie
lobby-clock-days-name = Co kilka dni
lobby-clock-week-name = Bez pośpiechu
lobby-clock-own = Własny czas ...
lobby-clock-none-hint = Myśl tak długo, jak chcesz.
lobby-clock-quick-hint = Dla znających karty: około 15 minut przy dwóch graczach.
lobby-clock-calm-hint = Wszyscy są na miejscu i mają czas czytać karty.
lobby-clock-move-hint = Na każdą odpowiedź tyle samo czasu. Niewykorzystany przepada.
lobby-clock-day-hint = Nie musicie być tu jednocześnie. Zaglądaj raz dziennie.
lobby-clock-days-hint = Nie musicie być tu jednocześnie. Zaglądaj co trzy dni.
lobby-clock-week-hint = Tydzień na gracza i za każdą odpowiedź pół dnia więcej.
lobby-clock-own-hint = W „Więcej opcji” wybierz, co się stanie, gdy skończy się czas.
lobby-clock-kind = Rodzaj limitu
lobby-clock-kind-bank = Czas na całą grę
lobby-clock-kind-move = Czas na odpowiedź
lobby-clock-amount-bank = Czas na gracza
lobby-clock-amount-move = Czas na odpowiedź
lobby-clock-per-answer = Dodatkowy czas za odpowiedź
lobby-unit-of = { $label }: jednostka
lobby-unit-seconds = sekundy
lobby-unit-minutes = minuty
lobby-unit-hours = godziny
lobby-unit-days = dni

## Nowy stół

lobby-new-short = Stół
lobby-new-more = Więcej opcji
lobby-new-submit = Utwórz stół
lobby-players = Liczba graczy
lobby-players-hint = Nie znasz gry? Zacznij od dwóch lub trzech graczy.
lobby-seats = Kto gra
lobby-seat-number = Miejsce { $number }
lobby-seat-named = Nazwa
lobby-seat-name = Nazwa gracza { $number }
lobby-seat-choice-me = Ty, na tym urządzeniu
lobby-seat-choice-open = Otwarte dla każdego
lobby-seat-choice-random = Łatwy komputer
lobby-seat-choice-rule = Średni komputer
lobby-seat-choice-greedy = Silny komputer
lobby-seat-choice-planner = Ekspert (komputer)
lobby-seat-choice-master = Mistrz (komputer)
lobby-seats-hint-usual = Wybierz „Ty” na kilku miejscach, aby przekazywać sobie jedno urządzenie.
lobby-seats-hint-hot = Gracie na jednym urządzeniu. Każdy widzi swoje karty w swojej turze.
lobby-seats-hint-elsewhere = Mistrz zna tylko grę dla dwojga z zestawem podstawowym. Tutaj gra jak Ekspert.
lobby-seats-hint-watching = Nie masz miejsca: ten stół jest dla innych.
lobby-public = Widoczność
lobby-public-public = Publiczny
lobby-public-link = Tylko z linkiem
lobby-public-public-hint = Każdy może znaleźć stół na liście.
lobby-public-link-hint = Stół nie pojawi się na liście. Dostaniesz link do wysłania.
lobby-more-rules = Zasady
lobby-presets = Rodzaj gry
lobby-preset-first = Pierwsza gra
lobby-first-hint = Wskazówki podczas gry
lobby-preset-classic = Klasyczna
lobby-preset-everything = Wszystko
lobby-preset-first-hint = Ty i łatwy komputer, tylko zestaw podstawowy. Wskazówki wyjaśniają, co się dzieje.
lobby-preset-classic-hint = Zestaw podstawowy według drukowanych zasad. Poniżej możesz zmienić, co chcesz.
lobby-preset-everything-hint = Wszystkie dodatki i relikty: więcej kart, więcej niespodzianek. Nie na pierwszą grę.
lobby-preset-own-hint = Własny wybór. W pierwszej grze lepiej bez dodatków.
lobby-sets = Zestawy kart
lobby-sets-part = także { $part }
lobby-sets-length = Około { $minutes } min. Złożoność { $complexity }/{ $most }, wiek { $age }+.
lobby-sets-longer = { $percent ->
    [0] równie długo
   *[more] o { $percent }% dłużej
}
lobby-problem-sets-edition = Dodatki wymagają trzeciej edycji. Wybierz ją w „Więcej opcji” albo zrezygnuj z dodatków.
lobby-edition = Edycja
lobby-edition-third = Trzecia
lobby-edition-first = Pierwsza
lobby-edition-hint = Niektóre karty się różnią. Wybierz edycję, którą znasz.
lobby-teams = Drużyny
lobby-teams-none = Bez drużyn
lobby-teams-random = Dwie losowe drużyny
lobby-teams-12-34 = 1 i 2 przeciw 3 i 4
lobby-teams-13-24 = 1 i 3 przeciw 2 i 4
lobby-teams-14-23 = 1 i 4 przeciw 2 i 3
lobby-teams-hint = Drużyny wygrywają razem i sumują swoje dominacje.
lobby-specials = Dziedziny
lobby-specials-after_each_change = od razu
lobby-specials-after_each_effect = po każdym dogmacie
lobby-specials-hint = Od razu: nawet w trakcie dogmatu, jak w drukowanych zasadach. Po każdym dogmacie: tylko jeśli warunek jest wtedy nadal spełniony.
lobby-extra = Do wygranej jedna dominacja więcej
lobby-extra-hint = Dłuższa gra.
lobby-memory = Oznaczaj karty, które już znasz
lobby-memory-hint = Wyłącz, aby polegać na własnej pamięci.
lobby-advice = Gracze mogą pytać komputer o radę
lobby-advice-hint = W grze z samymi komputerami zawsze możesz.
lobby-more-leaving = Gdy ktoś odejdzie
lobby-leavers = Gdy gracz odejdzie lub skończy mu się czas
lobby-leavers-stand_in = Dalej gra komputer
lobby-leavers-end = Gra się kończy
lobby-leavers-hint = W każdej chwili możesz wrócić na miejsce, które zajmuje komputer.
lobby-stand-in = Siła tego komputera
lobby-more-watching = Oglądanie
lobby-spectators = Widzowie
lobby-spectators-live = W trakcie gry
lobby-spectators-late = Po grze
lobby-spectators-none = Nikt
lobby-spectators-hint = Widzowie widzą to, co widzą wszyscy gracze, nigdy kart w ręce.
lobby-delay = Opóźnienie dla widzów
lobby-delay-hint = Widzowie widzą grę z opóźnieniem o tyle ruchów (0 = na żywo).
lobby-spectator-chat = Widzowie mogą czytać czat
lobby-archive = Każdy może zobaczyć ukończoną grę
lobby-archive-hint = Gry z publicznych stołów trafiają do archiwum, razem z powtórką.
lobby-problem-seats = Ustaw co najmniej jedno miejsce na „Ty” lub „Otwarte dla każdego”.
lobby-problem-names = Wpisz nazwę każdej osoby na tym urządzeniu.
lobby-problem-clock = Wpisz liczbę całkowitą od 1, najwyżej 60 dni.
lobby-problem-increment = Wpisz liczbę całkowitą od 0, najwyżej 60 dni.
lobby-problem-delay = Wpisz liczbę całkowitą: 0-500.

## Czekanie na graczy

lobby-wait-title = Oczekiwanie na graczy
lobby-wait-title-invited = Masz zaproszenie
lobby-wait-seats = Miejsca
lobby-wait-free = { $free ->
    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] { $free } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
   *[many] { $free } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
}
lobby-wait-sit = { $free ->
    [one] Jedno miejsce jest wolne. Zajmij je, a gra się zacznie.
    [few] { $free } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
   *[many] { $free } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
}
lobby-wait-missing = { $missing ->
    [one] Gra zacznie się, gdy przyjdzie jeszcze jeden gracz.
    [few] Gra zacznie się, gdy przyjdzie jeszcze { $missing } graczy.
   *[many] Gra zacznie się, gdy przyjdzie jeszcze { $missing } graczy.
}
lobby-wait-kept = { $name }, jeszcze w drodze
lobby-wait-take = Zajmij to miejsce
lobby-wait-take-number = Zajmij to miejsce ({ $number })
lobby-wait-take-too = Zajmij też to miejsce
lobby-wait-take-too-number = Zajmij też to miejsce, na tym urządzeniu ({ $number })
lobby-wait-computer = albo komputer:
lobby-wait-computer-group = Komputer na miejscu { $number }
lobby-wait-dismiss = Usuń
lobby-wait-dismiss-from = Usuń z miejsca { $number }: { $name }
lobby-wait-name-hint = Pod tą nazwą zobaczą cię inni. Konto niepotrzebne.
lobby-wait-seated = Masz miejsce przy stole.
lobby-wait-leave = Odejdź od stołu
lobby-wait-close = Zamknij stół
lobby-wait-back = Zachowaj miejsce i opuść tę stronę
lobby-wait-who-else = Jeszcze jedna osoba na tym urządzeniu
lobby-wait-their-name = Nazwa tej osoby
lobby-invite = Zaproś graczy
lobby-invite-hint = Każdy, kto otworzy link, może dołączyć.
lobby-invite-link = Link z zaproszeniem
lobby-invite-code = Kod QR
lobby-invite-code-of = Kod QR linku { $link }
lobby-invite-title = Gra w Innowacje
