### The words of Splay in English, except those of the cards (cards.json) and of the help (help.ftl).

## Several things as one phrase

list-more = { $all }, { $next }
list-and = { $all } and { $next }
list-and-last = { $all }, and { $next }
list-parts = { $all }; { $next }
list-or = { $all } or { $next }
list-or-last = { $all }, or { $next }

## Names of things

nobody = Nobody
you = You
you-too = you
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
set-about-base = The original game: 105 cards, always in play.
splay-none = not splayed
splay-left = splayed left
splay-right = splayed right
splay-up = splayed up
special-name-Empire = Empire
special-name-Monument = Monument
special-name-Wonder = Wonder
special-name-World = World
special-name-Universe = Universe
special-Empire = at least { $empire_icons } of each of the { $icon_kinds } icons visible on one board
special-Monument = { $monument_cards } cards tucked, or { $monument_cards } cards scored, within one turn
special-Wonder = { $all_colors } colors on one board, each splayed right or up
special-World = at least { $world_clocks } clocks visible on one board
special-Universe = { $all_colors } top cards on one board, each of value { $universe_value } or higher

## Cards as somebody sees them

card-none = nothing
card-with-value = { $card } [{ $age }]
card-back = { $age ->
    [8] an [8]
   *[other] a [{ $age }]
}
card-backs = { $number } × [{ $age }]
card-back-of = { $set_key ->
    [set-artifacts] an artifact
    [set-cities] a city
    [set-echoes] an { $set }
   *[other] a { $set }
} [{ $age }]
card-backs-of = { $number } × { $set } [{ $age }]

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
place-supply-of-set = the { $set } supply of [{ $age }]
place-available = the available achievements
place-removed = the cards out of the game
place-nowhere = nowhere

## Events

event-first_meld = { $player } started with { $cards }.
# This alphabet is that of the English titles in every language: a language with titles of its own says so.
event-turn = { $turn ->
    [1] { $you ->
        [yes] Turn 1: You. Your card comes first in the alphabet.
       *[no] Turn 1: { $player }, whose card comes first in the alphabet.
    }
   *[other] Turn { $turn }: { $player }.
}
event-action-draw = { $player } used an action to draw.
event-action-meld = { $player } used an action to meld { $cards }.
event-action-dogma = { $player } used { $cards }.
missed-demand = It hit nobody: every opponent had at least as many [{ $icon }].
missed-compel = It compelled nobody: every opponent had fewer [{ $icon }].
event-action-achieve = { $player } used an action to achieve [{ $value }].
event-draw = { $player } drew { $cards }.
event-draw-higher = { $player } drew { $cards }: no [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] -[{ $last }]
} left.
event-draw-higher-base = { $player } drew { $cards }: no base [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] -[{ $last }]
} left.
event-meld = { $player } melded { $cards }.
event-tuck = { $player } tucked { $cards }.
event-score = { $player } scored { $cards }.
event-return = { $player } returned { $cards }.
event-meld-from = { $player } melded { $cards } from { $source }.
event-tuck-from = { $player } tucked { $cards } from { $source }.
event-score-from = { $player } scored { $cards } from { $source }.
event-return-from = { $player } returned { $cards } from { $source }.
event-transfer = { $player } transferred { $cards } from { $source } to { $target }.
event-exchange = { $player } exchanged: { $cards } went from { $source } to { $target }.
event-remove = { $player } removed { $cards } from the game (from { $source }).
event-achieve = { $player } achieved [{ $age }].
event-achieve-from = { $player } achieved { $cards } from { $source }.
event-move = { $player } moved { $cards } from { $source } to { $target }.
event-reveal = { $player } revealed { $cards }.
event-put_back = { $player } put { $cards } back on top of { $target }.
event-proof = { $player } showed { $source } to prove that nothing fits: { $cards }.
event-splay = { $player } splayed { $color } { $direction ->
    [left] left
    [right] right
   *[up] up
}.
event-splay-on = { $player } splayed { $color } { $direction ->
    [left] left
    [right] right
   *[up] up
} on { $target }.
event-unsplay = { $player } unsplayed { $color }.
event-rearrange = { $player } rearranged { $color }, from the bottom: { $cards }.
event-claim = { $player } claimed { $special }: { $condition }.
event-claim-through = { $player } claimed { $special } with { $card }.
event-eliminate = { $you ->
    [yes] You are
   *[no] { $player } is
} out of the game.
event-bonus = { $player } got the sharing draw: an opponent shared, and something changed.
event-choice-color = { $player } chose { $color }.
event-choice-value = { $player } chose { $value }.
event-choice-number = { $player } chose the number { $value }.
event-choice-set = { $player } chose { $set }.
event-end-achievements = The game is over: the achievements needed to win are reached.
event-end-score = { $player } had to draw a card above { $highest_age }. The game is over: most points win.
event-end-card = The game is over: a card names the winner.
event-end-resigned = { $player } resigned.
event-rules_changed-again = The server's rules changed in the middle of an action. The action starts again.
event-rules_changed-kept = The server's rules changed. All choices stay; this is what they lead to now.

