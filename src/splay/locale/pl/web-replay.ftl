### Słowa powtórek.

replay-title = Powtórka: { $names }
replay-opening = Otwieram powtórkę ...
replay-own = { $you ->
    [yes] Twoja strona
   *[no] Strona gracza { $player }
}
replay-controls = Odtwarzanie
replay-moment = Moment gry
replay-moment-of = { $moment } · { $place }/{ $last }
replay-deal = Rozdanie
replay-start = Początek
replay-turn = Tura { $turn }: { $you ->
    [yes] ty
   *[no] { $player }
}
replay-turn-of = tura { $turn } z { $last }
replay-after-turn = po turze { $turn } z { $last }
replay-turn-before = Poprzednia tura
replay-back = Poprzedni ruch
replay-forward = Następny ruch
replay-turn-next = Następna tura
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-chance = { $percent }%
replay-chance-of = { $you ->
    [yes] Twoje szanse na wygraną
   *[no] Szanse gracza { $player } na wygraną
}
replay-costly = Tura { $turn }: { $you ->
    [yes] twój kosztowny ruch
   *[no] kosztowny ruch gracza { $player }
}
replay-costly-next = Następny kosztowny ruch
replay-mark = Szanse na wygraną, według gier rozegranych od tego miejsca:
replay-hands = Ręce
replay-hands-title = Pokaż karty w ręce wszystkich graczy albo tylko to, co widać z twojego miejsca
replay-all-moves = Pokaż wszystkie ruchy
replay-eyes = Widok
replay-eyes-all = wszystkie karty
replay-eyes-of = { $player }
replay-eyes-spectator = widz
replay-link = Kopiuj link
replay-side-open = Ruchy, widok i link
replay-tab-moves = Ruchy
replay-tab-costly = Kosztowne ({ $number })
replay-tab-view = Widok
replay-result = Wynik

## Granie dalej

replay-play-on = Graj od tego miejsca
replay-play-on-title = Graj od tego miejsca
replay-play-on-help = Nowa gra zaczyna się od tej pozycji, a jeśli trwa akcja – od pozycji tuż przed nią. Pozostałe miejsca zajmują komputery. Stara gra zostaje bez zmian.
replay-play-on-seat = Grasz jako
replay-play-on-against = Przeciwnicy
replay-play-on-go = Graj dalej

## Klawisze

replay-keys = Klawisze
replay-key-step = poprzedni ruch, następny ruch
replay-key-turn = poprzednia tura, następna tura
replay-key-ends = do rozdania, do końca
replay-key-play = odtwarzaj, wstrzymaj
replay-key-costly = następny kosztowny ruch
replay-key-hands = pokaż karty w ręce wszystkich albo je zakryj
