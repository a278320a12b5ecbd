### Die Hilfe für das erste Spiel: jedes Thema ein Bildschirm mit 76 Spalten und 18 Zeilen.

help-goal-title = Worum es geht
help-goal =
    Du führst eine Zivilisation von der Urzeit bis ins Informationszeitalter.

    Wer zuerst genug Erfolge hat, gewinnt: { $win_of_2 } zu zweit, { $win_of_3 } zu dritt,
    { $win_of_4 } zu viert oder fünft. Ein Zweierteam braucht zusammen { $team_win }.

    Deine Auslage hat bis zu fünf Stapel, einen je Farbe. Karten geben dir
    Symbole (Krone, Blatt, Glühbirne, Burg, Fabrik, Uhr), und jede hat eigene
    Effekte, ihr Dogma. Mit vielen Symbolen nutzt du die Effekte anderer mit,
    und deine Forderungen treffen sie.

    Das Basisspiel hat 105 Karten in zehn Zeitaltern. Höhere sind stärker.
    Nächstes Thema: dein Zug.

help-turn-title = Dein Zug
# Das Alphabet ist das der englischen Namen.
help-turn =
    Du hast zwei Aktionen, gleiche oder verschiedene. (Der erste Zug hat nur
    eine; zu viert oder fünft gilt das auch für den zweiten.)

    Ziehen      Nimm eine Karte mit dem Wert der höchsten deiner obersten
                Karten. Ist ihr Vorrat leer, nimm aus dem nächsthöheren.
    Ausspielen  Lege eine Handkarte oben auf den Stapel ihrer Farbe.
    Dogma       Nutze eine deiner obersten Karten.
    Erringen    Nimm dir einen Erfolg, wenn du die Punkte und das Zeitalter
                dafür hast.

    Zu Beginn spielen alle eine von zwei Karten aus. Es beginnt, wessen Karte
    im Alphabet zuerst kommt (nach den englischen Namen).

help-cards-title = Karten und Symbole
help-cards =
    Eine Karte hat ein Zeitalter (ihren Wert), eine Farbe, drei Symbole, ein
    Sechseck und einen bis drei Effekte.

    ♛ Krone   ☘ Blatt   ☼ Glühbirne   ♜ Burg   ⚙ Fabrik   ◷ Uhr

    B Blau   R Rot   G Grün   E Gelb   V Violett

    Auf der obersten Karte eines Stapels sind alle Symbole sichtbar, auf denen
    darunter einige, wenn er aufgefächert ist. Es zählt, wie oft ein Symbol in
    einer Auslage sichtbar ist; der Bildschirm zählt das für dich zusammen.

    Ziehen, ausspielen, unterschieben (unter den Stapel), werten (in deinen
    Punktestapel), zurücklegen (unter ihren Vorrat): Diese Wörter bedeuten
    immer dasselbe.

help-splays-title = Auffächern
help-splays =
    In einem aufgefächerten Stapel sind Teile der unteren Karten sichtbar:

    ← links    ein Symbol jeder unteren Karte (unten rechts)
    → rechts   zwei Symbole jeder unteren Karte (die linke Seite)
    ↑ oben     drei Symbole jeder unteren Karte (die untere Reihe)

    Nur Effekte fächern auf. Ein Stapel braucht mindestens zwei Karten; hat er
    nur noch eine, ist er nicht mehr aufgefächert. Neue Karten gehören zum
    Fächer.

help-dogma-title = Dogma: Mitnutzung und Forderungen
help-dogma =
    Jede Karte hat ein Leitsymbol, das häufigste auf ihr. Nutzt du eine Karte,
    wird einmal gezählt, wer wie viele davon hat:

    Wer so viele hat wie du oder mehr, nutzt mit: führt den Effekt auch aus,
    und zwar vor dir. Ändert sich durch gegnerische Mitnutzung etwas, ziehst
    du am Ende eine Karte: die Zusatzkarte.

    Effekte, die mit „Ich fordere“ beginnen, gelten für gegnerische Personen
    mit weniger Symbolen als du. Sie müssen sie ausführen, du nicht.

    Sieh also hin, bevor du wählst: Bei jedem Dogma in der Liste steht, wer
    mitnutzen würde und wen es träfe. Bei „du darfst“ kannst du verzichten.
    Alles andere musst du tun, soweit du kannst.

