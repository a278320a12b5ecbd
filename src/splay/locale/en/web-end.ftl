### The words of a game's end.

end-title = The end of the game
end-outcome-win = You won!
end-outcome-lose = You lost
end-outcome-draw = A draw
end-winner = winner
end-had = { $achievements ->
    [one] 1 achievement
   *[other] { $achievements } achievements
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-no-cards = none
end-piles = Score piles and hands
end-head-to-head = Head to head
end-against = Against { $player }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won, { $lost } lost
end-rematch = Rematch
end-rematch-there = Go to the rematch
end-stronger = Try { $strength }
end-replay = Replay
end-boards = See boards
end-record = Download the record
end-games = My games
end-archive = Archive
end-origin = This game began in the middle of another. Show that moment
end-moments = Turning points
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
end-curve = Turn by turn
end-curve-about = { $quantity } over { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}; the same in numbers is below.
end-points = Points
end-chances = Chance to win in percent
end-achievements = Achievements
end-icons = Icons: { $icon }
end-turning-title = What the computer says
end-turning-looking = Looking at the whole game ...
end-turning-thinking = Thinking about it ...
end-turning-none = No single action turned this game.
end-turning = Turn { $turn }: { $you ->
    [yes] one action took your chance to win
   *[no] one action took { $player }'s chance to win
} from { $before } % to { $after } %.
end-turning-played = Played: { $action }.
end-turning-same = The computer would have done the same.
end-turning-best = The computer would have chosen: { $action }. { $why }
end-legend = Players and their lines
end-turn = Turn { $turn }
end-turn-head = Turn
end-numbers = As numbers

## The shuffle

end-shuffle = The shuffle
end-shuffle-kept = ✓ The shuffle was fair
end-shuffle-broken = ✗ The shuffle doesn't match
end-shuffle-about = Before the deal, the server showed the fingerprint (SHA-256) of a secret number that shuffles all cards. Now you see the number, and your browser has taken its fingerprint. If they match, nobody changed the deck.
end-shuffle-unknown = This browser takes fingerprints only over a secure connection. Anyone can check the record.
end-shuffle-commitment = Shown before the game
end-shuffle-secret = The secret
