### Die Wörter von Splay auf Deutsch, außer denen der Karten (cards.json) und der Hilfe (help.ftl).
### Namen von Personen und Karten werden nie gebeugt. Orte: Der Wert ist der Nominativ; .source "aus deiner Hand",
### .target "auf deine Hand", .place wie .source. Farben: Der Wert ist das Hauptwort; Beiwörter je nach Text.

## Mehreres in einem

list-more = { $all }, { $next }
list-and = { $all } und { $next }
list-and-last = { $all } und { $next }
list-parts = { $all }; { $next }
list-or = { $all } oder { $next }
list-or-last = { $all } oder { $next }

## Namen

nobody = Niemand
    .preview-hit = niemanden
    .preview-compels = niemanden
    .knowledge-hit = niemanden
    .knowledge-compels = niemanden
    .prompt-others = niemanden
    .knowledge-shares = niemand
    .preview-shares = niemand
you = Du
    .preview-hit = dich
    .preview-compels = dich
    .knowledge-hit = dich
    .knowledge-compels = dich
    .prompt-others = dich
    .preview-unsure = dich
    .undo-ask-happened = dich
    .undo-ask-own = dich
    .undo-ask-other = dich
    .knowledge-shares = du
    .preview-shares = du
    .ending-score-shared = du
    .table-supply-drawers = du
    .purpose-transfer-to = dich
you-too = du
    .preview-hit = dich
    .preview-compels = dich
    .knowledge-hit = dich
    .knowledge-compels = dich
    .prompt-others = dich
    .preview-unsure = dich
    .undo-ask-happened = dich
    .undo-ask-own = dich
    .undo-ask-other = dich
color-blue = Blau
    .card-face = blau
    .card-face-of = blau
    .text-card = blau
    .text-card-unused = blau
    .learn-cards-facts = blau
    .learn-cards-facts-unused = blau
    .learn-cards-open = blau
    .preview-meld-on = blaue
    .preview-meld-first = blauen
    .card-says-flag = blaue
    .table-fleeting-flag = blaue
    .table-fleeting-taken = blaue
    .table-fleeting-takers = blaue
color-red = Rot
    .card-face = rot
    .card-face-of = rot
    .text-card = rot
    .text-card-unused = rot
    .learn-cards-facts = rot
    .learn-cards-facts-unused = rot
    .learn-cards-open = rot
    .preview-meld-on = rote
    .preview-meld-first = roten
    .card-says-flag = rote
    .table-fleeting-flag = rote
    .table-fleeting-taken = rote
    .table-fleeting-takers = rote
color-green = Grün
    .card-face = grün
    .card-face-of = grün
    .text-card = grün
    .text-card-unused = grün
    .learn-cards-facts = grün
    .learn-cards-facts-unused = grün
    .learn-cards-open = grün
    .preview-meld-on = grüne
    .preview-meld-first = grünen
    .card-says-flag = grüne
    .table-fleeting-flag = grüne
    .table-fleeting-taken = grüne
    .table-fleeting-takers = grüne
color-yellow = Gelb
    .card-face = gelb
    .card-face-of = gelb
    .text-card = gelb
    .text-card-unused = gelb
    .learn-cards-facts = gelb
    .learn-cards-facts-unused = gelb
    .learn-cards-open = gelb
    .preview-meld-on = gelbe
    .preview-meld-first = gelben
    .card-says-flag = gelbe
    .table-fleeting-flag = gelbe
    .table-fleeting-taken = gelbe
    .table-fleeting-takers = gelbe
color-purple = Violett
    .card-face = violett
    .card-face-of = violett
    .text-card = violett
    .text-card-unused = violett
    .learn-cards-facts = violett
    .learn-cards-facts-unused = violett
    .learn-cards-open = violett
    .preview-meld-on = violette
    .preview-meld-first = violetten
    .card-says-flag = violette
    .table-fleeting-flag = violette
    .table-fleeting-taken = violette
    .table-fleeting-takers = violette
icon-crown = Krone
    .in-text = Kronen
    .knowledge-from-to-words = Kronen
icon-leaf = Blatt
    .in-text = Blätter
    .knowledge-from-to-words = Blätter
icon-bulb = Glühbirne
    .in-text = Glühbirnen
    .knowledge-from-to-words = Glühbirnen
icon-castle = Burg
    .in-text = Burgen
    .knowledge-from-to-words = Burgen
icon-factory = Fabrik
    .in-text = Fabriken
    .knowledge-from-to-words = Fabriken
icon-clock = Uhr
    .in-text = Uhren
    .knowledge-from-to-words = Uhren
icon-hex = leeres Sechseck
    .in-text = leere Sechsecke
set-base = Basis
set-about-base = Das Basisspiel: 105 Karten, immer dabei.
splay-none = nicht aufgefächert
splay-left = nach links aufgefächert
splay-right = nach rechts aufgefächert
splay-up = nach oben aufgefächert
special-name-Empire = Imperium
special-name-Monument = Monument
special-name-Wonder = Wunder
special-name-World = Welt
special-name-Universe = Universum
special-Empire = mindestens { $empire_icons } von jedem der { $icon_kinds } Symbole in einer Auslage sichtbar
special-Monument = in einem Zug { $monument_cards } Karten untergeschoben oder { $monument_cards } gewertet
special-Wonder = { $all_colors } Farben in einer Auslage, alle nach rechts oder oben aufgefächert
special-World = mindestens { $world_clocks } Uhren in einer Auslage sichtbar
special-Universe = { $all_colors } oberste Karten in einer Auslage, alle mit Wert { $universe_value } oder höher

## Karten, wie jemand sie sieht

card-none = nichts
card-with-value = { $card } [{ $age }]
card-back = eine [{ $age }]
card-backs = { $number } × [{ $age }]
card-back-of = eine [{ $age }] ({ $set })
card-backs-of = { $number } × [{ $age }] ({ $set })

## Orte: von der Person, die handelt; von der gefragten; von einer anderen; von niemandem

place-hand = die eigene Hand
    .source = aus der eigenen Hand
    .target = auf die eigene Hand
    .place = aus der eigenen Hand
    .title = Eigene Hand
    .event-proof = die eigene Hand
    .story-deed-proof = die eigene Hand
    .event-look = auf der eigenen Hand
    .story-deed-look = auf der eigenen Hand
place-score = der eigene Punktestapel
    .source = aus dem eigenen Punktestapel
    .target = in den eigenen Punktestapel
    .place = aus dem eigenen Punktestapel
    .title = Eigener Punktestapel
    .event-proof = den eigenen Punktestapel
    .story-deed-proof = den eigenen Punktestapel
    .event-look = im eigenen Punktestapel
    .story-deed-look = im eigenen Punktestapel
