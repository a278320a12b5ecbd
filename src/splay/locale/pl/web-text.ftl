### Słowa stołu jako tekstu.

text-on = Pokaż stół jako tekst
text-off = Pokaż stół z rysunkami kart
text-happens = Co się dzieje
text-answers = Odpowiedzi
text-card = Wartość { $value }, kolor { $color }. Zasoby: { $icons }. Rozpatrywany zasób: { $featured }.
text-card-unused = Wartość { $value }, kolor { $color }. Zasoby: { $icons }. Bez dogmatów.
text-icon-count = { $icon } { $count }
text-no-icons = brak
text-fleeting = { $name }. { $what }
text-zone = { $zone }: { $number ->
    [0] pusto.
    [one] 1 karta: { $cards }.
    [few] { $number } karty: { $cards }.
   *[many] { $number } kart: { $cards }.
}
text-open-zone = Przeczytaj karty: { $zone }
text-board = Strefa: { $player }
text-board-empty = Strefa jest pusta.
text-column-color = Kolor
text-column-cards = Karty
text-column-icons = Widoczne zasoby
text-column-top = Karta aktywna
text-column-reach = Kto współpracuje, kogo dotyka przymus
text-pile = { $color } stos, { $splay }
text-top = { $card }, epoka { $value }
text-supply = Epoka { $age }: { $number ->
    [0] brak kart
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
text-achievement = { $number ->
    [one] Dominacja { $value }
    [few] Dominacja { $value }, razem { $number }
   *[many] Dominacja { $value }, razem { $number }
}
text-achievement-mine = { $achievement }: { $needs }
text-achievement-dearer = { $achievement }. { $why }
text-special = { $name }: { $condition }.
text-special-mine = { $name }: { $condition }. Masz { $have } z { $need }.
text-keys-help = Te klawisze działają na całej stronie oprócz pól tekstowych. Jeśli przechwytuje je czytnik ekranu, ustaw go tak, aby je przepuszczał.
