### Die Worte von Städte des Schicksals.

set-cities = Städte
set-about-cities = Bringt 105 Städte: keine Effekte, aber Symbole, die beim Ausspielen wirken, und Flaggen, die als Erfolge zählen.
icon-plus = Plus
icon-left = Pfeil nach links
icon-right = Pfeil nach rechts
icon-up = Pfeil nach oben
icon-flag = Flagge
icon-fountain = Brunnen
icon-search-crown = Krone mit Lupe
icon-search-leaf = Blatt mit Lupe
icon-search-bulb = Glühbirne mit Lupe
icon-search-castle = Burg mit Lupe
icon-search-factory = Fabrik mit Lupe
icon-search-clock = Uhr mit Lupe
sign-plus = +
sign-left = ←
sign-right = →
sign-up = ↑
sign-flag = ⚑
sign-fountain = ⛲
sign-search-crown = ?k
sign-search-leaf = ?b
sign-search-bulb = ?g
sign-search-castle = ?r
sign-search-factory = ?f
sign-search-clock = ?u

## Sondererfolge

special-name-Legend = Legende
special-name-Repute = Ansehen
special-name-Fame = Ruhm
special-name-Glory = Glorie
special-name-Victory = Triumph
special-Legend = eine Stadt mit Pfeil nach links, ausgespielt auf eine schon nach links aufgefächerte Farbe
special-Repute = eine Stadt mit Pfeil nach rechts, ausgespielt auf eine schon nach rechts aufgefächerte Farbe
special-Fame = eine Stadt mit Pfeil nach oben, ausgespielt auf eine schon nach oben aufgefächerte Farbe
special-Glory = eine untergeschobene Stadt mit Flagge
special-Victory = eine untergeschobene Stadt mit Brunnen

## Symbole, die wirken, und Städte, die kommen

event-icon-plus = Das Plus auf { $cards } lässt { $you ->
    [yes] dich
   *[no] { $player }
} ziehen.
event-icon-arrow = Der Pfeil auf { $cards } weist { $direction }.
event-icon-search = { $you ->
    [yes] Du suchst
   *[no] { $player } sucht
} mit { $cards } nach [{ $icon }].
event-city-color = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} eine Stadt für die neue Farbe { $color }.
event-city-splay = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} eine Stadt, weil { $color } jetzt { $direction } aufgefächert ist.
event-city-color-instead = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} für die neue Farbe { $color } eine andere Karte ({ $set }): Es ist keine Stadt mehr da.
event-city-splay-instead = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
}, weil { $color } jetzt { $direction } aufgefächert ist, eine andere Karte ({ $set }): Es ist keine Stadt mehr da.

## Flaggen und Brunnen, die kommen und gehen

event-flag-won = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} einen Erfolg: die Flagge auf { $card }.
event-flag-lost = { $you ->
    [yes] Du verlierst
   *[no] { $player } verliert
} einen Erfolg: die Flagge auf { $card }.
event-fountain-won = { $you ->
    [yes] Du bekommst
   *[no] { $player } bekommt
} { $number ->
    [one] einen Erfolg: den Brunnen
   *[other] { $number } Erfolge: die Brunnen
} auf { $card }.
event-fountain-lost = { $you ->
    [yes] Du verlierst
   *[no] { $player } verliert
} { $number ->
    [one] einen Erfolg: den Brunnen
   *[other] { $number } Erfolge: die Brunnen
} auf { $card }.

## Unterstützen

option-endorse = Unterstützen: { $card }
option-pass-endorse = Nicht unterstützen
prompt-endorse = { $card } unterstützen: { $prompt }
waits-endorse = { $you ->
    [yes] Du wählst
   *[no] { $player } wählt
} eine Karte zum Unterschieben, um { $card } zu unterstützen ...
event-action-endorse = { $you ->
    [yes] Du unterstützt
   *[no] { $player } unterstützt
} { $cards }.
preview-endorse = Zuerst schiebst du eine Handkarte unter.

## Was Zeichen tun werden und welche Städte kommen

preview-act-plus = { $sure ->
    [never] Du ziehst nichts: Es ist keine Karte mehr da.
   *[always] Du ziehst { $cards }.
}
preview-act-arrow = { $sure ->
    [never] Der Pfeil fächert nichts auf.
   *[always] Der Pfeil fächert { $color } { $direction } auf.
}
preview-act-search = { $sure ->
    [never] Du zeigst nichts vor: Es ist keine Basiskarte [{ $age }] mehr da.
   *[always] { $number ->
        [one] Du zeigst eine Basiskarte [{ $age }] vor und behältst sie, wenn sie [{ $icon }] hat.
       *[other] Du zeigst { $number } Basiskarten [{ $age }] vor und behältst die mit [{ $icon }].
    }
}
preview-city = { $sure ->
    [maybe] Vielleicht bekommst du { $cards }.
   *[always] Du bekommst { $cards }.
}
preview-effects-twice = Dann führst du jeden Effekt zweimal aus, und Forderungen gehen zweimal reihum.
preview-no-effects = Die Karte hat keine Effekte.
preview-paid-never = Du schiebst eine Karte unter, und die Effekte ändern nichts.
preview-unsure = Ob es { $players } erreicht, hängt davon ab, welche Karte du unterschiebst.

## Der Tisch in einfachen Zeilen

plain-fleeting = { $name }. { $taken }

## Entscheidungen zu offenen Fragen, wie in docs/rules.md

ruling-cities = Städte: Fächerst du in der Auslage einer anderen Person eine Farbe auf, ziehst du die Stadt. Die Symbole einer Stadt wirken von oben nach unten. Eine unterstützte Forderung geht zweimal reihum.
ruling-endorse-bound = Mit welcher Stadt du unterstützt, wählst du nicht: Die höchste passende begrenzt die Karte, die du unterschiebst.
ruling-two-acting-icons = Zwei wirkende Symbole auf einer Stadt: das oben in der Mitte zuerst. Bangkok und San Francisco haben nur Boni.
ruling-when-a-city-is-drawn = Für eine neue Farbe ziehst du nur in einer Ausspiel-Aktion eine Stadt; für das Auffächern jedes Mal sofort danach, auch beim Mitnutzen oder in einem Effekt, den ein anderer auslöst.
ruling-splay-then-city = Nach dem Auffächern kommen Flaggen und Brunnen, Sondererfolge und die Prüfung, ob jemand gewinnt; erst dann ziehst du die Stadt.
ruling-order-of-flags = Du wählst die Reihenfolge auch, wenn sie durch eine Flagge oder einen Brunnen über den Sieg entscheiden könnte.
ruling-endorsed-echoes = Unterstützen verdoppelt auch deine Echo-Effekte.
