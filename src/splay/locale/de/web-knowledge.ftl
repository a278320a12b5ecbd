### Die Wörter für das, was der Tisch ausrechnet: wer mitnutzt, was eine Aktion bewirken würde, das Rennen, das Gedächtnis.

knowledge-span = { $least }–{ $most }
knowledge-span-short = { $least }–{ $most }
knowledge-then-short = →{ $after }
knowledge-then-least = { $least }+

## Mitnutzung und Forderungen

knowledge-you = du
knowledge-computer = Computer
knowledge-shares = { $players_you ->
    [only] du würdest mitnutzen
    [yes] { $players } würdet mitnutzen
   *[no] { $players_number ->
        [one] { $players } würde mitnutzen
       *[other] { $players } würden mitnutzen
    }
}
knowledge-shares-you = du würdest mitnutzen
knowledge-hit = würde { $players } treffen
knowledge-hit-you = würde dich treffen
knowledge-compels = würde { $players } zwingen
knowledge-compels-you = würde dich zwingen
knowledge-count-of = { $player } { $count }
knowledge-count-versus = du { $mine } gegen { $others }
knowledge-count-plus = { $board } + { $more }
knowledge-count-in-parts = { $count } ({ $board } in der Auslage, { $more } auf der Karte)
knowledge-count-tucked = { $count } ({ $board } jetzt, { $more } auf der Karte, die du unterschiebst)
knowledge-why-fewer = { $reader ->
    [reached] Du hast weniger [{ $icon }] als { $launcher }: { $theirs } und { $mine }.
    [uses] { $player } hat weniger [{ $icon }] als du: { $theirs } und { $mine }.
   *[neither] { $player } hat weniger [{ $icon }] als { $launcher }: { $theirs } und { $mine }.
}
knowledge-why-as-many = { $reader ->
    [reached] Du hast so viele [{ $icon }] wie { $launcher }: { $theirs } und { $mine }.
    [uses] { $player } hat so viele [{ $icon }] wie du: { $theirs } und { $mine }.
   *[neither] { $player } hat so viele [{ $icon }] wie { $launcher }: { $theirs } und { $mine }.
}
knowledge-why-more = { $reader ->
    [reached] Du hast mehr [{ $icon }] als { $launcher }: { $theirs } und { $mine }.
    [uses] { $player } hat mehr [{ $icon }] als du: { $theirs } und { $mine }.
   *[neither] { $player } hat mehr [{ $icon }] als { $launcher }: { $theirs } und { $mine }.
}
knowledge-part-hit = { $reader ->
    [reached] Du würdest getroffen
   *[other] { $player } würde getroffen
}
knowledge-part-compels = { $reader ->
    [reached] Du würdest gezwungen
   *[other] { $player } würde gezwungen
}
knowledge-part-shares = { $reader ->
    [reached] Du würdest mitnutzen
   *[other] { $player } würde mitnutzen
}
knowledge-part-out = { $reader ->
    [reached] Du bleibst außen vor
   *[other] { $player } bleibt außen vor
}
knowledge-parts-out = { $players_you ->
    [only] Du bleibst außen vor
    [yes] { $players } bleibt außen vor
   *[no] { $players_number ->
        [one] { $players } bleibt außen vor
       *[other] { $players } bleiben außen vor
    }
}
knowledge-part-then = { $part }:
# $how: "as-many-in-parts", wenn gesagt werden muss, woraus die Zahl der nutzenden Person besteht
knowledge-part-why = { $how ->
    [fewer] { $reader ->
        [uses] weniger [{ $icon }] als du, { $theirs } gegen { $mine }
       *[other] weniger [{ $icon }] als { $launcher }, { $theirs } gegen { $mine }
    }
    [more] { $reader ->
        [uses] mehr [{ $icon }] als du, { $theirs } gegen { $mine }
       *[other] mehr [{ $icon }] als { $launcher }, { $theirs } gegen { $mine }
    }
    [as-many-in-parts] { $reader ->
        [uses] so viele [{ $icon }] wie du, { $theirs } gegen { $mine }
       *[other] so viele [{ $icon }] wie { $launcher }, { $theirs } gegen { $mine }
    }
   *[as-many] { $reader ->
        [uses] so viele [{ $icon }] wie du, je { $theirs }
       *[other] so viele [{ $icon }] wie { $launcher }, je { $theirs }
    }
}
knowledge-part-and-why = { $part }: { $why }.
knowledge-order = Wer was tut, der Reihe nach
knowledge-order-nobody = niemand
knowledge-order-then = { $all }, dann { $next }
knowledge-order-kind-demand = Forderung
knowledge-order-kind-compel = Zwang
knowledge-order-kind-shared = Effekt
knowledge-order-kind-echo = Echo
knowledge-order-of = { $kind }: { $players }
knowledge-reach-sentence = { $reader ->
    [uses] Wenn du { $card } nutzt: { $parts }
   *[other] Wenn { $launcher } { $card } nutzt: { $parts }
}
knowledge-reach-no-effects = Sie hat keine Effekte zum Mitnutzen.
knowledge-reach-nobody = niemand sonst bekommt den Effekt
knowledge-count-words = { $player }: { $count }
knowledge-missed-demand = Die Forderung trifft niemanden: Jede gegnerische Person hat mindestens so viele [{ $icon }].
knowledge-missed-compel = Der Zwang trifft niemanden: Jede gegnerische Person hat weniger [{ $icon }].

