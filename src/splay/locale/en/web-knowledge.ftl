### The words of what the table works out for its players: who shares, what an action would do, the race, the memory.

knowledge-span = { $least }-{ $most }
knowledge-span-short = { $least }–{ $most }
knowledge-then-short = →{ $after }
knowledge-then-least = { $least }+

## Sharing and demands

knowledge-you = you
knowledge-computer = computer
knowledge-shares = { $players } would share
knowledge-shares-you = you'd share
knowledge-hit = would hit { $players }
knowledge-hit-you = would hit you
knowledge-compels = would compel { $players }
knowledge-compels-you = would compel you
knowledge-count-of = { $player } { $count }
knowledge-count-versus = you { $mine } vs. { $others }
knowledge-count-plus = { $board } + { $more }
knowledge-count-in-parts = { $count } ({ $board } on the board, { $more } on the card)
knowledge-count-tucked = { $count } ({ $board } now, { $more } on the card you tuck)
knowledge-why-fewer = { $reader ->
    [reached] You have fewer [{ $icon }] than { $launcher }: { $theirs } and { $mine }.
    [uses] { $player } has fewer [{ $icon }] than you: { $theirs } and { $mine }.
   *[neither] { $player } has fewer [{ $icon }] than { $launcher }: { $theirs } and { $mine }.
}
knowledge-why-as-many = { $reader ->
    [reached] You have as many [{ $icon }] as { $launcher }: { $theirs } and { $mine }.
    [uses] { $player } has as many [{ $icon }] as you: { $theirs } and { $mine }.
   *[neither] { $player } has as many [{ $icon }] as { $launcher }: { $theirs } and { $mine }.
}
knowledge-why-more = { $reader ->
    [reached] You have more [{ $icon }] than { $launcher }: { $theirs } and { $mine }.
    [uses] { $player } has more [{ $icon }] than you: { $theirs } and { $mine }.
   *[neither] { $player } has more [{ $icon }] than { $launcher }: { $theirs } and { $mine }.
}
knowledge-part-hit = { $reader ->
    [reached] You'd be hit
   *[other] { $player } would be hit
}
knowledge-part-compels = { $reader ->
    [reached] You'd be compelled
   *[other] { $player } would be compelled
}
knowledge-part-shares = { $reader ->
    [reached] You'd share
   *[other] { $player } would share
}
knowledge-part-out = { $reader ->
    [reached] You're left out
   *[other] { $player } is left out
}
knowledge-parts-out = { $players } are left out
knowledge-part-then = { $part }:
# $how: "as-many-in-parts" if it must be told what the user's number is made of
knowledge-part-why = { $how ->
    [fewer] { $reader ->
        [uses] { $theirs } [{ $icon }], fewer than your { $mine }
       *[other] { $theirs } [{ $icon }], fewer than { $launcher }'s { $mine }
    }
    [more] { $reader ->
        [uses] { $theirs } [{ $icon }], more than your { $mine }
       *[other] { $theirs } [{ $icon }], more than { $launcher }'s { $mine }
    }
    [as-many-in-parts] { $reader ->
        [uses] { $theirs } [{ $icon }], as many as your { $mine }
       *[other] { $theirs } [{ $icon }], as many as { $launcher }'s { $mine }
    }
   *[as-many] { $reader ->
        [uses] { $theirs } [{ $icon }], as many as you
       *[other] { $theirs } [{ $icon }], as many as { $launcher }
    }
}
knowledge-part-and-why = { $part }: { $why }.
knowledge-order = Who does what, in order
knowledge-order-nobody = nobody
knowledge-order-then = { $all }, then { $next }
knowledge-order-kind-demand = Demand
knowledge-order-kind-compel = Compel
knowledge-order-kind-shared = Effect
knowledge-order-kind-echo = Echo
knowledge-order-of = { $kind }: { $players }
knowledge-reach-sentence = { $reader ->
    [uses] If you use { $card }: { $parts }
   *[other] If { $launcher } uses { $card }: { $parts }
}
knowledge-reach-no-effects = It has no effects to share.
knowledge-reach-nobody = nobody else gets its effect
knowledge-count-words = { $player }: { $count }
knowledge-missed-demand = It hits nobody: every opponent has at least as many [{ $icon }].
knowledge-missed-compel = It compels nobody: every opponent has fewer [{ $icon }].

## What an action would do