help-achievements-title = Erfolge
help-achievements =
    Neun Erfolge, mit den Werten 1–9, kannst du mit einer Aktion erringen. Du
    brauchst eine oberste Karte mit mindestens diesem Wert und { $points_a_value }-mal so viele
    Punkte. Die Punkte behältst du. Ein zweiter mit demselben Wert braucht
    doppelt so viele.

    Fünf Sondererfolge bekommst du, sobald du sie erfüllst:
    Imperium   je { $empire_icons } von allen { $icon_kinds } Symbolen
    Monument   { $monument_cards } Karten in einem Zug untergeschoben oder { $monument_cards } gewertet
    Wunder     { $all_colors } Farben, alle nach rechts oder oben aufgefächert
    Welt       { $world_clocks } Uhren
    Universum  { $all_colors } oberste Karten, alle mindestens mit Wert { $universe_value }

help-ends-title = Das Ende des Spiels
help-ends =
    Das Spiel endet, sobald
    - jemand genug Erfolge hat und damit gewinnt;
    - jemand eine Karte über { $highest_age } ziehen muss: Es gewinnt, wer die meisten Punkte
      hat (bei Gleichstand die meisten Erfolge);
    - eine Karte es sagt: Einige aus Zeitalter 8–10 bestimmen, wer gewinnt.

    Das kann mitten in einem Effekt geschehen. Die Liste der Aktionen warnt
    dich, wenn Ziehen das Spiel beenden würde.

help-expansions-title = Erweiterungen
help-expansions =
    Neu hier? Spiele zuerst ohne Erweiterungen.

    Kombiniere sie, wie du willst (--sets artifacts,echoes,cities); zu jeder
    gibt es hier ein Thema, und ihre Karten haben eigene Vorräte. Nur die
    Basisvorräte entscheiden, welche Zeitalter leer sind. Hat ein Set in einem
    Zeitalter keine Karten mehr, ziehst du stattdessen eine Basiskarte, außer
    beim Ausgraben.

help-artifacts-title = Artefakte der Geschichte
help-artifacts =
    Artefakte (--sets artifacts): 105 weitere Karten, ein Erfolg mehr zum Sieg.
    Du gräbst eines aus, wenn eine Karte, die du als Aktion ausspielst, nicht
    höher ist als die bedeckte oder ihr Sechseck an derselben Stelle hat. Es
    kommt in deine Vitrine, wenn sie leer ist. Zu Beginn deines Zugs darfst du
    es gratis nutzen, wobei seine eigenen Symbole mitzählen, und zurücklegen;
    oder nur zurücklegen; oder überspringen. Du kannst es auch ausspielen. Bis
    dahin gehört es weder zu deiner Auslage noch zu deiner Hand.

    „Ich zwinge dich“ gilt für gegnerische Personen mit mindestens so vielen
    Leitsymbolen wie du. Auch die anderen Effekte der Karte nutzen sie mit.

help-relics-title = Relikte
help-relics =
    Relikte (--sets artifacts,relics): Gräbst du ein Artefakt mit dem Wert
    eines Relikts aus, darfst du das Relikt an dich nehmen, aus dem Museum oder
    von einer anderen Person. Es zählt als Erfolg. Ist sein Set im Spiel,
    darfst du es stattdessen auf die Hand nehmen.