place-achievements = die eigenen Erfolge
    .source = aus den eigenen Erfolgen
    .target = zu den eigenen Erfolgen
    .place = aus den eigenen Erfolgen
    .title = Eigene Erfolge
    .event-proof = die eigenen Erfolge
    .story-deed-proof = die eigenen Erfolge
    .event-look = in den eigenen Erfolgen
    .story-deed-look = in den eigenen Erfolgen
place-board = die eigene Auslage
    .source = aus der eigenen Auslage
    .target = in die eigene Auslage
    .place = aus der eigenen Auslage
    .title = Eigene Auslage
    .event-splay-on = in der eigenen Auslage
    .story-deed-splay-on = in der eigenen Auslage
    .event-proof = die eigene Auslage
    .story-deed-proof = die eigene Auslage
    .event-look = in der eigenen Auslage
    .story-deed-look = in der eigenen Auslage
place-hand-your = deine Hand
    .source = aus deiner Hand
    .target = auf deine Hand
    .place = aus deiner Hand
    .event-proof = deine Hand
    .story-deed-proof = deine Hand
    .event-look = auf deiner Hand
    .story-deed-look = auf deiner Hand
place-score-your = dein Punktestapel
    .source = aus deinem Punktestapel
    .target = in deinen Punktestapel
    .place = aus deinem Punktestapel
    .event-proof = deinen Punktestapel
    .story-deed-proof = deinen Punktestapel
    .event-look = in deinem Punktestapel
    .story-deed-look = in deinem Punktestapel
place-achievements-your = deine Erfolge
    .source = aus deinen Erfolgen
    .target = zu deinen Erfolgen
    .place = aus deinen Erfolgen
    .event-proof = deine Erfolge
    .story-deed-proof = deine Erfolge
    .event-look = in deinen Erfolgen
    .story-deed-look = in deinen Erfolgen
place-board-your = deine Auslage
    .source = aus deiner Auslage
    .target = in deine Auslage
    .place = aus deiner Auslage
    .event-splay-on = in deiner Auslage
    .story-deed-splay-on = in deiner Auslage
    .event-proof = deine Auslage
    .story-deed-proof = deine Auslage
    .event-look = in deiner Auslage
    .story-deed-look = in deiner Auslage
place-hand-of = Hand von { $player }
    .source = aus der Hand von { $player }
    .target = auf die Hand von { $player }
    .place = aus der Hand von { $player }
    .event-proof = die Hand von { $player }
    .story-deed-proof = die Hand von { $player }
    .event-look = auf der Hand von { $player }
    .story-deed-look = auf der Hand von { $player }
place-score-of = Punktestapel von { $player }
    .source = aus dem Punktestapel von { $player }
    .target = in den Punktestapel von { $player }
    .place = aus dem Punktestapel von { $player }
    .event-proof = den Punktestapel von { $player }
    .story-deed-proof = den Punktestapel von { $player }
    .event-look = im Punktestapel von { $player }
    .story-deed-look = im Punktestapel von { $player }
place-achievements-of = Erfolge von { $player }
    .source = aus den Erfolgen von { $player }
    .target = zu den Erfolgen von { $player }
    .place = aus den Erfolgen von { $player }
    .event-proof = die Erfolge von { $player }
    .story-deed-proof = die Erfolge von { $player }
    .event-look = in den Erfolgen von { $player }
    .story-deed-look = in den Erfolgen von { $player }
place-board-of = Auslage von { $player }
    .source = aus der Auslage von { $player }
    .target = in die Auslage von { $player }
    .place = aus der Auslage von { $player }
    .event-splay-on = in der Auslage von { $player }
    .story-deed-splay-on = in der Auslage von { $player }
    .event-proof = die Auslage von { $player }
    .story-deed-proof = die Auslage von { $player }
    .event-look = in der Auslage von { $player }
    .story-deed-look = in der Auslage von { $player }
place-supply = die Vorräte
    .source = aus den Vorräten
    .target = in die Vorräte
    .place = aus den Vorräten
    .title = Vorräte
    .event-put_back = oben auf die Vorräte
    .event-look = in den Vorräten
    .story-deed-look = in den Vorräten
place-supply-of = Vorrat der [{ $age }]
    .source = aus dem Vorrat der [{ $age }]
    .target = in den Vorrat der [{ $age }]
    .place = aus dem Vorrat der [{ $age }]
    .event-put_back = oben auf den Vorrat der [{ $age }]
    .event-look = im Vorrat der [{ $age }]
    .story-deed-look = im Vorrat der [{ $age }]
place-supply-of-set = Vorrat der [{ $age }] ({ $set })
    .source = aus dem Vorrat der [{ $age }] ({ $set })
    .target = in den Vorrat der [{ $age }] ({ $set })
    .place = aus dem Vorrat der [{ $age }] ({ $set })
    .event-put_back = oben auf den Vorrat der [{ $age }] ({ $set })
    .event-look = im Vorrat der [{ $age }] ({ $set })
    .story-deed-look = im Vorrat der [{ $age }] ({ $set })
place-available = die verfügbaren Erfolge
    .source = aus den verfügbaren Erfolgen
    .target = zu den verfügbaren Erfolgen
    .place = aus den verfügbaren Erfolgen
    .title = Verfügbare Erfolge
    .event-look = in den verfügbaren Erfolgen
    .story-deed-look = in den verfügbaren Erfolgen
place-removed = die Karten außerhalb des Spiels
    .source = von außerhalb des Spiels
    .target = aus dem Spiel heraus
    .place = von außerhalb des Spiels
    .title = Karten außerhalb des Spiels
place-nowhere = nirgends
    .source = aus dem Nichts
    .target = ins Nichts

## Ereignisse