## Was eine Aktion bewirken würde

knowledge-preview = Was passieren würde
knowledge-preview-looking = Die Vorschau wird berechnet ...
knowledge-preview-select = Wähle eine Karte oder einen Knopf für die Vorschau.
knowledge-preview-failed = Keine Vorschau: { $reason }
knowledge-steps = Was der Reihe nach passiert
knowledge-step-alone = { $you ->
    [yes] nur du
   *[no] nur { $player }
}
knowledge-step-nobody-demand = würde niemanden treffen
knowledge-step-nobody-compel = würde niemanden zwingen
knowledge-changes-never = Ändert nichts
knowledge-changes-in-vain = Das ändert aber nichts
knowledge-no-effects = { $paid ->
    [yes] Du würdest umsonst eine Karte unterschieben: Die genutzte Karte hat keine Effekte
   *[no] Die Karte hat keine Effekte: Das ändert nichts
}
knowledge-changes-maybe = Ändert vielleicht nichts
knowledge-bonus-always = Du würdest die Zusatzkarte bekommen
knowledge-bonus-maybe = Du könntest die Zusatzkarte bekommen
knowledge-back-free = Du kannst das rückgängig machen
knowledge-back-agreed = { $reveals ->
    [always] Zeigt etwas Neues
   *[maybe] Zeigt vielleicht etwas Neues
}, aber du kannst das rückgängig machen
knowledge-back-consent = { $reveals ->
    [always] Zeigt etwas Neues
   *[maybe] Zeigt vielleicht etwas Neues
}. Dann kannst du das nur rückgängig machen, wenn die anderen zustimmen
knowledge-back-never = Du kannst das nicht rückgängig machen
knowledge-back-unless-end = { $how }. Das Ende des Spiels kannst du nicht rückgängig machen
knowledge-bonus-other = { $how ->
    [always] { $you ->
        [yes] Du würdest
       *[no] { $player } würde
    } die Zusatzkarte bekommen
   *[maybe] { $you ->
        [yes] Du könntest
       *[no] { $player } könnte
    } die Zusatzkarte bekommen
}
knowledge-if-used = { $you ->
    [yes] Wenn du sie jetzt nutzt:
   *[no] Wenn { $player } sie jetzt nutzt:
}
knowledge-if-used-reach = Jetzt genutzt: { $who }.
knowledge-if-used-you = Wenn du sie jetzt nutzt:
knowledge-quantity-points = Punkte
knowledge-quantity-hand = Handkarten
knowledge-quantity-score_pile = Karten im Punktestapel
knowledge-quantity-short-hand = Hand
knowledge-quantity-short-score_pile = Punktestapel
knowledge-quantity-achievements = Erfolge
knowledge-quantity-draws = nächstes Ziehen
knowledge-draw = [{ $age }]
knowledge-draw-span = [{ $least }]–[{ $most }]
knowledge-draw-end = Spielende
knowledge-draw-from = { $draw } ({ $sets })
knowledge-draw-becomes = { $reader ->
    [own] Deine nächste gezogene Karte
   *[other] Die nächste gezogene Karte
} ist dann { $after }, nicht { $before }
knowledge-draw-of-base = eine [{ $age }] aus der Basis
knowledge-tried = Aus wenigen Versuchen: Mehr oder weniger ist möglich
knowledge-from-to = { $before } → { $after }
knowledge-from-to-words = { $what } von { $before } auf { $after }
knowledge-splay = { $color }: { $splays }
knowledge-more = +{ $number }
knowledge-less = −{ $number }
knowledge-icons-then = dann { $after }

