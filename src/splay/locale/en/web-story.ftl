### The words of the story of a game: what happens, step by step.

story-strip = What happens
story-last = Last:
story-followers = Who follows this effect
story-effects = The effects of { $card }
story-again = Again

## A player's part in an effect, in one or two words

story-part-launches = demands
story-part-own = follows
story-part-nested = alone
story-part-shares = shares
story-part-demanded = is hit
story-part-none = not reached

## Its pace

story-pace = Pace of the story
story-pace-slow = Slow
story-pace-normal = Normal
story-pace-instant = Instant
story-pace-step = Step by step
story-next = { $number ->
    [0] Go on
   *[other] Next ({ $number })
}
story-skip = Skip to now

## What happened since the last look

story-missed = Since your last look: { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $number ->
    [one] one event
   *[other] { $number } events
}.
story-missed-read = Read
story-missed-play = Play it back
story-missed-done = Done
story-recap = Since your last look

## The log

story-log = Log
story-told = The story so far
story-filter = What the log shows
story-filter-more = Filter and order
story-search = Search the log
story-filter-player = Player
story-filter-all = All players
story-filter-kind = Lines
story-filter-everything = Everything
story-filter-changes = Only what moved or changed
story-newest = Newest
story-newest-top = At the top
story-newest-bottom = At the bottom
story-folded = Fold what actions lead to
story-inside = { $number ->
    [one] one step
   *[other] { $number } steps
}
story-earlier = Earlier turns
story-none = Nothing here.
story-left = { $number ->
    [one] One more event is in the log.
   *[other] { $number } more events are in the log.
}

## Signals to somebody who looks elsewhere

story-title = { $names } · Splay
story-title-turn = ● Your turn · { $names } · Splay
story-notify = A message when it is my turn
story-notify-hint = From this browser, while you look at something else.
story-notify-refused = Your browser does not allow it. Its settings for this site can change that.
story-notify-turn = It is your turn: { $names }.
