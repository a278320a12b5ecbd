### Słowa strony trwającej gry.

table-page = Stół
table-opening = Otwieram stół ...
table-forgotten = Twoje logowanie tutaj wygasło, więc możesz tylko oglądać. Aby grać dalej, zaloguj się ponownie.
table-middle = Środek stołu
table-others = Przeciwnicy
table-own = Twoja strona
table-side = Dziennik i więcej
table-player = Gracz
table-you = { $player } (ty)
table-actions = { $actions ->
    [0] ostatnia akcja
    [one] jeszcze 1 akcja
    [few] jeszcze { $actions } akcje
   *[many] jeszcze { $actions } akcji
}
table-out = poza grą
table-away = gra komputer
table-gone = nie ma przy stole
table-resigned = gra poddana
table-computer = Gracz komputerowy
table-gone-now = offline
table-gone-minutes = offline { $number } min
table-gone-hours = offline { $number } godz.
table-gone-days = offline { $number ->
    [one] 1 dzień
    [few] { $number } dni
   *[many] { $number } dni
}
table-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-points-parts = { $points }: { $parts }
table-points-are = { $parts }.
table-points-plus = { $all } + { $next }
table-points-from-score = { $points }
table-points-says-score = karty wpływu { $points }
table-achieved = Dominacje { $number }/{ $needed }
table-achieved-team = Dominacje drużyny { $number }/{ $needed }
table-achieved-why = Do wygranej potrzeba { $needed ->
    [one] { $needed } dominacji
    [few] { $needed } dominacji
   *[many] { $needed } dominacji
}: { $parts }.
table-needed-players = { $number } przy { $players } graczach
table-needed-teams = { $number } dla drużyny
table-needed-set = { $number } więcej za dodatek { $set }
table-needed-extra = { $number } więcej jako opcja stołu
table-hand = Ręka
table-score = Karty wpływu
table-ledge-achievements = Dominuj
table-ledge-supplies = Stosy
table-your-hand = Twoja ręka
table-hand-earlier = Wcześniejsze karty
table-hand-later = Dalsze karty
table-hand-empty = Nie masz kart w ręce.
table-hand-empty-of = { $player } nie ma kart w ręce.
table-hand-number = Ręka { $number }
table-place-offers = wybierz
table-team = drużyna { $team }
table-name-numbered = { $name } { $number }
table-brief-hits = { $cards ->
    [one] grozi ci 1 karta
    [few] grożą ci { $cards } karty
   *[many] grozi ci { $cards } kart
}
table-menu = Menu stołu
table-boards = Strefy
table-tab-you = Ty
table-tab-facts = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $achieved } z { $needed } dominacji{ $moving ->
    [true] , teraz gra
   *[false] {""}
}
table-middle-open = Stosy epok i dominacje
table-side-open = Przebieg, dziennik i czat
table-unread = nowe
table-own-board = Twoja strefa
table-looking = Oglądasz strefę gracza { $player }.
table-has = { $own ->
    [true] Co masz
   *[false] Co ma { $player }
}
table-score-short = Wpływ
table-can-hit = Grozi ci karta { $card } ({ $player })
table-can-hit-several = { $number ->
    [one] Grozi ci { $number } karta
    [few] Grożą ci { $number } karty
   *[many] Grozi ci { $number } kart
} ({ $players })
table-next-brief = [{ $value }] { $needs }
table-turn = Tura { $turn }
table-first-melds = Karty startowe
table-tab-log = Dziennik
table-tab-supply = Stosy
table-turn-line = { $actions ->
    [0] Twoja tura: ostatnia akcja
    [one] Twoja tura: 1 akcja
    [few] Twoja tura: { $actions } akcje
   *[many] Twoja tura: { $actions } akcji
}
table-turn-play = Graj
table-turn-boards = Zobacz strefy
table-tab-story = Przebieg
table-show-end = Pokaż wynik
table-paused = Gra wstrzymana, aż ktoś wróci.
table-watching = Oglądasz. Karty w ręce i karty wpływu są zakryte.
table-clock = Pozostały czas
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-hours = { $hours }:{ $minutes } h
table-clock-days = { $days } d { $hours } h
table-pile = { $color } stos, { $splay }, { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
table-count = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
table-count-of = { $label }: { $number ->
    [0] brak
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
table-open-board = Wszystkie stosy: { $player }
table-open-pile = Pokaż wszystkie karty: { $pile }
table-open-cards = Pokaż je
table-pile-of = { $place }: { $pile }
table-pile-adds = Przykryte karty dodają: { $number } × { $icon }
table-pile-top = Na wierzchu
table-pile-shows = Widać:
table-pile-covered = Przykryte
table-lying = Karty
table-zone-empty = Nic tu nie ma.
table-supplies = Stosy epok
table-supply = Epoka { $age }: { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-supply-age = Epoka
table-supply-cards = Karty
table-supply-title = Stos epoki { $age }
table-supply-explained = { $count ->
    [0] Jest pusty: ciągniesz z najbliższego wyższego stosu, w którym są karty.
    [one] Została do pociągnięcia 1 karta epoki { $age }.
    [few] Zostały do pociągnięcia { $count } karty epoki { $age }.
   *[many] Zostało do pociągnięcia { $count } kart epoki { $age }.
}
table-supply-title-of = Stos epoki { $age } ({ $set })
table-supply-explained-of = { $count ->
    [0] Jest pusty.
    [one] Została 1 karta epoki { $age } ({ $set }).
    [few] Zostały { $count } karty epoki { $age } ({ $set }).
   *[many] Zostało { $count } kart epoki { $age } ({ $set }).
}
table-supply-next = Stąd ciągniesz następną kartę: to epoka twojej najwyższej karty aktywnej albo najbliższa wyższa, której stos nie jest pusty.
table-supply-top = Wiesz, że ta karta jest następna na stosie epoki { $age }.
table-supply-drawers = { $players_you ->
    [only] Stąd ciągniesz następną kartę.
    [yes] Stąd ciągniecie następną kartę: { $players }.
   *[no] { $players_number ->
        [one] Stąd następną kartę ciągnie { $players }.
        [few] Stąd następną kartę ciągną { $players }.
       *[many] Stąd następną kartę ciągną { $players }.
    }
}
table-draw = Pociągnij: { $card }
table-draw-ends = Pociągnij: to kończy grę
table-draw-because = { $age ->
    [none] W twojej strefie nie ma jeszcze kart: ciągniesz [1] albo kartę najbliższej epoki, której stos nie jest pusty.
    [higher] Twoja najwyższa karta aktywna to [{ $highest }], a { $elsewhere ->
        [yes] podstawowych [{ $highest }]
       *[other] kart [{ $highest }]
    }{ $skipped ->
        [1] {""}
       *[more] -[{ $last }]
    } już nie ma.
   *[top] Ciągniesz z epoki swojej najwyższej karty aktywnej.
}
table-next = Twoja następna karta: { $card }
table-next-ends = Nie ma już kart, które możesz pociągnąć: ciągnięcie kończy grę.
table-achievements = Dominacje
table-achievement = Dominacja
table-achievement-title = Dominacja { $value }
table-achievement-explained = Mając { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i kartę aktywną o wartości { $value } lub wyższej, możesz zdominować tę epokę w ramach akcji. Wpływu nie tracisz.
table-achievement-have = Masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i { $top ->
    [0] ani jednej karty aktywnej.
   *[more] najwyższą kartę aktywną o wartości { $top }.
}
table-achievement-dearer = Kosztuje cię więcej, bo masz już { $number ->
    [one] { $number } dominację
    [few] { $number } dominacje
   *[many] { $number } dominacji
} o wartości { $value }: każda dodaje { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}.
table-achievement-owned = masz { $number }
table-achievement-needs = Teraz: { $needs }.
table-special-explained = Bez akcji dostaje ją ten, kto pierwszy ma: { $condition }. Może ją dać także karta.
table-special-have-Empire = Spełniasz to dla { $have } z { $need } rodzajów zasobów.
table-special-have-Monument = W tej turze masz { $have } z { $need }.
table-special-have-Wonder = Masz { $have } z { $need } tak rozsuniętych stosów.
table-special-have-World = Masz { $have } z { $need } zegarów.
table-special-have-Universe = Masz { $have } z { $need } takich kart aktywnych.
table-needs-points = brak { $points }
table-needs-points-brief = ★ { $have }/{ $need }
table-needs-both = brakuje { $points } i aktywnej [{ $value }]
table-needs-both-brief = ★ { $have }/{ $need }, aktywna [{ $value }]
table-needs-top = brak aktywnej [{ $value }]
table-needs-nothing = można zdominować
table-achievement-taken = { $you ->
    [yes] Masz
   *[no] { $player } ma
} dominację { $value }
table-next-goal = { $more ->
    [0] { $top ->
        [yes] Na [{ $value }] masz już dość wpływu. Brakuje aktywnej [{ $value }].
       *[no] Możesz teraz zdominować [{ $value }].
    }
    [one] { $top ->
        [yes] Do [{ $value }] brakuje 1 punktu i aktywnej [{ $value }].
       *[no] Do [{ $value }] brakuje 1 punktu.
    }
    [few] { $top ->
        [yes] Do [{ $value }] brakuje { $more } punktów i aktywnej [{ $value }].
       *[no] Do [{ $value }] brakuje { $more } punktów.
    }
   *[many] { $top ->
        [yes] Do [{ $value }] brakuje { $more } punktów i aktywnej [{ $value }].
       *[no] Do [{ $value }] brakuje { $more } punktów.
    }
}
table-icons = Widoczne zasoby
table-icon-explained = Ile ich pokazuje każdy gracz. Jeśli to rozpatrywany zasób karty, współpracują gracze, którzy mają co najmniej tyle co aktywujący, a przymus dotyka tych, którzy mają mniej.
table-icon-of = Zasoby gracza { $player }
table-icons-then = potem

## Pytania

table-prompt = Pytanie do ciebie
table-action-hint = { $hand ->
    [0] Aktywuj
   *[more] Zagraj kartę z ręki, aktywuj
} kartę ze swojej strefy albo naciśnij przycisk.
table-where = Wybierz { $places }.
table-where-hand = z ręki
table-where-hand-of = z ręki gracza { $player }
table-where-tops = ze swoich kart aktywnych
table-where-tops-of = ze strefy gracza { $player }
table-where-board = ze swojej strefy
table-where-board-of = ze strefy gracza { $player }
table-where-score = ze swoich kart wpływu
table-where-score-of = z kart wpływu gracza { $player }
table-where-achievements = ze swoich dominacji
table-where-achievements-of = z dominacji gracza { $player }
table-show-offered = Pokaż je
table-tray = Karty do wyboru
table-tray-pile = Stos gracza { $player }: { $color }
table-tray-pile-your = Twój { $color } stos
table-tray-tops = Karty aktywne gracza { $player }
table-tray-tops-your = Twoje karty aktywne
table-tray-fold = Zobacz stół
table-tray-open = Wróć do kart
table-tray-secret = { $number ->
    [one] 1 karta · widzisz ją tylko ty
    [few] { $number } karty · widzisz je tylko ty
   *[many] { $number } kart · widzisz je tylko ty
}
table-opened = Naciśnij jeszcze raz, aby potwierdzić, albo wybierz coś innego.
table-picked-one = Naciśnij jeszcze raz, aby potwierdzić, albo wybierz inną.
table-picked = Wybrano { $number }. { $more ->
    [0] Więcej wybrać nie możesz.
   *[more] Możesz wybrać jeszcze { $more }.
}
table-picked-too-few = Wybrano { $number }. Wybierz jeszcze { $missing }.
table-act-none = { $number ->
    [one] Wybierz kartę
    [few] Wybierz { $number } karty
   *[many] Wybierz { $number } kart
}
table-more = Więcej
table-more-choose = Wybierz
table-more-answers = Więcej odpowiedzi
table-act-pick = Wybierz: { $cards }
table-act-drop = Nie wybieraj: { $cards }
table-act-meld = Zagraj: { $cards }
table-act-tuck = Ukryj: { $cards }
table-act-score = Dodaj do wpływu: { $cards }
table-act-return = Zwróć: { $cards }
table-act-transfer = Przekaż: { $cards }
table-act-exchange = Zamień: { $cards }
table-act-reveal = Ujawnij: { $cards }
table-act-execute = Aktywuj: { $cards }
table-act-keep = Zatrzymaj: { $cards }
table-act-achieve = Dominuj: { $cards }
table-act-remove = Usuń z gry: { $cards }
table-read-card = Przeczytaj: { $card }
table-card-barred = Nie możesz teraz wybrać tej karty.
table-confirm-cards = Potwierdź { $number ->
    [one] 1 kartę
    [few] { $number } karty
   *[many] { $number } kart
}
table-confirm-action = Potwierdź: { $action }
table-splay-nothing = nie odsłania nic nowego
table-stale = Gra poszła dalej, więc nic się nie stało. Spójrz jeszcze raz.
table-sending = Wysyłam ...
# Odpowiedź nie przyszła, a następny stan pokazuje, że to wykonano. $kind: "draw", "meld", inna możliwość albo "undo"
table-fate-done = { $kind ->
    [draw] Pociągnięcie karty dotarło na serwer.
    [meld] Zagranie karty dotarło na serwer.
    [undo] Cofnięcie dotarło na serwer.
   *[other] Twoja odpowiedź dotarła na serwer.
}
# Nie wykonano tego. $kind: jak wyżej
table-fate-missing = { $kind ->
    [draw] Pociągnięcie karty nie dotarło na serwer. Spróbuj ponownie.
    [meld] Zagranie karty nie dotarło na serwer. Spróbuj ponownie.
    [undo] Cofnięcie nie dotarło na serwer. Spróbuj ponownie.
   *[other] Twoja odpowiedź nie dotarła na serwer. Spróbuj ponownie.
}
table-fate-past = Podczas przerwy w połączeniu gra poszła dalej. To pytanie jest już zamknięte.
table-not-offered = Jednej z tych kart nie możesz już wybrać. Liczą się te, które są przed nią.
# $touch: czy nie ma myszy
table-order-help = { $touch ->
    [true] Karta 1 będzie { $first }, karta { $number } { $last }. Dotykaj kart po kolei, przeciągaj je za kropki albo użyj strzałek.
   *[false] Karta 1 będzie { $first }, karta { $number } { $last }. Klikaj karty po kolei, przeciągaj je albo użyj strzałek.
}
table-order-on-top = Na wierzchu będzie:
table-order-first = pierwsza
table-order-last = ostatnia
table-order-top = na wierzchu
table-order-bottom = na spodzie
table-order-card = { $card }: { $place } z { $number }
table-order-earlier = { $card } wcześniej
table-order-later = { $card } później
table-order-confirm = W tej kolejności

## Cofanie

table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie

## Kto przychodzi, kto odchodzi

table-turn-in = { $turns ->
    [one] następna tura
    [few] za { $turns } tury
   *[many] za { $turns } tur
}
table-thinking = { $you ->
    [yes] Wybierasz
   *[no] { $player } wybiera
}
table-your-first-meld = Zaczniesz od karty { $card }.
people-rematch = { $you ->
    [yes] Chcesz
   *[no] { $player } chce
} zagrać rewanż.
table-you-are-away = Gra za ciebie komputer.
table-you-are-away-paused = Nie ma cię przy stole. Nikogo innego też nie ma, więc gra czeka na ciebie.
table-you-are-late = Twój czas się skończył. Gra za ciebie komputer.
table-you-are-late-paused = Twój czas się skończył. Nikogo innego nie ma, więc gra czeka na ciebie.
table-come-back = Wróć na swoje miejsce
table-hand-over-to = Przekaż urządzenie: { $player }
table-hand-over-help = Przekaż urządzenie graczowi { $player }. Wszystko jest zasłonięte, dopóki { $player } nie naciśnie przycisku.
table-hand-over-go = To ja, { $player }: dalej
table-hand-over-others = To nie { $player }?
table-hand-over-look = To ja, { $player }
table-menu-title = Ten stół
table-link = Link do tego stołu
table-shuffle = Tasowanie
table-shuffle-about = Jedna tajna liczba tasuje wszystkie karty. Oto jej odcisk, utworzony przed rozdaniem pierwszej karty. Po grze zobaczysz tę liczbę, a twoja przeglądarka sprawdzi, czy się zgadza.
table-leave = Odejdź od stołu
table-leave-sure = Odejść od stołu?
table-leave-stay = Zostań
table-leave-stand-in = Gra za ciebie komputer; jeśli nikogo innego nie ma, stół przez pewien czas czeka. Możesz wrócić, dopóki gra trwa.
table-leave-ends = Jeśli odejdziesz, gra się skończy i wygrają pozostali.
table-resign = Poddaj grę
table-resign-sure = Poddać grę?
table-resign-play-on = Graj dalej
table-resign-ends = Przegrywasz i gra się kończy.
table-resign-computer = Zajmujesz ostatnie miejsce. Dalej gra za ciebie komputer.
table-resign-rated = Ta gra jest rankingowa: twój ranking spadnie.
table-you-resigned = Ta gra jest poddana. Dalej gra za ciebie komputer.
table-inactive = Oczekiwanie na gracza { $player }
table-inactive-stand-in = { $player } nie gra od kilku dni. Możesz posadzić na tym miejscu komputer, dopóki { $player } nie wróci.
table-inactive-let = Niech gra komputer
table-inactive-ends = { $player } nie gra od kilku dni. Możesz zakończyć grę; strona gracza { $player } przegra.
table-inactive-end = Zakończ grę

table-report = Zgłoś problem
table-report-seen = Zapisz plik tej gry i wyślij go osobie prowadzącej serwer, a w kilku słowach napisz, co się nie udało. Jest w nim to, co możesz zobaczyć, bez zakrytych kart. Nic nie wysyła się samo.
table-report-everything = Zapisz plik tej gry i wyślij go osobie prowadzącej serwer, a w kilku słowach napisz, co się nie udało. Jest w nim cała gra. Nic nie wysyła się samo.
table-report-save = Zapisz plik

## Klawisze

table-keys = Klawisze
table-key-numbers = wybierz to, co oznacza numer; pierwsze naciśnięcie tylko pokazuje numery
table-key-arrows = przechodź między tym, co możesz wybrać (karta z ręki się powiększa)
table-key-enter = wybierz; jeszcze raz: potwierdź
table-key-escape = anuluj wybór
table-key-open = powiększ kartę
table-key-draw = pociągnij
table-key-say = napisz coś
table-key-next-table = Następny stół, który na mnie czeka
table-key-undo = cofnij
table-key-next = następny krok przebiegu
table-key-skip = przejdź do swojej następnej decyzji

## Co zrobiłby komputer

table-advice = Co radzi komputer?
table-advice-title = Rada komputera
table-advice-chances = Szansa na wygraną
table-advice-chance = { $chance }%
table-advice-play = Wykonaj
table-advice-by = { $computer }: po { $games ->
    [one] 1 grze
    [few] { $games } gry
   *[many] { $games } gier
} od tego miejsca na każdą odpowiedź.
table-advice-others = { $others ->
    [one] 1 inna możliwość wygląda gorzej.
    [few] { $others } inne możliwości wyglądają gorzej.
   *[many] { $others } innych możliwości wygląda gorzej.
}
table-advice-thinking = Komputer myśli ...
table-advice-none = Komputer nie widzi tu nic do wyboru.

## Przeciwnicy komputerowi według siły

agent-random = Łatwy komputer
agent-rule = Średni komputer
agent-greedy = Silny komputer
agent-planner = Ekspert (komputer)
agent-master = Mistrz (komputer)
table-follow-coach = Rób, co mówi trener.
table-check-puzzle = Sprawdź swoje ruchy albo cofnij.
