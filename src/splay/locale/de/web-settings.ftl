### Die Worte der Einstellungen.

settings-title = Einstellungen
settings-about = Änderungen gelten sofort und bleiben in diesem Browser.
settings-look = Aussehen
settings-play = Spielen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-card-size = Kartengröße
settings-card-size-small = Klein
settings-card-size-medium = Mittel
settings-card-size-large = Groß
settings-numbers = Aussehen der Karten
settings-numbers-shapes = Zahlen in Formen
settings-numbers-plain = Schlichte Zahlen
settings-numbers-hint = Die Zahlen jeder Farbe haben einen Rahmen in eigener Form, oder keine hat einen.
settings-large-backs = Große Rückseiten
settings-large-backs-hint = Für verdeckte Karten auf der Hand und im Punktestapel.
settings-sample = So sieht eine Karte aus
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-motion-hint = Reduziert: Karten gleiten nicht.
settings-pace = Tempo
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-pace-slow-hint = Jede Zeile wartet auf dich.
settings-pace-normal-hint = Zeit, jede Zeile zu lesen.
settings-pace-fast-hint = Halb so viel Zeit für jede Zeile.
settings-pace-instant-hint = Du siehst, wie es ausgeht. Der Rest steht im Verlauf.
settings-confirm = Aktionen bestätigen
settings-confirm-every = Jede Aktion
settings-confirm-final = Die meisten
settings-confirm-never = Nie
settings-confirm-every-hint = { $touch ->
    [true] Beim ersten Tippen siehst du, was eine Aktion bewirken würde, beim zweiten wird sie ausgeführt.
   *[false] Der erste Klick zeigt, was eine Aktion bewirken würde, der zweite führt sie aus.
}
settings-confirm-final-hint = { $touch ->
    [true] Zum Ziehen genügt einmal Tippen, außer das Spiel endet dadurch. Bei anderen Aktionen und Karten tippe zweimal.
   *[false] Zum Ziehen und Ausspielen genügt ein Klick, außer das Spiel endet dadurch oder du siehst beim Ausspielen eine neue Karte. Andere Aktionen und Karten brauchen zwei Klicks.
}
settings-confirm-never-hint = { $touch ->
    [true] Einmal Tippen genügt. Wenn du eine neue Karte gesehen hast, kannst du nichts mehr rückgängig machen.
   *[false] Ein Klick genügt. Wenn du eine neue Karte gesehen hast, kannst du nichts mehr rückgängig machen.
}
settings-skip-free-actions = Gratisaktionen sofort überspringen
settings-skip-free-actions-hint = In der Erweiterung Artefakte der Geschichte kann dein Zug mit einer Gratisaktion beginnen. Dieser Browser überspringt sie sofort, an jedem Tisch. Eine feste Antwort überspringt sie nach kurzer Zeit, auf all deinen Geräten und auch, wenn du nicht da bist.
settings-hints = Tipps
settings-hints-hint = Was du tun kannst und warum etwas passiert.
settings-sounds = Töne
settings-sounds-hint = Leise Töne: wenn du dran bist, wenn sich Karten bewegen, bei Forderungen an dich, bei Erfolgen und am Ende.
settings-turn-sound = Ton, wenn ich dran bin
settings-turn-sound-hint = Zwei leise Töne, nur solange du in einem anderen Tab oder Programm bist.
settings-text-mode = Tisch als Text
settings-text-mode-hint = Für Screenreader, und wenn du lieber liest.