event-first_meld = { $you ->
    [yes] Deine Startkarte
   *[no] Startkarte von { $player }
}: { $cards }.
# Die Regel vergleicht die englischen Namen der Karten.
event-turn = { $turn ->
    [1] { $you ->
        [yes] Zug 1: Du – mit der Karte, die im Alphabet zuerst kommt (nach den englischen Namen).
       *[no] Zug 1: { $player } – mit der Karte, die im Alphabet zuerst kommt (nach den englischen Namen).
    }
   *[other] Zug { $turn }: { $player }.
}
event-action-draw = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} als Aktion.
event-action-meld = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} als Aktion { $cards } aus.
event-action-dogma = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $cards }.
missed-demand = Die Forderung trifft niemanden: Jede gegnerische Person hat mindestens so viele [{ $icon }].
missed-compel = Der Zwang trifft niemanden: Jede gegnerische Person hat weniger [{ $icon }].
event-action-achieve = { $you ->
    [yes] Du erringst
   *[no] { $player } erringt
} als Aktion die [{ $value }].
event-draw = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} { $cards }.
event-draw-higher = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} { $cards }: keine [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] –[{ $last }]
} mehr da.
event-draw-higher-base = { $you ->
    [yes] Du ziehst
   *[no] { $player } zieht
} { $cards }: im Basisvorrat keine [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] –[{ $last }]
} mehr da.
event-meld = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} { $cards } aus.
event-tuck = { $you ->
    [yes] Du schiebst
   *[no] { $player } schiebt
} { $cards } unter.
event-score = { $you ->
    [yes] Du wertest
   *[no] { $player } wertet
} { $cards }.
event-return = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { $cards } zurück.
event-meld-from = { $you ->
    [yes] Du spielst
   *[no] { $player } spielt
} { $cards } { $source } aus.
event-tuck-from = { $you ->
    [yes] Du schiebst
   *[no] { $player } schiebt
} { $cards } { $source } unter.
event-score-from = { $you ->
    [yes] Du wertest
   *[no] { $player } wertet
} { $cards } { $source }.
event-return-from = { $you ->
    [yes] Du legst
   *[no] { $player } legt
} { $cards } { $source } zurück.
event-transfer = { $you ->
    [yes] Du überträgst
   *[no] { $player } überträgt
} { $cards } { $source } { $target }.
event-exchange = { $you ->
    [yes] Du tauschst
   *[no] { $player } tauscht
}: { $cards } { $source } { $target }.
event-remove = { $you ->
    [yes] Du entfernst
   *[no] { $player } entfernt
} { $cards } aus dem Spiel ({ $source }).
event-achieve = { $you ->
    [yes] Du erringst
   *[no] { $player } erringt
} die [{ $age }].
event-achieve-from = { $you ->
    [yes] Du erringst
   *[no] { $player } erringt
} { $cards } { $source } als Erfolg.
event-move = { $you ->
    [yes] Du bringst
   *[no] { $player } bringt
} { $cards } { $source } { $target }.
event-reveal = { $you ->
    [yes] Du zeigst
   *[no] { $player } zeigt
} { $cards } vor.
event-put_back = { $you ->
    [yes] Du setzt
   *[no] { $player } setzt
} { $cards } wieder { $target }.
event-proof = { $you ->
    [yes] Du zeigst
   *[no] { $player } zeigt
} { $source } vor, zum Beweis, dass nichts passt: { $cards }.
event-splay = { $you ->
    [yes] Du fächerst
   *[no] { $player } fächert
} { $color } nach { $direction ->
    [left] links
    [right] rechts
   *[up] oben
} auf.
event-splay-on = { $you ->
    [yes] Du fächerst
   *[no] { $player } fächert
} { $color } { $target } nach { $direction ->
    [left] links
    [right] rechts
   *[up] oben
} auf.
event-unsplay = { $you ->
    [yes] Du schließt
   *[no] { $player } schließt
} den Fächer von { $color }.
event-rearrange = { $you ->
    [yes] Du ordnest
   *[no] { $player } ordnet
} { $color } neu, von unten: { $cards }.
event-claim = { $you ->
    [yes] Du beanspruchst
   *[no] { $player } beansprucht
} den Erfolg { $special }: { $condition }.
event-claim-through = { $you ->
    [yes] Du beanspruchst
   *[no] { $player } beansprucht
} mit der Karte { $card } den Erfolg { $special }.
event-eliminate = { $you ->
    [yes] Du bist
   *[no] { $player } ist
} ausgeschieden.
event-bonus = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} die Zusatzkarte: Eine gegnerische Person hat mitgenutzt und etwas verändert.
event-choice-color = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} { $color }.
event-choice-value = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} den Wert { $value }.
event-choice-number = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} die Zahl { $value }.
event-choice-set = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} das Set { $set }.
event-end-achievements = Das Spiel ist aus: Die Erfolge reichen zum Sieg.
event-end-score = { $you ->
    [yes] Du musst
   *[no] { $player } muss
} eine Karte über { $highest_age } ziehen. Das Spiel ist aus: Es gewinnt, wer die meisten Punkte hat.
event-end-card = Das Spiel ist aus: Eine Karte bestimmt, wer gewinnt.
event-end-resigned = { $you ->
    [yes] Du gibst
   *[no] { $player } gibt
} auf.
event-rules_changed-again = Die Regeln des Servers haben sich mitten in einer Aktion geändert. Die Aktion beginnt von vorn.
event-rules_changed-kept = Die Regeln des Servers haben sich geändert. Alle Entscheidungen bleiben; jetzt führen sie zu diesem Ergebnis.

## Warum eine Entscheidung gut ist, und warum eine andere besser gewesen wäre: was sich dadurch ändert

