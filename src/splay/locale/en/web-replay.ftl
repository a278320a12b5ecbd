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
replay-first = To the deal
replay-turn-before = Previous turn
replay-back = Previous step
replay-forward = Next step
replay-turn-next = Next turn
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = View
replay-eyes-all = all cards
replay-eyes-of = { $player }
replay-eyes-spectator = a spectator
replay-link = Copy link
replay-linked = Link copied.
replay-linked-local = Link copied. Only this computer can open it.
replay-side-open = Moves, view, and link
replay-tab-moves = Moves
replay-tab-end = End

## Playing on

replay-play-on = Play on from here
replay-play-on-title = Play on from here
replay-play-on-help = A new game starts from this position; in the middle of an action, from just before it. Computers take the other seats. The old game stays as it is.
replay-play-on-seat = You play
replay-play-on-against = Opponents
replay-play-on-go = Play on

## Keys

replay-keys = Keys
replay-key-step = previous step, next step
replay-key-turn = previous turn, next turn
replay-key-ends = to the deal, to the end
replay-key-play = play, pause
