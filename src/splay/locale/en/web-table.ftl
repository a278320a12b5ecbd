### The words of a running game's page.

table-page = The table
table-opening = Opening the table ...
table-forgotten = You're not signed in here anymore, so you can only watch. To play on, sign in again.
table-middle = The middle of the table
table-others = Opponents
table-own = Your side
table-side = Log and more
table-player = Player
table-you = { $player } (you)
# max 18
table-actions = { $actions ->
    [0] last action
    [one] 1 action left
   *[other] { $actions } actions left
}
# max 18
table-out = out of the game
table-away = computer plays
table-gone = left
table-resigned = resigned
table-computer = Computer player
table-gone-now = away
table-gone-minutes = away { $number } min
table-gone-hours = away { $number } h
table-gone-days = away { $number } d
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-points-parts = { $points }: { $parts }
table-points-are = { $parts }.
table-points-plus = { $all } + { $next }
table-points-from-score = { $points }
table-points-says-score = score pile { $points }
table-achieved = Achievements { $number }/{ $needed }
table-achieved-team = Team achievements { $number }/{ $needed }
table-achieved-why = { $needed } achievements win: { $parts }.
table-needed-players = { $number } for { $players } players
table-needed-teams = { $number } for a team
table-needed-set = { $number } more for { $set }
table-needed-extra = { $number } more as a table option
table-hand = Hand
table-score = Score pile
# max 7
table-ledge-achievements = Achieve
# max 7
table-ledge-supplies = Supply
table-your-hand = Your hand
table-hand-earlier = Earlier cards
table-hand-later = Later cards
table-hand-empty = Your hand is empty.
table-hand-empty-of = { $player }'s hand is empty.
table-hand-number = Hand { $number }
table-place-offers = choose
table-team = team { $team }
table-name-numbered = { $name } { $number }
table-brief-hits = { $cards ->
    [one] 1 card would hit you
   *[other] { $cards } cards would hit you
}
table-menu = Table menu
table-boards = Boards
# max 8
table-tab-you = You
table-tab-facts = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $achieved } of { $needed } achievements{ $moving ->
    [true] , their turn
   *[false] {""}
}
table-middle-open = Supplies and achievements
table-side-open = Story, log, and chat
table-unread = new
table-own-board = Your board
table-looking = You're looking at { $player }'s board.
table-has = { $own ->
    [true] What you have
   *[false] What { $player } has
}
# max 8
table-score-short = Score
table-can-hit = { $player } can hit you with { $card }
table-can-hit-several = { $players } can hit you with { $number } cards
table-next-brief = [{ $value }] { $needs }
table-turn = Turn { $turn }
table-first-melds = Starting cards
# max 8
table-tab-log = Log
# max 8
table-tab-supply = Supply
table-turn-line = { $actions ->
    [0] Your turn: last action
    [one] Your turn: 1 action
   *[other] Your turn: { $actions } actions
}
# max 24
table-turn-play = Play
# max 24
table-turn-boards = See boards
# max 8
table-tab-story = Story
table-show-end = Show the result
table-paused = Paused until someone comes back.
table-watching = You're watching. Hands and score piles stay hidden.
table-clock = Time left
table-clock-minutes = { $minutes }:{ $seconds }
table-clock-hours = { $hours }:{ $minutes } h
table-clock-days = { $days } d { $hours } h
table-pile = { $color }, { $splay }, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-count = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-count-of = { $label }: { $number ->
    [0] none
    [one] 1 card
   *[other] { $number } cards
}
table-open-board = All piles: { $player }
table-open-pile = Show all cards: { $pile }
table-open-cards = Show them
table-pile-of = { $place }: { $pile }
table-pile-adds = Its covered cards show { $number } { $icon }
table-pile-top = On top
table-pile-shows = Visible:
table-pile-covered = Covered
table-lying = Cards
table-zone-empty = Nothing here.
table-supplies = Supplies
table-supply = Age { $age }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
table-supply-age = Age
table-supply-cards = Cards
table-supply-title = Supply of age { $age }
table-supply-explained = { $count ->
    [0] It's empty: you draw from the next higher supply that isn't.
    [one] 1 card of age { $age } is left to draw.
   *[other] { $count } cards of age { $age } are left to draw.
}
table-supply-title-of = { $set } supply of age { $age }
table-supply-explained-of = { $count ->
    [0] It's empty.
    [one] 1 { $set } card of age { $age } is left.
   *[other] { $count } { $set } cards of age { $age } are left.
}
table-supply-next = You draw here next: the age of your highest top card, or the next higher one that isn't empty.
table-supply-top = You know that this card is next in the supply of age { $age }.
table-supply-drawers = Next draw here: { $players }.
table-draw = Draw { $card }
table-draw-ends = Draw: this ends the game
table-draw-because = { $age ->
    [none] No card on your board yet: you draw a [1], or the next age that isn't empty.
    [higher] Your highest top card is a [{ $highest }], and no { $elsewhere ->
        [yes] base [{ $highest }]
       *[other] [{ $highest }]
    }{ $skipped ->
        [1] {""}
       *[other] -[{ $last }]
    } is left.
   *[top] You draw the age of your highest top card.
}
table-next = Your next draw: { $card }
table-next-ends = You have no cards left to draw: a draw ends the game.
table-achievements = Achievements
table-achievement = Achievement
table-achievement-title = Achievement { $value }
table-achievement-explained = With { $points } points and a top card of age { $value } or higher, you can take it as an action. You keep the points.
table-achievement-have = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $top ->
    [0] no top card.
   *[other] your highest top card is age { $top }.
}
table-achievement-dearer = It costs you more, as you have { $number } of value { $value } already: each adds { $each } points.
# max 9
table-achievement-owned = { $number } owned
table-achievement-needs = Right now: { $needs }.
table-special-explained = You get it without an action if you're the first with this: { $condition }. A card can claim it too.
table-special-have-Empire = You have that for { $have } of { $need } icons.
table-special-have-Monument = You have { $have } of { $need } this turn.
table-special-have-Wonder = You've splayed { $have } of { $need } colors that way.
table-special-have-World = You have { $have } of { $need } clocks.
table-special-have-Universe = You have { $have } of { $need } such top cards.
# max 9
table-needs-points = { $points } more
table-needs-points-brief = ★ { $have }/{ $need }
table-needs-both = { $points } more and top [{ $value }]
table-needs-both-brief = ★ { $have }/{ $need }, top [{ $value }]
table-needs-top = needs top [{ $value }]
table-needs-nothing = ready to take
table-achievement-taken = { $you ->
    [yes] You have
   *[no] { $player } has
} the { $value }
table-next-goal = { $more ->
    [0] { $top ->
        [yes] You have the points for [{ $value }]. You need a top [{ $value }].
       *[no] You can achieve [{ $value }] now.
    }
    [one] { $top ->
        [yes] For [{ $value }] you need 1 more point and a top [{ $value }].
       *[no] For [{ $value }] you need 1 more point.
    }
   *[other] { $top ->
        [yes] For [{ $value }] you need { $more } more points and a top [{ $value }].
       *[no] For [{ $value }] you need { $more } more points.
    }
}
table-icons = Visible icons
table-icon-explained = How many each player shows. If a card has this featured icon, players with at least as many as its user share its effects, and its demand hits players with fewer.
table-icon-of = { $player }'s icons
table-icons-then = afterwards

