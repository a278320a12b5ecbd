### The words of replays.

replay-title = Replay: { $names }
replay-opening = Opening the replay ...
replay-own = { $player }'s side
replay-controls = Playback
replay-moment = Moment in the game
replay-moment-of = { $moment } · { $place }/{ $last }
replay-deal = Deal
replay-start = Start
replay-turn = Turn { $turn }: { $player }
replay-turn-of = turn { $turn } of { $last }
replay-after-turn = after turn { $turn } of { $last }
replay-turn-before = Previous turn
replay-back = Previous move
replay-forward = Next move
replay-turn-next = Next turn
replay-play = Play
replay-pause = Pause
replay-chance = { $percent } %
replay-chance-of = { $player }'s chance to win
replay-costly = Turn { $turn }: { $you ->
    [yes] your costly move
   *[no] { $player }'s costly move
}
replay-costly-next = Next costly move
replay-mark = Chance to win, by games played on from here:
replay-hands = Hands
replay-hands-title = Show all hands, or only what you could see
replay-all-moves = Show all moves
replay-eyes = View
replay-eyes-all = all cards
replay-eyes-of = { $player }
replay-eyes-spectator = a spectator
replay-link = Copy link
replay-side-open = Moves, view, and link
replay-tab-moves = Moves
replay-tab-costly = Costly ({ $number })
replay-tab-view = View
replay-result = Result

## Playing on

replay-play-on = Play on from here
replay-play-on-title = Play on from here
replay-play-on-help = A new game starts from this position; in the middle of an action, from just before it. Computers take the other seats. The old game stays as it is.
replay-play-on-seat = You play
replay-play-on-against = Opponents
replay-play-on-go = Play on

## Keys

replay-keys = Keys
replay-key-step = previous move, next move
replay-key-turn = previous turn, next turn
replay-key-ends = to the deal, to the end
replay-key-play = play, pause
replay-key-costly = next costly move
replay-key-hands = show all hands, or hide them