help-echoes-title = Echos der Vergangenheit
help-echoes =
    Echos (--sets echoes): 105 weitere Karten, fünf weitere Sondererfolge, ein
    Erfolg mehr zum Sieg.

    Hast du Handkarten, aber keine aus Echos, ziehst du aus Echos, sonst aus
    der Basis.

    e        Ein Echo-Effekt. Nutzt du eine Karte, kommen zuerst alle, die in
             ihrer Farbe sichtbar sind, von der untersten Karte an.
    1–11     Ein Bonus. Dein höchster sichtbarer zählt ganz, jeder andere
             einen Punkt.

    Eine Karte vorhersagen: Lege sie verdeckt in deine Vorhersage. Nach einer
    Ausspiel-Aktion darfst du eine befördern, die nicht höher ist als die
    ausgespielte: Du spielst sie aus und darfst sie gratis nutzen.

help-cities-title = Städte des Schicksals
help-cities =
    Städte (--sets cities): 105 Städte mit sechs Stellen für Symbole und ohne
    Effekte, fünf weitere Sondererfolge, ein Erfolg mehr zum Sieg. Hast du
    keine auf der Hand, ziehst du eine, wenn du als Aktion eine neue Farbe
    ausspielst und wann immer du eine Farbe in eine neue Richtung auffächerst.

    Spielst du eine als Aktion aus, wirken ihre Symbole, das obere zuerst:
    +      Ziehe eine Karte, die um 1 höher ist als die Stadt.
    ← → ↑  Fächere ihre Farbe so auf.
    ?k     Zeige Basiskarten ihres Zeitalters vor (bei 3: drei), behalte die
           mit Krone. (?b Blatt, ?g Glühbirne, ?r Burg, ?f Fabrik, ?u Uhr)
    ⚑      Flagge: ein Erfolg, solange sie sichtbar ist und keine gegnerische
           Auslage mehr sichtbare Karten ihrer Farbe hat als deine.
    ⛲     Brunnen: ein Erfolg, solange er sichtbar ist.

    Unterstützen, einmal im Zug: Schiebe eine Karte unter und nutze eine
    oberste, jeden Effekt zweimal. Eine oberste Stadt muss das Leitsymbol der
    genutzten haben und mindestens so hoch sein wie die untergeschobene.

help-screen-title = Der Bildschirm
help-screen =
    Jeder Kasten ist eine Auslage, jede Zeile eine Farbe:

    R← 3 Ingenieurskunst  ×4 ♛1♜3   Rot, links aufgefächert, oben liegt
                                    Ingenieurskunst aus Zeitalter 3, vier
                                    Karten, sichtbar: eine Krone, drei Burgen

    Darunter: alle Symbole, die Punkte und die Rückseiten der Handkarten:
    „1×4 3“ sind vier Karten aus Zeitalter 1 und eine aus Zeitalter 3.
    Dann deine eigene Hand, wie viele Karten jeder Vorrat noch hat und die
    Punkte, die dir für jeden Erfolg noch fehlen.
    Unten: links deine Frage mit allen Möglichkeiten, rechts das Log,
    neue Zeilen hell. Ist Platz, steht darunter die Karte unter dem Cursor.

help-keys-title = Tasten
help-keys =
    1–9, dann A, B, C (mit Umschalt)    diese Antwort wählen
    Pfeile, Enter                       Cursor bewegen, wählen

    Leer    was unter dem Cursor steht: seine Karte und was es täte
    c       Karten: finde jede nach Name, Set, Zeitalter, Farbe, Symbol, Text
    t       der Tisch: alle Stapel ganz und deine eigenen Karten
    g       Ziele: was dir für jeden Erfolg noch fehlt
    w       Was würdest du tun? Der Computer sagt es, mit deinen Siegchancen
    l       das ganze Log
    u       rückgängig: die letzte Entscheidung und was Computer seitdem taten
    s       das Spiel speichern
    q       Ende (oder Strg+C)
    ?       diese Hilfe
    Esc     zurück
