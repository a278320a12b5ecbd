### Od czego zależy zaplanowana akcja: warunki, które widzi ten, kto planuje.

plans-if-top = { $card } to twoja karta aktywna.
plans-if-icons = Masz co najmniej { $number } [{ $icon }].
plans-if-shares = { $players_number ->
    [one] Współpracuje tylko { $players }.
    [few] Współpracują tylko { $players }.
   *[many] Współpracują tylko { $players }.
}
plans-if-shares-none = Nikt nie współpracuje.
plans-if-hit = { $players_number ->
    [one] Przymus dotyka tylko gracza { $players }.
    [few] Przymus dotyka tylko graczy: { $players }.
   *[many] Przymus dotyka tylko graczy: { $players }.
}
plans-if-hit-none = Przymus nie dotyka nikogo.
plans-if-lies = Masz w ręce kartę { $card }.
plans-if-lies-elsewhere = Karta { $card } leży tam, gdzie teraz.
plans-if-covers = { $card } to twoja karta aktywna tego koloru.
plans-if-covers-none = W twojej strefie nie ma karty w kolorze: { $color }.
plans-if-draws = Ciągniesz: { $cards }.
plans-if-ends = Pociągnięcie karty kończy grę.
plans-if-claims = Dominacja [{ $value }] jest dostępna, a ty masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} wpływu i aktywną [{ $value }] lub wyższą.
plans-if-pays = Możesz zapłacić za to kartą z ręki.
