### Die Worte des Lernens: was die Wörter auf den Karten bedeuten, der Kartenkatalog, Tipps, Hilfe am Tisch.

## Wörter auf den Karten: alle Formen, in denen sie in den Kartentexten stehen.

learn-forms-plain = aufgerundet, abgerundet, verschiedenen Werten, Spiel, Ausspiel-Aktion
learn-forms-draw = ziehe, ziehen, gezogen, gezogene, gezogenen
learn-forms-meld = spiele, ausspielen, ausgespielt, ausgespielte, ausgespielten
learn-forms-tuck = schiebe, unterschieben, unterschiebst, untergeschoben, untergeschobene, untergeschobenen
learn-forms-score = werte, werten, wertest, gewertet, gewerteten
learn-forms-return = lege, zurücklegen, zurücklegst, zurückgelegt, zurückgelegte, zurückgelegten
learn-forms-transfer = übertrage, übertragen, überträgst, übertragenen
learn-forms-exchange = tausche, tauschen
learn-forms-splay = fächere, auffächern, aufgefächert, aufgefächerte
learn-forms-left = nach links
learn-forms-right = nach rechts
learn-forms-up = nach oben
learn-forms-unsplay = schließe den Fächer, schließe alle Fächer
learn-forms-reveal = zeige, zeigen, vorzeigen, vorzeigst, vorgezeigt, vorgezeigte
learn-forms-demand = ich fordere, Forderung
learn-forms-may = du darfst, darfst du
learn-forms-condition = wenn du das tust
learn-forms-repeat = wiederhole diesen Effekt, diesen Effekt wiederholen
learn-forms-execute = führe, ausführen
learn-forms-shared = Effekte außer Forderungen
learn-forms-sharing = ohne Mitnutzung
learn-forms-claim = beanspruche
learn-forms-achievement = Erfolg, Erfolge, Erfolgen, Standarderfolg, Standarderfolge
learn-forms-opponent = gegnerische Person, gegnerischen Person, gegnerische, gegnerischen
learn-forms-top = oberste Karte, obersten Karten, oberste, obersten
learn-forms-value = Wert
learn-forms-highest = höchste, höchsten, niedrigste, niedrigsten
learn-forms-board = Auslage, Auslagen
learn-forms-hand = Hand, Handkarte, Handkarten
learn-forms-pile = Punktestapel, Punktestapels, Punktestapeln
learn-forms-points = Punkte, Punktzahl
learn-forms-dogma = Dogma-Aktion
learn-forms-win = gewinne, gewinnst, gewinnt

learn-word-draw = Ziehen
learn-word-meld = Ausspielen
learn-word-tuck = Unterschieben
learn-word-score = Werten
learn-word-return = Zurücklegen
learn-word-transfer = Übertragen
learn-word-exchange = Tauschen
learn-word-splay = Auffächern
learn-word-left = Nach links aufgefächert
learn-word-right = Nach rechts aufgefächert
learn-word-up = Nach oben aufgefächert
learn-word-unsplay = Den Fächer schließen
learn-word-reveal = Vorzeigen
learn-word-demand = Ich fordere
learn-word-may = Du darfst
learn-word-condition = Wenn du das tust
learn-word-repeat = Wiederholen
learn-word-execute = Ausführen
learn-word-shared = Effekte außer Forderungen
learn-word-sharing = Mitnutzung
learn-word-claim = Beanspruchen
learn-word-achievement = Erfolg
learn-word-opponent = Gegnerisch
learn-word-top = Oberste Karte
learn-word-value = Wert
learn-word-highest = Höchste, niedrigste
learn-word-board = Auslage
learn-word-hand = Hand
learn-word-pile = Punktestapel
learn-word-points = Punkte
learn-word-dogma = Dogma
learn-word-win = Gewinnen
learn-word-icon = Symbol

