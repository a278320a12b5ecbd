### Die Worte der Startseite, neuer Tische und derer, an denen noch nicht alle sitzen.

lobby-title = Innovation spielen
lobby-title-new = Erschaffe eine Zivilisation, Idee für Idee.
lobby-title-turn = Du bist dran, { $name }.
lobby-title-back = Willkommen zurück, { $name }.
lobby-welcome = Spiele Innovation kostenlos im Browser, ohne Konto.
# $number: wie viele eigene Spiele auf eine Antwort warten
lobby-waiting = { $number ->
    [one] Eines deiner Spiele wartet auf dich.
   *[other] { $number } deiner Spiele warten auf dich.
}
lobby-computer = Gegen Computer spielen
lobby-level = Stufe
lobby-opponents = Gegen wie viele
lobby-cards = Karten
lobby-cards-base = Basisspiel (105 Karten)
lobby-cards-all = Alle Sets
lobby-play = Jetzt spielen
lobby-play-hints = Tipps sind an. Du kannst alles rückgängig machen.
lobby-play-undo = Du kannst alles rückgängig machen.
lobby-play-options = Alle Optionen
lobby-name = Du spielst als { $name }.
lobby-name-change = Name ändern
# Die Stufen, auch in "Nächste Stufe: Stark"
lobby-strength-random = Leicht
lobby-strength-random-hint = Zufällige Aktionen. Gut für dein erstes Spiel.
lobby-strength-rule = Normal
lobby-strength-rule-hint = Spielt vernünftig, übersieht Kombinationen.
lobby-strength-greedy = Stark
lobby-strength-greedy-hint = Denkt voraus und bestraft Fehler.
lobby-strength-planner = Profi
lobby-strength-planner-hint = Plant mehrere Aktionen im Voraus.
lobby-strength-master = Meister
lobby-strength-master-hint = Hat sich das Spiel selbst beigebracht. Schwer zu schlagen.
lobby-strength-master-hint-elsewhere = Wie Profi: Gelernt hat er nur das Basisspiel zu zweit.
lobby-learn = Neu hier?
lobby-learn-about = Sechs kurze Lektionen an einem echten Tisch. Du spielst alles selbst.
lobby-learn-go = In zehn Minuten lernen
lobby-learn-rules = Regeln lesen
lobby-lessons = Neu für dich? Eine Lektion dauert eine Minute.
lobby-lesson-set = Lektion: { $set }
lobby-lesson-teams = Lektion: Teams
lobby-today = Heute
lobby-today-puzzle = Rätsel des Tages
lobby-today-deal = Partie des Tages
lobby-today-win = Gewinne in diesem Zug.
lobby-today-stop = Verhindere den Sieg.
lobby-today-take = Erringe die { $value } zuerst.
lobby-today-help = Hilf der Gegenseite nicht.
lobby-today-solve = Lösen
lobby-today-solved = Ergebnisse
lobby-today-first = Beim ersten Versuch gelöst: { $percent } %.
lobby-today-one-way = Es gibt nur einen Weg.
lobby-today-all = Alle Rätsel
lobby-today-streak = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
lobby-today-deal-about = Eine Partie, dieselben Karten für alle.
lobby-today-players = { $players ->
    [0] Noch niemand hat sie beendet. Leg los.
    [one] 1 Person hat sie beendet.
   *[other] { $players } Personen haben sie beendet.
}
lobby-today-play = Spielen
lobby-today-resume = Weiterspielen
lobby-today-results = Ergebnisse
lobby-friend = Jemanden einladen
lobby-friend-hint = Du bekommst einen Tisch und einen Link zum Verschicken. Das Spiel beginnt, sobald jemand beitritt.
lobby-friend-make = Einladungslink erstellen
lobby-new = Neuer Tisch
lobby-new-hint = Du bestimmst alles: zwei bis fünf Plätze, Teams, Bedenkzeit, mehrere Personen an einem Gerät und mehr.

## Jemanden finden

find = Jemanden zum Spielen finden
find-many = Leute zum Spielen finden
find-pace = Tempo
find-pace-live = Jetzt gleich
find-pace-day = Täglich
find-players = Wie viele spielen
find-rated = Gewertet
find-rated-sign-in = Für Wertung anmelden
# $people: how many look for the same
find-others = { $people ->
    [0] Gerade sucht niemand.
    [one] 1 Person sucht.
   *[other] { $people } Leute suchen.
}
find-first = Den Anfang machen
find-looking = Wir suchen jemanden ...
find-looking-many = Wir suchen Leute ...
find-meanwhile = Mach ruhig etwas anderes. Du erfährst, sobald jemand da ist.
find-meanwhile-day = Du kannst Splay schließen. Sobald jemand da ist, steht das Spiel bei deinen.
find-computer = Gegen den Computer spielen
find-computer-about = Noch niemand da. Spiel solange gegen den Computer: Wir suchen weiter.
find-stop = Nicht mehr suchen
# $names: a list of people
find-found = Dein Spiel mit { $names } beginnt.
find-come = Zum Tisch
find-later = Später

