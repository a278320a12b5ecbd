### Słowa strony o zadaniach, zadaniu dnia i rozdaniu dnia.

puzzles-title = Zadania
puzzles-about = Znajdź jedyną właściwą akcję. Nie musisz zgadywać, co jest zakryte.
puzzles-rating = Twój ranking: { $rating }
puzzles-solved = Rozwiązane: { $solved } z { $puzzles }
puzzles-next = Następne zadanie
puzzles-none = Nie ma takich zadań.
puzzles-opening = Otwieram zadanie ...
puzzles-leave = Zadania
puzzles-show = Pokaż
puzzles-show-all = Wszystkie
puzzles-show-win = Wygrana
puzzles-show-take = Dominacja
puzzles-show-stop = Obrona
puzzles-show-help = Nie pomagaj
puzzles-cards = Karty
puzzles-cards-base = Gra podstawowa
puzzles-cards-sets = Inne zestawy
puzzles-state-open = rozpoczęte
puzzles-state-solved = rozwiązane
puzzles-state-at-once = za pierwszym razem
puzzles-state-given_up = poddane
puzzles-entry-rating = Ranking { $rating }
puzzles-sets = dodatki: { $sets }
puzzles-named = { $name }: { $goal }

## Zadanie

puzzles-your-moves = Twoje ruchy
puzzles-action-left = Akcja { $number }
puzzles-nothing-counts = Dopóki nie sprawdzisz, nic się nie liczy. Cofaj, ile chcesz.
puzzles-ready = Możesz teraz sprawdzić swoje ruchy.
puzzles-tries = Próby
puzzles-rated = Ranking
puzzles-number = { $number }
puzzles-hint = Podpowiedź
puzzles-hint-about = Podpowiedź liczy się jak próba.
puzzles-give-up = Poddaj się
puzzles-restart = Od nowa
puzzles-check = Sprawdź
puzzles-wrong = Jeszcze nie.
puzzles-tab = Zadanie

## Koniec

puzzles-done-first = Rozwiązane za pierwszym razem.
# $tries: dwie lub więcej, razem z podpowiedziami
puzzles-done-solved = Rozwiązane za { $tries }. razem.
puzzles-done-given-up = Oto rozwiązanie.
puzzles-done-time = Czas: { $span }.
puzzles-again = Zobacz jeszcze raz
puzzles-solution = Rozwiązanie
puzzles-why-not = Dlaczego inne akcje zawodzą
puzzles-more-actions = { $actions ->
    [one] i 1 inna akcja
    [few] i { $actions } inne akcje
   *[many] i { $actions } innych akcji
}

## Zadanie dnia

puzzles-today-of = Zadanie dnia, { $day }
puzzles-all-tries = Próby
puzzles-players = { $players ->
    [one] dziś 1 gracz
    [few] dziś { $players } graczy
   *[many] dziś { $players } graczy
}
puzzles-try-many = { $tries }+
puzzles-try-none = jeszcze nie
puzzles-share-percent = { $percent }%
puzzles-you = ty
puzzles-streak = Twoja seria
puzzles-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
puzzles-best-streak = Najlepsza seria: { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
puzzles-first-try = Za pierwszym razem: { $percent }%
puzzles-calendar-solved = { $day }: rozwiązane
puzzles-calendar-not = { $day }: nierozwiązane
puzzles-next-in = Następne zadanie za { $span }
puzzles-share = Udostępnij
puzzles-shared = Skopiowano.
puzzles-share-first = Splay { $day }, { $name }: za pierwszym razem, seria { $days ->
    [one] 1 dnia
    [few] { $days } dni
   *[many] { $days } dni
}
puzzles-share-tries = Splay { $day }, { $name }: za { $tries }. razem, seria { $days ->
    [one] 1 dnia
    [few] { $days } dni
   *[many] { $days } dni
}
puzzles-share-given-up = Splay { $day }, { $name }: poddaję się
puzzles-guest = Twoja seria istnieje tylko w tej przeglądarce. Załóż konto, aby jej nie stracić.

## Rozdanie dnia

deal-title = Rozdanie dnia
deal-title-of = Rozdanie z dnia { $day }
deal-about = Jedna gra ze średnim komputerem, z tymi samymi kartami dla wszystkich. Bez cofania i bez rad, a liczy się tylko twoja pierwsza gra.
deal-fine = Każdy może najpierw rozegrać je na drugim urządzeniu, więc miejsca traktuj jako zabawę.
deal-ends = Kończy się za { $span }.
deal-play = Rozegraj rozdanie
deal-resume = Wróć do gry
deal-players = { $players ->
    [0] Nie ma jeszcze ukończonych gier.
    [one] 1 ukończona gra.
    [few] { $players } ukończone gry.
   *[many] { $players } ukończonych gier.
}
deal-won = Wygrana { $mine } : { $theirs }.
deal-lost = Wygrana komputera { $theirs } : { $mine }.
deal-shared = Wspólna wygrana { $mine } : { $theirs }.
deal-late = Twoja gra skończyła się po upływie dnia, więc się nie liczy.
deal-place = Miejsce { $place } z { $players }
deal-everyone = Wyniki wszystkich
deal-bar-won = Wygrana o { $lead }
deal-bar-won-level = Wygrana, po równo
deal-bar-won-behind = Wygrana, o { $lead } mniej
deal-bar-shared = Wspólna wygrana
deal-bar-lost = Przegrana o { $lead }
deal-bar-lost-level = Przegrana, po równo
deal-bar-lost-ahead = Przegrana, o { $lead } więcej
deal-lead-about = Różnica w dominacjach.
deal-best = Powtórka najlepszej gry
deal-mine = Twoja powtórka
deal-next = Następne rozdanie za { $span }
deal-yesterday = Wczorajsze rozdanie
deal-today = Dzisiejsze rozdanie
deal-day-before = Dzień wcześniej
deal-share-text = Splay, rozdanie z dnia { $day }: miejsce { $place } z { $players }
deal-secret = Tajna liczba tasowania

## Odcinki czasu

puzzles-span-hours = { $hours } godz. { $minutes } min
puzzles-span-minutes = { $minutes ->
    [0] { $seconds } s
    [one] { $minutes } min { $seconds } s
    [few] { $minutes } min { $seconds } s
   *[many] { $minutes } min { $seconds } s
}
