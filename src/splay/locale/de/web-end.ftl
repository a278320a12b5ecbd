### Die Worte am Ende eines Spiels.

end-title = Das Ende des Spiels
end-outcome-win = Du hast gewonnen!
end-outcome-lose = Du hast verloren
end-outcome-draw = Unentschieden
end-winner = gewinnt
end-had = { $achievements ->
    [one] 1 Erfolg
   *[other] { $achievements } Erfolge
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
end-no-cards = keine
end-piles = Punktestapel und Handkarten
end-head-to-head = Direkter Vergleich
end-against = Gegen { $you ->
    [yes] dich
   *[no] { $player }
}: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen, { $lost } verloren
end-rematch = Revanche
end-rematch-there = Zur Revanche
end-stronger = Nächste Stufe: { $strength }
end-replay = Wiederholung
end-deal = So lief es bei allen
end-boards = Auslagen ansehen
end-record = Aufzeichnung herunterladen
end-kept-until = Die Wiederholung bleibt bis zum { $date }. Wenn du das Spiel behalten willst, lade seine Aufzeichnung herunter.
end-not-kept = Der Verlauf dieses Spiels wird nicht mehr aufbewahrt, nur sein Ende.
end-games = Meine Spiele
end-archive = Archiv
end-origin = Dieses Spiel begann mitten in einem anderen. Diese Stelle zeigen
end-moments = Wendepunkte
end-lead = Zug { $turn }: { $you ->
    [yes] Du gehst in Führung.
   *[no] { $player } geht in Führung.
}
end-lead-card = Zug { $turn }: { $you ->
    [yes] Du gehst mit der Karte { $card } in Führung.
   *[no] { $player } geht mit der Karte { $card } in Führung.
}
end-see = Ansehen
end-curve = Zug für Zug
end-curve-about = { $quantity } über { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}; dasselbe in Zahlen steht darunter.
end-points = Punkte
end-chances = Siegchance in Prozent
end-achievements = Erfolge
end-icons = Symbole: { $icon }
end-costly-section = Teure Entscheidungen
end-costly-title = { $number ->
    [one] Deine teuerste Entscheidung
    [3] Deine drei teuersten Entscheidungen
   *[other] Deine teuersten Entscheidungen
}
end-costly-of = { $you ->
    [yes] { $number ->
        [one] Deine teuerste Entscheidung
        [3] Deine drei teuersten Entscheidungen
       *[other] Deine teuersten Entscheidungen
    }
   *[no] { $number ->
        [one] Teuerste Entscheidung von { $player }
        [3] Die drei teuersten Entscheidungen von { $player }
       *[other] Die teuersten Entscheidungen von { $player }
    }
}
end-costly-none = Keine Entscheidung hat dich mehr als 5 % gekostet.
end-costly-none-of = Keine Entscheidung hat { $you ->
    [yes] dich
   *[no] { $player }
} mehr als 5 % gekostet.
end-costly-turn = Zug { $turn }
end-costly-change = { $before } → { $after } %
end-costly-mark = Zug { $turn }: { $before } → { $after } %, nach Probespielen ab dort
end-costly-you = Du: { $action }
end-costly-played = { $you ->
    [yes] Du
   *[no] { $player }
}: { $action }
end-costly-better = Besser: { $action }
end-costly-percent = { $chance } %
end-costly-by = { $computer }: Er hat von jeder Entscheidung aus weitergespielt und wusste nur, was die Person am Zug wissen konnte.
end-costly-try = Von hier aus versuchen
end-lucky-title = Gezogene Karten, die das Spiel gewendet haben
end-lucky = { $you ->
    [yes] Du ziehst { $cards }: Das Kartenglück bringt deine Siegchance von { $before } % auf { $after } %.
   *[no] { $player } zieht { $cards }: Das Kartenglück bringt die Siegchance von { $before } % auf { $after } %.
}
end-analyzing = Das Spiel wird analysiert ...
end-analyzing-turns = Analyse läuft ... { $done } von { $turns } Zügen
end-analyzing-closer = Genauere Analyse ... { $done } von { $total } Schritten
end-analyzing-stop = Anhalten
end-analyzing-stopped = Analyse angehalten.
end-analyzing-on = Weiter
end-legend = Alle am Tisch und ihre Linien
end-turn = Zug { $turn }
end-turn-head = Zug
end-numbers = In Zahlen

## Die Mischung

end-shuffle = Die Mischung
end-shuffle-kept = ✓ Die Mischung war fair
end-shuffle-broken = ✗ Die Mischung passt nicht
end-shuffle-about = Vor dem Austeilen hat der Server den Fingerabdruck (SHA-256) einer geheimen Zahl gezeigt, die alle Karten mischt. Jetzt siehst du die Zahl, und dein Browser hat ihren Fingerabdruck genommen. Sind beide gleich, hat niemand an den Karten etwas geändert.
end-shuffle-unknown = Dieser Browser nimmt Fingerabdrücke nur über eine sichere Verbindung. Die Aufzeichnung lässt sich trotzdem prüfen.
end-shuffle-commitment = Vor dem Spiel gezeigt
end-shuffle-secret = Die geheime Zahl

end-statistics = Die Partie in Zahlen
end-moved = Karten, die die meisten Punkte gebracht und genommen haben
end-moved-card = Karte
end-moved-used = Genutzt
statistic-turns = Züge
statistic-draw-actions = Ziehen als Aktion
statistic-meld-actions = Ausspielen als Aktion
statistic-dogma-actions = Genutzte Karten
statistic-achieve-actions = Erringen als Aktion
statistic-demands-hit = Forderungen, die andere trafen
statistic-demands-suffered = Von Forderungen getroffen
statistic-shared-by-others = Von anderen mitgenutzte Effekte
statistic-shared = Mitgenutzte Effekte anderer
statistic-drawn = Gezogene Karten
statistic-melded = Ausgespielte Karten
statistic-tucked = Untergeschobene Karten
statistic-scored = Gewertete Karten
statistic-returned = Zurückgelegte Karten
statistic-splays = Auffächerungen
statistic-achieved = Errungene Karten
statistic-claimed = Sondererfolge