knowledge-preview = What it would do
knowledge-preview-looking = Working out what it would do ...
knowledge-preview-select = Select a card or a button to preview it.
knowledge-preview-failed = No preview: { $reason }
knowledge-steps = What happens, in order
knowledge-step-alone = only { $player }
knowledge-step-nobody-demand = would hit nobody
knowledge-step-nobody-compel = would compel nobody
knowledge-changes-never = Changes nothing
knowledge-changes-in-vain = But it changes nothing
knowledge-no-effects = { $paid ->
    [yes] You'd tuck a card for nothing: it has no effects
   *[no] It has no effects: it changes nothing
}
knowledge-changes-maybe = Might change nothing
knowledge-bonus-always = You'd get the sharing draw
knowledge-bonus-maybe = You might get the sharing draw
knowledge-back-free = You can undo it
knowledge-back-agreed = { $reveals ->
    [always] Reveals something new
   *[maybe] May reveal something new
}, but you can undo it
knowledge-back-consent = { $reveals ->
    [always] Reveals something new
   *[maybe] May reveal something new
}. Then you can undo it only if the others agree
knowledge-back-never = You can't undo it
knowledge-back-unless-end = { $how }. You can't undo the end of the game
knowledge-bonus-other = { $how ->
    [always] { $player } would get the sharing draw
   *[maybe] { $player } might get the sharing draw
}
knowledge-if-used = If { $player } uses it now:
knowledge-if-used-reach = If you use it: { $who }.
knowledge-if-used-you = If you use it now:
knowledge-quantity-points = points
knowledge-quantity-hand = cards in hand
knowledge-quantity-score_pile = cards in the score pile
knowledge-quantity-short-hand = hand
knowledge-quantity-short-score_pile = score pile
knowledge-quantity-achievements = achievements
knowledge-quantity-draws = next draw
knowledge-draw = [{ $age }]
knowledge-draw-span = [{ $least }]-[{ $most }]
knowledge-draw-end = the end
knowledge-draw-from = { $sets } { $draw }
knowledge-draw-becomes = { $reader ->
    [own] Your
   *[other] The
} next draw becomes { $after } instead of { $before }
knowledge-draw-of-base = a base [{ $age }]
knowledge-tried = From a few tries: more or less is possible
knowledge-from-to = { $before } → { $after }
knowledge-from-to-words = { $what } from { $before } to { $after }
knowledge-splay = { $color }: { $splays }
knowledge-more = +{ $number }
knowledge-less = −{ $number }
knowledge-icons-then = then { $after }

knowledge-ends-always = This ends the game: { $how }.
knowledge-ends-maybe = This may end the game: { $how }.

## The end of the supplies

knowledge-end-now = { $player }: the next draw would end the game.
knowledge-end-soon = { $cards ->
    [one] 1 card is left from [{ $age }] up: the draw after that ends the game.
   *[other] { $cards } cards are left from [{ $age }] up: the draw after those ends the game.
}
knowledge-end-value = A draw of [{ $age }] or higher ends the game, even in a dogma.

## The race

# max 8
knowledge-tab-race = Race
knowledge-race = How everyone stands
knowledge-race-goal = Goal
knowledge-race-achievements = Achievements
knowledge-race-of = { $have }/{ $need }
knowledge-race-points = Points
knowledge-race-top = Highest top card
knowledge-race-lacking = Next achievements: still needed
knowledge-race-lacking-points = Next achievements: points (and top card) still needed
knowledge-race-specials = Special achievements
knowledge-race-lacks-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
knowledge-race-lacks-both = { $points ->
    [one] 1 point
   *[other] { $points } points
} + a top [{ $value }]
knowledge-race-lacks-both-brief = { $points } + [{ $value }]
knowledge-race-lacks-top = a top [{ $value }]
knowledge-race-now = ready
knowledge-race-first = ahead
knowledge-race-note-team = Achievements count for the whole team.

## The memory

# max 8
knowledge-tab-memory = Memory
knowledge-memory-hidden = What opponents may hold
knowledge-memory-none = Nobody else has hidden cards.
knowledge-memory-zone-hand = { $player }: hand
knowledge-memory-zone-score = { $player }: score pile
knowledge-memory-zone = { $player }: { $zone }
knowledge-memory-back-of = { $count ->
    [one] { $set } [{ $age }]
   *[other] { $count } × { $set } [{ $age }]
}
knowledge-memory-back = { $count ->
    [one] [{ $age }]
   *[other] { $count } × [{ $age }]
}
knowledge-memory-sure = known
knowledge-memory-next = You know what's next:
knowledge-memory-next-of = You know what's next in { $set }:
knowledge-memory-maybe = maybe
knowledge-memory-of = { $number ->
    [one] 1 of { $count } cards you've never seen
   *[other] { $number } of { $count } cards you've never seen
}
knowledge-memory-or-of = { $number ->
    [one] or 1 of { $count } cards you've never seen
   *[other] up to { $number } of { $count } cards you've never seen
}
knowledge-memory-values = Cards not in sight, by value
knowledge-memory-value = { $count ->
    [0] all in sight
    [one] 1 card
   *[other] { $count } cards
}
knowledge-memory-unseen = never seen
knowledge-memory-place-next = next to draw
knowledge-memory-place-after = in the supply, after { $above ->
    [one] 1 other card
   *[other] { $above } other cards
}
knowledge-memory-off = This table doesn't mark cards you've seen, so you have to remember them. You see here what follows from the cards in sight.
