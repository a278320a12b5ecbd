### Słowa końca gry.

end-title = Koniec gry
end-outcome-win = Wygrana!
end-outcome-lose = Przegrana
end-outcome-draw = Remis
end-winner = wygrana
end-had = { $achievements ->
    [one] 1 dominacja
    [few] { $achievements } dominacje
   *[many] { $achievements } dominacji
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
end-no-cards = brak
end-piles = Karty wpływu i karty w ręce
end-head-to-head = Bilans gier
end-against = Z graczem { $player }: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane: { $won }, przegrane: { $lost }
end-rematch = Rewanż
end-rematch-there = Przejdź do rewanżu
end-stronger = Graj { $strength }
end-replay = Powtórka
end-deal = Wyniki wszystkich
end-boards = Zobacz strefy
end-record = Pobierz zapis
end-kept-until = Powtórka będzie dostępna do { $date }. Jeśli chcesz zachować grę, pobierz jej zapis.
end-not-kept = Przebieg tej gry nie jest już przechowywany, został tylko jej koniec.
end-games = Moje gry
end-archive = Archiwum
end-origin = Ta gra zaczyna się w środku innej. Pokaż ten moment
end-moments = Punkty zwrotne
end-lead = Tura { $turn }: { $you ->
    [yes] obejmujesz prowadzenie.
   *[no] na prowadzeniu { $player }.
}
end-lead-card = Tura { $turn }: { $you ->
    [yes] obejmujesz prowadzenie dzięki karcie { $card }.
   *[no] na prowadzeniu { $player } dzięki karcie { $card }.
}
end-see = Zobacz
end-curve = Tura po turze
end-curve-about = { $quantity } w ciągu { $turns ->
    [one] 1 tury
    [few] { $turns } tur
   *[many] { $turns } tur
}; to samo w liczbach jest niżej.
end-points = Wpływ
end-chances = Szanse na wygraną w procentach
end-achievements = Dominacje
end-icons = Zasoby: { $icon }
end-costly-section = Kosztowne ruchy
end-costly-title = { $number ->
    [one] Twój najkosztowniejszy ruch
    [3] Twoje trzy najkosztowniejsze ruchy
    [few] Twoje najkosztowniejsze ruchy
   *[many] Twoje najkosztowniejsze ruchy
}
end-costly-of = { $number ->
    [one] Najkosztowniejszy ruch gracza { $player }
    [3] Trzy najkosztowniejsze ruchy gracza { $player }
    [few] Najkosztowniejsze ruchy gracza { $player }
   *[many] Najkosztowniejsze ruchy gracza { $player }
}
end-costly-none = Żaden ruch nie kosztuje cię więcej niż 5%.
end-costly-none-of = Żaden ruch nie kosztuje gracza { $player } więcej niż 5%.
end-costly-turn = Tura { $turn }
end-costly-change = { $before } → { $after }%
end-costly-mark = Tura { $turn }: { $before } → { $after }%, według gier rozegranych od tego miejsca
end-costly-you = Ty: { $action }
end-costly-played = { $player }: { $action }
end-costly-better = Lepiej: { $action }
end-costly-percent = { $chance }%
end-costly-by = { $computer }: rozgrywa dalszy ciąg każdego ruchu i wie tylko tyle, ile może wiedzieć gracz.
end-costly-try = Spróbuj od tego miejsca
end-lucky-title = Karty, które odmieniły grę
end-lucky = { $you ->
    [yes] Ciągniesz: { $cards }. Los zmienia twoje szanse na wygraną z { $before }% na { $after }%.
   *[no] { $player } ciągnie: { $cards }. Los zmienia szanse gracza { $player } na wygraną z { $before }% na { $after }%.
}
end-analyzing = Analizuję ...
end-analyzing-turns = Analizuję ... { $done } z { $turns ->
    [one] 1 tury
    [few] { $turns } tur
   *[many] { $turns } tur
}
end-analyzing-closer = Przyglądam się bliżej ... { $done } z { $total ->
    [one] 1 kroku
    [few] { $total } kroków
   *[many] { $total } kroków
}
end-analyzing-stop = Przerwij
end-analyzing-stopped = Analiza zatrzymana.
end-analyzing-on = Kontynuuj
end-legend = Gracze i ich linie
end-turn = Tura { $turn }
end-turn-head = Tura
end-numbers = W liczbach

## Tasowanie

end-shuffle = Tasowanie
end-shuffle-kept = ✓ Tasowanie było uczciwe
end-shuffle-broken = ✗ Tasowanie się nie zgadza
end-shuffle-about = Przed rozdaniem serwer pokazuje odcisk (SHA-256) tajnej liczby, która tasuje wszystkie karty. Teraz widzisz tę liczbę, a twoja przeglądarka sama oblicza jej odcisk. Jeśli oba się zgadzają, nikt nie zmienił talii.
end-shuffle-unknown = Ta przeglądarka oblicza odciski tylko przy bezpiecznym połączeniu. Zapis gry może sprawdzić każdy.
end-shuffle-commitment = Pokazany przed grą
end-shuffle-secret = Tajna liczba

end-statistics = Gra w liczbach
end-moved = Karty, które dały i zabrały najwięcej punktów
end-moved-card = Karta
end-moved-used = Aktywna
statistic-turns = Tury
statistic-draw-actions = Akcje ciągnięcia
statistic-meld-actions = Akcje zagrania
statistic-dogma-actions = Karty aktywowane
statistic-achieve-actions = Akcje dominacji
statistic-demands-hit = Przymus wobec innych
statistic-demands-suffered = Przymus ze strony innych
statistic-shared-by-others = Współpraca ze strony innych
statistic-shared = Współpraca przy cudzych kartach
statistic-drawn = Karty pociągnięte
statistic-melded = Karty zagrane
statistic-tucked = Karty ukryte
statistic-scored = Karty dodane do wpływu
statistic-returned = Karty zwrócone
statistic-splays = Rozsunięcia
statistic-achieved = Karty zdominowane
statistic-claimed = Dziedziny
