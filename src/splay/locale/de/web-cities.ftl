### Die Regeln, Tipps und Taten von Städte des Schicksals, in unseren eigenen Worten.

rules-cities-title = Städte des Schicksals
rules-cities-idea-title = Was neu ist
rules-cities-idea =
    105 weitere Karten, die Städte. Sie haben **sechs** Stellen für Symbole und keine Effekte. Manche ihrer Symbole wirken, wenn du die Stadt ausspielst; andere sind Erfolge oder Punkte, solange sie bei dir sichtbar sind.

    Neu hier? Spiele zuerst ein paarmal ohne Erweiterungen: Diese bringt neue Regeln, und ihre Karten setzen die anderen voraus.
rules-cities-setup-title = Aufbau
rules-cities-setup =
    Städte haben zehn eigene Vorräte, einen für jedes Zeitalter, neben denen des Basisspiels. Ihre Rückseiten zeigen Set und Zeitalter.

    Niemand beginnt mit einer Stadt. Die Standarderfolge sind weiter Basiskarten, und fünf weitere Sondererfolge liegen daneben. Du brauchst **einen Erfolg mehr** zum Sieg.
rules-cities-draw-title = Städte ziehen
rules-cities-draw =
    Du ziehst ohne Aktion eine Stadt, wann immer eines davon passiert und du **keine Stadt auf der Hand** hast:

    - Du spielst mit einer Ausspiel-Aktion eine Karte aus, deren Farbe in deiner Auslage **neu** ist.
    - Du fächerst eine Farbe in eine **neue Richtung** auf: nach links, rechts oder oben. Das gilt in deinem Zug, beim Mitnutzen, durch eine Forderung und in der Auslage einer anderen Person.

    Die Stadt hat den Wert der höchsten deiner obersten Karten. Gibt es in diesem Zeitalter keine Stadt, ziehst du stattdessen die Basiskarte. Wie immer beim Ziehen werden Zeitalter übersprungen, deren Basisvorrat leer ist.

    Sonst ziehst du nie eine Stadt, außer du wählst das Set. Auf der Hand ist eine Stadt eine Karte wie jede andere: Du kannst sie ausspielen, und Effekte können sie werten, zurücklegen, unterschieben oder übertragen.
rules-cities-act-title = Symbole, die wirken
rules-cities-act =
    Spielst du eine Stadt mit einer **Ausspiel-Aktion** aus, wirken ihre Symbole, das obere zuerst:

    - **Plus:** Du ziehst eine Karte, die um 1 höher ist als die Stadt.
    - **Pfeil:** Du fächerst die Farbe der Stadt in diese Richtung auf. Darauf verzichten kannst du nicht.
    - **Lupe über einem Symbol:** Du ziehst Basiskarten aus dem Zeitalter der Stadt, so viele, wie es angibt, und zeigst sie vor. Du behältst die mit diesem Symbol und legst die anderen zurück. Ist der Vorrat zu Ende, ziehst du nicht weiter.

    = [cities]

    Städte, die ein Effekt ausspielt, wirken nicht, ebenso wenig Städte, die du beförderst. Nach den Symbolen ziehst du die Stadt für eine neue Farbe.

    Ein Symbol unter einer Lupe zählt auch als dieses Symbol, wo immer Symbole zählen.
rules-cities-count-title = Flaggen und Brunnen
rules-cities-count =
    Sie sind Erfolge, **solange sie bei dir sichtbar sind**:

    - Ein **Brunnen** zählt, solange er in deiner Auslage sichtbar ist.
    - Eine **Flagge** zählt, solange sie sichtbar ist und **in keiner gegnerischen Auslage mehr Karten** ihrer Farbe sichtbar sind als in deiner. In einem aufgefächerten Stapel sind alle Karten sichtbar, sonst nur die oberste. Bei Gleichstand zählt deine Flagge.

    Sie kommen und gehen sofort, auch im Zug anderer, und gewinnen das Spiel wie andere Erfolge. Sie machen Erfolge nicht teurer, und Effekte, die Erfolge bewegen, erreichen sie nicht.
rules-cities-bonus-title = Boni
rules-cities-bonus =
    Viele Städte haben einen Bonus: eine Münze mit einer Zahl. Er zählt, solange er in deiner Auslage sichtbar ist, auch auf einer bedeckten Karte in einem aufgefächerten Stapel.

    Dein **höchster** Bonus zählt ganz, jeder andere bringt **1 Punkt**. Boni von 7, 7 und 4 sind also 9 Punkte wert, für Erfolge und am Ende des Spiels.