## What is asked

table-prompt = Your question
table-action-hint = { $hand ->
    [0] Use
   *[other] Meld a card from your hand, use
} a card on your board, or press a button here.
table-where = Choose { $places }.
table-where-hand = from your hand
table-where-hand-of = from { $player }'s hand
table-where-tops = from your top cards
table-where-tops-of = from { $player }'s board
table-where-board = from your board
table-where-board-of = from { $player }'s board
table-where-score = from your score pile
table-where-score-of = from { $player }'s score pile
table-where-achievements = from your achievements
table-where-achievements-of = from { $player }'s achievements
# max 24
table-show-offered = Show them
table-tray = Cards to choose from
table-tray-pile = { $player }'s { $color } pile
table-tray-pile-your = Your { $color } pile
table-tray-tops = { $player }'s top cards
table-tray-tops-your = Your top cards
table-tray-fold = Look at the table
table-tray-open = Back to the cards
table-tray-secret = { $number ->
    [one] 1 card
   *[other] { $number } cards
} · only you see these
table-opened = Press again to confirm, or pick something else.
table-picked-one = Press again to confirm, or pick another one.
table-picked = You've picked { $number }. { $more ->
    [0] That's all you can pick.
   *[other] You can pick { $more } more.
}
table-picked-too-few = You've picked { $number }. Pick { $missing } more.
table-act-none = { $number ->
    [one] Pick a card
   *[other] Pick { $number } cards
}
table-more = More
# max 24
table-more-choose = Choose
# max 24
table-more-answers = More answers
table-act-pick = Choose { $cards }
table-act-drop = Don't choose { $cards }
table-act-meld = Meld { $cards }
table-act-tuck = Tuck { $cards }
table-act-score = Score { $cards }
table-act-return = Return { $cards }
table-act-transfer = Transfer { $cards }
table-act-exchange = Exchange { $cards }
table-act-reveal = Reveal { $cards }
table-act-execute = Use { $cards }
table-act-keep = Keep { $cards }
table-act-achieve = Achieve { $cards }
table-act-remove = Remove { $cards }
table-read-card = Read { $card }
table-card-barred = You can't choose this card now.
table-confirm-cards = Confirm { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-confirm-action = Confirm: { $action }
table-splay-nothing = uncovers nothing new
table-stale = The game moved on, so nothing was done. Look again.
table-sending = Sending ...
# No reply came, and the next state shows that it was done. $kind: "draw", "meld", another option's, or "undo"
table-fate-done = { $kind ->
    [draw] Your draw arrived.
    [meld] Your meld arrived.
    [undo] Your undo arrived.
   *[other] Your answer arrived.
}
# It was not done. $kind: as above
table-fate-missing = { $kind ->
    [draw] Your draw didn't arrive. Try again.
    [meld] Your meld didn't arrive. Try again.
    [undo] Your undo didn't arrive. Try again.
   *[other] Your answer didn't arrive. Try again.
}
table-fate-past = The game moved on while you were offline. That question is closed.
table-not-offered = You can't choose one of these cards anymore. The ones before it count.
# $touch: whether there is no mouse
table-order-help = { $touch ->
    [true] 1 is { $first }, { $number } is { $last }. Tap the cards in order, drag them by the dots, or use the arrows.
   *[false] 1 is { $first }, { $number } is { $last }. Click the cards in order, drag them, or use the arrows.
}
table-order-on-top = On top then:
table-order-first = first
table-order-last = last
table-order-top = on top
table-order-bottom = at the bottom
table-order-card = { $card }: { $place } of { $number }
table-order-earlier = { $card } earlier
table-order-later = { $card } later
table-order-confirm = In this order

## Undo

# max 24
table-undo = Undo
table-undo-ask = Ask to undo

## Coming and going

table-turn-in = { $turns ->
    [one] next
   *[other] in { $turns } turns
}
table-thinking = { $player } is choosing
table-your-first-meld = You'll start with { $card }.
people-rematch = { $player } wants a rematch.
table-you-are-away = A computer is playing for you.
table-you-are-away-paused = You've left. Nobody else is here, so the game waits for you.
table-you-are-late = You ran out of time. A computer plays for you.
table-you-are-late-paused = You ran out of time. Nobody else is here, so the game waits for you.
table-come-back = Take my seat back
table-hand-over-to = Hand over to { $player }
table-hand-over-help = Give the device to { $player }. Everything stays hidden until { $player } continues.
table-hand-over-go = I'm { $player }: continue
table-hand-over-others = Not { $player }?
table-hand-over-look = I'm { $player }
table-menu-title = This table
table-link = Link to this table
table-shuffle = The shuffle
table-shuffle-about = One secret number shuffled all cards. This is its fingerprint, made before the first card was dealt. After the game you see the number, and your browser checks that it matches.
table-leave = Leave the table
table-leave-sure = Leave the table?
# max 24
table-leave-stay = Stay
table-leave-stand-in = A computer plays for you; if nobody else plays, the game waits a while. You can come back as long as the game runs.
table-leave-ends = The game ends when you leave, and the others win.
# max 24
table-resign = Resign
table-resign-sure = Resign?
# max 24
table-resign-play-on = Play on
table-resign-ends = You lose, and the game is over.
table-resign-computer = You come last. A computer plays on in your seat.
table-resign-rated = This game is rated: your rating goes down.
table-you-resigned = You resigned. A computer plays on in your seat.
table-inactive = Waiting for { $player }
table-inactive-stand-in = { $player } hasn't played for days. You can let a computer play until they're back.
table-inactive-let = Let a computer play
table-inactive-ends = { $player } hasn't played for days. You can end the game; { $player }'s side loses.
table-inactive-end = End the game

table-report = Report a problem
table-report-seen = Save a file of this game and send it to whoever runs this server, with a few words on what went wrong. It holds what you can see and no hidden cards. Nothing is sent automatically.
table-report-everything = Save a file of this game and send it to whoever runs this server, with a few words on what went wrong. It holds the whole game. Nothing is sent automatically.
table-report-save = Save the file

## Keys

table-keys = Keys
table-key-numbers = choose what it marks; the first press only shows the marks
table-key-arrows = move between the things you can choose (a card in your hand opens large)
table-key-enter = choose; again: confirm
table-key-escape = clear the choice
table-key-open = open the card, large
table-key-draw = draw
table-key-say = say something
table-key-next-table = Next table that waits for me
table-key-undo = undo
table-key-next = next step of the story
table-key-skip = skip to your next decision

## What the computer would do

table-advice = What would you do?
table-advice-title = Advice
table-advice-chances = Chance to win
table-advice-chance = { $chance } %
# max 24
table-advice-play = Play it
table-advice-by = { $computer }, { $games ->
    [one] 1 game
   *[other] { $games } games
} from here for each.
table-advice-others = { $others ->
    [one] 1 other choice looked worse.
   *[other] { $others } other choices looked worse.
}
table-advice-thinking = Thinking ...
table-advice-none = The computer sees nothing to choose here.

## The computer opponents by strength

agent-random = Easy computer
agent-rule = Medium computer
agent-greedy = Strong computer
agent-planner = Expert computer
agent-master = Master computer
table-follow-coach = Follow the coach.
table-check-puzzle = Check your moves, or undo.
