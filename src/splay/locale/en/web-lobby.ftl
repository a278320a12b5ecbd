### The words of the start page, of new tables and of those that wait for players.

lobby-title = Play Innovation
lobby-welcome = Innovation is a card game in which each of you leads a civilization from the Stone Age to the Internet: stack cards, use their effects, and grow strong enough in their icons to share in what others do. Play here at once, without an account; all effects are carried out for you.
lobby-computer = Play now against the computer
lobby-strength-random = Easy
lobby-strength-random-hint = Plays whatever is allowed
lobby-strength-rule = Medium
lobby-strength-rule-hint = Knows what is usually good
lobby-strength-greedy = Strong
lobby-strength-greedy-hint = Tries out every action first
lobby-name-hint = What others call you. You need no account.
lobby-friend = Play with a friend
lobby-friend-hint = You get a table of your own and a link to send. The game starts when your friend sits down.
lobby-friend-make = Make a table for a friend
lobby-new = New table
lobby-new-hint = At a new table you choose everything yourself: two to five players, teams, a clock, several people on one device, and more.

## Lists

lobby-mine = Your games under way
lobby-mine-turn = Your turn
lobby-mine-running = Others are playing
lobby-mine-away = The computer plays for you
lobby-mine-paused = Paused until somebody returns
lobby-mine-waiting = Waiting for players
lobby-mine-asked = You are asked to play again
lobby-mine-go = Go on
lobby-open = Open tables
lobby-open-none = Nobody is waiting at an open table now.
lobby-open-sit = Sit down
lobby-open-sit-at = Sit down: { $names }
lobby-open-look = Look
lobby-open-look-at = Look: { $names }
lobby-watch = Games to watch
lobby-watch-go = Watch
lobby-watch-at = Watch: { $names }
lobby-seat-agent-random = Easy computer
lobby-seat-agent-rule = Medium computer
lobby-seat-agent-greedy = Strong computer
lobby-seat-free = free seat
lobby-seat-you = { $name } (you)
lobby-fact-players = { $number } players
lobby-fact-sets = with { $sets }
lobby-fact-first = first edition
lobby-fact-teams = teams
lobby-fact-extra = one more achievement to win
lobby-fact-specials = special achievements after each effect
lobby-fact-memory = no marks on cards seen before
lobby-fact-end = ends when somebody leaves
lobby-fact-link = by link only

## Time

lobby-span-days = { $number ->
    [one] one day
   *[other] { $number } days
}
lobby-span-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
lobby-span-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
lobby-span-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}
lobby-ago-now = just now
lobby-ago = { $span } ago

## Clocks

lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-move = { $span } for each answer
lobby-clock-bank = { $span } each
lobby-clock-increment = { $span } each, + { $increment } per answer
lobby-clock-named = { $name }: { $clock }
lobby-clock-quick-name = Quick
lobby-clock-calm-name = Calm
lobby-clock-move-name = Steady
lobby-clock-day-name = Over days
lobby-clock-days-name = Over many days
lobby-clock-week-name = At leisure
lobby-clock-own = My own clock …
lobby-clock-none-hint = Everybody may think for as long as they like.
lobby-clock-quick-hint = For those who know the cards: a game for two takes about a quarter of an hour.
lobby-clock-calm-hint = You sit together now, with time to read the cards.
lobby-clock-move-hint = The same time for each answer; what is not used is lost.
lobby-clock-day-hint = Nobody has to be here at the same time. Each has to look in once a day.
lobby-clock-days-hint = Nobody has to be here at the same time. Each has to look in every third day.
lobby-clock-week-hint = Each has a week in all, and half a day more with every answer.
lobby-clock-own-hint = What happens when the time is up stands under "More options".
lobby-clock-kind = What the clock counts
lobby-clock-kind-bank = Time for the whole game
lobby-clock-kind-move = Time for each answer
lobby-clock-amount-bank = Time for each player
lobby-clock-amount-move = Time for each answer
lobby-clock-per-answer = More time with each answer
lobby-unit-of = { $label }: unit
lobby-unit-seconds = seconds
lobby-unit-minutes = minutes
lobby-unit-hours = hours
lobby-unit-days = days

## A new table

