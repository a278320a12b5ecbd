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
end-deal = How everyone did
end-boards = See boards
end-record = Download the record
end-kept-until = The replay stays until { $date }. To keep the game, download its record.
end-not-kept = What happened in this game is no longer kept, only how it ended.
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
end-costly-section = Costly moves
end-costly-title = { $number ->
    [one] Your costliest move
    [3] Your three costliest moves
   *[other] Your costliest moves
}
end-costly-of = { $number ->
    [one] { $player }'s costliest move
    [3] { $player }'s three costliest moves
   *[other] { $player }'s costliest moves
}
end-costly-none = No move cost you more than 5 %.
end-costly-none-of = No move cost { $player } more than 5 %.
end-costly-turn = Turn { $turn }
end-costly-change = { $before } → { $after } %
end-costly-mark = Turn { $turn }: { $before } → { $after } %, by games played on from there
end-costly-you = You: { $action }
end-costly-played = { $player }: { $action }
end-costly-better = Better: { $action }
end-costly-percent = { $chance } %
end-costly-by = { $computer }: it played on from each move, and knew only what the player could know.
end-costly-try = Try it from here
end-lucky-title = Draws that swung the game
end-lucky = { $you ->
    [yes] You drew { $cards }: luck took your chance to win from { $before } % to { $after } %.
   *[no] { $player } drew { $cards }: luck took { $player }'s chance to win from { $before } % to { $after } %.
}
end-analyzing = Analyzing ...
end-analyzing-turns = Analyzing ... { $done } of { $turns } turns
end-analyzing-closer = Looking closer ... { $done } of { $total } steps
end-analyzing-stop = Stop
end-analyzing-stopped = Analysis stopped.
end-analyzing-on = Go on
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

## What was counted of the game: numbers by player

end-statistics = The game in numbers
end-moved = Cards that moved the most points
end-moved-card = Card
end-moved-used = Used
statistic-turns = Turns
statistic-draw-actions = Draw actions
statistic-meld-actions = Meld actions
statistic-dogma-actions = Cards used
statistic-achieve-actions = Achieve actions
statistic-demands-hit = Hit others by demands
statistic-demands-suffered = Hit by demands
statistic-shared-by-others = Effects others shared
statistic-shared = Others' effects shared
statistic-drawn = Cards drawn
statistic-melded = Cards melded
statistic-tucked = Cards tucked
statistic-scored = Cards scored
statistic-returned = Cards returned
statistic-splays = Splays
statistic-achieved = Cards achieved
statistic-claimed = Special achievements
