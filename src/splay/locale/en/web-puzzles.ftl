### The page's own words about puzzles, the puzzle of the day and the deal of the day.

puzzles-title = Puzzles
puzzles-about = Find the one right action. You don't need to guess what's hidden.
puzzles-rating = Your rating: { $rating }
puzzles-solved = { $solved } of { $puzzles } solved
puzzles-next = Next puzzle
puzzles-none = No puzzles like these.
puzzles-opening = Opening the puzzle ...
puzzles-leave = Puzzles
puzzles-show = Show
puzzles-show-all = All
puzzles-show-win = Win
puzzles-show-take = Take
puzzles-show-stop = Stop
puzzles-show-help = Don't help
puzzles-cards = Cards
puzzles-cards-base = Base game
puzzles-cards-sets = Other sets
puzzles-state-open = begun
puzzles-state-solved = solved
puzzles-state-at-once = first try
puzzles-state-given_up = given up
puzzles-entry-rating = Rated { $rating }
puzzles-sets = with { $sets }
puzzles-named = { $name }: { $goal }

## A puzzle

puzzles-your-moves = Your moves
puzzles-action-left = Action { $number }
puzzles-nothing-counts = Nothing counts until you check. Undo as often as you like.
puzzles-ready = You can check your moves now.
puzzles-tries = Tries
puzzles-rated = Rated
puzzles-number = { $number }
puzzles-hint = Hint
puzzles-hint-about = A hint counts as a try.
puzzles-give-up = Give up
puzzles-restart = Start over
puzzles-check = Check
puzzles-wrong = Not yet.
puzzles-tab = Puzzle

## The end

puzzles-done-first = Solved on your first try.
# $tries: two or more, hints among them
puzzles-done-solved = Solved on try { $tries }.
puzzles-done-given-up = Here's the solution.
puzzles-done-time = You took { $span }.
puzzles-again = Look again
puzzles-solution = The solution
puzzles-why-not = Why other actions fail
puzzles-more-actions = { $actions ->
    [one] and 1 other action
   *[other] and { $actions } other actions
}

## The puzzle of the day

puzzles-today-of = Puzzle of the day, { $day }
puzzles-all-tries = Tries
puzzles-players = { $players ->
    [one] 1 player today
   *[other] { $players } players today
}
puzzles-try-many = { $tries }+
puzzles-try-none = not yet
puzzles-share-percent = { $percent } %
puzzles-you = you
puzzles-streak = Your streak
puzzles-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-best-streak = Best streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-first-try = On the first try: { $percent } %
puzzles-calendar-solved = { $day }: solved
puzzles-calendar-not = { $day }: not solved
puzzles-next-in = Next puzzle in { $span }
puzzles-share = Share
puzzles-shared = Copied.
puzzles-share-first = Splay { $day }, { $name }: first try, { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-share-tries = Splay { $day }, { $name }: try { $tries }, { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzles-share-given-up = Splay { $day }, { $name }: it beat me
puzzles-guest = Your streak belongs to this browser. Sign up to keep it.

## The deal of the day

deal-title = Deal of the day
deal-title-of = Deal of { $day }
deal-about = One game against the Medium computer, with the same cards for everyone. No Undo, no advice, and only your first game counts.
deal-fine = Anyone can play it on a second device first, so take the places as fun.
deal-ends = It ends in { $span }.
deal-play = Play the deal
deal-resume = Resume game
deal-players = { $players ->
    [0] Nobody has finished it yet.
    [one] 1 player has finished it.
   *[other] { $players } players have finished it.
}
deal-won = You won, { $mine } to { $theirs }.
deal-lost = The computer won, { $theirs } to { $mine }.
deal-shared = Nobody won alone: { $mine } to { $theirs }.
deal-late = You finished it after the day was over, so it doesn't count.
deal-place = Place { $place } of { $players }
deal-everyone = How everyone did
deal-bar-won = Won by { $lead }
deal-bar-won-level = Won, level
deal-bar-won-behind = Won, { $lead } behind
deal-bar-shared = Shared
deal-bar-lost = Lost by { $lead }
deal-bar-lost-level = Lost, level
deal-bar-lost-ahead = Lost, { $lead } ahead
deal-lead-about = Counted in achievements.
deal-best = Replay of the best
deal-mine = Your replay
deal-next = Next deal in { $span }
deal-yesterday = Yesterday's deal
deal-today = Today's deal
deal-day-before = The day before
deal-share-text = Splay deal { $day }: place { $place } of { $players }
deal-secret = The secret of the shuffle

## Spans of time

puzzles-span-hours = { $hours } h { $minutes } min
puzzles-span-minutes = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