rules-cities-endorse-title = Unterstützen
rules-cities-endorse =
    Einmal in deinem Zug kannst du eine oberste Karte **unterstützen**: eine Aktion, die diese Karte mit doppelter Wirkung nutzt. Du brauchst:

    - eine oberste Stadt mit dem Leitsymbol der Karte (das kann die Karte selbst sein);
    - eine Handkarte, die nicht höher ist als die höchste solche Stadt. Du **schiebst sie zuerst unter**.

    Dann nutzt du die Karte wie mit einer Dogma-Aktion, mit einem Unterschied: Du führst jeden ihrer Effekte **zweimal hintereinander** aus, und Forderungen gehen **zweimal** reihum. Wer mitnutzt, führt jeden Effekt einmal aus.

    Auch eine Stadt kannst du nutzen. Sie hat keine eigenen Effekte, also wirken nur Echo-Effekte in ihrem Stapel. Gibt es keine, passiert nichts: So kannst du passen.
rules-cities-achievements-title = Sondererfolge
rules-cities-achievements =
    Jeden dieser fünf bekommt sofort, wer das zuerst tut:

    - **Legende:** eine Stadt mit Pfeil nach links auf eine Farbe ausspielen, die schon nach **links** aufgefächert ist.
    - **Ansehen:** dasselbe mit Pfeil nach rechts, auf eine nach **rechts** aufgefächerte Farbe.
    - **Ruhm:** dasselbe mit Pfeil nach oben, auf eine nach **oben** aufgefächerte Farbe.
    - **Glorie:** eine Stadt mit **Flagge** unterschieben, auch um zu unterstützen.
    - **Triumph:** eine Stadt mit **Brunnen** unterschieben, auch um zu unterstützen.

    Wodurch die Stadt ausgespielt oder untergeschoben wird, ist egal. Keine Karte beansprucht diese fünf.

## Was die Zeichen auf einer Karte sagen

card-says-plus = { $number ->
    [one] Ausspiel-Aktion: Ziehe eine [{ $age }].
   *[other] Ausspiel-Aktion: Ziehe zwei [{ $age }].
}
card-says-left = Ausspiel-Aktion: Fächere { $color } nach links auf.
card-says-right = Ausspiel-Aktion: Fächere { $color } nach rechts auf.
card-says-up = Ausspiel-Aktion: Fächere { $color } nach oben auf.
card-says-search = { $number ->
    [one] Ausspiel-Aktion: Zeige eine Basiskarte [{ $age }] vor. Ist es eine mit { $icon }, behalte sie; sonst lege sie zurück.
   *[other] Ausspiel-Aktion: Zeige { $number ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[10] zehn
    } Basiskarten [{ $age }] vor. Behalte die mit { $icon }, lege die anderen zurück.
}
card-says-flag = Flagge: ein Erfolg, solange in keiner gegnerischen Auslage mehr { $color } Karten sichtbar sind als bei dir.
card-says-fountain = { $number ->
    [one] Brunnen: ein Erfolg, solange er bei dir sichtbar ist.
   *[other] { $number } Brunnen: Erfolge, solange sie bei dir sichtbar sind.
}

## Wörter der Regeln

learn-word-city = Stadt
learn-word-endorse = Unterstützen
learn-word-flag = Flagge
learn-word-fountain = Brunnen
learn-word-lens = Lupe
learn-means-city = Eine Karte aus dem Set Städte des Schicksals, mit sechs Stellen für Symbole und ohne Effekte. Du ziehst eine, wenn du eine Farbe neu ausspielst oder neu auffächerst.
learn-means-endorse = Eine Aktion, einmal im Zug: Schiebe eine Karte unter, nutze eine oberste Karte und führe jeden ihrer Effekte zweimal aus. Eine oberste Stadt muss das Leitsymbol der Karte haben.
learn-means-flag = Ein Symbol auf einer Stadt: ein Erfolg, solange es bei dir sichtbar ist und in keiner gegnerischen Auslage mehr Karten seiner Farbe sichtbar sind als in deiner.
learn-means-fountain = Ein Symbol auf einer Stadt: ein Erfolg, solange es bei dir sichtbar ist.
learn-means-lens = Ein Symbol unter einer Lupe auf einer Stadt: Spielst du die Stadt als Aktion aus, suchst du nach Karten mit diesem Symbol. Es zählt auch als dieses Symbol.

## Die Zeichen des Sets