advice-win = Damit ist das Spiel gewonnen.
advice-win-later = Damit kannst du das Spiel gewinnen, wenn du danach gut wählst.
advice-safe = { $you ->
    [yes] Du bist
   *[no] { $player } ist
} damit fürs Erste sicherer.
advice-achievements = Das bringt { $you ->
    [yes] dir
   *[no] { $player }
} { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
}.
advice-achievements-against = Das kostet { $you ->
    [yes] dich
   *[no] { $player }
} { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
}.
advice-claimable = { $you ->
    [yes] Du kannst
   *[no] { $player } kann
} als Nächstes { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
} mehr erringen.
advice-claimable-against = { $you ->
    [yes] Du kannst
   *[no] { $player } kann
} als Nächstes { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
} weniger erringen.
advice-points = { $you ->
    [yes] Du gewinnst
   *[no] { $player } gewinnt
} { $number ->
    [one] 1 Punkt
   *[other] etwa { $number } Punkte
}.
advice-points-against = { $you ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $number ->
    [one] 1 Punkt
   *[other] etwa { $number } Punkte
}.
advice-cards = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} { $number ->
    [one] 1 Karte
   *[other] etwa { $number } Karten
} mehr auf die Hand.
advice-cards-against = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} { $number ->
    [one] 1 Karte
   *[other] etwa { $number } Karten
} weniger auf der Hand.
advice-higher = { $you ->
    [yes] Die höchste deiner obersten Karten
   *[no] Die höchste der obersten Karten von { $player }
} wird um { $number } höher.
advice-higher-against = { $you ->
    [yes] Die höchste deiner obersten Karten
   *[no] Die höchste der obersten Karten von { $player }
} wird um { $number } niedriger.
advice-colors = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} { $number ->
    [one] eine Farbe
   *[other] { $number } Farben
} mehr in der Auslage.
advice-colors-against = { $you ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $number ->
    [one] eine Farbe
   *[other] { $number } Farben
} in der Auslage.
advice-splays = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} { $number ->
    [one] eine Farbe
   *[other] { $number } Farben
} mehr aufgefächert.
advice-splays-against = { $you ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $number ->
    [one] einen Fächer
   *[other] { $number } Fächer
}.
advice-icons = Bei { $you ->
    [yes] dir
   *[no] { $player }
} { $number ->
    [one] ist 1 Symbol
   *[other] sind etwa { $number } Symbole
} mehr sichtbar.
advice-icons-against = Bei { $you ->
    [yes] dir
   *[no] { $player }
} { $number ->
    [one] ist 1 Symbol
   *[other] sind etwa { $number } Symbole
} weniger sichtbar.
advice-end = Das Spiel kann bald nach Punkten enden, und { $you ->
    [yes] du liegst
   *[no] { $player } liegt
} { $number ->
    [one] 1 Punkt
   *[other] etwa { $number } Punkte
} vorn.
better-win = Damit wäre das Spiel gewonnen gewesen.
better-win-later = Damit wäre das Spiel bei guten Entscheidungen danach zu gewinnen gewesen.
better-safe = { $you ->
    [yes] Du wärst
   *[no] { $player } wäre
} damit fürs Erste sicherer gewesen.
better-achievements = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
} mehr gehabt.
better-achievements-against = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
} weniger gehabt.
better-claimable = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} als Nächstes { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
} mehr erringen können.
better-claimable-against = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} als Nächstes { $number ->
    [one] einen Erfolg
   *[other] { $number } Erfolge
} weniger erringen können.
better-points = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] 1 Punkt
   *[other] etwa { $number } Punkte
} mehr gehabt.
better-points-against = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] 1 Punkt
   *[other] etwa { $number } Punkte
} weniger gehabt.
better-cards = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] 1 Karte
   *[other] etwa { $number } Karten
} mehr auf der Hand gehabt.
better-cards-against = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] 1 Karte
   *[other] etwa { $number } Karten
} weniger auf der Hand gehabt.
better-higher = { $you ->
    [yes] Die höchste deiner obersten Karten
   *[no] Die höchste der obersten Karten von { $player }
} wäre um { $number } höher gewesen.
better-higher-against = { $you ->
    [yes] Die höchste deiner obersten Karten
   *[no] Die höchste der obersten Karten von { $player }
} wäre um { $number } niedriger gewesen.
better-colors = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] eine Farbe
   *[other] { $number } Farben
} mehr in der Auslage gehabt.
better-colors-against = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] eine Farbe
   *[other] { $number } Farben
} weniger in der Auslage gehabt.
better-splays = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] eine aufgefächerte Farbe
   *[other] { $number } aufgefächerte Farben
} mehr gehabt.
better-splays-against = { $you ->
    [yes] Du hättest
   *[no] { $player } hätte
} { $number ->
    [one] einen Fächer
   *[other] { $number } Fächer
} weniger gehabt.
better-icons = Bei { $you ->
    [yes] dir
   *[no] { $player }
} { $number ->
    [one] wäre 1 Symbol
   *[other] wären etwa { $number } Symbole
} mehr sichtbar gewesen.
better-icons-against = Bei { $you ->
    [yes] dir
   *[no] { $player }
} { $number ->
    [one] wäre 1 Symbol
   *[other] wären etwa { $number } Symbole
} weniger sichtbar gewesen.
better-end = Das Spiel hätte bald nach Punkten enden können, mit { $number ->
    [one] 1 Punkt
   *[other] etwa { $number } Punkten
} Vorsprung für { $you ->
    [yes] dich
   *[no] { $player }
}.

## Wer einen Effekt ausführt, und warum

effect-only = { $card }
effect-demand = { $card }
effect-compel = { $card }
effect-echo = { $card } (Echo-Effekt)
effect-echo-says = Echo: { $text }
effect-dogma = { $card } (erster Effekt)
effect-dogma_2 = { $card } (zweiter Effekt)
effect-dogma_3 = { $card } (dritter Effekt)
role-own = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $effect }.
role-nested = { $you ->
    [yes] Nur du nutzt
   *[no] Nur { $player } nutzt
} { $effect }.
role-shares = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $effect } mit.
role-demanded = { $effect } trifft { $you ->
    [yes] dich
   *[no] { $player }
}.
role-compelled = { $effect } zwingt { $you ->
    [yes] dich
   *[no] { $player }
}.
role-shares-counts = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $effect } mit – Symbol { $icon }: { $count } gegen { $launcher }.
role-demanded-counts = { $effect } trifft { $you ->
    [yes] dich
   *[no] { $player }
} – Symbol { $icon }: { $count } gegen { $launcher }.
role-compelled-counts = { $effect } zwingt { $you ->
    [yes] dich
   *[no] { $player }
} – Symbol { $icon }: { $count } gegen { $launcher }.
reason-shares = Du nutzt { $effect } mit.
reason-demanded = { $effect } trifft dich.
reason-compelled = { $effect } zwingt dich.
reason-shares-counts = Du nutzt { $effect } mit – Symbol { $icon }: { $count } gegen { $launcher }.
reason-demanded-counts = { $effect } trifft dich – Symbol { $icon }: { $count } gegen { $launcher }.
reason-compelled-counts = { $effect } zwingt dich – Symbol { $icon }: { $count } gegen { $launcher }.

## Das Ende