learn-means-draw = Nimm die erste Karte eines Vorrats auf die Hand. Ohne Zahl gilt der Wert der höchsten deiner obersten Karten. Ist der Vorrat leer, nimm aus dem nächsthöheren.
learn-means-meld = Lege eine Karte offen in deine Auslage, oben auf den Stapel ihrer Farbe. Ihre Effekte nutzt du damit noch nicht.
learn-means-tuck = Lege eine Karte in deiner Auslage ganz unter den Stapel ihrer Farbe.
learn-means-score = Lege eine Karte in deinen Punktestapel. Sie ist so viele Punkte wert, wie ihr Wert angibt.
learn-means-return = Lege eine Karte unter den Vorrat ihres Werts.
learn-means-transfer = Eine Karte geht an eine andere Person oder einen anderen Ort. In einer Auslage kommt sie obenauf. Das gilt nicht als Ziehen, Ausspielen oder Werten.
learn-means-exchange = Zwei Gruppen von Karten wechseln gleichzeitig die Plätze. Eine darf leer sein. Das gilt nicht als Ziehen, Ausspielen oder Werten.
learn-means-splay = Fächere einen Stapel aus mindestens zwei Karten auf, damit Symbole der unteren Karten sichtbar sind: nach links je eines, nach rechts zwei, nach oben drei.
learn-means-left = Von jeder unteren Karte des Stapels ist das Symbol unten rechts sichtbar.
learn-means-right = Von jeder unteren Karte des Stapels sind die zwei Symbole links sichtbar.
learn-means-up = Von jeder unteren Karte des Stapels sind die drei Symbole unten sichtbar.
learn-means-unsplay = Schiebe einen Stapel zusammen. Dann sind nur noch die Symbole der obersten Karte sichtbar.
learn-means-reveal = Zeige allen eine Karte. Sie gehört weiter dir und bleibt, wo sie ist, außer der Text sagt mehr.
learn-means-demand = Nur gegnerische Personen, die das Leitsymbol der Karte seltener haben als du, müssen diesen Effekt ausführen; du nicht. „Ich“ ist, wer die Karte genutzt hat, „du“, wen es trifft.
learn-means-may = Du kannst darauf verzichten. Alles andere musst du tun, soweit du kannst.
learn-means-condition = Was folgt, passiert nur, wenn du all das getan hast.
learn-means-repeat = Führe denselben Effekt von vorn noch einmal aus. Das kann sich oft wiederholen.
learn-means-execute = Führe jetzt die Effekte einer anderen Karte aus und mach dann mit dieser weiter.
learn-means-shared = Alle Effekte einer Karte, die nicht mit „Ich fordere“ beginnen. Zwang und Echo-Effekte (aus Erweiterungen) gehören auch nicht dazu.
learn-means-sharing = Gegnerische Personen, die das Leitsymbol einer Karte mindestens so oft haben wie du, führen alle Effekte dieser Karte, die keine Forderung sind, auch aus, und zwar vor dir. Ändert sich dabei etwas, ziehst du am Ende eine Zusatzkarte. „Ohne Mitnutzung“: nur du.
learn-means-claim = Nimm dir einen Erfolg, der noch verfügbar ist. Bei einem Sondererfolg musst du die Bedingung nicht erfüllen.
learn-means-achievement = Mit genug Erfolgen gewinnst du. Standarderfolge nimmst du dir mit einer Aktion, Sondererfolge brauchen keine.
learn-means-opponent = Alle anderen am Tisch, aber nicht, wer mit dir im Team ist.
learn-means-top = Die Karte oben auf einem Stapel einer Auslage. Nur oberste Karten kannst du nutzen.
learn-means-value = Das Zeitalter einer Karte, von 1 bis { $highest_age }: die Zahl in ihrer Ecke.
learn-means-highest = Nach dem Wert. Bei gleichen wählt, wer den Effekt ausführt.
learn-means-board = Die offenen Karten vor einer Person: bis zu fünf Stapel, einer je Farbe.
learn-means-hand = Die Karten, die jemand gezogen und noch nicht verwendet hat. Alle anderen sehen nur die Rückseiten.
learn-means-pile = Die Karten, die jemand gewertet hat. Alle anderen sehen nur ihre Werte, und das sind Punkte.
learn-means-points = Die Werte im Punktestapel einer Person, zusammengezählt.
learn-means-dogma = Die Aktion, mit der du eine oberste Karte nutzt: alle ihre Effekte der Reihe nach, mit allen, die mitnutzen oder getroffen werden.
learn-means-win = Das Spiel ist sofort vorbei. Im Teamspiel gewinnt dein ganzes Team.
learn-means-icon = Es zählt, wie oft ein Symbol in der ganzen Auslage sichtbar ist: auf allen obersten Karten und auf den unteren Karten aufgefächerter Stapel.
learn-means-mark = Eine Karte mit diesem Wert oder der Wert selbst.

learn-explain-icon = { $icon } (Symbol)
learn-explain-mark = Eine Karte mit Wert { $value }

## Der Kartenkatalog

