### Die Lektionen im Terminal.

lessons-welcome = In zehn Minuten lernen: sechs Lektionen, dann dein erstes Spiel.
lessons-entry = { $title } ({ $minutes } Min.): { $says }
lessons-entry-note = { $label } ({ $note })
lessons-game = Dein erstes Spiel: gegen einen leichten Computer, und der Coach bleibt bei dir.
lessons-game-on = nicht beendet
lessons-done = geschafft
lessons-at = Schritt { $step } von { $steps }
lessons-changed = Das hat sich geändert, seit du hier warst. Es beginnt darum von vorn.
lessons-which = Welche? Gib eine Nummer ein, Enter für { $number } oder quit.
lessons-no-such = „{ $line }“ gibt es nicht. Gib eine Zahl von 1 bis { $number } oder quit ein.
lessons-heading = { $title }: Schritt { $step } von { $steps }
lessons-look = (Sieh hierhin: { $place })
lessons-ready = Du bist so weit. Als Nächstes kommt dein erstes Spiel: Der Coach bleibt bei dir.
lessons-finished = Du hast diese Lektion geschafft: { $title }.
lessons-to-list = Alle Lektionen
lessons-kept = Splay merkt sich, wo du bist. Nächstes Mal geht es hier weiter.
lessons-list-keys = Pfeile und Enter oder eine Taste  q Ende
lessons-keys = n weiter  b zurück  m zeigen  q Ende  ? Hilfe  Leer Info  c Karten  t Tisch
lessons-say-explains = Enter: weiter.
lessons-say-asks = Was tust du?
lessons-say-wrong = Enter macht es rückgängig.
lessons-say-finished = Enter: alle Lektionen, oder „restart“ oder „back“.
lessons-no-move = Gerade musst du nichts tun. Mit Enter geht es weiter.
lessons-hint = { $number }: { $move }
lessons-not-understood = „{ $line }“ verstehe ich nicht. { $asks ->
    [yes] Gib die Nummer einer Aktion, „show“ oder „help“ ein.
   *[no] Gib „next“ oder „help“ ein.
}
lessons-plain-help = Gib die Nummer einer Aktion ein. Enter oder „next“ geht weiter, „back“ einen Schritt zurück, „show“ zeigt die Aktion.
    Befehle: board (der ganze Tisch), hand (deine Karten), goals (was dir fehlt), options (die Frage noch einmal),
    preview NUMMER (was eine Aktion bewirken würde), card NAME (der Text einer Karte), log (das ganze Log),
    help THEMA (die Regeln), quit (alle Lektionen; Splay merkt sich, wo du bist).
lessons-checked = { $file }: Alle { $steps } Schritte laufen wie geschrieben.
