### Die Regeln, Tipps und Taten von Echos der Vergangenheit, in unseren eigenen Worten.

rules-echoes-title = Echos der Vergangenheit
rules-echoes-idea-title = Was neu ist
rules-echoes-idea =
    105 weitere Karten. Manche Effekte wirken noch, wenn ihre Karte bedeckt ist, manche Karten bringen Bonuspunkte, und manche kommen in deine Vorhersage, wo sie auf den richtigen Moment warten.

    Neu hier? Spiele zuerst ein paarmal ohne Erweiterungen: Diese bringt neue Regeln, und ihre Karten setzen die anderen voraus.
rules-echoes-setup-title = Aufbau
rules-echoes-setup =
    Diese Karten haben zehn eigene Vorräte, einen für jedes Zeitalter, neben denen des Basisspiels. Ihre Rückseiten zeigen Set und Zeitalter.

    Alle beginnen mit einer Basiskarte und einer Karte aus Echos. Die Standarderfolge sind weiter Basiskarten, und fünf weitere Sondererfolge liegen daneben. Du brauchst **einen Erfolg mehr** zum Sieg.
rules-echoes-draw-title = Aus welchem Set du ziehst
rules-echoes-draw =
    Immer wenn du ziehst, entscheidet deine Hand, wie sie in diesem Moment ist:

    - Du hast Handkarten, aber **keine davon aus Echos**: Du ziehst eine Karte mit diesem Wert aus Echos.
    - Deine Hand ist leer oder hat eine Karte aus Echos: Du ziehst eine Basiskarte.

    Ist der Vorrat von Echos mit diesem Wert leer, ziehst du die Basiskarte. Aus welchem Zeitalter du ziehst, entscheiden nur die Basisvorräte. Der Tisch sagt immer, was du als Nächstes ziehst.
rules-echoes-effects-title = Echo-Effekte
rules-echoes-effects =
    Ein Echo-Effekt steht an einer der Stellen für Symbole. Er wirkt, solange diese Stelle **sichtbar** ist, auch auf einer bedeckten Karte in einem aufgefächerten Stapel.

    Nutzt du eine oberste Karte, kommen zuerst alle sichtbaren Echo-Effekte **ihrer Farbe**, von unten im Stapel nach oben; dann die eigenen Effekte der Karte. Welche dabei sind, steht fest, bevor der erste beginnt.

    = [echoing]

    Mitgenutzt werden sie wie die anderen Effekte der Karte: von gegnerischen Personen mit ebenso vielen Leitsymbolen **der genutzten Karte** wie du oder mehr.
rules-echoes-forecast-title = Die Vorhersage
rules-echoes-forecast =
    Effekte lassen dich eine Karte **vorhersagen**: Sie kommt verdeckt in deine Vorhersage. Deine eigene darfst du ansehen; von anderen siehst du nur die Rückseiten. Eine Vorhersage kann beliebig viele Karten enthalten.

    Die Vorhersage gehört nicht zu deiner Hand. Aus ihr kannst du nicht ausspielen, und Effekte erreichen sie nur, wenn sie sie nennen.
rules-echoes-promote-title = Befördern
rules-echoes-promote =
    Nach jeder Ausspiel-Aktion darfst du eine Karte aus deiner Vorhersage **befördern**, deren Wert **nicht höher** ist als der der ausgespielten. Du spielst sie aus, und dann darfst du sie sofort gratis nutzen, in einer eigenen Dogma-Aktion.

    Das ist das Letzte in einer Ausspiel-Aktion. Nach einer Karte, die ein Effekt ausspielt, beförderst du nichts, und eine Beförderung führt zu keiner weiteren.
rules-echoes-bonus-title = Boni
rules-echoes-bonus =
    Ein Bonus ist eine Münze mit einer Zahl, an einer Stelle für Symbole. Wie ein Symbol zählt er, solange er in deiner Auslage sichtbar ist.

    Dein **höchster** Bonus zählt ganz, jeder andere bringt **1 Punkt**. Boni von 4, 4 und 2 sind also 6 Punkte wert.

    Diese Punkte zählen für Erfolge und am Ende des Spiels, wie die in deinem Punktestapel. Effekte, die deinen Punktestapel betreffen, zählen sie nicht mit.
rules-echoes-achievements-title = Mehr Erfolge
rules-echoes-achievements =
    Manche Effekte bringen weitere Karten zu den Standarderfolgen, darum können mehrere dieselbe Zahl haben. Hast du schon einen oder mehrere davon, ist der nächste teurer: Du brauchst die üblichen Punkte **noch einmal** für jeden, den du hast.

    Manche Effekte machen eine Karte sofort zu einem Erfolg.

## Bilder

learn-figure-echo = Du nutzt { $card }. Das passiert der Reihe nach:

## Wörter auf den Karten

card-mark-echoes = Ec

