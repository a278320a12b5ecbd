### Die Regeln des Basisspiels in unseren eigenen Worten, ein Thema nach dem anderen, jedes in Abschnitten.

## Das Spiel in Kürze

rules-game-title = Das Spiel in Kürze
rules-game-idea-title = In fünf Sätzen
rules-game-idea =
    1. Du führst eine Zivilisation durch die Zeitalter: Ihre Ideen sind Karten, die du in deine Auslage ausspielst, nutzt und mit besseren bedeckst.
    2. Wer zuerst genug **Erfolge** hat, gewinnt: { $win_of_2 } zu zweit, { $win_of_3 } zu dritt, { $win_of_4 } zu viert oder fünft.
    3. Einen bekommst du mit einer Aktion, wenn du genug Punkte hast und eine oberste Karte, die hoch genug ist, oder indem du etwas Besonderes schaffst.
    4. In deinem Zug hast du zwei Aktionen: eine Karte **ziehen**, eine aus deiner Hand **ausspielen**, eine oberste Karte deiner Auslage **nutzen** oder einen Erfolg **erringen**.
    5. Nutzt du eine Karte, führen gegnerische Personen, die das Symbol der Karte mindestens so oft haben wie du, deren Effekte auch aus: Sie **nutzen mit**. Und manche Karten **treffen** die, die es seltener haben.
rules-game-cards-title = Die Karten
rules-game-cards =
    Das Basisspiel hat 105 Karten in zehn Zeitaltern: fünfzehn aus Zeitalter 1 und je zehn aus jedem späteren. Höhere Zeitalter sind stärker. Das Zeitalter einer Karte heißt auch ihr **Wert**.

    = [card]

    Jede Karte hat eine von fünf Farben, von jeder gibt es 21 Karten.

    = [colors]
rules-game-icons-title = Die Symbole
rules-game-icons =
    An drei der vier Stellen einer Karte stehen Symbole. An der vierten ist ein Bild in einem Sechseck, und das ist kein Symbol.

    = [icons]

    Es zählt, wie oft ein Symbol in einer ganzen Auslage **sichtbar** ist. Der Tisch zählt das für dich zusammen.
rules-game-places-title = Wo Karten liegen
rules-game-places =
    - **Auslage:** bis zu fünf Stapel, einer je Farbe, offen.
    - **Hand:** Karten, die du gezogen und noch nicht ausgespielt hast. Alle anderen sehen nur ihre Rückseiten und damit ihre Zeitalter.
    - **Punktestapel:** Karten, die du gewertet hast, verdeckt. Alle sehen ihre Zeitalter und damit deine Punkte.
    - **Erfolge:** die, die du schon hast.
    - In der Mitte: ein **Vorrat** für jedes Zeitalter, verdeckt, und die Erfolge, die noch zu haben sind.

## Aufbau

rules-setup-title = Aufbau
rules-setup-deal-title = So beginnt das Spiel
rules-setup-deal =
    1. Die Karten jedes Zeitalters werden gemischt: zehn Vorräte.
    2. Aus jedem der Zeitalter 1–9 kommt ungesehen eine Karte beiseite: die neun Standarderfolge. Daneben liegen die fünf Sondererfolge.
    3. Alle ziehen zwei Karten aus Zeitalter 1.
    4. Alle wählen geheim eine der beiden und spielen sie aus. Ihr zeigt sie gleichzeitig vor.

    Niemand kann die Mischung ändern: Das Menü des Tischs zeigt von Anfang an ihren Fingerabdruck, und dein Browser prüft ihn nach dem Spiel.
rules-setup-first-title = Wer beginnt
rules-setup-first =
    Es beginnt, wessen erste Karte im Alphabet zuerst kommt. In jeder Sprache zählen die englischen Namen, mit ihrem Artikel: „The Wheel“ (Rad) kommt vor „Tools“ (Werkzeug).

    Wer beginnt, hat im ersten Zug nur **eine** Aktion. Zu viert oder fünft gilt das auch für den Zug danach. Ab dann haben alle zwei, im Uhrzeigersinn.
rules-setup-needed-title = Wie viele Erfolge du brauchst
rules-setup-needed =
    = [needed]

    Jede Erweiterung verlangt einen mehr. Auch ein Tisch kann einen mehr verlangen.

## Ein Zug

rules-turn-title = Ein Zug
rules-turn-actions-title = Zwei Aktionen
rules-turn-actions =
    In deinem Zug hast du zwei Aktionen, wenn du willst, zweimal dieselbe:

    - **Ziehen:** Nimm eine Karte.
    - **Ausspielen:** Lege eine Karte aus deiner Hand in deine Auslage.
    - **Dogma:** Nutze eine deiner obersten Karten.
    - **Erringen:** Nimm dir einen Erfolg.