result-achievements = { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
} mit { $achievements ->
    [one] 1 Erfolg
   *[other] { $achievements } Erfolgen
}.
result-score = { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
} mit den meisten Punkten.
result-score-tied = { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
} bei gleich vielen Punkten mit mehr Erfolgen.
result-card = { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
} mit der Karte { $card }.
result-resigned = { $players_you ->
    [only] Du gibst auf
    [yes] { $players } gebt auf
   *[no] { $players_number ->
        [one] { $players } gibt auf
       *[other] { $players } geben auf
    }
}. { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
}.
result-gave-up = { $players_you ->
    [only] Du gibst auf
    [yes] { $players } gebt auf
   *[no] { $players_number ->
        [one] { $players } gibt auf
       *[other] { $players } geben auf
    }
}.
result-left = { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
}. Die Gegenseite hat den Tisch verlassen.
result-left-by = { $players_you ->
    [only] Du hast den Tisch verlassen
    [yes] { $players } habt den Tisch verlassen
   *[no] { $players_number ->
        [one] { $players } hat den Tisch verlassen
       *[other] { $players } haben den Tisch verlassen
    }
}. { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
}.
result-time = { $players_you ->
    [only] Deine Zeit ist abgelaufen
    [yes] Zeit abgelaufen: { $players }
   *[no] Die Zeit von { $players } ist abgelaufen
}. { $winners_you ->
    [only] Du gewinnst
    [yes] { $winners } gewinnt
   *[no] { $winners_number ->
        [0] { $winners } gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
}.
result-standing = { $player }: { $achievements ->
    [one] 1 Erfolg
   *[other] { $achievements } Erfolge
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Fragen

prompt-because = { $card }: { $prompt }
prompt-now = Jetzt: { $prompt }
prompt-action = { $achieves ->
    [0] { $melds ->
        [0] Nutze eine Karte oder ziehe.
       *[other] Nutze eine Karte, spiele eine aus oder ziehe.
    }
   *[other] { $melds ->
        [0] Nutze eine Karte, erringe einen Erfolg oder ziehe.
       *[other] Nutze eine Karte, spiele eine aus, erringe einen Erfolg oder ziehe.
    }
}
prompt-free_action = Nutze eine Gratisaktion oder überspringe sie.
prompt-first_meld = Wähle deine Startkarte. Alle zeigen ihre gleichzeitig vor.
prompt-card = Wähle { $number ->
    [one] eine Karte
   *[other] Karten
} zum { $purpose }.
prompt-card-from = Wähle { $number ->
    [one] eine Karte
   *[other] Karten
} { $place } zum { $purpose }.
# Nicht alle Karten dort passen: Die anderen kann man nicht wählen.
prompt-card-fits = Wähle { $number ->
    [one] eine passende Karte
   *[other] passende Karten
} { $place } zum { $purpose }.
prompt-card-pick = Wähle { $number ->
    [one] eine Karte
   *[other] Karten
}.
prompt-order = { $number } Karten zum { $purpose }. Welche zuerst?
prompt-order-return = Du legst { $number } Karten zurück. Welche kommt zuerst unter ihren Vorrat? Die letzte liegt ganz unten.{ $others ->
    [0] {""}
    [one] {" "}Die andere kommt unter einen anderen Vorrat.
   *[other] {" "}Die anderen kommen unter andere Vorräte.
}
prompt-order-tuck = Du schiebst { $number } Karten unter. Welche zuerst? Die letzte liegt ganz unten.{ $others ->
    [0] {""}
    [one] {" "}Die andere kommt unter einen anderen Stapel.
   *[other] {" "}Die anderen kommen unter andere Stapel.
}
prompt-order-meld = Du spielst { $number } Karten aus. Welche zuerst? Die letzte liegt ganz oben.{ $others ->
    [0] {""}
    [one] {" "}Die andere kommt auf einen anderen Stapel.
   *[other] {" "}Die anderen kommen auf andere Stapel.
}
prompt-order-pick = Ordne die Karten. Welche kommt nach oben?
prompt-may = Möchtest du { $purpose }?
prompt-may-exchange = Möchtest du { $given } gegen { $taken } tauschen?
prompt-exchange-side = { $cards } { $place }
prompt-exchange-cards = { $number } Karten
prompt-may-pick = Entscheide dich.
prompt-color = Wähle eine Farbe zum { $purpose }.
prompt-color-pick = Wähle eine Farbe.
prompt-splay = Eine Farbe { $direction } auffächern?
prompt-splay-must = Wähle eine Farbe und fächere sie { $direction } auf.
prompt-unsplay = Wähle eine Farbe und schließe ihren Fächer.
prompt-value = Wähle einen Wert zum { $purpose }.
prompt-value-pick = Wähle einen Wert.
prompt-number = Wähle eine Zahl zum { $purpose }.
prompt-number-pick = Wähle eine Zahl.
prompt-set = Wähle ein Set zum { $purpose }.
prompt-set-pick = Wähle ein Set.
prompt-player = Wähle eine Person.
prompt-player-transfer = Wähle, wer deine Karte bekommt.
prompt-player-pick = Wähle eine Person.
prompt-branch = Wähle eine Möglichkeit.
prompt-color-again = Wähle eine Farbe ({ $time } von { $times }).
prompt-branch-again = Wähle eine Möglichkeit ({ $time } von { $times }).
prompt-picked-exactly = { $prompt } { $picked } von { $most } gewählt.
prompt-picked-most = { $prompt } Bis zu { $most } ({ $picked } gewählt).
prompt-picked-between = { $prompt } { $least }–{ $most } ({ $picked } gewählt).
prompt-picked-any = { $prompt } Beliebig viele ({ $picked } gewählt).
prompt-others = Warten auf { $players }.

## Was ein Effekt mit eigenen Worten fragt

asks-measurement-dogma-color = Wähle die Farbe, die du nach rechts auffächerst.
asks-publications-dogma-color = Wähle die Farbe, die du neu ordnest.

## Was jemand anderes gerade wählt

waits-first_meld = { $you ->
    [yes] Du wählst deine Startkarte ...
   *[no] { $player } wählt eine Startkarte ...
}
waits-free_action = { $you ->
    [yes] Du entscheidest
   *[no] { $player } entscheidet
} über eine Gratisaktion ...
waits-action = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} eine Aktion ...
waits-choice = { $you ->
    [yes] Du
   *[no] { $player }
} { $kind ->
    [card] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Karte{ $purpose ->
        [pick] {" "}...
       *[other] {" "}zum { $purpose } ...
    }
    [order] { $you ->
        [yes] ordnest
       *[no] ordnet
    } Karten ...
    [splay] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Farbe zum Auffächern ...
    [color] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Farbe ...
    [value] { $you ->
        [yes] wählst
       *[no] wählt
    } einen Wert ...
    [number] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Zahl ...
    [set] { $you ->
        [yes] wählst
       *[no] wählt
    } ein Set ...
    [player] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Person ...
   *[other] { $you ->
        [yes] entscheidest
       *[no] entscheidet
    } ...
}
waits-effect = { $you ->
    [yes] Du
   *[no] { $player }
} { $kind ->
    [card] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Karte{ $purpose ->
        [pick] {" "}({ $card }) ...
       *[other] {" "}zum { $purpose } ({ $card }) ...
    }
    [order] { $you ->
        [yes] ordnest
       *[no] ordnet
    } Karten ({ $card }) ...
    [splay] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Farbe zum Auffächern ({ $card }) ...
    [color] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Farbe ({ $card }) ...
    [value] { $you ->
        [yes] wählst
       *[no] wählt
    } einen Wert ({ $card }) ...
    [number] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Zahl ({ $card }) ...
    [set] { $you ->
        [yes] wählst
       *[no] wählt
    } ein Set ({ $card }) ...
    [player] { $you ->
        [yes] wählst
       *[no] wählt
    } eine Person ({ $card }) ...
   *[other] { $you ->
        [yes] entscheidest
       *[no] entscheidet
    } ({ $card }) ...
}

## Wozu Karten gewählt werden: nach "zum"; in prompt-may nach "Möchtest du"

purpose-meld = Ausspielen
    .prompt-may = ausspielen
purpose-tuck = Unterschieben
    .prompt-may = unterschieben
purpose-score = Werten
    .prompt-may = werten
purpose-return = Zurücklegen
    .prompt-may = zurücklegen
purpose-transfer = Übertragen
    .prompt-may = übertragen
purpose-transfer-to = Übertragen an { $player }
    .prompt-may = an { $player } übertragen
purpose-transfer-to-you = Übertragen an dich
    .prompt-may = an dich übertragen
purpose-exchange = Tauschen
    .prompt-may = tauschen
purpose-reveal = Vorzeigen
    .prompt-may = vorzeigen
purpose-execute = Nutzen
    .prompt-may = nutzen
purpose-keep = Behalten
    .prompt-may = behalten
purpose-achieve = Erringen
    .prompt-may = erringen
purpose-remove = Entfernen aus dem Spiel
    .prompt-may = aus dem Spiel entfernen
purpose-draw = Ziehen
    .prompt-may = ziehen
direction-left = nach links
direction-right = nach rechts
direction-up = nach oben

## Antworten

option-answer = { $answer }
option-draw = Ziehen
option-meld = Ausspielen: { $card }
option-dogma = Nutzen: { $card }
option-achieve = Erringen: [{ $value }]
option-card = { $card }
option-card-of = { $card }, { $place }
option-unseen = { $card } { $place }
option-color = { $color }
option-value = [{ $value }]
option-number = { $value }
option-set = { $set }
option-player = { $player }
option-branch = Möglichkeit { $value }
option-yes = Ja
option-no = Nein
option-pass = Keine wählen
option-pass-meld = Keine ausspielen
option-pass-tuck = Keine unterschieben
option-pass-score = Keine werten
option-pass-return = Keine zurücklegen
option-pass-transfer = Keine übertragen
option-pass-exchange = Keine tauschen
option-pass-reveal = Keine vorzeigen
option-pass-execute = Keine nutzen
option-pass-keep = Keine behalten
option-pass-achieve = Keine erringen
option-pass-remove = Keine entfernen
option-pass-free_action = In der Vitrine lassen
option-pass-splay = Nicht auffächern
option-pass-done = Fertig

## Karten im Terminal

# Der eigene und der englische Name: Das Alphabet der Regeln geht nach den englischen.
card-titles = { $title } ({ $english })
card-face = { $age } { $color }: { $icons }
card-face-of = { $age } { $color }, { $set }: { $icons }
card-featured = Leitsymbol, das beim Mitnutzen und bei Forderungen zählt: { $icon }
equal-cards = { $number } × { $card }
card-valued = { $card } { $age }
cards-first-edition = Erste Ausgabe:
cards-found = { $number ->
    [0] Keine Karte passt.
    [one] 1 Karte.
   *[other] { $number } Karten.
}
no-such-card = Keine Karte heißt „{ $name }“.
which-card = Gib an, welche: card NAME.

## Die Stellung

none = keine
seat-team = { $player }, Team { $team }
seat-out = { $player }, ausgeschieden
seat-you = { $player } (du)
seat-agent = { $player } ({ $strength })
header-start = Startkarten. Zum Sieg: { $needed } Erfolge.
header = Zug { $turn }: { $player }, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}. Zum Sieg: { $needed } Erfolge.

