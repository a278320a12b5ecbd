### What many games tell of each card: a page with all, and a part of a card's own.

statistics-title = Cards in numbers
statistics-about = How many players draw, meld and use each card, and how many of those who meld it win. Whoever is ahead melds more high cards, so a card with many wins needn't be what won them.
statistics-in-games = In games
statistics-columns = Drawn, melded, used: how many of the players in these games did so at least once. The card you start with counts as melded. Won when melded: how many of those who melded it won.
statistics-interval = In brackets: where the true number lies in 95 of 100 cases.
statistics-none = No games have been counted yet.
statistics-which = Games
# $whose: computers or people. $kind: see the choices
statistics-option = { $whose ->
    [computers] Computers
   *[people] People
}, { $kind ->
    [base-2] base game, two players
    [base-4] base game, four players
    [base-more] base game, three or more
    [sets-2] with expansions, two players
    [sets-4] with expansions, four players
   *[sets-more] with expansions, three or more
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
statistics-card = Card
statistics-drawn = Drawn
statistics-melded = Melded
statistics-used = Used
statistics-won = Won when melded
statistics-share = { $share } % ({ $low }-{ $high } %)
statistics-all = All cards in numbers