## Listen

lobby-mine = Deine Spiele
lobby-mine-turn = Du bist dran
lobby-mine-running = Wartet auf andere
lobby-mine-away = Ein Computer spielt für dich
lobby-mine-paused = Pause, bis jemand zurückkommt
lobby-mine-waiting = Noch nicht alle da
lobby-mine-asked = Revanche gewünscht
lobby-mine-all = Alle Spiele
lobby-open = Offene Tische
lobby-closed = Hier stehen keine Tische in einer Liste. Hol andere per Link, Einladung oder Herausforderung dazu.
lobby-open-none = Gerade wartet niemand. Tisch erstellen?
lobby-here = In der letzten Stunde waren { $number } Leute hier.
lobby-open-sit = Beitreten
lobby-open-sit-at = Beitreten: { $names }
lobby-open-look = Ansehen
lobby-open-look-at = Ansehen: { $names }
lobby-live = Gerade im Gang
lobby-live-turn = Zug { $turn }
lobby-live-achieved = { $number ->
    [one] 1 Erfolg
   *[other] { $number } Erfolge
}
lobby-watch = Bei einem Spiel zuschauen
lobby-watch-go = Zuschauen
lobby-watch-at = Zuschauen: { $names }
# Fünf verschiedene Anfangsbuchstaben: Das sind die Zeichen der Computer am Tisch.
lobby-seat-agent-random = Leichter Computer
lobby-seat-agent-rule = Normaler Computer
lobby-seat-agent-greedy = Starker Computer
lobby-seat-agent-planner = Profi-Computer
lobby-seat-agent-master = Meister-Computer
lobby-seat-free = freier Platz
lobby-seat-you = { $name } (du)
lobby-fact-players = { $number } Plätze
lobby-fact-sets = Sets: { $sets }
lobby-fact-first = erste Ausgabe
lobby-fact-teams = Teams
lobby-fact-extra = ein Erfolg mehr zum Sieg
lobby-fact-specials = Sondererfolge nach jedem Effekt
lobby-fact-memory = markiert keine gesehenen Karten
lobby-fact-advice = Rat vom Computer erlaubt
lobby-fact-rated = gewertet
lobby-fact-device = gemeinsames Gerät
lobby-fact-end = endet, wenn jemand geht
lobby-fact-link = nur mit Link

## Zeit

lobby-span-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
    .lobby-ago = { $number ->
        [one] einem Tag
       *[other] { $number } Tagen
    }
lobby-span-hours = { $number ->
    [one] eine Stunde
   *[other] { $number } Stunden
}
    .lobby-ago = { $number ->
        [one] einer Stunde
       *[other] { $number } Stunden
    }
lobby-span-minutes = { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
}
    .lobby-ago = { $number ->
        [one] einer Minute
       *[other] { $number } Minuten
    }
lobby-span-seconds = { $number ->
    [one] eine Sekunde
   *[other] { $number } Sekunden
}
    .lobby-ago = { $number ->
        [one] einer Sekunde
       *[other] { $number } Sekunden
    }
lobby-ago-now = gerade eben
lobby-ago = vor { $span }

## Bedenkzeit

