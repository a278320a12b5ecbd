### The words of Splay in English, except those of the cards (cards.json) and of the help (help.ftl).

## Names of things

nobody = Nobody
color-blue = blue
color-red = red
color-green = green
color-yellow = yellow
color-purple = purple
icon-crown = crown
icon-leaf = leaf
icon-bulb = bulb
icon-castle = castle
icon-factory = factory
icon-clock = clock
icon-hex = empty hexagon
set-base = Base
set-about-base = The game of the first box: 105 cards, always in play.
splay-none = not splayed
splay-left = splayed left
splay-right = splayed right
splay-up = splayed up
special-name-Empire = Empire
special-name-Monument = Monument
special-name-Wonder = Wonder
special-name-World = World
special-name-Universe = Universe
special-Empire = at least { $empire_icons } of each of the { $icon_kinds } icons visible on your board
special-Monument = { $monument_cards } cards tucked, or { $monument_cards } cards scored, within one turn
special-Wonder = { $all_colors } colors on your board, each splayed right or up
special-World = at least { $world_clocks } clocks visible on your board
special-Universe = { $all_colors } top cards, each of value { $universe_value } or higher

## Cards as somebody sees them

card-none = nothing
card-with-value = { $card } [{ $age }]
card-back = { $age ->
    [8] an [8]
   *[other] a [{ $age }]
}
card-backs = { $number } × [{ $age }]
card-back-of = { $age ->
    [8] an [8]
   *[other] a [{ $age }]
} of { $set }
card-backs-of = { $number } × [{ $age }] of { $set }
card-and = { $cards }, { $card }

## Places: of the one who acts, of the one who is asked, of somebody else, of nobody

place-hand = their hand
place-score = their score pile
place-achievements = their achievements
place-board = their board
place-hand-your = your hand
place-score-your = your score pile
place-achievements-your = your achievements
place-board-your = your board
place-hand-of = { $player }'s hand
place-score-of = { $player }'s score pile
place-achievements-of = { $player }'s achievements
place-board-of = { $player }'s board
place-supply = the supplies
place-supply-of = the supply of [{ $age }]
place-supply-of-set = the supply of [{ $age }] of { $set }
place-available = the available achievements
place-removed = the cards out of the game
place-nowhere = nowhere

## Events

event-first_meld = { $player } begins with { $cards }.
event-turn = { $turn ->
    [1] Turn 1: { $player } begins, whose card comes first in the alphabet.
   *[other] Turn { $turn }: { $player }.
}
event-action-draw = { $player } chooses to draw.
event-action-meld = { $player } chooses to meld { $cards }.
event-action-dogma = { $player } uses { $cards }.
missed-demand = It hits nobody: every opponent has at least as many [{ $icon }].
missed-compel = It compels nobody: every opponent has fewer [{ $icon }].
event-action-achieve = { $player } chooses to achieve [{ $value }].
event-draw = { $player } draws { $cards }.
event-draw-higher = { $player } draws { $cards }: no [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] {" "}to [{ $last }]
} is left.
event-meld = { $player } melds { $cards }.
event-tuck = { $player } tucks { $cards }.
event-score = { $player } scores { $cards }.
event-return = { $player } returns { $cards }.
event-meld-from = { $player } melds { $cards } from { $source }.
event-tuck-from = { $player } tucks { $cards } from { $source }.
event-score-from = { $player } scores { $cards } from { $source }.
event-return-from = { $player } returns { $cards } from { $source }.
event-transfer = { $player } transfers { $cards } from { $source } to { $target }.
event-exchange = { $player } exchanges: { $cards } goes from { $source } to { $target }.
event-remove = { $player } takes { $cards } out of the game, from { $source }.
event-achieve = { $player } achieves [{ $age }].
event-achieve-from = { $player } achieves { $cards } from { $source }.
event-move = { $player } moves { $cards } from { $source } to { $target }.
event-reveal = { $player } reveals { $cards }.
event-put_back = { $player } puts { $cards } back on top of { $target }.
event-proof = { $player } has nothing in { $source } that fits, and must show it to prove that: { $cards }.
event-splay = { $player } splays { $color } { $direction ->
    [left] left
    [right] right
   *[up] up
}.
event-splay-on = { $player } splays { $color } { $direction ->
    [left] left
    [right] right
   *[up] up
} on { $target }.
event-unsplay = { $player } takes the splay off { $color }.
event-rearrange = { $player } puts { $color } into a new order, from the bottom: { $cards }.
event-claim = { $player } claims { $special }: { $condition }.
event-claim-through = { $player } claims { $special } through { $card }.
event-eliminate = { $player } is out of the game.
event-bonus = An opponent's share changed something, so { $player } draws one more card.
event-choice-color = { $player } chooses { $color }.
event-choice-value = { $player } chooses { $value }.
event-choice-number = { $player } chooses the number { $value }.
event-choice-set = { $player } chooses { $set }.
event-end-achievements = The game ends: enough achievements.
event-end-score = The game ends: { $player } had to draw a card above { $highest_age }, so the most points win.
event-end-card = The game ends: a card decides it.
event-end-resigned = { $player } resigns.
event-rules_changed-again = The rules of this server have changed in the middle of an action, which starts again.
event-rules_changed-kept = The rules of this server have changed; what follows from the answers given is told anew.