rules-turn-draw-title = Ziehen
rules-turn-draw =
    Nimm eine Karte mit dem Wert der höchsten deiner obersten Karten auf die Hand. Ist deine Auslage leer, ist das eine [1].

    Ist ein Vorrat leer, ziehst du aus dem nächsthöheren, der noch Karten hat. So vergehen die Zeitalter. Ist bis Zeitalter 10 keine Karte mehr da, endet das Spiel, sobald du ziehst.
rules-turn-meld-title = Ausspielen
rules-turn-meld =
    Lege eine Karte aus deiner Hand in deine Auslage, oben auf den Stapel ihrer Farbe. Ist der Stapel aufgefächert, gehört die neue Karte zum Fächer.

    Die Karte darunter ist bedeckt: Du kannst sie nicht mehr nutzen, und von ihr ist nur sichtbar, was der Fächer freigibt. Mit dem Ausspielen nutzt du die Effekte einer Karte noch nicht.
rules-turn-dogma-title = Dogma
rules-turn-dogma = Wähle eine deiner obersten Karten und nutze ihre Effekte. Andere nutzen vielleicht mit oder werden getroffen: siehe „Dogma“.
rules-turn-achieve-title = Erringen
rules-turn-achieve =
    Nimm dir einen Standarderfolg, wenn du die Punkte hast und eine oberste Karte, die hoch genug ist. Unter „Erfolge“ steht, wie viel du brauchst.
rules-turn-undo-title = Rückgängig
rules-turn-undo = „Rückgängig“ führt zu deiner letzten Entscheidung zurück. Gegen Computer geht das immer, auch nach dem Ende. Mit anderen zusammen kannst du allein zurück, bis jemand etwas erfährt, was du nicht hättest verraten können, etwa durch eine gezogene oder vorgezeigte Karte, oder bis jemand anders etwas entscheidet. Eine Karte, die du ausgespielt, untergeschoben, gewertet oder zurückgelegt hast, holst du also ohne Frage zurück, auch wenn andere sie gesehen haben. Danach müssen alle zustimmen. Zeit gewinnt damit niemand: Mit Bedenkzeit bekommst du zurück, was damals noch übrig war, abzüglich der Zeit, die du seitdem nachgedacht hast.

## Die Auslage

rules-board-title = Stapel und Fächer
rules-board-piles-title = Stapel
rules-board-piles =
    Jede Farbe hat einen Stapel. Nutzen kannst du seine **oberste Karte**, und auf ihr sind alle Symbole sichtbar. Karten kommen auch nach ganz unten, wenn du sie unterschiebst.

    Kommt eine oberste Karte weg, ist die darunter die neue oberste.
rules-board-splay-title = Auffächern
rules-board-splay =
    Effekte können einen Stapel auffächern: Dann ist von jeder unteren Karte derselbe Teil sichtbar. Diese Symbole zählen.

    = [splays]

    Der Stapel bleibt so, bis ein anderer Effekt ihn ändert.
rules-board-limits-title = Wann du auffächern kannst
rules-board-limits =
    - Der Stapel hat mindestens zwei Karten.
    - Die Richtung ist neu: Ihn aufzufächern, wie er schon liegt, ändert nichts.
    - Ein Stapel mit nur noch einer Karte ist nicht mehr aufgefächert, auch wenn später Karten dazukommen.
    - Du fächerst nur deine eigenen Stapel auf.

## Was die Wörter bedeuten

rules-words-title = Was die Wörter bedeuten
rules-words-moves-title = Karten bewegen
rules-words-moves =
    - **Ziehen:** eine Karte aus einem Vorrat auf die Hand nehmen.
    - **Ausspielen:** eine Karte in deiner Auslage oben auf den Stapel ihrer Farbe legen.
    - **Unterschieben:** eine Karte ganz unter diesen Stapel schieben.
    - **Werten:** eine Karte in deinen Punktestapel legen. „Ziehe eine [2] und werte sie“ ist Werten.
    - **Zurücklegen:** eine Karte unter den Vorrat ihres Werts legen.
    - **Vorzeigen:** allen eine Karte zeigen.
    - **Übertragen** und **Tauschen:** Karten gehen an eine andere Person oder einen anderen Ort. Das ist kein Ziehen, Ausspielen oder Werten. In einer Auslage kommen sie oben auf ihre Farbe.
rules-words-may-title = Dürfen und müssen
rules-words-may =
    Steht da nicht „du darfst“, dann tu es, soweit du kannst. Lass weg, was du nicht kannst, und tu den Rest.

    - „Du darfst“ mit einer festen Zahl: keine oder alle.
    - „Bis zu“ und „beliebig viele“: Hör auf, wann du willst.
    - „Wenn du das tust“: Für alles Weitere braucht es die volle Zahl. Mit zwei Karten kannst du nicht drei zurücklegen.
    - Musst du eine bestimmte Karte hergeben und hast keine solche, zeigst du zum Beweis deine Hand, wenn die anderen es nicht wissen können.