lobby-clock = Bedenkzeit
lobby-clock-none = kein Zeitlimit
lobby-clock-move = { $span } pro Antwort
lobby-clock-bank = { $span } pro Person
lobby-clock-increment = { $span } pro Person, + { $increment } pro Antwort
lobby-clock-named = { $name }: { $clock }
lobby-clock-quick-name = Schnell
lobby-clock-calm-name = Ruhig
lobby-clock-move-name = Gleichmäßig
lobby-clock-day-name = Täglich
lobby-clock-days-name = Alle paar Tage
lobby-clock-week-name = Ohne Eile
lobby-clock-own = Eigene ...
lobby-clock-none-hint = Denk nach, solange du willst.
lobby-clock-quick-hint = Wenn ihr die Karten kennt: etwa 15 Minuten zu zweit.
lobby-clock-calm-hint = Ihr seid jetzt alle da und habt Zeit, die Karten zu lesen.
lobby-clock-move-hint = Für jede Antwort gleich viel Zeit. Was du nicht brauchst, verfällt.
lobby-clock-day-hint = Ihr müsst nicht gleichzeitig da sein. Schau einmal am Tag vorbei.
lobby-clock-days-hint = Ihr müsst nicht gleichzeitig da sein. Schau alle drei Tage vorbei.
lobby-clock-week-hint = Eine Woche pro Person und mit jeder Antwort ein halber Tag mehr.
lobby-clock-own-hint = Unter „Weitere Optionen“ legst du fest, was passiert, wenn die Zeit abläuft.
lobby-clock-kind = Art der Bedenkzeit
lobby-clock-kind-bank = Zeit für das ganze Spiel
lobby-clock-kind-move = Zeit pro Antwort
lobby-clock-amount-bank = Zeit pro Person
lobby-clock-amount-move = Zeit pro Antwort
lobby-clock-per-answer = Mehr Zeit mit jeder Antwort
lobby-unit-of = { $label }: Einheit
lobby-unit-seconds = Sekunden
lobby-unit-minutes = Minuten
lobby-unit-hours = Stunden
lobby-unit-days = Tage

## Ein neuer Tisch

lobby-new-short = Der Tisch
lobby-new-more = Weitere Optionen
lobby-new-submit = Tisch erstellen
lobby-players = Wie viele spielen
lobby-players-hint = Neu dabei? Beginne zu zweit oder zu dritt.
lobby-seats = Wer spielt
lobby-seat-number = Platz { $number }
lobby-seat-named = Name
lobby-seat-name = Name auf Platz { $number }
lobby-seat-choice-me = Du, an diesem Gerät
lobby-seat-choice-open = Offen für alle
lobby-seat-choice-random = Leichter Computer
lobby-seat-choice-rule = Normaler Computer
lobby-seat-choice-greedy = Starker Computer
lobby-seat-choice-planner = Profi-Computer
lobby-seat-choice-master = Meister-Computer
lobby-seats-hint-usual = Wähle „Du“ für mehrere Plätze, wenn ihr ein Gerät herumgebt.
lobby-seats-hint-hot = Ihr teilt euch dieses Gerät. Jede Person sieht ihre Karten, wenn sie dran ist.
lobby-seats-hint-elsewhere = Der Meister hat nur Spiele zu zweit mit dem Basisspiel gelernt. Hier spielt er wie der Profi.
lobby-seats-hint-watching = Du hast keinen Platz: Dieser Tisch ist für andere.
lobby-public = Sichtbarkeit
lobby-public-public = Öffentlich
lobby-public-link = Nur mit Link
lobby-public-public-hint = Alle können den Tisch in der Liste finden.
lobby-public-link-hint = Der Tisch steht nicht in der Liste. Du bekommst einen Link zum Verschicken.
lobby-more-rules = Regeln
lobby-presets = Was ihr spielt
lobby-preset-first = Erstes Spiel
lobby-first-hint = Tipps beim Spielen
lobby-preset-classic = Klassisch
lobby-preset-everything = Alles
lobby-preset-first-hint = Du gegen einen leichten Computer, nur mit dem Basisspiel. Tipps erklären, was vorkommt.
lobby-preset-classic-hint = Das Basisspiel nach den gedruckten Regeln. Ändere unten, was du möchtest.
lobby-preset-everything-hint = Alle Erweiterungen und Relikte: mehr Karten, mehr Überraschungen. Nichts für ein erstes Spiel.
lobby-preset-own-hint = Deine eigene Mischung. Lass beim ersten Spiel die Erweiterungen weg.
lobby-sets = Sets
lobby-sets-part = mit { $part }
lobby-sets-length = Etwa { $minutes } Minuten. Komplexität { $complexity }/{ $most }, ab { $age } Jahren.
lobby-sets-longer = { $percent ->
    [0] gleich lang
   *[other] { $percent } % länger
}
lobby-problem-sets-edition = Erweiterungen brauchen die dritte Ausgabe. Wähle sie unter „Weitere Optionen“ oder lass die Erweiterungen weg.
lobby-edition = Ausgabe
lobby-edition-third = Dritte
lobby-edition-first = Erste
lobby-edition-hint = Einige Karten sind anders. Nimm die, die du kennst.
lobby-teams = Teams
lobby-teams-none = Keine Teams
lobby-teams-random = Zwei zufällige Teams
lobby-teams-12-34 = 1 und 2 gegen 3 und 4
lobby-teams-13-24 = 1 und 3 gegen 2 und 4
lobby-teams-14-23 = 1 und 4 gegen 2 und 3
lobby-teams-hint = Teams gewinnen gemeinsam und zählen ihre Erfolge zusammen.
lobby-specials = Sondererfolge
lobby-specials-after_each_change = sofort
lobby-specials-after_each_effect = nach jedem Effekt
lobby-specials-hint = Sofort: auch mitten in einem Effekt, wie gedruckt. Nach jedem Effekt: nur, wenn du die Bedingung dann noch erfüllst.
lobby-extra = Ein Erfolg mehr zum Sieg
lobby-extra-hint = Ein längeres Spiel.
lobby-memory = Gesehene Karten merken
lobby-memory-hint = Schalte es aus, wenn du dich auf dein Gedächtnis verlassen willst.
lobby-advice = Alle dürfen den Computer um Rat fragen
lobby-advice-hint = Spielst du nur gegen Computer, darfst du es immer.
lobby-more-leaving = Wenn jemand geht
lobby-leavers = Wenn jemand geht oder die Zeit abläuft
lobby-leavers-stand_in = Ein Computer spielt weiter
lobby-leavers-end = Das Spiel endet
lobby-leavers-hint = Deinen Platz kannst du jederzeit vom Computer zurückholen.
lobby-stand-in = Stufe dieses Computers
lobby-more-watching = Zuschauen
lobby-spectators = Publikum
lobby-spectators-live = Während des Spiels
lobby-spectators-late = Nach dem Spiel
lobby-spectators-none = Keins
lobby-spectators-hint = Das Publikum sieht, was alle am Tisch sehen, aber nie eine Hand.
lobby-delay = Verzögerung für das Publikum
lobby-delay-hint = So viele Schritte ist das Publikum hinterher (0 = live).
lobby-spectator-chat = Das Publikum kann den Chat lesen
lobby-archive = Alle können das beendete Spiel sehen
lobby-archive-hint = Öffentliche Tische kommen ins Archiv, mit Wiederholung.
lobby-problem-seats = Stelle mindestens einen Platz auf „Du“ oder „Offen für alle“.
lobby-problem-names = Gib allen an diesem Gerät einen Namen.
lobby-problem-clock = Gib eine ganze Zahl ab 1 ein, höchstens 60 Tage.
lobby-problem-increment = Gib eine ganze Zahl ab 0 ein, höchstens 60 Tage.
lobby-problem-delay = Gib eine ganze Zahl ein: 0–500.