## Why an answer is good, and why another would have been better than what was played: what changes by it

advice-win = It wins the game.
advice-win-later = You can win the game with it, if you choose well afterwards.
advice-safe = { $you ->
    [yes] You're
   *[no] { $player } is
} less likely to lose soon.
advice-achievements = It gets { $you ->
    [yes] you
   *[no] { $player }
} { $number ->
    [one] an achievement
   *[other] { $number } achievements
}.
advice-achievements-against = It costs { $you ->
    [yes] you
   *[no] { $player }
} { $number ->
    [one] an achievement
   *[other] { $number } achievements
}.
advice-claimable = { $you ->
    [yes] You have
   *[no] { $player } has
} { $number ->
    [one] one more achievement
   *[other] { $number } more achievements
} to claim next.
advice-claimable-against = { $you ->
    [yes] You have
   *[no] { $player } has
} { $number ->
    [one] one fewer achievement
   *[other] { $number } fewer achievements
} to claim next.
advice-points = { $you ->
    [yes] You gain
   *[no] { $player } gains
} { $number ->
    [one] 1 point
   *[other] about { $number } points
}.
advice-points-against = { $you ->
    [yes] You lose
   *[no] { $player } loses
} { $number ->
    [one] 1 point
   *[other] about { $number } points
}.
advice-cards = { $you ->
    [yes] You get
   *[no] { $player } gets
} { $number ->
    [one] 1 more card in hand
   *[other] about { $number } more cards in hand
}.
advice-cards-against = { $you ->
    [yes] You have
   *[no] { $player } has
} { $number ->
    [one] 1 fewer card in hand
   *[other] about { $number } fewer cards in hand
}.
advice-higher = { $you ->
    [yes] Your highest top card
   *[no] { $player }'s highest top card
} goes up by { $number }.
advice-higher-against = { $you ->
    [yes] Your highest top card
   *[no] { $player }'s highest top card
} goes down by { $number }.
advice-colors = { $you ->
    [yes] You have
   *[no] { $player } has
} { $number ->
    [one] one more color
   *[other] { $number } more colors
} on the board.
advice-colors-against = { $you ->
    [yes] You lose
   *[no] { $player } loses
} { $number ->
    [one] a color
   *[other] { $number } colors
} on the board.
advice-splays = { $you ->
    [yes] You have
   *[no] { $player } has
} { $number ->
    [one] one more color
   *[other] { $number } more colors
} splayed.
advice-splays-against = { $you ->
    [yes] You lose
   *[no] { $player } loses
} { $number ->
    [one] a splay
   *[other] { $number } splays
}.
advice-icons = { $you ->
    [yes] You show
   *[no] { $player } shows
} { $number ->
    [one] 1 more icon
   *[other] about { $number } more icons
}.
advice-icons-against = { $you ->
    [yes] You show
   *[no] { $player } shows
} { $number ->
    [one] 1 fewer icon
   *[other] about { $number } fewer icons
}.
advice-end = The game may soon end on points, and { $you ->
    [yes] you're
   *[no] { $player } is
} { $number ->
    [one] 1 point
   *[other] about { $number } points
} ahead.
better-win = It would have won the game.
better-win-later = It would have won the game, with good choices afterwards.
better-safe = { $you ->
    [yes] You'd have been
   *[no] { $player } would have been
} less likely to lose soon.
better-achievements = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one more achievement
   *[other] { $number } more achievements
}.
better-achievements-against = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one fewer achievement
   *[other] { $number } fewer achievements
}.
better-claimable = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one more achievement
   *[other] { $number } more achievements
} to claim next.
better-claimable-against = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one fewer achievement
   *[other] { $number } fewer achievements
} to claim next.
better-points = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] 1 more point
   *[other] about { $number } more points
}.
better-points-against = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] 1 fewer point
   *[other] about { $number } fewer points
}.
better-cards = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] 1 more card in hand
   *[other] about { $number } more cards in hand
}.
better-cards-against = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] 1 fewer card in hand
   *[other] about { $number } fewer cards in hand
}.
better-higher = { $you ->
    [yes] Your highest top card
   *[no] { $player }'s highest top card
} would have been higher by { $number }.
better-higher-against = { $you ->
    [yes] Your highest top card
   *[no] { $player }'s highest top card
} would have been lower by { $number }.
better-colors = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one more color
   *[other] { $number } more colors
} on the board.
better-colors-against = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one fewer color
   *[other] { $number } fewer colors
} on the board.
better-splays = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one more color
   *[other] { $number } more colors
} splayed.
better-splays-against = { $you ->
    [yes] You'd have had
   *[no] { $player } would have had
} { $number ->
    [one] one fewer splay
   *[other] { $number } fewer splays
}.
better-icons = { $you ->
    [yes] You'd have shown
   *[no] { $player } would have shown
} { $number ->
    [one] 1 more icon
   *[other] about { $number } more icons
}.
better-icons-against = { $you ->
    [yes] You'd have shown
   *[no] { $player } would have shown
} { $number ->
    [one] 1 fewer icon
   *[other] about { $number } fewer icons
}.
better-end = The game might soon have ended on points, with { $you ->
    [yes] you
   *[no] { $player }
} { $number ->
    [one] 1 point
   *[other] about { $number } points
} ahead.

