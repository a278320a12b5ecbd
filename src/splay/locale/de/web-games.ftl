### Die Worte der Listen von Spielen.

games-title-mine = Meine Spiele
games-title-archive = Archiv
games-lists = Listen von Spielen
games-mine = Meine Spiele
games-archive = Archiv
games-archive-about = Beendete Spiele öffentlicher Tische, für alle zu sehen.
games-none-mine = Du hast noch kein Spiel beendet.
games-play = Neues Spiel
games-finished = Beendete Spiele
games-none-archive = Noch ist kein öffentliches Spiel beendet.
games-replay = Wiederholung
games-replay-of = Wiederholung: { $names }
games-record = Herunterladen
games-record-of = Herunterladen: { $names }
games-rematch = Revanche
games-rematch-of = Revanche: { $names }
games-won = Gewonnen
games-lost = Verloren
games-pages = Seiten mit Spielen
games-newer = Neuere Spiele
games-older = Ältere Spiele
games-page = Seite { $number }