## Who follows an effect, and why

effect-only = { $card }
effect-demand = { $card }
effect-compel = { $card }
effect-echo = the echo of { $card }
effect-echo-says = Echo: { $text }
effect-dogma = { $card }, effect 1
effect-dogma_2 = { $card }, effect 2
effect-dogma_3 = { $card }, effect 3
role-own = { $player } follows { $effect }.
role-nested = { $player } follows { $effect }; nobody shares it.
role-shares = { $player } shares { $effect }.
role-demanded = { $player } is hit by { $effect }.
role-compelled = { $player } is compelled by { $effect }.
role-own-counts = { $player } follows { $effect }.
role-nested-counts = { $player } follows { $effect }; nobody shares it.
role-shares-counts = { $player } shares { $effect } ({ $icon } { $count } against { $launcher }).
role-demanded-counts = { $player } is hit by { $effect } ({ $icon } { $count } against { $launcher }).
role-compelled-counts = { $player } is compelled by { $effect } ({ $icon } { $count } against { $launcher }).
reason-shares = You share { $effect }.
reason-demanded = You are hit by { $effect }.
reason-compelled = You are compelled by { $effect }.
reason-shares-counts = You share { $effect } ({ $icon } { $count } against { $launcher }).
reason-demanded-counts = You are hit by { $effect } ({ $icon } { $count } against { $launcher }).
reason-compelled-counts = You are compelled by { $effect } ({ $icon } { $count } against { $launcher }).

## The end