## Erfolge in Reichweite

needs-nothing = jetzt zu haben
needs-top = genug Punkte, aber oben fehlt eine mit Wert { $value } oder höher
needs-points = { $points ->
    [one] 1 Punkt fehlt
   *[other] { $points } Punkte fehlen
}
needs-points-and-top = { $points ->
    [one] 1 Punkt fehlt
   *[other] { $points } Punkte fehlen
} und oben eine mit Wert { $value } oder höher
goal = { $name }: { $needs }
goal-special = { $name }: { $condition } ({ $state })
state-number = { $number } von { $total }
near-now = [{ $value }] jetzt!
near-top = [{ $value }] braucht oben { $value }
near-points = [{ $value }] noch { $points }

## Vorschauen

note-draw = { $card }
note-ends = beendet das Spiel
note-splay = dann sichtbar: { $icons }
preview-hit = trifft { $players }
preview-compels = zwingt { $players }
preview-shares = { $players_you ->
    [only] du nutzt mit
    [yes] { $players } nutzt mit
   *[no] { $number ->
        [one] { $players } nutzt mit
       *[other] { $players } nutzen mit
    }
}
preview-alone = nur du
preview-nobody = trifft niemanden
preview-nothing = ändert nichts
preview-and-ends-maybe = { $affected }; kann das Spiel beenden
preview-and-ends-always = { $affected }; beendet das Spiel
preview-count = { $player } { $count }
preview-icons = Symbol { $icon }: { $counts }.
preview-affected = { $affected }.
preview-steps = Was der Reihe nach passiert:
preview-step = { $number }. { $effect }: { $followers }
preview-then = { $players }, dann { $player }
preview-draw = Du ziehst { $card }.
preview-draw-ends = Du müsstest eine Karte über { $highest_age } ziehen.
preview-meld-on = Sie bedeckt { $card }, deine oberste { $color } Karte.
preview-meld-first = Sie beginnt deinen { $color } Stapel.
preview-achieve = Der Erfolg bleibt dir. Deine Punkte behältst du.
preview-changes-never = Das würde nichts ändern.
preview-changes-maybe = Ob sich etwas ändert, hängt von Entscheidungen oder verdeckten Karten ab.
preview-changes-always = Das ändert etwas.
preview-bonus-maybe = Du ziehst die Zusatzkarte, wenn eine gegnerische Person mitnutzt und dabei etwas verändert.
preview-bonus-always = Du ziehst die Zusatzkarte, denn eine gegnerische Person nutzt mit und verändert etwas.
preview-shows-maybe = Vielleicht musst du allen deine Karten vorzeigen, zum Beweis, dass keine passt.
preview-shows-always = Du musst allen deine Karten vorzeigen, zum Beweis, dass keine passt.
preview-ends-maybe = Das kann das Spiel beenden:
preview-ends-always = Das beendet das Spiel:
preview-ending = - { $ending }
ending-score-win = { $team ->
    [yes] dein Team würde { $mine } : { $best } gewinnen
   *[no] du würdest { $mine } : { $best } gewinnen
}
ending-score-win-tied = { $team ->
    [yes] dein Team würde bei { $mine } : { $best } mit mehr Erfolgen gewinnen
   *[no] du würdest bei { $mine } : { $best } mit mehr Erfolgen gewinnen
}
ending-score-lose = { $team ->
    [yes] dein Team würde { $mine } : { $best } verlieren
   *[no] du würdest { $mine } : { $best } verlieren
}
ending-score-lose-tied = { $team ->
    [yes] dein Team würde bei { $mine } : { $best } mit weniger Erfolgen verlieren
   *[no] du würdest bei { $mine } : { $best } mit weniger Erfolgen verlieren
}
ending-score-draw = ihr würdet alle gewinnen
ending-score-shared = { $players_you ->
    [no] { $players } würden gemeinsam gewinnen
   *[yes] { $players } würdet gemeinsam gewinnen
}
ending-score-other = { $players_number ->
    [one] { $players } würde nach Punkten gewinnen
   *[other] { $players } würden nach Punkten gewinnen
}
ending-achievements-win = du würdest durch Erfolge gewinnen
ending-achievements-lose = { $players_number ->
    [one] { $players } würde durch Erfolge gewinnen
   *[other] { $players } würden durch Erfolge gewinnen
}
ending-achievements-draw = ihr würdet alle gewinnen
ending-achievements-other = { $players_number ->
    [one] { $players } würde durch Erfolge gewinnen
   *[other] { $players } würden durch Erfolge gewinnen
}
ending-card-win = du würdest durch die Karte gewinnen
ending-card-lose = { $players_number ->
    [one] { $players } würde durch die Karte gewinnen
   *[other] { $players } würden durch die Karte gewinnen
}
ending-card-draw = ihr würdet alle gewinnen
ending-card-other = { $players_number ->
    [one] { $players } würde durch die Karte gewinnen
   *[other] { $players } würden durch die Karte gewinnen
}
preview-none = Zu „{ $line }“ gibt es keine Aktion und keine Vorschau.
preview-which = Gib an, welche Aktion: preview NUMMER.

