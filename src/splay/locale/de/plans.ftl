### Worauf eine geplante Aktion beruht, gesagt zu der Person, die plant.

plans-if-top = { $card } ist eine deiner obersten Karten.
plans-if-icons = Du hast mindestens { $number } [{ $icon }].
plans-if-shares = { $players_number ->
    [one] Nur { $players } würde mitnutzen.
   *[other] Nur { $players } würden mitnutzen.
}
plans-if-shares-none = Niemand würde mitnutzen.
plans-if-hit = Das würde nur { $players } treffen.
plans-if-hit-none = Das würde niemanden treffen.
plans-if-lies = { $card } ist auf deiner Hand.
plans-if-lies-elsewhere = { $card } liegt dort, wo es jetzt liegt.
plans-if-covers = { $card } ist deine oberste Karte dieser Farbe.
plans-if-covers-none = In deiner Auslage liegt keine Karte dieser Farbe: { $color }.
plans-if-draws = Du würdest { $cards } ziehen.
plans-if-ends = Ziehen würde das Spiel beenden.
plans-if-claims = Ein Erfolg [{ $value }] ist verfügbar, und du hast { $points } Punkte und oben eine [{ $value }] oder höher.
plans-if-pays = Du kannst mit einer Handkarte dafür zahlen.