learn-cards = Karten
learn-cards-about = Alle Karten des Basisspiels und der Erweiterungen. Wähle eine, um sie groß zu sehen, mit Klarstellungen. Die Sondererfolge stehen darunter.
learn-cards-specials = Sondererfolge
learn-cards-search = Suche
learn-cards-search-hint = Name oder Text
learn-cards-set = Set
learn-cards-age = Zeitalter
learn-cards-color = Farbe
learn-cards-icon = Symbol
learn-cards-effect = Effekte
learn-cards-edition = Ausgabe
learn-cards-any = Alle
learn-cards-effect-demand = Mit Forderung
learn-cards-effect-compel = Mit Zwang
learn-cards-effect-echo = Mit Echo-Effekt
learn-cards-effect-shared = Mit einem Effekt zum Mitnutzen
learn-cards-edition-third = Dritte Ausgabe
learn-cards-edition-first = Erste Ausgabe
learn-cards-found = { $number ->
    [0] Keine Karte passt.
    [one] Eine Karte
   *[other] { $number } Karten
}
learn-cards-none = Keine Karte passt zu all dem. Versuch es mit weniger Wörtern oder Filtern.
learn-cards-all = Alle Karten zeigen
learn-cards-open = { $name }: Zeitalter { $age }, { $color }
learn-cards-lines = In Kürze:
learn-cards-facts = { $set }, Zeitalter { $age }, { $color }. Leitsymbol: { $icon }.
learn-cards-back-of = { $part } (Rückseite: { $set })
learn-cards-facts-unused = { $set }, Zeitalter { $age }, { $color }. Keine Effekte.
learn-cards-rulings = Klarstellungen
learn-cards-no-rulings = Ihr Text sagt alles.
learn-cards-same = In beiden Ausgaben gleich.
learn-cards-other-first = In der ersten Ausgabe
learn-cards-other-third = In der dritten Ausgabe
learn-cards-before = Vorige Karte
learn-cards-after = Nächste Karte
learn-cards-link = Link zu dieser Karte
learn-cards-unknown = Diese Karte gibt es nicht.
learn-cards-words = Tippe auf ein unterstrichenes Wort.

## Die Seiten der Regeln

learn-rules-topics = Themen
learn-rules-sections = Auf dieser Seite
learn-rules-before = Zurück: { $title }
learn-rules-after = Weiter: { $title }
learn-rules-link = Link zu { $title }
learn-rules-unknown = Dieses Thema gibt es in den Regeln nicht.
learn-rules-all = Alle Regeln

## Bilder und Tabellen in den Regeln

learn-figure-players = Personen
learn-figure-needed = Erfolge zum Sieg
learn-figure-team = Zweierteams
learn-figure-team-needed = zusammen { $number }
learn-figure-achievement = Zahl
learn-figure-points = Punkte
learn-figure-top = Oberste Karte mindestens
learn-figure-special = Sondererfolg
learn-figure-condition = Bedingung
learn-figure-claimed = Auch durch
learn-figure-splay-none = Nicht aufgefächert: Nur die Symbole der obersten Karte sind sichtbar.
learn-figure-splay-left = Links: von jeder unteren Karte das Symbol unten rechts.
learn-figure-splay-right = Rechts: von jeder unteren Karte die zwei Symbole links.
learn-figure-splay-up = Oben: von jeder unteren Karte die drei Symbole unten.
learn-figure-splay-sum = Sichtbar:
learn-figure-parts = Die Teile einer Karte
learn-figure-part-name = Ihre Farbe, ihr Name und ihr Zeitalter, das ihr Wert ist.
learn-figure-part-icons = Drei Symbole und ein Bild im Sechseck, immer an diesen vier Stellen. Das Bild ist kein Symbol.
learn-figure-part-main = Das Leitsymbol steht vor jedem Effekt. Es entscheidet, wer mitnutzt und wen es trifft.
learn-figure-part-effects = Ein bis drei Effekte. Eine Forderung ist rot und beginnt mit „{ $demand }“.
learn-figure-example-who = Person
learn-figure-example-names = Anna, Bob, Cem
learn-figure-example-role = Was passiert
learn-figure-example-launches = nutzt { $card }
learn-figure-example-shares = nutzt mit: { $count }, mindestens so viele wie { $own }
learn-figure-example-hit = wird getroffen: { $count }, weniger als { $own }
learn-figure-disputed-every = Mit jeder Erweiterung:
learn-figure-disputed-set = Mit dem Set { $set }:
learn-figure-icons = Die sechs Symbole und die Zeitalter, in denen Basiskarten sie haben
learn-figure-icon-ages = { $icon }: Zeitalter { $ages }
learn-figure-colors = Die fünf Farben

## Tipps am Tisch

