### Die Worte der Seite über Rätsel, das Rätsel des Tages und die Partie des Tages.

puzzles-title = Rätsel
puzzles-about = Finde die eine richtige Aktion. Was verborgen ist, musst du nicht erraten.
puzzles-rating = Deine Wertung: { $rating }
puzzles-solved = { $solved } von { $puzzles } gelöst
puzzles-next = Nächstes Rätsel
puzzles-none = Solche Rätsel gibt es nicht.
puzzles-opening = Das Rätsel wird geöffnet ...
puzzles-leave = Rätsel
puzzles-show = Zeigen
puzzles-show-all = Alle
puzzles-show-win = Gewinnen
puzzles-show-take = Zuvorkommen
puzzles-show-stop = Verhindern
puzzles-show-help = Nicht helfen
puzzles-cards = Karten
puzzles-cards-base = Basisspiel
puzzles-cards-sets = Andere Sets
puzzles-state-open = begonnen
puzzles-state-solved = gelöst
puzzles-state-at-once = erster Versuch
puzzles-state-given_up = aufgegeben
puzzles-entry-rating = Wertung { $rating }
puzzles-sets = Sets: { $sets }
puzzles-named = { $name }: { $goal }

## Ein Rätsel

puzzles-your-moves = Deine Schritte
puzzles-action-left = Aktion { $number }
puzzles-nothing-counts = Nichts zählt, bis du prüfst. Mach rückgängig, sooft du willst.
puzzles-ready = Jetzt kannst du deine Schritte prüfen.
puzzles-tries = Versuche
puzzles-rated = Wertung
puzzles-number = { $number }
puzzles-hint = Tipp
puzzles-hint-about = Ein Tipp zählt als Versuch.
puzzles-give-up = Aufgeben
puzzles-restart = Von vorn
puzzles-check = Prüfen
puzzles-wrong = Noch nicht.
puzzles-tab = Rätsel

## Das Ende

puzzles-done-first = Beim ersten Versuch gelöst.
puzzles-done-solved = Beim { $tries }. Versuch gelöst.
puzzles-done-given-up = Hier ist die Lösung.
puzzles-done-time = Du hast { $span } gebraucht.
puzzles-again = Noch einmal ansehen
puzzles-solution = Die Lösung
puzzles-why-not = Warum andere Aktionen scheitern
puzzles-more-actions = { $actions ->
    [one] und 1 andere Aktion
   *[other] und { $actions } andere Aktionen
}

## Das Rätsel des Tages

puzzles-today-of = Rätsel des Tages, { $day }
puzzles-all-tries = Versuche
puzzles-players = { $players ->
    [one] Heute dabei: 1 Person
   *[other] Heute dabei: { $players } Personen
}
puzzles-try-many = { $tries }+
puzzles-try-none = noch nicht
puzzles-share-percent = { $percent } %
puzzles-you = du
puzzles-streak = Deine Serie
puzzles-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-best-streak = Beste Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-first-try = Beim ersten Versuch: { $percent } %
puzzles-calendar-solved = { $day }: gelöst
puzzles-calendar-not = { $day }: nicht gelöst
puzzles-next-in = Nächstes Rätsel in { $span }
puzzles-share = Teilen
puzzles-shared = Kopiert.
puzzles-share-first = Splay { $day }, { $name }: erster Versuch, { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-share-tries = Splay { $day }, { $name }: { $tries }. Versuch, { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzles-share-given-up = Splay { $day }, { $name }: nicht geschafft
puzzles-guest = Deine Serie steht nur in diesem Browser. Mit einem Konto behältst du sie.

## Die Partie des Tages

deal-title = Partie des Tages
deal-title-of = Partie vom { $day }
deal-about = Eine Partie gegen einen Computer der Stufe Normal, mit denselben Karten für alle. Du kannst nichts rückgängig machen und keinen Rat holen, und nur dein erster Versuch zählt.
deal-fine = Alle können vorher auf einem zweiten Gerät üben. Nimm die Platzierungen also nicht zu ernst.
deal-ends = Sie endet in { $span }.
deal-play = Partie spielen
deal-resume = Weiterspielen
deal-players = { $players ->
    [0] Noch niemand hat sie beendet.
    [one] 1 Person hat sie beendet.
   *[other] { $players } Personen haben sie beendet.
}
deal-won = Du hast { $mine } : { $theirs } gewonnen.
deal-lost = Der Computer hat { $theirs } : { $mine } gewonnen.
deal-shared = Niemand hat allein gewonnen: { $mine } : { $theirs }.
deal-late = Du warst erst nach Ende des Tages fertig, darum zählt es nicht.
deal-place = Platz { $place } von { $players }
deal-everyone = So lief es bei allen
deal-bar-won = Gewonnen, { $lead } vorn
deal-bar-won-level = Gewonnen, gleichauf
deal-bar-won-behind = Gewonnen, { $lead } zurück
deal-bar-shared = Geteilt
deal-bar-lost = Verloren, { $lead } zurück
deal-bar-lost-level = Verloren, gleichauf
deal-bar-lost-ahead = Verloren, { $lead } vorn
deal-lead-about = Gezählt in Erfolgen.
deal-best = Beste Partie ansehen
deal-mine = Deine Partie ansehen
deal-next = Nächste Partie in { $span }
deal-yesterday = Partie von gestern
deal-today = Partie von heute
deal-day-before = Der Tag davor
deal-share-text = Splay, Partie vom { $day }: Platz { $place } von { $players }
deal-secret = Die geheime Zahl der Mischung

## Zeitspannen

puzzles-span-hours = { $hours } Std. { $minutes } Min.
puzzles-span-minutes = { $minutes ->
    [0] { $seconds } Sek.
    [one] 1 Min. { $seconds } Sek.
   *[other] { $minutes } Min. { $seconds } Sek.
}
