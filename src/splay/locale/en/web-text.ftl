### The words of the table as text.

text-on = Show the table as text
text-off = Show the table as drawn cards
text-happens = What happens
text-answers = Answers
text-card = Value { $value }, { $color }. Icons: { $icons }. Featured icon: { $featured }.
text-card-unused = Value { $value }, { $color }. Icons: { $icons }. No effects.
text-icon-count = { $icon } { $count }
text-no-icons = none
text-fleeting = { $name }. { $what }
text-zone = { $zone }: { $number ->
    [0] empty.
    [one] 1 card: { $cards }.
   *[other] { $number } cards: { $cards }.
}
text-open-zone = Read the cards: { $zone }
text-board = Board: { $player }
text-board-empty = The board is empty.
text-column-color = Color
text-column-cards = Cards
text-column-icons = Visible icons
text-column-top = Top card
text-column-reach = Who shares, who's hit
text-pile = { $color }, { $splay }
text-top = { $card }, age { $value }
text-supply = Age { $age }: { $number ->
    [0] none left
    [one] 1 card
   *[other] { $number } cards
}
text-achievement = { $number ->
    [one] Achievement { $value }
   *[other] Achievement { $value }, { $number } of them
}
text-achievement-mine = { $achievement }: { $needs }
text-achievement-dearer = { $achievement }. { $why }
text-special = { $name }: { $condition }.
text-special-mine = { $name }: { $condition }. You have { $have } of { $need }.
text-keys-help = These keys work everywhere on this page except in fields. If your screen reader takes them, tell it to pass them on.
