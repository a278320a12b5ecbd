### Profile: was beendete Spiele über jemanden sagen, ihre Liste, die Suche und die Privatsphäre.

profile-since = Seit { $month }
profile-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
profile-last-games = die letzten { $counted } von { $games } Spielen
profile-percent = { $percent } %
profile-won = gewonnen
profile-streak = längste Siegesserie
profile-account = Konto
profile-guest = Diese Seite siehst nur du. Mit einem Konto hast du deine Spiele auf jedem Gerät.
profile-guest-do = Konto anlegen
profile-visitor = Hier stehen deine Ergebnisse, sobald du gespielt hast. Melde dich an, um die deines Kontos zu sehen.
profile-none-mine = Du hast noch kein Spiel beendet.
profile-none = { $name } hat noch kein Spiel beendet.
profile-play = Jetzt spielen
profile-hidden = { $name } zeigt die Spiele nicht.
profile-hidden-opponents = { $name } zeigt den direkten Vergleich nicht.
profile-nobody = „{ $handle }“ gibt es hier nicht.
profile-find = Jemanden suchen
profile-you = Du
profile-versus = Du und { $name }
profile-versus-last = Letzte Spiele
profile-versus-ended = Ausgang
profile-versus-when = Letztes Spiel
profile-versus-way = { $number } { $how ->
    [achievements] durch Erfolge
    [score] nach Punkten
    [card] durch eine Karte
    [resigned] aufgegeben
    [time] Zeit abgelaufen
   *[other] verlassen
}
profile-letter-won = S
profile-letter-lost = N
profile-letter-even = U
profile-outcome-won = Gewonnen
profile-outcome-lost = Verloren
profile-outcome-even = Remis
profile-place = { $place }. Platz
profile-results = Ergebnisse
profile-by = Nach
profile-by-opponents = Personen
profile-by-sets = Sets
profile-by-players = Anzahl
profile-bar = { $won } gewonnen, { $lost } verloren
profile-bar-even = { $won } gewonnen, { $lost } verloren, { $even } unentschieden
profile-others = { $number ->
    [one] { $number } weitere Person
   *[other] { $number } weitere
}
profile-no-opponents = Noch keine Spiele gegen Menschen.
profile-set-alone = Nur Basis
profile-players-2 = Zu zweit
profile-players-more = Zu dritt bis fünft
profile-players-teams = In Teams
profile-computers = Gegen Computer
profile-no-computers = Noch keine Spiele gegen Computer.
profile-achievements = Erfolge
profile-achieved = { $number } in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
profile-achieved-value = Wert { $value }: { $number }
profile-cards = Lieblingskarten
profile-cards-favorite = Meistgenutzt
profile-cards-best = Beste
profile-cards-worst = Schlechteste
profile-cards-none = Eine Karte steht hier, sobald sie in zehn Spielen ausgespielt wurde.
profile-cards-about = Siege: von den Spielen, in denen sie ausgespielt wurde.
profile-card = Karte
profile-drawn = Gezogen
profile-melded = Gespielt
profile-used = Genutzt
profile-card-won = Siege
profile-ways = Wodurch gewonnen
profile-ways-none = Noch kein Spiel gewonnen.
profile-way = { $how ->
    [achievements] Durch Erfolge
    [score] Nach Punkten
    [card] Durch eine Karte
    [resigned] Jemand gab auf
    [time] Jemandes Zeit lief ab
   *[other] Jemand ging
}
profile-list = Spiele
profile-list-none = Kein Spiel passt. Ändere oben die Auswahl.
profile-filter-players = Art
profile-filter-players-all = Alle Arten
profile-filter-opponent = Gegen wen
profile-filter-opponent-all = Gegen alle
profile-filter-opponent-people = Menschen
profile-filter-opponent-computers = Computer
profile-filter-result = Ergebnis
profile-filter-result-all = Alle Ergebnisse
profile-filter-sets = Welche Sets
profile-filter-sets-all = Alle Sets
profile-filter-search = Karte oder Name
profile-search = Suchen
profile-filter-none = Alle zeigen
profile-column-result = Ergebnis
profile-column-opponent = Gegen wen
profile-column-kind = Art
profile-column-how = Ausgang
profile-column-when = Wann
profile-column-replay = Wiederholung
profile-ended = { $how ->
    [achievements] { $standing }
    [score] { $standing } Punkte
    [card] { $card } hat entschieden
    [resigned] jemand gab auf
    [time] jemandes Zeit lief ab
   *[other] jemand ging
}{ $turns ->
    [0] {""}
   *[other] , Zug { $turns }
}
profile-card-unknown = eine Karte
profile-gone = jemand, der ging
profile-private = jemand privat
profile-replay = Wiederholung
profile-replay-of = Wiederholung: { $names }, { $when }
profile-more = Mehr zeigen
profile-players = Leute
profile-players-about = Suche jemanden mit Namen oder Profilnamen, um zu sehen, wie die Spiele ausgehen.
profile-search-none = Niemand heißt „{ $text }“.
profile-search-more = Es gibt noch mehr. Schreib mehr vom Namen.
profile-found = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
profile-found-hidden = Spiele privat
profile-handle = Profilname
profile-handle-hint = 3–24 Zeichen: a–z, 0–9 und dazwischen Bindestriche. Er steht in der Adresse deines Profils; einmal im Monat kannst du ihn ändern. Links mit der alten Adresse führen dann nirgends mehr hin.
profile-handle-later = Er steht in der Adresse deines Profils. Ändern kannst du ihn wieder am { $day }.
profile-handle-save = Profilnamen ändern
profile-handle-open = Profil öffnen
profile-privacy = Privatsphäre
profile-privacy-about = Wer was von dir sieht oder darf. Du selbst siehst immer alles. Befreundet ist, wem du folgst und wer dir folgt.
profile-sees-rating = Meine Wertung
profile-sees-games = Meine Spiele und Wiederholungen
profile-sees-games-about = Für alle anderen lassen Profil und Suche sie weg. Wiederholungen öffentlicher Tische bleiben offen.
profile-sees-head_to_head = Mein Abschneiden gegen andere
profile-sees-head_to_head-about = Nur wenn ihr beide es erlaubt.
profile-sees-presence = Ob ich hier bin
profile-sees-challenges = Mich herausfordern
profile-for-nobody = Niemand
profile-for-friends = Befreundete
profile-for-everyone = Alle

## Folgen und blockieren.

profile-follow = Folgen
profile-unfollow = Nicht mehr folgen
profile-block = Blockieren
profile-unblock = Nicht mehr blockieren
profile-unblock-name = { $name } nicht mehr blockieren
profile-friend = befreundet
profile-here = gerade da
profile-away = seit { $minutes } Min. weg
profile-number-here = { $number } gerade da
profile-is-blocked = blockiert
profile-following-now = Du folgst jetzt { $name }. Niemand erfährt davon.
profile-friends-now = Du und { $name } folgt einander: Ihr seid befreundet.
profile-unfollowed = Du folgst { $name } nicht mehr.
profile-blocked-now = { $name } ist blockiert: kann dir nicht folgen, und du siehst nicht, was dort geschrieben wird. Niemand erfährt davon.
profile-unblocked = { $name } ist nicht mehr blockiert.
profile-people = Wem du folgst
profile-people-none = Du folgst noch niemandem. Folgen kannst du im Profil einer Person; zwei, die einander folgen, sind befreundet.
profile-blocked = Blockiert: { $number }
