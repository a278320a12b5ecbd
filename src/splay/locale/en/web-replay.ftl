### The words of replays.

replay-title = Replay: { $names }
replay-opening = Opening the replay …
replay-players = The players
replay-own = The side of { $player }
replay-controls = Through the game
replay-moment = Moment of the game
replay-moment-of = { $moment } · { $place }/{ $last }
replay-deal = The deal
replay-start = The start
replay-turn = Turn { $turn }: { $player }
replay-first = To the deal
replay-turn-before = A turn back
replay-back = A step back
replay-forward = A step forward
replay-turn-next = A turn forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-eyes-all = all cards open
replay-eyes-of = { $player }
replay-eyes-spectator = a spectator
replay-link = Copy a link
replay-linked = The link to this moment is copied.
replay-tab-moves = Moves
replay-tab-end = The end

## Playing on

replay-play-on = Play on from here
replay-play-on-title = Play on from here
replay-play-on-help = A new game begins with every card where it is now; in the middle of an action, where it was before that action. The computer plays the other seats. The old game stays as it is.
replay-play-on-seat = You play the seat of
replay-play-on-against = Against the computer
replay-play-on-go = Play on

## Keys

replay-keys = Keys
replay-key-step = a step back, a step forward
replay-key-turn = a turn back, a turn forward
replay-key-ends = to the deal, to the end
replay-key-play = play, pause
