### The words of the story of a game: what happens, step by step.

story-strip = What happens
story-turn = Turn { $turn }: { $player }
story-last = Last action
story-last-turn = Last turn
story-since = Since your turn
story-begun = Story
story-followers = Who resolves this effect
story-effects = The effects of { $card }
story-nothing-yet = Nothing has happened yet.
story-again = Replay
story-again-hint = Show it again
story-still = Showing the last moves ...

## A player's part in an effect, in one or two words

story-part-launches = { $you ->
    [yes] demand
   *[no] demands
}
story-part-compels = { $you ->
    [yes] compel
   *[no] compels
}
story-part-own = used it
story-part-nested = alone
story-part-shares = { $you ->
    [yes] share
   *[no] shares
}
story-part-demanded = { $you ->
    [yes] are hit
   *[no] is hit
}
story-part-compelled = { $you ->
    [yes] are compelled
   *[no] is compelled
}
story-part-few = too few: not compelled
story-part-fewer = too few to share
story-part-safe = enough: not hit
story-part-friend = same team: not hit
story-part-apart = not affected
story-part-done = done

## The stage

story-stage-used = { $you ->
    [yes] You used { $card }
   *[no] { $player } used { $card }
}
story-stage-effect = effect { $number } of { $last }
story-effect-now = Now:
story-next-effect = { $you ->
    [yes] Next: the same for you
   *[no] Next: the same for { $player }
}
story-next-other = { $you ->
    [yes] Next: { $effect }, for you
   *[no] Next: { $effect }, for { $player }
}
story-next-bonus = { $you ->
    [yes] Next: you take the sharing draw
   *[no] Next: { $player } takes the sharing draw
}

## Its pace

story-pace = Pace
story-pace-slow = Slow
story-pace-normal = Normal
story-pace-fast = Fast
story-pace-instant = Instant
story-go-on = Go on
story-skip = Skip
story-go-on-title = The next line (Space)
story-skip-title = Straight to your next choice (Shift+Space)

## What else is to be said of an event

story-note-nothing = No effect.
story-note-bonus = The sharing draw.

## What was done in an action: a sentence, and the parts that it is made of

story-account-dogma = { $player } used { $cards }: { $deeds }.
story-account-plain = { $player } { $deeds }.
story-account-dogma-nothing = { $player } used { $cards }: no effect.
story-deeds-and = { $deeds }, { $deed }
story-deeds-then = { $deeds }; { $deed }
story-deeds-by = { $you ->
    [yes] you
   *[no] { $player }
} { $deeds }
story-bonus-deed = { $deed } (sharing draw)
story-deed-draw = drew { $cards }
story-deed-draw-higher = drew { $cards } (no [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] -[{ $last }]
} left)
story-deed-draw-higher-base = drew { $cards } (no base [{ $wanted }]{ $skipped ->
    [1] {""}
   *[other] -[{ $last }]
} left)
story-deed-draw-meld = drew and melded { $cards }
story-deed-draw-tuck = drew and tucked { $cards }
story-deed-draw-score = drew and scored { $cards }
story-deed-draw-reveal = drew and revealed { $cards }
story-deed-action-dogma = used { $cards }
story-deed-meld = melded { $cards }
story-deed-tuck = tucked { $cards }
story-deed-score = scored { $cards }
story-deed-return = returned { $cards }
story-deed-meld-from = melded { $cards } from { $source }
story-deed-tuck-from = tucked { $cards } from { $source }
story-deed-score-from = scored { $cards } from { $source }
story-deed-return-from = returned { $cards } from { $source }
story-deed-transfer = transferred { $cards } from { $source } to { $target }
story-deed-exchange = moved { $cards } from { $source } to { $target } in exchange
story-deed-remove = removed { $cards } from the game
story-deed-move = moved { $cards } from { $source } to { $target }
story-deed-achieve = achieved [{ $age }]
story-deed-claim = claimed { $special } ({ $condition })
story-deed-claim-through = claimed { $special } with { $card }
story-deed-reveal = revealed { $cards }
story-deed-proof = showed { $source }
story-deed-rearrange = rearranged { $color }
story-deed-splay = splayed { $color } { $direction ->
    [left] left
    [right] right
   *[other] up
}
story-deed-splay-on = splayed { $color } { $direction ->
    [left] left
    [right] right
   *[other] up
} on { $target }
story-deed-unsplay = unsplayed { $color }

## What happened since the last look

story-missed = Since you last looked: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $number ->
    [one] 1 event
   *[other] { $number } events
}.
story-missed-read = Read
story-missed-play = Play it back
story-missed-done = Done
story-recap = Since you last looked

## The story, a line for each event

story-lines = Story
story-show-again = Show again
story-earlier-log = Earlier turns are in the log.

# read aloud before what a player did: "You drew Oars"
story-line-by = { $player }

## The log

story-log = Log
story-told = The whole story
story-filter = What the log shows
story-filter-more = Search, filter, order
story-filter-used = in use
story-search = Search the log
story-filter-player = Player
story-filter-all = All players
story-filter-kind = Lines
story-filter-everything = Everything
story-filter-changes = Only what moved or changed
story-newest = Newest
story-newest-top = At the top
story-newest-bottom = At the bottom
story-folded = Collapse each action
story-inside = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
story-earlier = Earlier turns
story-none = Nothing here.
story-left = { $number ->
    [one] 1 more event is in the log.
   *[other] { $number } more events are in the log.
}

## Signals to somebody who looks elsewhere

story-title = { $names } · Splay
story-title-turn = ● Your turn · { $names } · Splay
story-notify = Notify me when it's my turn
story-notify-hint = In this browser, while you look at something else.
story-notify-refused = Your browser blocks it. You can change that in its settings for this site.
story-notify-turn = It's your turn: { $names }.
