### Der Coach der Lektionen und des ersten Spiels, neben den Texten der Lektionen selbst.

# Was man dem Coach sagen kann.
coach-next = Weiter
coach-again = Noch einmal
coach-back = Zurück
coach-restart = Lektion neu beginnen

# Worauf der Coach zeigt, für alle, die keinen Ring sehen.
ring-hand = { $you ->
    [yes] deine Hand
   *[no] Hand von { $player }
}
ring-score = { $you ->
    [yes] dein Punktestapel
   *[no] Punktestapel von { $player }
}
ring-points = { $you ->
    [yes] deine Punkte
   *[no] Punkte von { $player }
}
ring-achievements = { $you ->
    [yes] deine Erfolge
   *[no] Erfolge von { $player }
}
ring-icons = { $you ->
    [yes] deine Symbole
   *[no] Symbole von { $player }
}
ring-board = { $you ->
    [yes] deine Auslage
   *[no] Auslage von { $player }
}
ring-pile = { $you ->
    [yes] dein Stapel in { $color }
   *[no] Stapel von { $player } in { $color }
}
ring-card = { $card }
ring-effects = { $card }: die Effekte
ring-icon = { $card }: das Symbol
ring-reach = { $card }: wen sie erreichen würde
ring-available = { $value ->
    [0] die verfügbaren Erfolge
    [one] Erfolg [{ $value }]
   *[other] Erfolg [{ $value }]
}
ring-specials = die Sondererfolge
ring-supply = { $value ->
    [0] der Vorrat
    [one] Vorrat [{ $value }]
   *[other] Vorrat [{ $value }]
}
ring-actions = deine restlichen Aktionen
ring-draw = Ziehen