result-achievements = { $winners } with enough achievements.
result-score = { $winners } with the most points.
result-score-tied = { $winners } by achievements, after a tie in points.
result-card = { $winners } through the card { $card }.
result-resigned = { $winners }: { $players } resigned.
result-gave-up = { $players } resigned.
result-left = { $winners }, as somebody has left.
result-winner = { $player } wins
result-winners = { $players } win
result-standing = { $player }: { $achievements ->
    [one] one achievement
   *[other] { $achievements } achievements
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
names-more = { $names }, { $name }
names-and = { $names } and { $name }

## Questions

prompt-because = { $card }: { $prompt }
prompt-now = Now { $prompt }
prompt-action = Take an action.
prompt-free_action = Take a free action, or skip it.
prompt-first_meld = Choose the card you begin with. All players show theirs together.
prompt-card = choose { $number ->
    [one] a card
   *[other] cards
} to { $purpose }.
prompt-card-from = choose { $number ->
    [one] a card
   *[other] cards
} from { $place } to { $purpose }.
prompt-card-pick = choose { $number ->
    [one] a card
   *[other] cards
}.
prompt-order = you { $purpose } { $number } cards. Which of these first?
prompt-order-return = you return { $number } cards. Which of these goes beneath its supply first? The last lies deepest.{ $others ->
    [0] {""}
    [one] {" "}The other one goes beneath another supply.
   *[other] {" "}The others go beneath other supplies.
}
prompt-order-tuck = you tuck { $number } cards. Which of these first? The last lies deepest.{ $others ->
    [0] {""}
    [one] {" "}The other one goes beneath another pile.
   *[other] {" "}The others go beneath other piles.
}
prompt-order-meld = you meld { $number } cards. Which of these first? The last lies on top.{ $others ->
    [0] {""}
    [one] {" "}The other one goes onto another pile.
   *[other] {" "}The others go onto other piles.
}
prompt-order-pick = put cards in order: which one on top?
prompt-may = do you want to { $purpose }?
prompt-may-exchange = do you want to exchange { $given } for { $taken }?
prompt-exchange-side = { $cards } from { $place }
prompt-exchange-cards = { $number } cards
prompt-may-pick = choose one.
prompt-color = choose a color to { $purpose }.
prompt-color-pick = choose a color.
prompt-splay = splay a color { $direction }?
prompt-splay-must = choose a color to splay { $direction }.
prompt-value = choose a value to { $purpose }.
prompt-value-pick = choose a value.
prompt-number = choose a number to { $purpose }.
prompt-number-pick = choose a number.
prompt-set = choose a set to { $purpose }.
prompt-set-pick = choose a set.
prompt-player = choose a player.
prompt-player-pick = choose a player.
prompt-branch = choose one.
prompt-branch-again = choose one: { $time } of { $times }.
prompt-picked-exactly = { $prompt } { $picked } of { $most } chosen.
prompt-picked-most = { $prompt } At most { $most }; { $picked } chosen.
prompt-picked-between = { $prompt } At least { $least }, at most { $most }; { $picked } chosen.
prompt-picked-any = { $prompt } As many as you like; { $picked } chosen.
prompt-others = Waiting for { $players }.

## What somebody else is choosing

waits-first_meld = { $player } chooses the first card.
waits-free_action = { $player } chooses whether to take a free action.
waits-action = { $player } chooses an action.
waits-choice = { $kind ->
    [card] { $purpose ->
        [pick] { $player } chooses a card.
       *[other] { $player } chooses a card to { $purpose }.
    }
    [order] { $player } puts cards in order.
    [splay] { $player } chooses a color to splay.
    [color] { $player } chooses a color.
    [value] { $player } chooses a value.
    [number] { $player } chooses a number.
    [set] { $player } chooses a set.
    [player] { $player } chooses a player.
   *[other] { $player } chooses.
}
waits-effect = { $kind ->
    [card] { $purpose ->
        [pick] { $player } chooses a card, for { $card }.
       *[other] { $player } chooses a card to { $purpose }, for { $card }.
    }
    [order] { $player } puts cards in order, for { $card }.
    [may] { $player } decides whether to do what { $card } offers.
    [splay] { $player } chooses a color to splay, for { $card }.
    [color] { $player } chooses a color, for { $card }.
    [value] { $player } chooses a value, for { $card }.
    [number] { $player } chooses a number, for { $card }.
    [set] { $player } chooses a set, for { $card }.
    [player] { $player } chooses a player, for { $card }.
   *[other] { $player } chooses, for { $card }.
}

## What cards are chosen for

purpose-meld = meld
purpose-tuck = tuck
purpose-score = score
purpose-return = return
purpose-transfer = transfer
purpose-transfer-to = transfer to { $player }
purpose-transfer-to-you = transfer to yourself
purpose-exchange = exchange
purpose-reveal = reveal
purpose-execute = execute
purpose-keep = keep
purpose-achieve = achieve
purpose-remove = remove from the game
purpose-draw = draw
direction-left = left
direction-right = right
direction-up = up
direction-none = back together

## Answers

option-answer = { $answer }
option-draw = Draw
option-meld = Meld { $card }
option-dogma = Dogma { $card }
option-achieve = Achieve [{ $value }]
option-card = { $card }
option-card-of = { $card }, from { $place }
option-unseen = { $card } from { $place }
option-color = { $color }
option-value = [{ $value }]
option-number = { $value }
option-set = { $set }
option-player = { $player }
option-branch = Alternative { $value }
option-yes = Yes
option-no = No
option-pass = Choose nothing
option-pass-meld = Meld nothing
option-pass-tuck = Tuck nothing
option-pass-score = Score nothing
option-pass-return = Return nothing
option-pass-transfer = Transfer nothing
option-pass-exchange = Exchange nothing
option-pass-reveal = Reveal nothing
option-pass-execute = Execute nothing
option-pass-keep = Keep nothing
option-pass-achieve = Achieve nothing
option-pass-remove = Remove nothing
option-pass-free_action = Skip: keep it on display
option-pass-splay = Splay nothing
option-pass-done = No more

## Cards in the terminal

card-face = { $age } { $color }: { $icons }
card-face-of = { $age } { $color } of { $set }: { $icons }
equal-cards = { $number } × { $card }
card-valued = { $card } { $age }
cards-first-edition = First edition:
cards-found = { $number ->
    [0] No card fits.
    [one] One card.
   *[other] { $number } cards.
}
no-such-card = There is no card of the name "{ $name }".
which-card = Say which: card NAME.

## The position

none = none
seat-team = { $player }, team { $team }
seat-out = { $player }, out of the game
seat-you = { $player } (you)
seat-agent = { $player } ({ $agent })
header-start = The first melds. { $needed } achievements win.
header = Turn { $turn }: { $player }, { $actions ->
    [one] one action
   *[other] { $actions } actions
} left. { $needed } achievements win.

## Achievements in reach

needs-nothing = yours to take now
needs-top = enough points, but needs a top card of value { $value } or higher
needs-points = needs { $points ->
    [one] one more point
   *[other] { $points } more points
}
needs-points-and-top = needs { $points ->
    [one] one more point
   *[other] { $points } more points
} and a top card of value { $value } or higher
goal = { $name } { $needs }
goal-special = { $name }: { $condition } ({ $state })
state-number = { $number } of { $total }
near-now = [{ $value }] now!
near-top = [{ $value }] needs top { $value }
near-points = [{ $value }] { $points } to go

## Previews

note-draw = { $card }
note-ends = this ends the game
note-splay = then shows { $icons }
preview-hit = hits { $players }
preview-compels = compels { $players }
preview-shares = { $number ->
    [one] { $players } shares
   *[other] { $players } share
}
preview-alone = you alone
preview-nobody = hits nobody
preview-nothing = changes nothing
preview-and-ends-maybe = { $affected }; may end the game
preview-and-ends-always = { $affected }; ends the game
preview-count = { $player } { $count }
preview-icons = Icon { $icon }: { $counts }.
preview-affected = { $affected }.
preview-steps = What it executes, in order:
preview-step = { $number }. { $effect }: { $followers }
preview-then = { $players }, then { $player }
preview-draw = You draw { $card }.
preview-draw-ends = A card above { $highest_age } would have to be drawn.
preview-meld-on = It covers { $card }, your top { $color } card.
preview-meld-first = It begins your { $color } pile.
preview-achieve = The achievement is yours for the rest of the game. You keep your points.
preview-changes-never = It would change nothing.
preview-changes-maybe = Whether it changes anything depends on choices or hidden cards.
preview-changes-always = It will change something.
preview-bonus-maybe = Perhaps an opponent's share brings you a card.
preview-bonus-always = An opponent's share will bring you a card.
preview-shows-maybe = You may have to show cards of yours to all, as proof that none of them fits.
preview-shows-always = You will have to show cards of yours to all, as proof that none of them fits.
preview-ends-maybe = It can end the game:
preview-ends-always = It ends the game:
preview-ending = - { $ending }
ending-score-win = { $team ->
    [yes] your team would win { $mine } to { $best }
   *[no] you would win { $mine } to { $best }
}
ending-score-win-tied = { $team ->
    [yes] your team would win { $mine } to { $best }, with more achievements
   *[no] you would win { $mine } to { $best }, with more achievements
}
ending-score-lose = { $team ->
    [yes] your team would lose { $mine } to { $best }
   *[no] you would lose { $mine } to { $best }
}
ending-score-lose-tied = { $team ->
    [yes] your team would lose { $mine } to { $best }, with fewer achievements
   *[no] you would lose { $mine } to { $best }, with fewer achievements
}
ending-score-draw = all of you would win
ending-score-shared = { $players } would win together
ending-score-other = { $players } would win by score
ending-achievements-win = you would win by achievements
ending-achievements-lose = { $players } would win by achievements
ending-achievements-draw = all of you would win
ending-achievements-other = { $players } would win by achievements
ending-card-win = you would win by the card
ending-card-lose = { $players } would win by the card
ending-card-draw = all of you would win
ending-card-other = { $players } would win by the card
preview-none = "{ $line }" is no action to preview.
preview-which = Say which action: preview NUMBER.

## Undo, saving

undo-nothing = There's nothing to undo.
undo-done = Undone.
undo-now-happened = { $since ->
    [0] Undo: { $sentence }
   *[other] Undo: { $sentence } And everything after it.
}
undo-now-own = { $since ->
    [0] Undo your last choice.
   *[other] Undo your last choice and everything after it.
}
undo-now-other = { $since ->
    [0] Undo { $player }'s last choice.
   *[other] Undo { $player }'s last choice and everything after it.
}
undo-ask-happened = { $since ->
    [0] Ask { $players } to undo: { $sentence }
   *[other] Ask { $players } to undo: { $sentence } And everything after it.
}
undo-ask-own = { $since ->
    [0] Ask { $players } to undo your last choice.
   *[other] Ask { $players } to undo your last choice and everything after it.
}
undo-ask-other = { $since ->
    [0] Ask { $players } to undo { $player }'s last choice.
   *[other] Ask { $players } to undo { $player }'s last choice and everything after it.
}
undo-wish-happened = { $since ->
    [0] { $player } wants to undo this: { $sentence }
   *[other] { $player } wants to undo this: { $sentence } And everything after it.
}
undo-wish-other = { $since ->
    [0] { $player } wants to undo a choice.
   *[other] { $player } wants to undo a choice and everything after it.
}
undo-waits = The others have to agree first.
undo-agreed = Everyone agreed to undo.
undo-refused = { $player } wants to play on.
undo-agree = Undo it
undo-refuse = Play on
undo-withdraw = Never mind
undo-everyone = Everyone agrees
undo-everyone-title = Undo the last choice?
undo-everyone-keys = y  everyone agrees
    Esc  play on
undo-everyone-say = Everyone has to agree. If they do, say "undo yes".
save-where = Say where: save FILE.
save-done = Saved. Go on later with: splay play --resume { $file }
position-dealt = Some cards were hidden when this was saved. Here they're dealt anew by the seed { $seed }; --seed WORD deals others.
save-failed = Could not save to { $file }: { $error }

## The plain mode

plain-welcome = Splay, plain mode. Answer with the number of an option. "help" lists the commands and tells the rules.
plain-hand-over = Hand over to { $player }. { $player }, press Enter when you are ready.
plain-player = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, achievements: { $achievements }.
plain-icons = Icons: { $icons }.
plain-pile = { $color }, { $splay }: { $cards }.
plain-hand = Hand: { $cards }.
plain-score = Score pile: { $cards }.
plain-zone = { $zone }: { $cards }.
plain-supplies = Supplies: { $supplies }.
plain-supplies-of = Supplies of { $set }: { $supplies }.
plain-goals = Achievements left: { $goals }.
plain-prompt = { $player }: { $prompt }
plain-option-card = { $label } ({ $face })
plain-option-note = { $label }: { $note }
plain-your-answer = Your answer?
plain-not-understood = "{ $line }" is neither a number from 1 to { $number } nor a command; "help" lists the commands.
plain-help = Answer with the number of an option.
    Commands: board (the whole table), hand (your cards), goals (what you need),
    options (the question again),
    preview NUMBER (what an action would do), card NAME (a card's words),
    cards WORDS (find cards), log (the whole story), undo, save FILE, resign, quit (without saving),
    help TOPIC (the rules). Topics: { $topics }.
resign-sure = You'd lose, or come last if others play on. Say "resign yes" if you mean it.
resign-not = There's nothing you could resign from now.
plain-over = Say "undo" to undo your last choice, or "quit".
plain-no-topic = There is no topic "{ $topic }". Topics: { $topics }.

## Reactions

reaction-nice = Nice!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-thinking = Hmm ...

## People at the table

people-have-chosen = { $chosen } of { $players } chosen
people-left = { $player } left. A computer plays on.
people-left-paused = { $player } left. The game waits.
people-back = { $player } is back.
people-resigned = { $player } resigned. A computer plays on.

## Replay

replay-next = Enter for the next turn, "quit" to stop.
replay-told = The rules of today play this game otherwise than it was played ({ $reason }), so it is told as it was written down.
replay-unfinished = Here the record ends; the game is not over.

## The screen

keys = ? help  space look  c cards  t table  g goals  l log  u undo  s save  q quit
box-points = { $points } pts
box-narrow = { $points }pt hand { $number }
box-hand = hand { $number }: { $ages }
box-hand-none = hand 0
box-zone = { $zone }: { $ages }
box-team = team { $team }: { $achieved }
box-achieved = { $number }/{ $needed }
fact-hand = Hand
fact-watching = { " " }you are watching
fact-supplies = Supplies
fact-goals = Goals
game-over = l the whole log  u undo  s save  q leave
turn-over = That was all for now. Look as long as you like.
hot-seat = Several people share this screen. It is hidden while you hand it over.
option-hand-over = Hand over to { $player }
hand-over = { $player }, your turn.
    Press Enter when nobody else is looking.
dialog-back = Esc back, arrows scroll
dialog-pages = left, right: other topics, Esc back
table-title = The table
goals-title = Achievements left
log-title = The log
story-more = { $number ->
    [one] (one more new line above: l)
   *[other] ({ $number } more new lines above: l)
}
story-empty = Welcome to Splay. If you are new to the game, press ? for the rules.
cards-search = name, set, age, color, icon or words of the effect
cards-keys = type to search, arrows to choose a card, Esc back
save-title = Save the game to
save-keys = Enter save, Esc back
quit-title = Leave the game?
quit-keys = s  save and leave
    q  leave without saving
    r  resign
    Esc  go on playing

## In the place of the browser client, if a server has none

no-page-title = This server has no browser client
no-page = Splay was built without it. Playing in the terminal and programs that speak the server's protocol work all the same.
