### Ratings: a player's number in each kind of game, and the ladders.

rating-title = Rating
rating-kind = Kind of game
rating-kind-base-2 = Base, 2 players
rating-kind-sets-2 = Expansions, 2 players
rating-kind-many = 3-5 players
rating-kind-teams = Teams
# $low, $high: the interval in which the strength lies in 95 of 100 cases
rating-interval = between { $low } and { $high }
rating-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
rating-rank = Rank { $rank } on the ladder
rating-new = new: { $missing ->
    [one] { $missing } game missing
   *[other] { $missing } games missing
}
rating-curve = The rating after each of the last { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}: lowest { $low }, highest { $high }, now { $rating }
rating-none = No rated games of this kind yet.
rating-hidden = { $name } keeps ratings private.
rating-ended = { $name }'s ratings have been ended here.
rating-ended-mine = Your ratings have been ended here. You can play unrated.
rating-rate-me = Rate me
rating-rate-me-about = Five rated games against computers give you a rating. Each starts right away, has a clock, and counts as lost if you leave.
rating-rate-me-left = { $missing ->
    [one] { $missing } game more, and your rating counts.
   *[other] { $missing } games more, and your rating counts.
}
rating-rate-me-account = A rating needs an account.
rating-about = A rating says how strong someone is in rated games. Everyone starts at 1,500, each kind of game has its own, and after five games it counts.
rating-ladder = Ladder
rating-ladder-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
rating-ladder-none = Nobody has played five rated games of this kind yet.
rating-column-rank = Rank
rating-column-player = Player
rating-column-games = Games
rating-ladder-interval = { $low }-{ $high }
rating-ladder-me = { $name } (you)
