### Die Worte der Wiederholungen.

replay-title = Wiederholung: { $names }
replay-opening = Die Wiederholung wird geöffnet ...
replay-own = { $you ->
    [yes] Deine Seite
   *[no] Seite von { $player }
}
replay-controls = Steuerung
replay-moment = Stelle im Spiel
replay-moment-of = { $moment } · { $place }/{ $last }
replay-deal = Austeilen
replay-start = Beginn
replay-turn = Zug { $turn }: { $you ->
    [yes] Du
   *[no] { $player }
}
replay-turn-of = Zug { $turn } von { $last }
replay-after-turn = nach Zug { $turn } von { $last }
replay-turn-before = Voriger Zug
replay-back = Voriger Schritt
replay-forward = Nächster Schritt
replay-turn-next = Nächster Zug
replay-play = Abspielen
replay-pause = Pause
replay-chance = { $percent } %
replay-chance-of = { $you ->
    [yes] Deine Siegchance
   *[no] Siegchance von { $player }
}
replay-costly = Zug { $turn }: { $you ->
    [yes] deine teure Entscheidung
   *[no] teure Entscheidung von { $player }
}
replay-costly-next = Nächste teure Entscheidung
replay-mark = Siegchance nach Probespielen ab hier:
replay-hands = Handkarten
replay-hands-title = Alle Handkarten zeigen oder nur, was du sehen konntest
replay-all-moves = Alle Schritte zeigen
replay-eyes = Sicht
replay-eyes-all = alle Karten
replay-eyes-of = { $player }
replay-eyes-spectator = Publikum
replay-link = Link kopieren
replay-side-open = Schritte, Sicht und Link
replay-tab-moves = Schritte
replay-tab-costly = Teuer ({ $number })
replay-tab-view = Sicht
replay-result = Ergebnis

## Weiterspielen

replay-play-on = Von hier weiterspielen
replay-play-on-title = Von hier weiterspielen
replay-play-on-help = Ein neues Spiel beginnt mit dieser Stellung, mitten in einer Aktion mit der Stellung kurz davor. Auf den anderen Plätzen spielen Computer. Das alte Spiel bleibt, wie es ist.
replay-play-on-seat = Du spielst
replay-play-on-against = Gegen
replay-play-on-go = Weiterspielen

## Tasten

replay-keys = Tasten
replay-key-step = voriger Schritt, nächster Schritt
replay-key-turn = voriger Zug, nächster Zug
replay-key-ends = zum Austeilen, zum Ende
replay-key-play = abspielen, anhalten
replay-key-costly = nächste teure Entscheidung
replay-key-hands = alle Handkarten zeigen oder verbergen