knowledge-ends-always = Das beendet das Spiel: { $how }.
knowledge-ends-maybe = Das kann das Spiel beenden: { $how }.

## Das Ende der Vorräte

knowledge-end-now = { $you ->
    [yes] Wenn du das nächste Mal ziehst, endet das Spiel.
   *[no] Wenn { $player } das nächste Mal zieht, endet das Spiel.
}
knowledge-end-soon = { $cards ->
    [one] Ab [{ $age }] ist noch 1 Karte übrig: Wer danach zieht, beendet das Spiel.
   *[other] Ab [{ $age }] sind noch { $cards } Karten übrig: Wer danach zieht, beendet das Spiel.
}
knowledge-end-value = Wer eine [{ $age }] oder höher zieht, beendet das Spiel, auch in einem Dogma.

## Das Rennen

knowledge-tab-race = Rennen
knowledge-race = So steht es
knowledge-race-goal = Ziel
knowledge-race-achievements = Erfolge
knowledge-race-of = { $have }/{ $need }
knowledge-race-points = Punkte
knowledge-race-top = Höchste Karte oben
knowledge-race-lacking = Nächste Erfolge: Es fehlt noch
knowledge-race-lacking-points = Nächste Erfolge: fehlende Punkte (und oberste Karte)
knowledge-race-specials = Sondererfolge
knowledge-race-lacks-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
knowledge-race-lacks-both = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} + oben eine [{ $value }]
knowledge-race-lacks-both-brief = { $points } + [{ $value }]
knowledge-race-lacks-top = oben eine [{ $value }]
knowledge-race-now = bereit
knowledge-race-first = vorn
knowledge-race-note-team = Erfolge zählen für das ganze Team.

## Das Gedächtnis

knowledge-tab-memory = Gemerkt
knowledge-memory-hidden = Was die anderen haben könnten
knowledge-memory-none = Niemand sonst hat verdeckte Karten.
knowledge-memory-zone-hand = { $player }: Hand
knowledge-memory-zone-score = { $player }: Punktestapel
knowledge-memory-zone = { $player }: { $zone }
knowledge-memory-back-of = { $count ->
    [one] [{ $age }] ({ $set })
   *[other] { $count } × [{ $age }] ({ $set })
}
knowledge-memory-back = { $count ->
    [one] [{ $age }]
   *[other] { $count } × [{ $age }]
}
knowledge-memory-sure = bekannt
knowledge-memory-next = Du weißt, was als Nächstes kommt:
knowledge-memory-next-of = Du weißt, was als Nächstes kommt ({ $set }):
knowledge-memory-maybe = vielleicht
knowledge-memory-of = { $number ->
    [one] 1 von { $count } Karten, die du nie gesehen hast
   *[other] { $number } von { $count } Karten, die du nie gesehen hast
}
knowledge-memory-or-of = { $number ->
    [one] oder 1 von { $count } Karten, die du nie gesehen hast
   *[other] bis zu { $number } von { $count } Karten, die du nie gesehen hast
}
knowledge-memory-values = Nicht sichtbare Karten, nach Wert
knowledge-memory-value = { $count ->
    [0] alle sichtbar
    [one] 1 Karte
   *[other] { $count } Karten
}
knowledge-memory-unseen = nie gesehen
knowledge-memory-place-next = kommt als Nächste
knowledge-memory-place-after = im Vorrat, nach { $above ->
    [one] 1 anderen
   *[other] { $above } anderen
}
knowledge-memory-off = Dieser Tisch markiert nicht, welche Karten du gesehen hast: Du musst sie dir merken. Hier siehst du, was aus den sichtbaren Karten folgt.
