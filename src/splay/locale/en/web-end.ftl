### The words of a game's end.

end-title = The end of the game
end-outcome-win = You win!
end-outcome-lose = You lose
end-outcome-draw = A draw
end-winner = winner
end-had = { $achievements ->
    [one] one achievement
   *[other] { $achievements } achievements
}, { $points ->
    [one] one point
   *[other] { $points } points
}
end-no-cards = none
end-rematch = Rematch
end-rematch-there = To the rematch
end-replay = Watch the replay
end-record = Download the record
end-games = My games
end-archive = Archive
end-origin = This game went on from a moment of another one. Show that moment
end-moments = What it turned on
end-lead = Turn { $turn }: { $you ->
    [yes] you took the lead.
   *[no] { $player } took the lead.
}
end-lead-card = Turn { $turn }: { $you ->
    [yes] you took the lead with { $card }.
   *[no] { $player } took the lead with { $card }.
}
end-best = Best card: { $card }, { $points } points.
end-see = See it
end-curve = Over the turns
end-curve-about = { $quantity } over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; the numbers are below.
end-points = Points
end-achievements = Achievements
end-icons = Icons: { $icon }
end-legend = Whose line is which
end-turn = Turn { $turn }
end-turn-head = Turn
end-numbers = In numbers

## The shuffle

end-shuffle = The shuffle
end-shuffle-kept = ✓ The shuffle was fair
end-shuffle-broken = ✗ The shuffle does not fit
end-shuffle-about = Before the first card was dealt, the server showed the fingerprint (SHA-256) of a secret number. All cards were shuffled by that number alone. Now it is told, and your browser has made its fingerprint: if both are the same, nobody can have changed the deck during the game.
end-shuffle-unknown = This browser makes fingerprints only over a secure connection. The record can be checked by anybody.
end-shuffle-commitment = Shown before the game
end-shuffle-secret = The secret