rules-words-values-title = Werte
rules-words-values =
    - **Höchste** und **niedrigste** gehen nach dem Wert. Sind mehrere gleich, wählt, wer den Effekt ausführt.
    - Müsstest du eine 0 ziehen, ziehst du eine [1].
    - **Punkte** sind die Werte in einem Punktestapel, zusammengezählt.
rules-words-order-title = Mehrere Karten
rules-words-order =
    Legst du mehrere Karten zurück oder schiebst mehrere unter, wählst du ihre Reihenfolge. Ist sie egal, wirst du nicht gefragt. Die anderen erfahren nie, wie zurückgelegte Karten in einem Vorrat liegen.
rules-words-execute-title = Karten, die Karten nutzen
rules-words-execute =
    Manche Karten lassen dich die Effekte einer anderen Karte ausführen. Das tust du allein und ohne ihre Forderungen, danach geht es weiter, wo du warst. Eine begonnene Karte führst du zu Ende, wohin sie inzwischen auch kommt.

    „Wiederhole diesen Effekt“ beginnt denselben Effekt noch einmal, für dieselbe Person.

## Dogma

rules-dogma-title = Dogma
rules-dogma-count-title = Das Leitsymbol
rules-dogma-count =
    Nutzt du eine oberste Karte, wird **einmal**, ganz am Anfang, gezählt, wie oft ihr Leitsymbol in jeder Auslage sichtbar ist. Was die Effekte danach ändern, entscheidet nicht mehr, wer mitnutzt und wen es trifft.
rules-dogma-share-title = Wer mitnutzt
rules-dogma-share =
    Gegnerische Personen mit **ebenso vielen** Leitsymbolen wie du **oder mehr** nutzen alle Effekte mit, die keine Forderung sind: Auch sie führen sie aus. Das müssen sie, außer der Text lässt ihnen die Wahl.
rules-dogma-demand-title = Wen es trifft
rules-dogma-demand =
    Ein Effekt, der mit „Ich fordere“ beginnt, gilt für gegnerische Personen, die **weniger** Leitsymbole haben als du, und für niemanden sonst. In seinem Text bist du „ich“, und „du“ ist die Person, die du triffst. Sie entscheidet auch, außer der Text sagt, dass „ich“ wähle.
rules-dogma-order-title = Wer wann dran ist
rules-dogma-order =
    Es geht von Effekt zu Effekt, von oben nach unten. Alle führen einen zu Ende, bevor der nächste beginnt.

    Innerhalb eines Effekts geht es im Uhrzeigersinn, links von dir beginnend. Du kommst **zuletzt**.
rules-dogma-bonus-title = Die Zusatzkarte
rules-dogma-bonus =
    Hat eine gegnerische Person mitgenutzt und dabei etwas geändert, ziehst du ganz am Ende eine Karte, wie mit der Aktion Ziehen. Es ist eine einzige, wie viele auch mitgenutzt haben.

    Geändert ist etwas, wenn eine Karte bewegt oder vorgezeigt wurde, ein Stapel anders aufgefächert oder anders geordnet ist. Das gilt auch, wenn danach alles wieder liegt wie zuvor. Forderungen zählen nicht.
rules-dogma-example-title = Ein Beispiel
rules-dogma-example =
    Anna nutzt Ruder. Das Leitsymbol dieser Karte ist die Burg. Zähle die Burgen in den Auslagen:

    = [dogma]

    1. Die Forderung trifft nur Cem. Cem hat eine Karte mit Krone, sie kommt also in den Punktestapel von Anna. Cem zieht eine [1]. Die hat keine Krone, also ist die Forderung vorbei.
    2. Bob nutzt den zweiten Effekt mit, noch vor Anna. Wurde durch die Forderung eine Karte übertragen? Ja, also zieht Bob nichts, und Anna auch nicht.
    3. Bob hat mitgenutzt, aber nichts geändert: keine Zusatzkarte.

    Ganz ohne Krone hätte Cem zum Beweis die eigene Hand gezeigt. Dann hätte Bob eine [1] gezogen, Anna auch, und Anna noch eine: die Zusatzkarte.

## Erfolge

rules-achievements-title = Erfolge
rules-achievements-numbered-title = Standarderfolge
rules-achievements-numbered =
    Du nimmst sie dir mit einer Aktion. Du brauchst eine oberste Karte mit mindestens der Zahl des Erfolgs und { $points_a_value }-mal so viele Punkte wie seine Zahl. Du bezahlst nichts: Die Punkte behältst du.

    = [costs]

    Im Basisspiel gibt es jede Zahl einmal.