learn-hint = Tipp
learn-hint-more = Mehr dazu
learn-hint-good = Alles klar
learn-hint-stop = Keine Tipps mehr
learn-hints-again = Bisherige Tipps
learn-hint-stopped = Tipps sind aus. In den Einstellungen kannst du sie wieder einschalten.
learn-hint-first-meld = Wähle deine Startkarte. Ihre Symbole zählen, sobald sie in deiner Auslage liegt.
learn-hint-action = Du bist dran: Ziehe, spiele aus, nutze eine oberste Karte oder erringe einen Erfolg. { $actions ->
    [one] Dieser erste Zug hat nur eine Aktion, spätere haben zwei.
   *[other] Du hast zwei Aktionen.
}
learn-hint-draw-or-meld = Unsicher? Spiele eine Karte aus: Ihre Symbole zählen, und du kannst sie nutzen. Keine Karten mehr? Ziehe.
learn-hint-dogma = Deine obersten Karten kannst du immer wieder nutzen. Jede zeigt, wer mitnutzen würde und wen sie träfe.
learn-hint-achieve = Du kannst einen Erfolg erringen: Du hast die Punkte und eine oberste Karte, die hoch genug ist. Die Punkte behältst du.
learn-hint-danger = Eine Karte mit rotem Rand hat eine Forderung, die dich träfe. Mehr Symbole dieser Art in deiner Auslage schützen dich.
learn-hint-shares = Mitnutzung: Wer das Symbol einer Karte mindestens so oft hat wie die Person, die sie nutzt, bekommt ihre Effekte auch, und zwar zuerst.
learn-hint-demanded = Eine Forderung trifft dich, wenn du das Symbol der Karte seltener hast als die Person, die sie nutzt. Dann tust du, was die Karte sagt.
learn-hint-bonus = Eine gegnerische Person hat mitgenutzt und etwas hat sich geändert. Also zieht, wer die Karte genutzt hat, eine Zusatzkarte.
learn-hint-splay = Bei einem aufgefächerten Stapel zählen auch Symbole der unteren Karten.
learn-hint-supply = Der Vorrat, aus dem du ziehst, ist fast leer. Danach ziehst du aus dem nächsthöheren Zeitalter.
learn-hint-near-win-own = Dir fehlt nur noch ein Erfolg zum Sieg. Welcher ist am schnellsten zu haben?
learn-hint-near-win = Einer gegnerischen Person fehlt nur noch ein Erfolg zum Sieg. Bist du schneller, oder hältst du sie auf?
learn-hint-near-end = Du bist beim letzten Vorrat. Wenn es nichts mehr zu ziehen gibt, gewinnt, wer die meisten Punkte hat.
learn-hint-undo = Anders überlegt? Mach deine letzte Entscheidung rückgängig.

## Hilfe am Tisch

learn-help = Hilfe
learn-key-help = Hilfe zu dem, was gerade passiert
learn-help-title = Regeln: { $title }
learn-help-open-page = In den Regeln öffnen
learn-help-topic = Thema
learn-help-sets = An diesem Tisch sind dabei: { $sets }. Das ändert einige Regeln:
learn-signs = Zeichen
learn-sign-offered = Ein dicker Rahmen: Das kannst du jetzt wählen, gleich hier, wo es liegt.
learn-sign-reach = Unter einer Karte: wen ihre Forderung träfe und wer mitnutzen würde, wenn sie jetzt genutzt würde.
learn-sign-counts = Die Symbole, die darüber entscheiden: deine und die aller anderen.
learn-sign-pile = { $touch ->
    [true] Die Zahl der Karten in diesem Stapel. Tippe darauf, um alle zu sehen.
   *[false] Die Zahl der Karten in diesem Stapel. Klicke darauf, um alle zu sehen.
}
learn-sign-splay = Dieser Stapel ist nach links aufgefächert.
learn-sign-player = Eine Person: das Zeichen neben dem Namen.
learn-sign-supply = Ein Vorrat: oben sein Wert, unten die Zahl der Karten, die noch da sind.
learn-sign-back = Eine verdeckte Karte: Du siehst nur ihren Wert.
learn-sign-back-of = Die Rückseite einer Karte ({ $set }). Basiskarten zeigen nur ihren Wert.
learn-sign-seen = Eine verdeckte Karte, die du schon gesehen hast, mit ihrem Namen daneben.
learn-sign-change = Was eine Aktion bewirken würde: vorher, dann nachher, mindestens und höchstens.
learn-sign-ahead = Im Rennen: wer darin vorn liegt.
learn-sign-dot = Hier kannst du jetzt etwas wählen.