learn-forms-bonus = Bonus, Boni
learn-forms-echo = Echo-Effekt, Echo-Effekte
learn-forms-forecast = Vorhersage
learn-forms-foreshadow = sage
learn-word-bonus = Bonus
learn-word-echo = Echo-Effekt
learn-word-forecast = Vorhersage
learn-word-foreshadow = Vorhersagen
learn-word-promote = Befördern
learn-means-bonus = Eine Münze mit einer Zahl an einer Stelle für Symbole. Sind Boni in deiner Auslage sichtbar, zählt dein höchster ganz, jeder andere 1 Punkt.
learn-means-echo = Ein Effekt an einer Stelle für Symbole. Nutzt du eine Karte, kommen zuerst alle sichtbaren Echo-Effekte ihrer Farbe, von unten nach oben, auch die bedeckter Karten.
learn-means-forecast = Karten, die du verdeckt für später aufhebst. Nur du siehst, welche es sind. Sie gehören nicht zu deiner Hand; heraus kommt eine, wenn du sie beförderst.
learn-means-foreshadow = Lege eine Karte in deine Vorhersage.
learn-means-promote = Nach einer Ausspiel-Aktion: Spiele eine Karte aus deiner Vorhersage aus, die höchstens den Wert der ausgespielten hat. Du darfst sie dann gratis nutzen.

## Tipps

learn-hint-echo = Im Stapel einer genutzten Karte kommen zuerst die sichtbaren Echo-Effekte, von unten nach oben.
learn-hint-bonus-points = Das ist ein Bonus: Dein höchster sichtbarer zählt ganz, jeder andere 1 Punkt.
learn-hint-foreshadow = Befördere nach einer Ausspiel-Aktion eine vorhergesagte Karte, die nicht höher ist als die ausgespielte.
learn-hint-foreshadow-other = Eine andere Person hat eine Karte vorhergesagt. Spielt sie eine mindestens so hohe aus, darf sie die vorhergesagte befördern.
learn-hint-promote = Befördere eine Karte oder keine. Du spielst sie aus und darfst sie dann gratis nutzen.
learn-hint-further-draw = Du hast Handkarten, aber keine aus Echos, also ziehst du eine von dort. Sonst ist es eine Basiskarte.

## Was in der letzten Aktion geschah

story-deed-foreshadow = { $you ->
    [yes] sagst
   *[no] sagt
} { $cards } vorher
story-deed-foreshadow-from = { $you ->
    [yes] sagst
   *[no] sagt
} { $cards } { $source } vorher
story-deed-draw-foreshadow = { $you ->
    [yes] ziehst { $cards } und sagst sie vorher
   *[no] zieht { $cards } und sagt sie vorher
}
story-deed-promote = { $you ->
    [yes] beförderst
   *[no] befördert
} { $cards }
story-deed-look = { $you ->
    [yes] siehst dir { $cards } { $source } an
   *[no] sieht sich { $cards } { $source } an
}

## Am Tisch

table-special-have-Wealth = { $have ->
    [one] Bei dir ist { $have } von { $need } Boni sichtbar.
   *[other] Bei dir sind { $have } von { $need } Boni sichtbar.
}
table-special-have-Destiny = Du hast dort { $have } von { $need } Karten.
table-special-have-Heritage = { $have ->
    [one] Bei dir ist in einer Farbe { $have } von { $need } Sechsecken sichtbar.
   *[other] Bei dir sind in einer Farbe { $have } von { $need } Sechsecken sichtbar.
}
table-special-have-History = { $have ->
    [one] Bei dir ist in einer Farbe { $have } von { $need } Echo-Effekten sichtbar.
   *[other] Bei dir sind in einer Farbe { $have } von { $need } Echo-Effekten sichtbar.
}
table-special-have-Supremacy = Du hast das in { $have } von { $need } Farben.
table-points-from-bonus = Bonus { $points }
table-points-from-further-bonuses = { $points } weitere
table-points-says-bonus = höchster Bonus { $points }
table-points-says-further-bonuses = { $points ->
    [one] ein weiterer Bonus
   *[other] { $points } weitere Boni
}

## Warum du eine Karte aus Echos ziehst oder nicht

draws-echoes-none = Du ziehst aus Echos, weil keine deiner Handkarten aus Echos ist.
draws-echoes-held = Du ziehst aus der Basis, weil du eine Karte aus Echos auf der Hand hast.
draws-echoes-empty = Du ziehst aus der Basis, weil deine Hand leer ist.
draws-echoes-gone = Du ziehst aus der Basis, weil Echos in diesem Zeitalter keine Karten mehr hat.

## Die Zeichen des Sets

learn-sign-echo = Ein Echo-Effekt. Er wirkt, solange er in einer Auslage sichtbar ist, auch auf einer bedeckten Karte.
learn-sign-bonus = Ein Bonus: Punkte, solange er in einer Auslage sichtbar ist. Der höchste zählt ganz, jeder andere 1 Punkt.

## Karten wählen

table-act-foreshadow = Vorhersagen: { $cards }
table-act-look = Ansehen: { $cards }
zone-label-forecast = Vorhersage

statistic-echoes = Echo-Effekte
statistic-foreshadowed = Vorhergesagte Karten
statistic-promoted = Beförderte Karten
