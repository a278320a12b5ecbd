### The words of puzzles: what is to be done, and why another try fails.

puzzle-name = { $mine } against { $theirs }
puzzle-name-alone = { $card } alone
puzzle-name-empty = Empty boards

puzzle-task-win = Win this turn, whatever you draw. { $actions ->
    [one] You have 1 action.
   *[other] You have { $actions } actions.
}
puzzle-task-stop = { $player } is about to win. Stop it with your last action.
puzzle-task-take = { $player } can take [{ $value }] next turn. Take it first, whatever you draw. { $actions ->
    [one] You have 1 action.
   *[other] You have { $actions } actions.
}
puzzle-task-help = Use a card now that gives { $player } nothing, whatever { $player } chooses. What counts is what { $player } has afterwards: any card that wasn't in that place before, and any new splay, is something.

## Why a try fails. "chance" is a number of hundred deals of the hidden cards.

puzzle-try-win = You can't win this turn after that.
puzzle-try-take = You can't take [{ $value }] this turn after that.
puzzle-try-lucky = That needs luck: at best it works in { $chance } % of the deals.
puzzle-try-points = After that you have { $points } of { $needed } points at most.
puzzle-try-top = After that your highest top card is a [{ $top }] at most, and you need a [{ $value }].
puzzle-try-loses = { $player } still wins next turn, { $chance ->
    [100] in every deal tried
   *[other] in at least { $chance } % of the deals tried
}.
puzzle-try-loses-by = { $player } still wins next turn, { $chance ->
    [100] in every deal tried
   *[other] in at least { $chance } % of the deals tried
}. For example: { $action }.
puzzle-try-loses-by-two = { $player } still wins next turn, { $chance ->
    [100] in every deal tried
   *[other] in at least { $chance } % of the deals tried
}. For example: { $first }, then { $action }.
puzzle-try-choices = The action is right, but not what you chose in it: { $player } still wins next turn, { $chance ->
    [100] in every deal tried
   *[other] in at least { $chance } % of the deals tried
}.
puzzle-try-helps = That gives { $player } something in every deal tried.
puzzle-try-helps-mostly = That gives { $player } something in { $chance } % of the deals tried.
puzzle-try-gave = { $player } got { $gain }. This card gives { $player } something in { $chance } % of the deals tried.
puzzle-try-gave-nothing = { $player } took nothing this time. But this card can give { $player } something in { $chance } % of the deals tried.
puzzle-try-no-card = This one is about using a card.
puzzle-try-later = A good start, but something in it or after it isn't right.

## Hints: first what kind of action is right, then which one.

puzzle-hint-draw = Draw a card first.
puzzle-hint-meld = Meld a card first.
puzzle-hint-dogma = Use a card first.
puzzle-hint-achieve = Take an achievement first.
puzzle-hint-other = It's none of the four usual actions.
puzzle-hint-color = The card is { $first } or { $second }.
puzzle-hint-action = { $action }. The rest is up to you.

## What the other got, in "puzzle-try-gave".

puzzle-got-achievements = { $count ->
    [one] an achievement
   *[other] { $count } achievements
}
puzzle-got-board = { $count ->
    [one] a card on the board
   *[other] { $count } cards on the board
}
puzzle-got-score = { $count ->
    [one] a card in the score pile
   *[other] { $count } cards in the score pile
}
puzzle-got-hand = { $count ->
    [one] a card in hand
   *[other] { $count } cards in hand
}
puzzle-got-further = { $count ->
    [one] a card beside the board
   *[other] { $count } cards beside the board
}
puzzle-got-splays = { $count ->
    [one] a splay
   *[other] { $count } splays
}