## Who follows an effect, and why

effect-only = { $card }
effect-demand = { $card }
effect-compel = { $card }
effect-echo = { $card }'s echo effect
effect-echo-says = Echo: { $text }
effect-dogma = { $card }'s first effect
effect-dogma_2 = { $card }'s second effect
effect-dogma_3 = { $card }'s third effect
role-own = { $you ->
    [yes] You use
   *[no] { $player } uses
} { $effect }.
role-nested = { $you ->
    [yes] Only you use
   *[no] Only { $player } uses
} { $effect }.
role-shares = { $you ->
    [yes] You share
   *[no] { $player } shares
} { $effect }.
role-demanded = { $effect } hits { $you ->
    [yes] you
   *[no] { $player }
}.
role-compelled = { $effect } compels { $you ->
    [yes] you
   *[no] { $player }
}.
role-shares-counts = { $you ->
    [yes] You share
   *[no] { $player } shares
} { $effect } ({ $icon } { $count } vs. { $launcher }).
role-demanded-counts = { $effect } hits { $you ->
    [yes] you
   *[no] { $player }
} ({ $icon } { $count } vs. { $launcher }).
role-compelled-counts = { $effect } compels { $you ->
    [yes] you
   *[no] { $player }
} ({ $icon } { $count } vs. { $launcher }).
reason-shares = You share { $effect }.
reason-demanded = { $effect } hits you.
reason-compelled = { $effect } compels you.
reason-shares-counts = You share { $effect } ({ $icon } { $count } vs. { $launcher }).
reason-demanded-counts = { $effect } hits you ({ $icon } { $count } vs. { $launcher }).
reason-compelled-counts = { $effect } compels you ({ $icon } { $count } vs. { $launcher }).

## The end