## Warten, bis alle da sind

lobby-wait-title = Noch nicht alle da
lobby-wait-title-invited = Du bist eingeladen
lobby-wait-seats = Plätze
lobby-wait-free = { $free ->
    [one] Ein Platz ist frei. Das Spiel beginnt, sobald ihn jemand nimmt.
   *[other] { $free } Plätze sind frei. Das Spiel beginnt, sobald alle besetzt sind.
}
lobby-wait-sit = { $free ->
    [one] Ein Platz ist frei. Nimm ihn, und das Spiel beginnt.
   *[other] { $free } Plätze sind frei. Das Spiel beginnt, sobald alle besetzt sind.
}
lobby-wait-missing = { $missing ->
    [one] Das Spiel beginnt, sobald noch eine Person da ist.
   *[other] Das Spiel beginnt, sobald noch { $missing } Personen da sind.
}
lobby-wait-kept = { $name }, noch nicht da
lobby-wait-take = Diesen Platz nehmen
lobby-wait-take-number = Diesen Platz nehmen ({ $number })
lobby-wait-take-too = Auch diesen Platz nehmen
lobby-wait-take-too-number = Auch diesen Platz nehmen, an diesem Gerät ({ $number })
lobby-wait-computer = oder ein Computer:
lobby-wait-computer-group = Ein Computer für Platz { $number }
lobby-wait-dismiss = Entfernen
lobby-wait-dismiss-from = Von Platz { $number } entfernen: { $name }
lobby-wait-name-hint = So nennen dich die anderen. Ein Konto brauchst du nicht.
lobby-wait-seated = Du hast einen Platz.
lobby-wait-leave = Tisch verlassen
lobby-wait-close = Tisch schließen
lobby-wait-back = Platz behalten und diese Seite verlassen
lobby-wait-who-else = Noch eine Person an diesem Gerät
lobby-wait-their-name = Name dieser Person
lobby-invite = Andere einladen
lobby-invite-hint = Wer den Link öffnet, kann beitreten.
lobby-invite-link = Einladungslink
lobby-invite-code = QR-Code
lobby-invite-code-of = QR-Code von { $link }
lobby-invite-title = Eine Partie Innovation
