### The coach of lessons and of a first game, besides what the lessons' own files say.

# What can be said to the coach.
coach-next = Next
coach-again = Try again
coach-back = Back
coach-restart = Start this lesson again

# What the coach points at, for those who see no ring.
ring-hand = { $you ->
    [yes] your hand
   *[no] { $player }'s hand
}
ring-score = { $you ->
    [yes] your score pile
   *[no] { $player }'s score pile
}
ring-points = { $you ->
    [yes] your points
   *[no] { $player }'s points
}
ring-achievements = { $you ->
    [yes] your achievements
   *[no] { $player }'s achievements
}
ring-icons = { $you ->
    [yes] your icons
   *[no] { $player }'s icons
}
ring-board = { $you ->
    [yes] your board
   *[no] { $player }'s board
}
ring-pile = { $you ->
    [yes] your { $color } pile
   *[no] { $player }'s { $color } pile
}
ring-card = { $card }
ring-effects = the effects of { $card }
ring-icon = the icon of { $card }
ring-reach = whom { $card } would reach
ring-available = { $value ->
    [0] the achievements to claim
   *[other] achievement [{ $value }]
}
ring-specials = the special achievements
ring-supply = { $value ->
    [0] the supply
   *[other] the supply of [{ $value }]
}
ring-actions = the actions left to you
ring-draw = Draw
