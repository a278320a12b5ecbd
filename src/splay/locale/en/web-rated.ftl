### Rated tables: making one, sitting down there, and what its game has changed.

rated = Rated
rated-about = The result changes the rating of everyone who plays.
rated-terms = The result changes the rating of everyone who plays. There's a clock, no advice, and no coming back after you leave.
rated-terms-many = The result changes the rating of everyone who plays. There's a clock, no advice, and no coming back after you leave: a computer plays on.
rated-rules = A rated table plays by the printed rules: third edition, special achievements right away, the usual number of achievements to win. Nobody gets advice.
rated-seats = Each player has one seat.
rated-leavers = A computer plays on, so that the others can finish. Whoever leaves or runs out of time comes last and can't come back.
rated-leaving = Leaving or running out of time counts as resigning. You can't come back.
rated-rating = Rating
rated-points = { $rating }
rated-new = new
# $wins, $loses: points with their sign, as +18 and −6
rated-stakes = { $wins } if you win, { $loses } if you lose
rated-stakes-many = { $wins } if you come first, { $loses } if you come last
rated-guest = You need an account for a rated table.
rated-ended = Your ratings have been ended here. You can play unrated.
rated-gone = You left this rated game or ran out of time, and can't come back. If anyone stays to the end, it counts as resigned.
rated-leave = This table is rated: leaving counts as resigning, and you can't come back.
rated-counting = { $before } → ...
# $change: points with their sign, as +18
rated-change = { $before } → { $after }, { $change }
rated-uncounted-abandoned = This game doesn't count: every side gave up.
rated-uncounted-ended = This game doesn't count: the ratings of someone at the table have been ended here.