rules-achievements-special-title = Sondererfolge
rules-achievements-special =
    Sie brauchen keine Aktion: Erfülle die Bedingung und du bekommst den Erfolg sofort, auch mitten in einem Effekt oder im Zug einer anderen Person. Erfüllen mehrere sie im selben Moment, kommt zuerst, wer gerade einen Effekt ausführt (in der ersten Ausgabe, wer am Zug ist), dann geht es im Uhrzeigersinn.

    = [specials]

    Zu jedem gibt es auch eine Karte, die ihn beansprucht. Beides geht nur, solange niemand den Erfolg hat.

## Das Ende

rules-end-title = Das Ende des Spiels
rules-end-enough-title = Genug Erfolge
rules-end-enough = Sobald du genug Erfolge hast, gewinnst du, auch mitten in einem Effekt. Haben mehrere im selben Moment genug, gewinnt, wer die meisten Erfolge hat; bei Gleichstand gewinnt ihr gemeinsam.
rules-end-supply-title = Keine Karten mehr
rules-end-supply =
    Sobald jemand eine Karte über { $highest_age } ziehen muss, egal warum, endet das Spiel. Es gewinnt, wer die meisten **Punkte** hat. Bei Gleichstand entscheiden die Erfolge; sind auch die gleich, gewinnt ihr gemeinsam.

    Der Tisch warnt dich, bevor du selbst so eine Karte ziehst.
rules-end-card-title = Eine Karte beendet es
rules-end-card = Einige Karten aus den Zeitaltern 8–10 sagen, wer gewinnt. Gibt es dabei einen Gleichstand, gewinnt niemand.
rules-end-leave-title = Jemand geht
rules-end-leave = Ein Computer übernimmt den Platz, und wer ging, kann zurückkommen; oder das Spiel endet: Das sagen die Optionen des Tischs. Ebenso, wenn deine Zeit abläuft.

## Teams

rules-teams-title = Teams
rules-teams-play-title = Zwei gegen zwei
rules-teams-play =
    - Teams gewinnen gemeinsam. Ihr braucht zusammen sechs Erfolge und zählt eure Punkte zusammen, wenn das Spiel nach Punkten endet.
    - Auslage, Hand und Punktestapel hat jede Person für sich.
    - **Gegnerisch** sind nur die Personen im anderen Team.
    - Forderungen treffen nie das eigene Team.
    - Wer im eigenen Team genug Symbole hat, nutzt mit, bringt aber keine Zusatzkarte.
    - „Eine beliebige Person“ kann auch die andere in deinem Team sein, eine „gegnerische Person“ nicht.
rules-teams-seats-title = Plätze
rules-teams-seats = Die Teams sind zufällig, oder der Tisch sagt, wer mit wem spielt: zwei nebeneinander oder zwei, die sich gegenübersitzen.

## Ausgaben

rules-editions-title = Ausgaben
rules-editions-differ-title = Die Unterschiede
rules-editions-differ =
    Splay spielt die dritte Ausgabe, außer ein Tisch wählt die erste. In der ersten tun diese Karten etwas anderes:

    = [editions]

    Und wenn mehrere im selben Moment die Bedingung für einen **Sondererfolg** erfüllen, kommt zuerst, wer am Zug ist, egal wer gerade einen Effekt ausführt.

## Was Tische wählen

rules-options-title = Optionen und offene Fragen
rules-options-options-title = Was ein Tisch wählt
rules-options-options =
    - **Ausgabe:** die dritte oder die erste.
    - **Erweiterungen:** mehr Karten mit eigenen Regeln, nur in der dritten Ausgabe. Spiele zuerst ohne.
    - **Teams:** keine oder zwei gegen zwei.
    - **Sondererfolge:** sofort, nach jeder einzelnen Änderung; oder erst, wenn jemand mit einem Effekt fertig ist.
    - **Ein Erfolg mehr** zum Sieg, für ein längeres Spiel.
    - **Bedenkzeit:** keine, Zeit pro Antwort oder Zeit für das ganze Spiel.
    - **Publikum**, und was passiert, wenn jemand geht.
rules-options-disputed-title = Wo die Regeln Fragen offenlassen
rules-options-disputed =
    Wo die gedruckten Regeln schweigen oder wo Ausgaben und Gewohnheiten auseinandergehen, spielen wir so:

    = [disputed]

    Klarstellungen zu einzelnen Karten stehen bei den Karten, unter „Karten“.

## Glossar

rules-glossary-title = Glossar
rules-glossary-all-title = Alle Wörter
rules-glossary-all =
    = [glossary]
