### Rätsel im Terminal.

solve-help = Gib die Nummer einer Aktion ein, dann „check“. „undo“ oder „restart“ geht, sooft du willst. „hint“ zählt als Versuch, „solution“ gibt auf.
    Befehle: board (der ganze Tisch), hand (deine Karten), goals (was dir fehlt), options (die Frage noch einmal),
    preview NUMMER (was eine Aktion bewirken würde), card NAME (der Text einer Karte), log (was du getan hast), help THEMA (die Regeln), quit.
solve-say = Was tust du?
solve-played = Enter prüft, „undo“ geht zurück.
solve-not-understood = „{ $line }“ verstehe ich nicht. Gib eine Zahl, „check“ oder „help“ ein.
solve-nothing-to-undo = Es gibt nichts rückgängig zu machen.
solve-wrong = Noch nicht. { $why }
solve-done = { $tries ->
    [one] Beim ersten Versuch gelöst.
   *[other] Beim { $tries }. Versuch gelöst.
}
solve-given-up = Hier ist die Lösung.
solve-why-not = Warum andere Aktionen scheitern:
solve-fails = { $action }: { $why }
