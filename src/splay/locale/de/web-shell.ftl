### Die Worte der Seite um ihre Inhalte herum.

shell-title = { $page } · Splay
shell-title-turn = ● Du bist dran · { $page } · Splay
shell-description = Spiele das Kartenspiel Innovation im Browser. Ein inoffizielles Fanprojekt.
shell-skip = Zum Inhalt
shell-home = Splay, Startseite
shell-nav = Seiten
shell-nav-start = Spielen
shell-nav-games = Spiele
shell-nav-learn = Lernen
shell-nav-players = Leute
shell-nav-cards = Karten
shell-nav-rules = Regeln
shell-nav-settings = Einstellungen
shell-nav-people = Konto
shell-nav-guest = Gast
shell-nav-sign-in = Anmelden
shell-nav-person = Profil: { $name }
shell-nav-person-guest = Profil: { $name } (Gast)
# $count: how many tables wait
shell-next-table = Nächster Tisch ({ $count })
shell-next-table-title = Zum nächsten Tisch, der auf dich wartet (N)
shell-no-page = Diese Seite gibt es nicht
shell-no-page-help = Prüfe die Adresse oder fang von vorn an.
shell-to-start = Zur Startseite
shell-lost = Die Verbindung ist weg. Neuer Versuch ...
shell-back = Die Verbindung ist wieder da.
shell-close = Schließen
shell-cancel = Abbrechen
shell-try-again = Erneut versuchen
shell-unreachable = Der Server antwortet nicht. Nichts ist verloren: Versuch es noch einmal.
labeled = { $label }: { $text }
refusal-other = Das kann der Server nicht.
shell-copy = Kopieren
shell-copied = Kopiert.
shell-share = Teilen
shell-linked = Link kopiert.
shell-link = Kopiere diesen Link: { $link }
shell-linked-local = Link kopiert. Nur dieser Computer kann ihn öffnen.
shell-copy-by-hand = Dieser Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.
shell-link-local = Nur dieser Computer kann diesen Link öffnen.
shell-link-local-why = Andere hereinlassen
shell-link-local-home = Im Heimnetz: Starte den Server mit SPLAY_HOST=0.0.0.0, öffne die Seite unter der eigenen Adresse dieses Computers, etwa { $address }, und kopiere den Link dort.
shell-link-local-internet = Im Internet: Setze SPLAY_PUBLIC_URL, wie es in docs/hosting.md steht.
shell-saved = Gespeichert.
shell-trouble = Etwas ist schiefgegangen
shell-trouble-help = Diese Seite ließ sich nicht zeigen. Deine Spiele sind sicher. Versuch es noch einmal. Passiert es wieder, dann sag denen, die diesen Server betreiben, was du getan hast.
shell-trouble-details = Einzelheiten
shell-part-missing = Ein Teil der Seite wurde nicht geladen. Lade sie neu.
shell-fan-project = Ein inoffizielles Fanprojekt. Innovation ist von Carl Chudyk.
shell-about = Über Splay, Lizenz und Quelltext
shell-text-mode = Screenreader? Spiele in Textform

## Titel im Tab des Browsers

shell-title-start = Innovation spielen
shell-title-new = Neuer Tisch
shell-title-table = Tisch
shell-title-replay = Wiederholung
shell-title-games = Spiele
shell-title-learn = In zehn Minuten lernen
shell-title-lesson = Lektion
shell-title-puzzles = Rätsel
shell-title-puzzle = Rätsel
shell-title-solution = Lösung
shell-title-deal = Partie des Tages
shell-title-cards = Karten
shell-title-statistics = Karten in Zahlen
shell-title-players = Leute
shell-title-profile = Profil
shell-title-rules = Regeln
shell-title-people = Konto
shell-title-admin = Moderation
shell-title-reset = Neues Passwort
shell-title-settings = Einstellungen
shell-title-about = Über Splay

## Über Splay

shell-about-what = Was das ist
shell-about-what-text = Mit Splay spielst du das Kartenspiel Innovation kostenlos, mit Bekannten, Fremden und Computern. Nichts zu kaufen, keine Werbung, kein Tracking.
shell-about-game = Das Spiel
shell-about-game-text = Innovation ist von Carl Chudyk. Splay ist ein inoffizielles Fanprojekt von Leuten, die es gern spielen, ohne Verbindung zum Autor oder zu den Verlagen. Der Wortlaut ist unser eigener. Wenn dir das Spiel gefällt, kauf es: Mit Karten in der Hand ist es noch besser.
shell-about-prints = Verlage und Ausgaben
shell-about-prints-text = Asmadi Games hat Innovation 2010 zuerst veröffentlicht. Die Ausgabe von Iello von 2011 spielt sich gleich, mit anderen Begriffen. Lacerta brachte es 2012 auf Polnisch heraus. Innovation Deluxe, wieder von Asmadi Games, ist die dritte Ausgabe: alle damaligen Erweiterungen in einer Schachtel und neun geänderte Karten. Hier kannst du die dritte oder die erste Ausgabe spielen.
shell-about-data = Deine Daten
shell-about-data-text = Der Server speichert deinen Namen, deine Spiele, was du sagst, und deine E-Mail-Adresse, wenn du eine angibst. Deine Einstellungen bleiben in diesem Browser. Ein Cookie sagt, wer du bist. Ein zweites sagt nach einer Anmeldung, dass sich dieser Browser schon einmal bei deinem Konto angemeldet hat. Auf der Seite deines Kontos kannst du alles löschen.
shell-about-licence = Lizenz
shell-about-licence-text = Splay ist freie Software unter der GNU Affero General Public License, Version 3 oder neuer. Nutze, untersuche, ändere und verbreite sie. Wenn du eine geänderte Fassung für andere betreibst, biete ihnen deren Quelltext an. Es gibt keine Gewährleistung.
shell-about-licence-link = Ganze Lizenz
shell-about-licence-all = Lizenzen aller Bestandteile
shell-about-pictures = Bilder
shell-about-pictures-text = Symbole von { $authors }, von game-icons.net, unter der Lizenz CC BY 3.0. Bearbeitet: Wir haben ihre Umrisse abgerundet und sie gefärbt. Einige weitere stammen aus Material Design Icons (Apache 2.0) und Phosphor Icons (MIT).
shell-about-pictures-link = Lizenzen der Bilder
shell-about-fonts = Schriften
shell-about-fonts-text = Fraunces und Open Sans, unter der SIL Open Font License. Wir haben sie auf die benutzten Zeichen gekürzt.
shell-about-fonts-link = Lizenz der Schriften
shell-about-source = Quelltext
shell-about-source-text = Du bekommst den Quelltext von genau dem, was hier läuft, auch von dieser Seite. Mit Python startest du damit deinen eigenen Server.
shell-about-source-link = Quelltext dieses Servers

## Ein Buchstabe je Farbe, fünf verschiedene (E = Gelb)

letter-blue = B
letter-red = R
letter-green = G
letter-yellow = E
letter-purple = V

## Auf Karten

card-echo = Echo:
card-verb-demand = Ich fordere
card-verb-compel = Ich zwinge dich
