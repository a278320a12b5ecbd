### Die Wörter des Verlaufs: was Schritt für Schritt passiert.

story-strip = Was passiert
story-turn = Zug { $turn }: { $player }
story-last = Letzte Aktion
story-last-turn = Letzter Zug
story-since = Seit deinem Zug
story-begun = Verlauf
story-followers = Wer diesen Effekt ausführt
story-effects = Die Effekte der Karte { $card }
story-nothing-yet = Noch ist nichts passiert.
story-again = Wiederholen
story-again-hint = Noch einmal zeigen
story-still = Die letzten Aktionen werden gezeigt ...

## Der Anteil einer Person an einem Effekt, in ein, zwei Wörtern

story-part-launches = { $you ->
    [yes] forderst
   *[no] fordert
}
story-part-compels = { $you ->
    [yes] zwingst
   *[no] zwingt
}
story-part-own = genutzt
story-part-nested = allein
story-part-shares = nutzt mit
story-part-demanded = getroffen
story-part-compelled = gezwungen
story-part-few = zu wenige: nicht gezwungen
story-part-fewer = zu wenige zum Mitnutzen
story-part-safe = genug: nicht getroffen
story-part-friend = gleiches Team: nicht getroffen
story-part-apart = nicht betroffen
story-part-done = fertig

## Die Bühne

story-stage-used = { $you ->
    [yes] Du nutzt { $card }
   *[no] { $player } nutzt { $card }
}
story-stage-effect = Effekt { $number } von { $last }
story-effect-now = Jetzt:
story-next-effect = { $you ->
    [yes] Als Nächstes: dasselbe für dich
   *[no] Als Nächstes: dasselbe für { $player }
}
story-next-other = { $you ->
    [yes] Als Nächstes: { $effect }, für dich
   *[no] Als Nächstes: { $effect }, für { $player }
}
story-next-bonus = { $you ->
    [yes] Als Nächstes: Du ziehst die Zusatzkarte
   *[no] Als Nächstes: { $player } zieht die Zusatzkarte
}

## Das Tempo

story-pace = Tempo
story-pace-slow = Langsam
story-pace-normal = Normal
story-pace-fast = Schnell
story-pace-instant = Sofort
story-go-on = Weiter
story-skip = Überspringen
story-go-on-title = Die nächste Zeile (Leertaste)
story-skip-title = Gleich zu deiner nächsten Entscheidung (Umschalt+Leertaste)

## Was zu einem Ereignis noch zu sagen ist

story-note-nothing = Ohne Wirkung.
story-note-bonus = Die Zusatzkarte.

## Was in einer Aktion getan wurde: ein Satz und die Teile, aus denen er besteht