## Rückgängig, Speichern

undo-nothing = Es gibt nichts rückgängig zu machen.
undo-done = Rückgängig gemacht.
undo-now-happened = { $since ->
    [0] Rückgängig machen: { $sentence }
   *[other] Das und alles danach rückgängig machen: { $sentence }
}
undo-now-own = { $since ->
    [0] Deine letzte Entscheidung rückgängig machen.
   *[other] Deine letzte Entscheidung und alles danach rückgängig machen.
}
undo-now-other = { $since ->
    [0] { $you ->
        [yes] Deine letzte Entscheidung rückgängig machen.
       *[no] Die letzte Entscheidung von { $player } rückgängig machen.
    }
   *[other] { $you ->
        [yes] Deine letzte Entscheidung und alles danach rückgängig machen.
       *[no] Die letzte Entscheidung von { $player } und alles danach rückgängig machen.
    }
}
undo-ask-happened = { $since ->
    [0] Anfrage an { $players }, das rückgängig zu machen: { $sentence }
   *[other] Anfrage an { $players }, das und alles danach rückgängig zu machen: { $sentence }
}
undo-ask-own = { $since ->
    [0] Anfrage an { $players }, deine letzte Entscheidung rückgängig zu machen.
   *[other] Anfrage an { $players }, deine letzte Entscheidung und alles danach rückgängig zu machen.
}
undo-ask-other = { $since ->
    [0] { $you ->
        [yes] Anfrage an { $players }, deine letzte Entscheidung rückgängig zu machen.
       *[no] Anfrage an { $players }, die letzte Entscheidung von { $player } rückgängig zu machen.
    }
   *[other] { $you ->
        [yes] Anfrage an { $players }, deine letzte Entscheidung und alles danach rückgängig zu machen.
       *[no] Anfrage an { $players }, die letzte Entscheidung von { $player } und alles danach rückgängig zu machen.
    }
}
undo-wish-happened = { $you ->
    [yes] Du möchtest
   *[no] { $player } möchte
} { $since ->
    [0] das rückgängig machen: { $sentence }
   *[other] das und alles danach rückgängig machen: { $sentence }
}
undo-wish-other = { $you ->
    [yes] Du möchtest
   *[no] { $player } möchte
} { $since ->
    [0] eine Entscheidung rückgängig machen.
   *[other] eine Entscheidung und alles danach rückgängig machen.
}
undo-wish-card-happened = { $you ->
    [yes] Du möchtest
   *[no] { $player } möchte
} { $since ->
    [0] das rückgängig machen ({ $card }): { $sentence }
   *[other] das und alles danach rückgängig machen ({ $card }): { $sentence }
}
undo-wish-card-other = { $you ->
    [yes] Du möchtest
   *[no] { $player } möchte
} { $since ->
    [0] eine Entscheidung rückgängig machen ({ $card }).
   *[other] eine Entscheidung und alles danach rückgängig machen ({ $card }).
}
undo-ask-first = Rückgängig geht erst, wenn die anderen zustimmen.
undo-waits = Die anderen müssen erst zustimmen.
undo-agreed = Alle stimmen zu: Es wird rückgängig gemacht.
undo-refused = { $you ->
    [yes] Du möchtest
   *[no] { $player } möchte
} weiterspielen.
undo-agree = Rückgängig machen
undo-refuse = Weiterspielen
undo-withdraw = Doch nicht
undo-everyone = Alle stimmen zu
undo-everyone-title = Letzte Entscheidung rückgängig machen?
undo-everyone-keys = y  alle stimmen zu
    Esc  weiterspielen
undo-everyone-say = Alle müssen zustimmen. Wenn sie das tun, gib „undo yes“ ein.
save-where = Gib an, wohin: save DATEI.
save-done = Gespeichert. So geht es später weiter: { $splay } play --resume { $file }
position-dealt = In dieser Datei waren Karten verdeckt. Sie sind mit dem Startwert { $seed } verteilt; --seed WORT verteilt sie anders.
save-failed = { $file } ließ sich nicht speichern: { $error }