learn-sign-acts = Wirkt einmal, wenn du seine Stadt als Aktion ausspielst: Ein Plus zieht eine um 1 höhere Karte, ein Pfeil fächert die Farbe der Stadt auf.
learn-sign-lens = Sucht nach Karten mit diesem Symbol, wenn du seine Stadt als Aktion ausspielst. Das Zeichen selbst zählt auch als dieses Symbol.
learn-sign-flag = Eine Flagge: ein Erfolg, solange sie bei dir sichtbar ist und in keiner gegnerischen Auslage mehr Karten ihrer Farbe sichtbar sind als in deiner.
learn-sign-fountain = Ein Brunnen: ein Erfolg, solange er bei dir sichtbar ist.

## Tipps

learn-hint-city = Du hast eine Stadt gezogen. Das tust du bei einer neuen Farbe oder neuem Auffächern, wenn du keine auf der Hand hast.
learn-hint-flag = Das ist eine Flagge: ein Erfolg, solange in keiner gegnerischen Auslage mehr Karten ihrer Farbe sichtbar sind als in deiner.
learn-hint-fountain = Dein Brunnen ist ein Erfolg, solange er sichtbar ist.
learn-hint-flag-other = Eine gegnerische Flagge: Sie ist ein Erfolg, bis bei dir mehr Karten ihrer Farbe sichtbar sind als dort.
learn-hint-endorse = Unterstützen: Schiebe eine Karte unter, und du führst jeden Effekt einer obersten Karte zweimal aus.
learn-hint-city-acts = Die Symbole einer Stadt wirken, wenn du sie als Aktion ausspielst. Die Vorschau sagt, was sie tun würden.

## Was in der letzten Aktion geschah

story-account-endorse = { $you ->
    [yes] Du unterstützt
   *[no] { $player } unterstützt
} { $cards }: { $deeds }.
story-deed-city-color = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards } für die neue Farbe { $color }
story-deed-city-splay = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards }, weil { $color } neu aufgefächert ist
story-deed-icon-search = { $you ->
    [yes] suchst
   *[no] sucht
} nach [{ $icon }]

## Sondererfolge

table-special-earned = Du bekommst ihn ohne Aktion, wenn dir das zuerst gelingt: { $condition }. Keine Karte beansprucht ihn.
table-special-have-Legend = { $have ->
    [0] Das hast du noch nicht getan.
   *[done] Das hast du getan: Du bekommst ihn, wenn der Effekt vorbei ist.
}
table-special-have-Repute = { $have ->
    [0] Das hast du noch nicht getan.
   *[done] Das hast du getan: Du bekommst ihn, wenn der Effekt vorbei ist.
}
table-special-have-Fame = { $have ->
    [0] Das hast du noch nicht getan.
   *[done] Das hast du getan: Du bekommst ihn, wenn der Effekt vorbei ist.
}
table-special-have-Glory = { $have ->
    [0] Das hast du noch nicht getan.
   *[done] Das hast du getan: Du bekommst ihn, wenn der Effekt vorbei ist.
}
table-special-have-Victory = { $have ->
    [0] Das hast du noch nicht getan.
   *[done] Das hast du getan: Du bekommst ihn, wenn der Effekt vorbei ist.
}

## Am Tisch

option-short-endorse = Unter{ "\u00AD" }stützen
table-fleeting = { $sign ->
    [flag] Flagge: { $card }
   *[fountain] Brunnen: { $card }
}
table-fleeting-all = Flaggen und Brunnen
table-fleeting-flag = Ein Erfolg, solange in keiner gegnerischen Auslage mehr { $color } Karten sichtbar sind als in der eigenen.
table-fleeting-fountain = Ein Erfolg, solange er sichtbar ist.
table-fleeting-safe = Niemand kann den Erfolg jetzt wegnehmen.
table-fleeting-taken = { $who ->
    [you] Bei dir sind mehr { $color } Karten sichtbar.
   *[others] { $players_you ->
        [yes] Hier sind mehr { $color } Karten sichtbar: { $players }.
       *[no] Bei { $players } sind mehr { $color } Karten sichtbar.
    }
}
table-fleeting-takers = { $who ->
    [you] { $more ->
        [one] Dir fehlt noch 1 { $color } Karte
       *[other] Dir fehlen noch { $more } { $color } Karten
    }, um den Erfolg wegzunehmen.
   *[others] { $players_you ->
        [yes] { $more ->
            [one] Noch 1 { $color } Karte fehlt
           *[other] Noch { $more } { $color } Karten fehlen
        }, um den Erfolg wegzunehmen: { $players }.
       *[no] { $players } { $more ->
            [one] fehlt noch 1 { $color } Karte
           *[other] fehlen noch { $more } { $color } Karten
        }, um den Erfolg wegzunehmen.
    }
}

statistic-endorsed = Unterstützungen
statistic-cities = Gezogene Städte