story-account-dogma = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $cards }: { $deeds }.
story-account-plain = { $you ->
    [yes] Du
   *[no] { $player }
} { $deeds }.
story-account-dogma-nothing = { $you ->
    [yes] Du nutzt
   *[no] { $player } nutzt
} { $cards }: ohne Wirkung.
story-deeds-and = { $deeds }, { $deed }
story-deeds-then = { $deeds }. { $deed }
story-deeds-by = { $you ->
    [yes] Du
   *[no] { $player }
} { $deeds }
story-bonus-deed = { $deed } (Zusatzkarte)
story-deed-draw = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards }
story-deed-draw-higher = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards } (keine [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] –[{ $last }]
} mehr da)
story-deed-draw-higher-base = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards } (im Basisvorrat keine [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] –[{ $last }]
} mehr da)
story-deed-draw-meld = { $you ->
    [yes] ziehst { $cards } und spielst
   *[no] zieht { $cards } und spielt
} sie aus
story-deed-draw-tuck = { $you ->
    [yes] ziehst { $cards } und schiebst
   *[no] zieht { $cards } und schiebt
} sie unter
story-deed-draw-score = { $you ->
    [yes] ziehst und wertest
   *[no] zieht und wertet
} { $cards }
story-deed-draw-reveal = { $you ->
    [yes] ziehst { $cards } und zeigst
   *[no] zieht { $cards } und zeigt
} sie vor
story-deed-action-dogma = nutzt { $cards }
story-deed-meld = { $you ->
    [yes] spielst
   *[no] spielt
} { $cards } aus
story-deed-tuck = { $you ->
    [yes] schiebst
   *[no] schiebt
} { $cards } unter
story-deed-score = { $you ->
    [yes] wertest
   *[no] wertet
} { $cards }
story-deed-return = { $you ->
    [yes] legst
   *[no] legt
} { $cards } zurück
story-deed-meld-from = { $you ->
    [yes] spielst
   *[no] spielt
} { $cards } { $source } aus
story-deed-tuck-from = { $you ->
    [yes] schiebst
   *[no] schiebt
} { $cards } { $source } unter
story-deed-score-from = { $you ->
    [yes] wertest
   *[no] wertet
} { $cards } { $source }
story-deed-return-from = { $you ->
    [yes] legst
   *[no] legt
} { $cards } { $source } zurück
story-deed-transfer = { $you ->
    [yes] überträgst
   *[no] überträgt
} { $cards } { $source } { $target }
story-deed-exchange = { $you ->
    [yes] tauschst
   *[no] tauscht
} { $cards } { $source } { $target }
story-deed-remove = { $you ->
    [yes] entfernst
   *[no] entfernt
} { $cards } aus dem Spiel
story-deed-move = { $you ->
    [yes] bringst
   *[no] bringt
} { $cards } { $source } { $target }
story-deed-achieve = { $you ->
    [yes] erringst
   *[no] erringt
} die [{ $age }]
story-deed-claim = { $you ->
    [yes] beanspruchst
   *[no] beansprucht
} den Erfolg { $special } ({ $condition })
story-deed-claim-through = { $you ->
    [yes] beanspruchst
   *[no] beansprucht
} mit der Karte { $card } den Erfolg { $special }
story-deed-reveal = { $you ->
    [yes] zeigst
   *[no] zeigt
} { $cards } vor
story-deed-proof = { $you ->
    [yes] zeigst
   *[no] zeigt
} { $source } vor
story-deed-rearrange = { $you ->
    [yes] ordnest
   *[no] ordnet
} { $color } neu
story-deed-splay = { $you ->
    [yes] fächerst
   *[no] fächert
} { $color } nach { $direction ->
    [left] links
    [right] rechts
   *[other] oben
} auf
story-deed-splay-on = { $you ->
    [yes] fächerst
   *[no] fächert
} { $color } { $target } nach { $direction ->
    [left] links
    [right] rechts
   *[other] oben
} auf
story-deed-unsplay = schließt den Fächer von { $color }

## Was seit dem letzten Blick passiert ist

story-missed = Seit deinem letzten Blick: { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $number ->
    [one] 1 Ereignis
   *[other] { $number } Ereignisse
}.
story-missed-read = Lesen
story-missed-play = Abspielen
story-missed-done = Fertig
story-recap = Seit deinem letzten Blick

## Der Verlauf, eine Zeile für jedes Ereignis

story-lines = Verlauf
story-show-again = Noch einmal zeigen
story-earlier-log = Frühere Züge stehen im Log.

# vorgelesen vor dem, was getan wurde: "Du ziehst Ruder"
story-line-by = { $player }

## Das Protokoll

story-log = Log
story-told = Der ganze Verlauf
story-filter = Was das Log zeigt
story-filter-more = Suchen, filtern, ordnen
story-filter-used = aktiv
story-search = Im Log suchen
story-filter-player = Wer
story-filter-all = Alle am Tisch
story-filter-kind = Zeilen
story-filter-everything = Alles
story-filter-changes = Nur Bewegungen und Änderungen
story-newest = Neuestes
story-newest-top = Oben
story-newest-bottom = Unten
story-folded = Jede Aktion einklappen
story-inside = { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
}
story-earlier = Frühere Züge
story-none = Hier steht nichts.
story-left = { $number ->
    [one] 1 weiteres Ereignis steht im Log.
   *[other] { $number } weitere Ereignisse stehen im Log.
}

## Zeichen, wenn jemand gerade woanders ist

story-title = { $names } · Splay
story-title-turn = ● Du bist dran · { $names } · Splay
story-notify = Sag mir Bescheid, wenn ich dran bin
story-notify-hint = In diesem Browser, während du dir etwas anderes ansiehst.
story-notify-refused = Dein Browser blockiert das. In seinen Einstellungen für diese Seite kannst du es ändern.
story-notify-turn = Du bist dran: { $names }.