lobby-new-short = The table
lobby-new-more = More options
lobby-new-submit = Make the table
lobby-players = Players
lobby-players-hint = New to the game? Two or three players are best to begin with.
lobby-seats = Who plays
lobby-seat-number = Seat { $number }
lobby-seat-name = Name of player { $number }
lobby-seat-choice-me = Me, on this device
lobby-seat-choice-open = Open, for whoever comes
lobby-seat-choice-random = Easy computer
lobby-seat-choice-rule = Medium computer
lobby-seat-choice-greedy = Strong computer
lobby-seats-hint-usual = Choose "Me" at several seats to pass one device around.
lobby-seats-hint-hot = Several people share this device. It shows each their own cards when it is their turn.
lobby-seats-hint-watching = You have no seat: you make this table for others.
lobby-public = Who may come
lobby-public-public = Everybody
lobby-public-link = Only with the link
lobby-public-public-hint = The table is in the list of open tables.
lobby-public-link-hint = The table is in no list. You get a link to send.
lobby-more-rules = Rules
lobby-presets = What to play
lobby-preset-first = First game
lobby-preset-classic = Classic
lobby-preset-everything = Everything
lobby-preset-first-hint = You against the easy computer with the base set. Hints explain what comes up.
lobby-preset-classic-hint = The base set, the rules as printed. Change below what you like.
lobby-preset-everything-hint = All expansions, with relics: long games full of surprises. No good first game.
lobby-preset-own-hint = Your own mix. Expansions make no good first game: play without them first.
lobby-sets = Sets
lobby-sets-part = with { $part }
lobby-sets-length = A game like this asks each of you for about { $choices } choices, as measured among computers.
lobby-sets-longer = { $percent ->
    [0] no longer
   *[other] { $percent } % longer
}
lobby-problem-sets-edition = Expansions need the third edition. Choose it under More options, or leave them out.
lobby-edition = Edition
lobby-edition-third = Third
lobby-edition-first = First
lobby-edition-hint = The first edition has some other cards. Choose what you know from your table at home.
lobby-teams = Teams
lobby-teams-none = Everybody alone
lobby-teams-random = Two teams by lot
lobby-teams-12-34 = 1 and 2 against 3 and 4
lobby-teams-13-24 = 1 and 3 against 2 and 4
lobby-teams-14-23 = 1 and 4 against 2 and 3
lobby-teams-hint = A team wins together and counts its achievements together.
lobby-specials = Special achievements are handed out
lobby-specials-after_each_change = at once
lobby-specials-after_each_effect = after each effect
lobby-specials-hint = At once: in the middle of an effect too, as the rules of today say. After each effect: only what still holds when it is over counts.
lobby-extra = One more achievement to win
lobby-extra-hint = A longer game.
lobby-memory = Mark hidden cards that one has seen before
lobby-memory-hint = Without marks everybody has to remember them.
lobby-more-leaving = When somebody goes
lobby-leavers = Whoever leaves or runs out of time
lobby-leavers-stand_in = The computer plays on
lobby-leavers-end = The game ends
lobby-leavers-hint = If the computer plays on, the seat can be taken back at any time.
lobby-stand-in = How well the computer plays then
lobby-more-watching = Who may watch
lobby-spectators = Spectators
lobby-spectators-live = During the game
lobby-spectators-late = When it is over
lobby-spectators-none = Nobody
lobby-spectators-hint = Spectators see what all players can see, never a hand.
lobby-delay = Delay for spectators
lobby-delay-hint = By how many answers what they see lies behind; 0 for no delay.
lobby-spectator-chat = Spectators may read what is said at the table
lobby-archive = Anybody may see the game when it is over
lobby-archive-hint = Public tables are then in the archive, with a replay.
lobby-problem-seats = One seat at least must be for a person: "Me" or "Open".
lobby-problem-clock = A whole number from 1, and no more than 60 days.
lobby-problem-increment = A whole number from 0, and no more than 60 days.
lobby-problem-delay = A whole number from 0 to 500.

## Waiting for players

lobby-wait-title = Waiting for players
lobby-wait-title-invited = A table waits for you
lobby-wait-seats = Seats
lobby-wait-free = { $free ->
    [one] One seat is free. The game starts by itself when it is taken.
   *[other] { $free } seats are free. The game starts by itself when all are taken.
}
lobby-wait-sit = { $free ->
    [one] One seat is free. Take it, and the game starts.
   *[other] { $free } seats are free. The game starts when all are taken.
}
lobby-wait-missing = { $missing ->
    [one] One player is still to come. The game starts by itself then.
   *[other] { $missing } players are still to come. The game starts by itself when all are here.
}
lobby-wait-kept = { $name }, still to come
lobby-wait-take = Take this seat
lobby-wait-take-number = Take this seat ({ $number })
lobby-wait-take-too = Take this seat too
lobby-wait-take-too-number = Take this seat too, on this device ({ $number })
lobby-wait-computer = or a computer:
lobby-wait-computer-group = A computer on seat { $number }
lobby-wait-dismiss = Send away
lobby-wait-dismiss-from = Send away: { $name }, seat { $number }
lobby-wait-name-hint = What the others will call you. You need no account.
lobby-wait-seated = You have a seat.
lobby-wait-leave = Give up my seat
lobby-wait-close = Close this table
lobby-wait-back = Wait elsewhere: my seat stays mine
lobby-wait-who-else = One more player on this device
lobby-wait-their-name = Their name
lobby-invite = Invite players
lobby-invite-hint = Anyone who opens it can sit down.
lobby-invite-link = Invite link
lobby-invite-share = Share
lobby-invite-title = A game of Innovation
