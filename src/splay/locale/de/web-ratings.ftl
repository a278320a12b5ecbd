### Wertungen: die Zahl für jede Art von Spielen, und die Ranglisten.

rating-title = Wertung
rating-kind = Art des Spiels
rating-kind-base-2 = Grundspiel, zu zweit
rating-kind-sets-2 = Erweiterungen, zu zweit
rating-kind-many = Zu dritt bis fünft
rating-kind-teams = In Teams
rating-interval = zwischen { $low } und { $high }
rating-games = { $games ->
    [one] { $games } gewertetes Spiel
   *[other] { $games } gewertete Spiele
}
rating-rank = Platz { $rank } der Rangliste
rating-new = neu: { $missing ->
    [one] { $missing } Spiel fehlt
   *[other] { $missing } Spiele fehlen
}
rating-curve = Die Wertung nach { $games ->
    [one] dem letzten gewerteten Spiel
   *[other] jedem der letzten { $games } gewerteten Spiele
}: am niedrigsten { $low }, am höchsten { $high }, jetzt { $rating }
rating-none = Noch keine gewerteten Spiele dieser Art.
rating-hidden = { $name } zeigt die Wertung nicht.
rating-ended = Die Wertungen von { $name } wurden hier beendet.
rating-ended-mine = Deine Wertungen wurden hier beendet. Ohne Wertung kannst du spielen.
rating-rate-me = Einstufen
rating-rate-me-about = Fünf gewertete Spiele gegen Computer geben dir eine Wertung. Jedes beginnt sofort, hat eine Uhr und zählt als verloren, wenn du gehst.
rating-rate-me-left = { $missing ->
    [one] Noch { $missing } Spiel, dann zählt deine Wertung.
   *[other] Noch { $missing } Spiele, dann zählt deine Wertung.
}
rating-rate-me-account = Für eine Wertung brauchst du ein Konto.
rating-about = Die Wertung sagt, wie stark jemand in gewerteten Spielen ist. Alle beginnen bei 1500, jede Art von Spiel hat ihre eigene, und nach fünf Spielen zählt sie.
rating-ladder = Rangliste
rating-ladder-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
rating-ladder-none = Noch niemand hat fünf gewertete Spiele dieser Art gespielt.
rating-column-rank = Platz
rating-column-player = Name
rating-column-games = Spiele
rating-ladder-interval = { $low } bis { $high }
rating-ladder-me = { $name } (du)