## Der einfache Modus

plain-welcome = Splay, einfacher Modus. Antworte mit der Nummer einer Möglichkeit. „help“ zeigt die Befehle und die Regeln.
plain-hand-over = Gib weiter an { $player }. { $player }, drücke Enter, wenn du so weit bist.
plain-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Erfolge: { $achievements }.
plain-icons = Symbole: { $icons }.
plain-pile = { $color }, { $splay }: { $cards }.
plain-hand = Hand: { $cards }.
plain-score = Punktestapel: { $cards }.
plain-zone = { $zone }: { $cards }.
plain-supplies = Vorräte: { $supplies }.
plain-supplies-of = Vorräte ({ $set }): { $supplies }.
plain-goals = Offene Erfolge: { $goals }.
plain-option-card = { $label } ({ $face })
plain-option-note = { $label } – { $note }
advice-title = Was würdest du tun?
advice-line = { $number } { $answer } – { $chance } %.
advice-line-why = { $number } { $answer } – { $chance } %. { $why }
advice-by = { $computer }, je { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} ab hier.{ $others ->
    [0] { "" }
    [one] { " " }1 andere Möglichkeit sah schlechter aus.
   *[other] { " " }{ $others } andere Möglichkeiten sahen schlechter aus.
}
advice-none = Hier gibt es für den Computer nichts zu entscheiden.
advice-not-among-people = Der Computer rät dir nur in Spielen gegen Computer.
plain-your-answer = Deine Antwort?
plain-not-understood = „{ $line }“ ist keine Zahl von 1 bis { $number } und kein Befehl. „help“ zeigt die Befehle.
plain-help = Antworte mit der Nummer einer Möglichkeit.
    Befehle: board (der ganze Tisch), hand (deine Karten), goals (was dir fehlt),
    options (die Frage noch einmal),
    advice (was der Computer täte), preview NUMMER (was eine Aktion bewirken würde), card NAME (der Text einer Karte),
    cards WÖRTER (Karten finden), log (das ganze Log), undo, save DATEI, resign (aufgeben), quit (ohne Speichern),
    help THEMA (die Regeln). Themen: { $topics }.
resign-sure = Du verlierst dann; spielen die anderen weiter, kommst du auf den letzten Platz. Gib „resign yes“ ein, wenn du das willst.
resign-not = Gerade gibt es kein Spiel, das du aufgeben kannst.
plain-over = { $undo ->
    [yes] „undo“ macht deine letzte Entscheidung rückgängig, „rematch“ startet eine Revanche, „quit“ beendet.
   *[no] „rematch“ startet eine Revanche, „quit“ beendet.
}
rematch-not-yet = Eine Revanche gibt es erst, wenn das Spiel aus ist.
plain-no-topic = Das Thema „{ $topic }“ gibt es nicht. Themen: { $topics }.

## Reaktionen

reaction-nice = Klasse!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-ouch = Autsch!
reaction-thinking = Hmm ...

## Wer am Tisch sitzt

people-have-chosen = { $chosen } von { $players } bereit
people-left = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} den Tisch verlassen. Ein Computer spielt weiter.
people-left-paused = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} den Tisch verlassen. Das Spiel wartet.
people-late = { $you ->
    [yes] Deine Zeit
   *[no] Die Zeit von { $player }
} ist abgelaufen. Ein Computer spielt weiter.
people-late-paused = { $you ->
    [yes] Deine Zeit
   *[no] Die Zeit von { $player }
} ist abgelaufen. Das Spiel wartet.
people-back = { $you ->
    [yes] Du bist
   *[no] { $player } ist
} wieder da.
people-resigned = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} aufgegeben. Ein Computer spielt weiter.

## Wiederholung

replay-next = Enter für den nächsten Zug, „quit“ zum Aufhören.
replay-told = Nach den heutigen Regeln läuft dieses Spiel anders ({ $reason }). Du siehst es, wie es aufgezeichnet wurde.
replay-unfinished = Hier endet die Aufzeichnung. Das Spiel ist nicht zu Ende.

## Der Bildschirm

keys = { $undo ->
    [yes] ? Hilfe  Leer Info  c Karten  t Tisch  g Ziele  l Log  u Undo  s Datei  q Ende
   *[no] ? Hilfe  Leer Info  c Karten  t Tisch  g Ziele  l Log  s Datei  q Ende
}
box-points = { $points } Pkt.
box-narrow = { $points }P Hand { $number }
box-hand = Hand { $number }: { $ages }
box-hand-none = Hand 0
box-zone = { $zone }: { $ages }
box-team = Team { $team }: { $achieved }
box-achieved = { $number }/{ $needed }
fact-hand = Hand
fact-watching = { " " }du schaust zu
fact-supplies = Vorräte
fact-goals = Ziele
game-over = { $undo ->
    [yes] l ganzes Log  u rückgängig  r Revanche  s speichern  q Ende
   *[no] l ganzes Log  r Revanche  s speichern  q Ende
}
turn-over = Das war es für jetzt. Schau, solange du willst.
hot-seat = Ihr teilt euch diesen Bildschirm. Beim Weitergeben ist er verdeckt.
option-hand-over = Weitergeben an { $player }
hand-over = { $player }, du bist dran.
    Drücke Enter, wenn sonst niemand hinsieht.
dialog-back = Esc zurück, Pfeile blättern
dialog-pages = links, rechts: andere Themen, Esc zurück
table-title = Der Tisch
goals-title = Offene Erfolge
log-title = Das Log
story-more = { $number ->
    [one] (1 weitere neue Zeile darüber: l)
   *[other] ({ $number } weitere neue Zeilen darüber: l)
}
story-empty = Willkommen bei Splay. Neu dabei? Drücke ? für die Regeln.
cards-search = Name, Set, Zeitalter, Farbe, Symbol oder Wörter des Effekts
cards-keys = Tippen sucht, Pfeile wählen eine Karte, Esc zurück
save-title = Spiel speichern als
save-keys = Enter speichern, Esc zurück
quit-title = Spiel verlassen?
quit-keys = s  speichern und verlassen
    q  ohne Speichern verlassen
    r  aufgeben
    Esc  weiterspielen

## Statt der Seite, wenn ein Server keine hat

no-page-title = Dieser Server hat keine Browser-Seite
no-page = Splay wurde ohne sie gebaut. Spielen kannst du trotzdem: im Terminal oder mit einem Programm, das das Protokoll des Servers spricht.
