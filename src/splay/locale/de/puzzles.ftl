### Die Worte der Rätsel: was zu tun ist und warum ein anderer Versuch scheitert.

puzzle-name = { $mine } gegen { $theirs }
puzzle-name-alone = Nur { $card }
puzzle-name-empty = Leere Auslagen

puzzle-task-win = Gewinne in diesem Zug, egal, was du ziehst. { $actions ->
    [one] Du hast 1 Aktion.
   *[other] Du hast { $actions } Aktionen.
}
puzzle-task-stop = { $you ->
    [yes] Du stehst kurz vor dem Sieg.
   *[no] { $player } steht kurz vor dem Sieg.
} Verhindere ihn mit deiner letzten Aktion.
puzzle-task-take = { $you ->
    [yes] Du kannst
   *[no] { $player } kann
} im nächsten Zug die [{ $value }] erringen. Erringe sie vorher, egal, was du ziehst. { $actions ->
    [one] Du hast 1 Aktion.
   *[other] Du hast { $actions } Aktionen.
}
puzzle-task-help = Nutze jetzt eine Karte, die { $you ->
    [yes] dir
   *[no] { $player }
} nichts bringt, egal, was dabei gewählt wird. Es zählt, was { $you ->
    [yes] du danach hast
   *[no] { $player } danach hat
}: jede Karte, die vorher nicht an diesem Ort war, und jede neue Auffächerung.

## Warum ein Versuch scheitert.

puzzle-try-win = Danach kannst du in diesem Zug nicht mehr gewinnen.
puzzle-try-take = Danach kannst du die [{ $value }] in diesem Zug nicht mehr erringen.
puzzle-try-lucky = Dazu gehört Glück: Es klappt höchstens bei { $chance } % der Kartenverteilungen.
puzzle-try-points = Danach hast du höchstens { $points } von { $needed } Punkten.
puzzle-try-top = Danach ist die höchste deiner obersten Karten höchstens eine [{ $top }], und du brauchst eine [{ $value }].
puzzle-try-loses = { $you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
} trotzdem im nächsten Zug, bei { $chance } % der Kartenverteilungen.
puzzle-try-loses-by = { $you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
} trotzdem im nächsten Zug, bei { $chance } % der Kartenverteilungen. Zum Beispiel so: { $action }.
puzzle-try-loses-by-two = { $you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
} trotzdem im nächsten Zug, { $chance ->
    [100] bei allen geprüften Kartenverteilungen
   *[other] bei mindestens { $chance } % der geprüften Kartenverteilungen
}. Zum Beispiel so: { $first }, dann { $action }.
puzzle-try-choices = Die Aktion stimmt, aber nicht, was du dabei gewählt hast: { $you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
} trotzdem im nächsten Zug, { $chance ->
    [100] bei allen geprüften Kartenverteilungen
   *[other] bei mindestens { $chance } % der geprüften Kartenverteilungen
}.
puzzle-try-helps = Das bringt { $you ->
    [yes] dir
   *[no] { $player }
} bei allen geprüften Kartenverteilungen etwas.
puzzle-try-helps-mostly = Das bringt { $you ->
    [yes] dir
   *[no] { $player }
} bei { $chance } % der geprüften Kartenverteilungen etwas.
puzzle-try-gave = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} { $gain }. Bei { $chance } % der geprüften Kartenverteilungen bringt diese Karte { $you ->
    [yes] dir
   *[no] { $player }
} etwas.
puzzle-try-gave-nothing = Diesmal bringt das { $you ->
    [yes] dir
   *[no] { $player }
} nichts. Aber bei { $chance } % der geprüften Kartenverteilungen kann diese Karte { $you ->
    [yes] dir
   *[no] { $player }
} etwas bringen.
puzzle-try-no-card = Hier geht es darum, eine Karte zu nutzen.
puzzle-try-later = Guter Anfang, aber etwas darin oder danach stimmt nicht.

## Tipps: erst, welche Art von Aktion richtig ist, dann, welche genau.

puzzle-hint-draw = Ziehe zuerst eine Karte.
puzzle-hint-meld = Spiele zuerst eine Karte aus.
puzzle-hint-dogma = Nutze zuerst eine Karte.
puzzle-hint-achieve = Erringe zuerst einen Erfolg.
puzzle-hint-other = Es ist keine der vier üblichen Aktionen.
puzzle-hint-color = Die Farbe der Karte: { $first } oder { $second }.
puzzle-hint-action = { $action }. Der Rest ist deine Sache.

## Was der Gegner bekommt, in "puzzle-try-gave".

puzzle-got-achievements = { $count ->
    [one] einen Erfolg
   *[other] { $count } Erfolge
}
puzzle-got-board = { $count ->
    [one] eine Karte in der Auslage
   *[other] { $count } Karten in der Auslage
}
puzzle-got-score = { $count ->
    [one] eine Karte im Punktestapel
   *[other] { $count } Karten im Punktestapel
}
puzzle-got-hand = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
puzzle-got-further = { $count ->
    [one] eine Karte neben der Auslage
   *[other] { $count } Karten neben der Auslage
}
puzzle-got-splays = { $count ->
    [one] eine Auffächerung
   *[other] { $count } Auffächerungen
}
