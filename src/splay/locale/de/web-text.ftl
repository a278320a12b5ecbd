### Die Worte des Tischs als Text.

text-on = Den Tisch als Text zeigen
text-off = Den Tisch mit gezeichneten Karten zeigen
text-happens = Was passiert
text-answers = Antworten
text-card = Wert { $value }, { $color }. Symbole: { $icons }. Leitsymbol: { $featured }.
text-card-unused = Wert { $value }, { $color }. Symbole: { $icons }. Keine Effekte.
text-icon-count = { $icon } { $count }
text-no-icons = keine
text-fleeting = { $name }. { $what }
text-zone = { $zone }: { $number ->
    [0] keine Karten.
    [one] 1 Karte: { $cards }.
   *[other] { $number } Karten: { $cards }.
}
text-open-zone = Karten lesen: { $zone }
text-board = Auslage: { $player }
text-board-empty = Die Auslage ist leer.
text-column-color = Farbe
text-column-cards = Karten
text-column-icons = Sichtbare Symbole
text-column-top = Oberste Karte
text-column-reach = Wer mitnutzt, wen es trifft
text-pile = { $color }, { $splay }
text-top = { $card }, Zeitalter { $value }
text-supply = Zeitalter { $age }: { $number ->
    [0] keine mehr da
    [one] 1 Karte
   *[other] { $number } Karten
}
text-achievement = { $number ->
    [one] Erfolg { $value }
   *[other] Erfolg { $value }, { $number } davon
}
text-achievement-mine = { $achievement }: { $needs }
text-achievement-dearer = { $achievement }. { $why }
text-special = { $name }: { $condition }.
text-special-mine = { $name }: { $condition }. Du hast { $have } von { $need }.
text-keys-help = Diese Tasten gelten überall auf dieser Seite außer in Feldern. Wenn dein Screenreader sie abfängt, sag ihm, dass er sie weitergeben soll.