result-achievements = { $winners } won with { $achievements } achievements.
result-score = { $winners } won with the most points.
result-score-tied = { $winners } won with more achievements, after a tie on points.
result-card = { $winners } won with { $card }.
result-resigned = { $players } resigned. { $winners } won.
result-gave-up = { $players } resigned.
result-left = { $winners } won. The other side left.
result-left-by = { $players } left. { $winners } won.
result-time = { $players } ran out of time. { $winners } won.
result-standing = { $player }: { $achievements ->
    [one] 1 achievement
   *[other] { $achievements } achievements
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Questions

prompt-because = { $card }: { $prompt }
prompt-now = Now { $prompt }
prompt-action = { $achieves ->
    [0] { $melds ->
        [0] Use a card or draw.
       *[other] Use a card, meld one, or draw.
    }
   *[other] { $melds ->
        [0] Use a card, achieve, or draw.
       *[other] Use a card, meld one, achieve, or draw.
    }
}
prompt-free_action = Take a free action, or skip it.
prompt-first_meld = Choose your starting card. Everyone reveals together.
prompt-card = choose { $number ->
    [one] a card
   *[other] cards
} to { $purpose }.
prompt-card-from = choose { $number ->
    [one] a card
   *[other] cards
} from { $place } to { $purpose }.
# not all cards there fit: the others can't be chosen
prompt-card-fits = choose { $number ->
    [one] a card that fits
   *[other] cards that fit
} from { $place } to { $purpose }.
prompt-card-pick = choose { $number ->
    [one] a card
   *[other] cards
}.
prompt-order = you { $purpose } { $number } cards. Which one first?
prompt-order-return = you return { $number } cards. Which one goes under its supply first? The last ends up lowest.{ $others ->
    [0] {""}
    [one] {" "}The other one goes under another supply.
   *[other] {" "}The others go under other supplies.
}
prompt-order-tuck = you tuck { $number } cards. Which one first? The last ends up lowest.{ $others ->
    [0] {""}
    [one] {" "}The other one goes under another pile.
   *[other] {" "}The others go under other piles.
}
prompt-order-meld = you meld { $number } cards. Which one first? The last ends up on top.{ $others ->
    [0] {""}
    [one] {" "}The other one goes onto another pile.
   *[other] {" "}The others go onto other piles.
}
prompt-order-pick = order the cards. Which one goes on top?
prompt-may = do you want to { $purpose }?
prompt-may-exchange = do you want to exchange { $given } for { $taken }?
prompt-exchange-side = { $cards } from { $place }
prompt-exchange-cards = { $number } cards
prompt-may-pick = choose one.
prompt-color = choose a color to { $purpose }.
prompt-color-pick = choose a color.
prompt-splay = splay a color { $direction }?
prompt-splay-must = choose a color to splay { $direction }.
prompt-unsplay = choose a color to unsplay.
prompt-value = choose a value to { $purpose }.
prompt-value-pick = choose a value.
prompt-number = choose a number to { $purpose }.
prompt-number-pick = choose a number.
prompt-set = choose a set to { $purpose }.
prompt-set-pick = choose a set.
prompt-player = choose a player.
prompt-player-transfer = choose the player who gets your card.
prompt-player-pick = choose a player.
prompt-branch = choose one.
prompt-color-again = choose a color ({ $time } of { $times }).
prompt-branch-again = choose one ({ $time } of { $times }).
prompt-picked-exactly = { $prompt } { $picked } of { $most } chosen.
prompt-picked-most = { $prompt } Up to { $most } ({ $picked } chosen).
prompt-picked-between = { $prompt } { $least }-{ $most } ({ $picked } chosen).
prompt-picked-any = { $prompt } As many as you like ({ $picked } chosen).
prompt-others = Waiting for { $players }.

## What an effect asks in words of its own

asks-measurement-dogma-color = choose the color to splay right.
asks-publications-dogma-color = choose the color to put in order.

## What somebody else is choosing

waits-first_meld = { $player } is choosing a starting card ...
waits-free_action = { $player } is deciding on a free action ...
waits-action = { $player } is choosing an action ...
waits-choice = { $kind ->
    [card] { $purpose ->
        [pick] { $player } is choosing a card ...
       *[other] { $player } is choosing a card to { $purpose } ...
    }
    [order] { $player } is putting cards in order ...
    [splay] { $player } is choosing a color to splay ...
    [color] { $player } is choosing a color ...
    [value] { $player } is choosing a value ...
    [number] { $player } is choosing a number ...
    [set] { $player } is choosing a set ...
    [player] { $player } is choosing a player ...
   *[other] { $player } is choosing ...
}
waits-effect = { $kind ->
    [card] { $purpose ->
        [pick] { $player } is choosing a card ({ $card }) ...
       *[other] { $player } is choosing a card to { $purpose } ({ $card }) ...
    }
    [order] { $player } is putting cards in order ({ $card }) ...
    [splay] { $player } is choosing a color to splay ({ $card }) ...
    [color] { $player } is choosing a color ({ $card }) ...
    [value] { $player } is choosing a value ({ $card }) ...
    [number] { $player } is choosing a number ({ $card }) ...
    [set] { $player } is choosing a set ({ $card }) ...
    [player] { $player } is choosing a player ({ $card }) ...
   *[other] { $player } is choosing ({ $card }) ...
}

## What cards are chosen for

purpose-meld = meld
purpose-tuck = tuck
purpose-score = score
purpose-return = return
purpose-transfer = transfer
purpose-transfer-to = transfer to { $player }
purpose-transfer-to-you = take
purpose-exchange = exchange
purpose-reveal = reveal
purpose-execute = use
purpose-keep = keep
purpose-achieve = achieve
purpose-remove = remove from the game
purpose-draw = draw
direction-left = left
direction-right = right
direction-up = up

## Answers

option-answer = { $answer }
# max 24
option-draw = Draw
option-meld = Meld { $card }
option-dogma = Use { $card }
option-achieve = Achieve [{ $value }]
option-card = { $card }
option-card-of = { $card }, from { $place }
option-unseen = { $card } from { $place }
option-color = { $color }
option-value = [{ $value }]
option-number = { $value }
option-set = { $set }
option-player = { $player }
option-branch = Option { $value }
# max 24
option-yes = Yes
# max 24
option-no = No
# max 24
option-pass = Choose none
# max 24
option-pass-meld = Meld none
# max 24
option-pass-tuck = Tuck none
# max 24
option-pass-score = Score none
# max 24
option-pass-return = Return none
# max 24
option-pass-transfer = Transfer none
# max 24
option-pass-exchange = Exchange none
# max 24
option-pass-reveal = Reveal none
# max 24
option-pass-execute = Use none
# max 24
option-pass-keep = Keep none
# max 24
option-pass-achieve = Achieve none
# max 24
option-pass-remove = Remove none
# max 24
option-pass-free_action = Skip: keep it on display
# max 24
option-pass-splay = Don't splay
# max 24
option-pass-done = Done

## Cards in the terminal

# A card in a language that calls it otherwise than English, as the rules' alphabet goes by English titles.
card-titles = { $title } ({ $english })
card-face = { $age } { $color }: { $icons }
card-face-of = { $age } { $color } from { $set }: { $icons }
card-featured = Featured icon, which counts for sharing and demands: { $icon }
equal-cards = { $number } × { $card }
card-valued = { $card } { $age }
cards-first-edition = First edition:
cards-found = { $number ->
    [0] No cards match.
    [one] 1 card.
   *[other] { $number } cards.
}
no-such-card = There's no card called "{ $name }".
which-card = Say which: card NAME.

## The position

none = none
seat-team = { $player }, team { $team }
seat-out = { $player }, out of the game
seat-you = { $player } (you)
seat-agent = { $player } ({ $strength })
header-start = Starting cards. { $needed } achievements win.
header = Turn { $turn }: { $player }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left. { $needed } achievements win.

## Achievements in reach

needs-nothing = ready to take
needs-top = enough points, but needs a top card of value { $value } or higher
needs-points = needs { $points ->
    [one] 1 more point
   *[other] { $points } more points
}
needs-points-and-top = needs { $points ->
    [one] 1 more point
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
preview-alone = only you
preview-nobody = hits nobody
preview-nothing = changes nothing
preview-and-ends-maybe = { $affected }; may end the game
preview-and-ends-always = { $affected }; ends the game
preview-count = { $player } { $count }
preview-icons = Icon { $icon }: { $counts }.
preview-affected = { $affected }.
preview-steps = What happens, in order:
preview-step = { $number }. { $effect }: { $followers }
preview-then = { $players }, then { $player }
preview-draw = You draw { $card }.
preview-draw-ends = You'd have to draw a card above { $highest_age }.
preview-meld-on = It covers { $card }, your top { $color } card.
preview-meld-first = It starts your { $color } pile.
preview-achieve = The achievement stays yours. You keep your points.
preview-changes-never = It would change nothing.
preview-changes-maybe = Whether it changes anything depends on choices or hidden cards.
preview-changes-always = It will change something.
preview-bonus-maybe = You'll draw a card if an opponent's share changes something.
preview-bonus-always = You'll draw a card, as an opponent's share changes something.
preview-shows-maybe = You may have to show everyone your cards to prove that none fits.
preview-shows-always = You'll have to show everyone your cards to prove that none fits.
preview-ends-maybe = It can end the game:
preview-ends-always = It ends the game:
preview-ending = - { $ending }
ending-score-win = { $team ->
    [yes] your team would win { $mine }-{ $best }
   *[no] you'd win { $mine }-{ $best }
}
ending-score-win-tied = { $team ->
    [yes] your team would win { $mine }-{ $best }, with more achievements
   *[no] you'd win { $mine }-{ $best }, with more achievements
}
ending-score-lose = { $team ->
    [yes] your team would lose { $mine }-{ $best }
   *[no] you'd lose { $mine }-{ $best }
}
ending-score-lose-tied = { $team ->
    [yes] your team would lose { $mine }-{ $best }, with fewer achievements
   *[no] you'd lose { $mine }-{ $best }, with fewer achievements
}
ending-score-draw = you'd all win
ending-score-shared = { $players } would win together
ending-score-other = { $players } would win on points
ending-achievements-win = you'd win on achievements
ending-achievements-lose = { $players } would win on achievements
ending-achievements-draw = you'd all win
ending-achievements-other = { $players } would win on achievements
ending-card-win = you'd win with the card
ending-card-lose = { $players } would win with the card
ending-card-draw = you'd all win
ending-card-other = { $players } would win with the card
preview-none = There's no action "{ $line }" to preview.
preview-which = Say which action: preview NUMBER.

## Undo, saving

undo-nothing = There's nothing to undo.
undo-done = Undone.
undo-now-happened = { $since ->
    [0] Undo: { $sentence }
   *[other] Undo this and everything after it: { $sentence }
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
   *[other] Ask { $players } to undo this and everything after it: { $sentence }
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
    [0] { $player } asked to undo this: { $sentence }
   *[other] { $player } asked to undo this and everything after it: { $sentence }
}
undo-wish-other = { $since ->
    [0] { $player } asked to undo a choice.
   *[other] { $player } asked to undo a choice and everything after it.
}
undo-wish-card-happened = { $since ->
    [0] { $player } asked to undo this, with { $card }: { $sentence }
   *[other] { $player } asked to undo this, with { $card }, and everything after it: { $sentence }
}
undo-wish-card-other = { $since ->
    [0] { $player } asked to undo a choice with { $card }.
   *[other] { $player } asked to undo a choice with { $card } and everything after it.
}
undo-ask-first = Undo asks the others first.
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
save-done = Saved. Continue later with: { $splay } play --resume { $file }
position-dealt = Some cards were hidden in this file. They're dealt with seed { $seed }; --seed WORD deals others.
save-failed = Couldn't save to { $file }: { $error }

## The plain mode

plain-welcome = Splay, plain mode. Answer with an option's number. "help" lists the commands and the rules.
plain-hand-over = Hand over to { $player }. { $player }, press Enter when you're ready.
plain-player = { $player }: { $points ->
    [one] 1 point
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
plain-option-card = { $label } ({ $face })
plain-option-note = { $label }: { $note }
advice-title = What would you do?
advice-line = { $number } { $answer }: { $chance } %.
advice-line-why = { $number } { $answer }: { $chance } %. { $why }
advice-by = { $computer }, { $games ->
    [one] 1 game
   *[other] { $games } games
} from here for each.{ $others ->
    [0] { "" }
    [one] { " " }1 other choice looked worse.
   *[other] { " " }{ $others } other choices looked worse.
}
advice-none = The computer sees nothing to choose here.
advice-not-among-people = The computer advises you only in games against computers.
plain-your-answer = Your answer?
plain-not-understood = "{ $line }" isn't a number 1-{ $number } or a command. "help" lists the commands.
plain-help = Answer with the number of an option.
    Commands: board (the whole table), hand (your cards), goals (what you need),
    options (the question again),
    advice (what the computer would do), preview NUMBER (what an action would do), card NAME (a card's words),
    cards WORDS (find cards), log (the whole story), undo, save FILE, resign, quit (without saving),
    help TOPIC (the rules). Topics: { $topics }.
resign-sure = You'd lose, or come last if others play on. Say "resign yes" if you mean it.
resign-not = There's no game for you to resign now.
plain-over = { $undo ->
    [yes] Say "undo" to undo your last choice, "rematch" to play again, or "quit".
   *[no] Say "rematch" to play again, or "quit".
}
rematch-not-yet = You can have a rematch when the game is over.
plain-no-topic = There's no topic "{ $topic }". Topics: { $topics }.

## Reactions

reaction-nice = Nice!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-thinking = Hmm ...

## People at the table

people-have-chosen = { $chosen } of { $players } players ready
people-left = { $player } left. A computer plays on.
people-left-paused = { $player } left. The game waits.
people-late = { $player } ran out of time. A computer plays on.
people-late-paused = { $player } ran out of time. The game waits.
people-back = { $player } is back.
people-resigned = { $player } resigned. A computer plays on.

## Replay

replay-next = Enter for the next turn, "quit" to stop.
replay-told = Today's rules play this game differently ({ $reason }). You see it as it was recorded.
replay-unfinished = The record ends here. The game isn't over.

## The screen

keys = { $undo ->
    [yes] ? help  space look  c cards  t table  g goals  l log  u undo  s save  q quit
   *[no] ? help  space look  c cards  t table  g goals  l log  s save  q quit
}
box-points = { $points } pts
box-narrow = { $points }pt hand { $number }
box-hand = hand { $number }: { $ages }
box-hand-none = hand 0
box-zone = { $zone }: { $ages }
box-team = team { $team }: { $achieved }
box-achieved = { $number }/{ $needed }
fact-hand = Hand
fact-watching = { " " }you're watching
fact-supplies = Supplies
fact-goals = Goals
game-over = { $undo ->
    [yes] l the whole log  u undo  r rematch  s save  q leave
   *[no] l the whole log  r rematch  s save  q leave
}
turn-over = That's all for now. Look as long as you like.
hot-seat = You share this screen. It's hidden while you hand it over.
option-hand-over = Hand over to { $player }
hand-over = { $player }, your turn.
    Press Enter when nobody else is looking.
dialog-back = Esc back, arrows scroll
dialog-pages = left, right: other topics, Esc back
table-title = The table
goals-title = Achievements left
log-title = The log
story-more = { $number ->
    [one] (1 more new line above: l)
   *[other] ({ $number } more new lines above: l)
}
story-empty = Welcome to Splay. New to the game? Press ? for the rules.
cards-search = name, set, age, color, icon, or words of the effect
cards-keys = type to search, arrows to choose a card, Esc back
save-title = Save the game to
save-keys = Enter save, Esc back
quit-title = Leave the game?
quit-keys = s  save and leave
    q  leave without saving
    r  resign
    Esc  keep playing

## In the place of the browser client, if a server has none

no-page-title = This server has no browser client
no-page = Splay was built without one. You can still play in the terminal or with a program that speaks the server's protocol.
