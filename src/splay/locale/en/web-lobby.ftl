### The words of the start page, of new tables and of those that wait for players.

lobby-title = Play Innovation
lobby-title-new = Build a civilization, one idea at a time.
lobby-title-turn = Your move, { $name }.
lobby-title-back = Welcome back, { $name }.
lobby-welcome = Play Innovation free in your browser. No account needed.
# $number: how many of the reader's games wait for an answer
lobby-waiting = { $number ->
    [one] One of your games is waiting.
   *[other] { $number } of your games are waiting.
}
lobby-computer = Play the computer
lobby-level = Level
lobby-opponents = Opponents
lobby-cards = Cards
lobby-cards-base = Base game (105 cards)
lobby-cards-all = All sets
lobby-play = Play now
lobby-play-hints = Hints are on. You can undo everything.
lobby-play-undo = You can undo everything.
lobby-play-options = All options
lobby-name = You play as { $name }.
lobby-name-change = Change name
lobby-strength-random = Easy
lobby-strength-random-hint = Random moves. Good for your first game.
lobby-strength-rule = Medium
lobby-strength-rule-hint = Plays sensibly, misses combinations.
lobby-strength-greedy = Strong
lobby-strength-greedy-hint = Thinks ahead and punishes mistakes.
lobby-strength-planner = Expert
lobby-strength-planner-hint = Plans several actions ahead.
lobby-strength-master = Master
lobby-strength-master-hint = Taught itself to play. Hard to beat.
lobby-strength-master-hint-elsewhere = Same as Expert: it learned only the base game for two.
lobby-learn = New here?
lobby-learn-about = Six short lessons on a real table. You make every move yourself.
lobby-learn-go = Learn in ten minutes
lobby-learn-rules = Read the rules
lobby-lessons = New to this? A lesson takes a minute.
lobby-lesson-set = Learn { $set }
lobby-lesson-teams = Learn teams
lobby-today = Today
lobby-today-puzzle = Puzzle of the day
lobby-today-deal = Deal of the day
lobby-today-win = Win this turn.
lobby-today-stop = Stop the win.
lobby-today-take = Take the { $value } first.
lobby-today-help = Don't help the other.
lobby-today-solve = Solve it
lobby-today-solved = Results
lobby-today-first = { $percent } % got it on the first try.
lobby-today-one-way = There's one way.
lobby-today-all = All puzzles
lobby-today-streak = { $days ->
    [one] 1 day
   *[other] { $days } days
}
lobby-today-deal-about = One game, the same cards for everyone.
lobby-today-players = { $players ->
    [0] Be the first.
    [one] 1 player has finished it.
   *[other] { $players } players have finished it.
}
lobby-today-play = Play it
lobby-today-resume = Resume
lobby-today-results = Results
lobby-friend = Play with a friend
lobby-friend-hint = You get a table and a link to send. The game starts when your friend joins.
lobby-friend-make = Create invite link
lobby-new = New table
lobby-new-hint = You choose everything: two to five players, teams, a clock, several people on one device, and more.

## Finding opponents

find = Find an opponent
find-many = Find opponents
find-pace = Speed
find-pace-live = Live
find-pace-day = By the day
find-players = Players
find-rated = Rated
find-rated-sign-in = Sign in to play rated
# $people: how many look for the same
find-others = { $people ->
    [0] Nobody's looking right now.
    [one] 1 person is looking.
   *[other] { $people } people are looking.
}
find-first = Be the first
find-looking = Looking for an opponent ...
find-looking-many = Looking for opponents ...
find-meanwhile = Go on with something else. We'll tell you when someone's there.
find-meanwhile-day = You can close Splay. The game will be among yours when someone's there.
find-computer = Play the computer
find-computer-about = Nobody yet. Play the computer meanwhile: we keep looking.
find-stop = Stop looking
# $names: a list of people
find-found = Your game with { $names } begins.
find-come = Go to the table
find-later = Later

## Lists

lobby-mine = Your games
lobby-mine-turn = Your turn
lobby-mine-running = Waiting for others
lobby-mine-away = A computer is playing for you
lobby-mine-paused = Paused until someone comes back
lobby-mine-waiting = Waiting for players
lobby-mine-asked = Rematch wanted
lobby-mine-all = All games
lobby-open = Open tables
lobby-closed = No tables are listed here. Bring players by link, invitation or challenge.
lobby-open-none = Nobody's waiting. Create a table?
lobby-here = { $number } people have been here in the last hour.
lobby-open-sit = Join
lobby-open-sit-at = Join: { $names }
lobby-open-look = View
lobby-open-look-at = View: { $names }
lobby-live = Live now
lobby-live-turn = turn { $turn }
lobby-live-achieved = { $number ->
    [one] 1 achievement
   *[other] { $number } achievements
}
lobby-watch = Watch a game
lobby-watch-go = Watch
lobby-watch-at = Watch: { $names }
lobby-seat-agent-random = Easy computer
lobby-seat-agent-rule = Medium computer
lobby-seat-agent-greedy = Strong computer
lobby-seat-agent-planner = Expert computer
lobby-seat-agent-master = Master computer
lobby-seat-free = free seat
lobby-seat-you = { $name } (you)
lobby-fact-players = { $number } players
lobby-fact-sets = with { $sets }
lobby-fact-first = first edition
lobby-fact-teams = teams
lobby-fact-extra = one more achievement to win
lobby-fact-specials = special achievements after each effect
lobby-fact-memory = doesn't mark cards you've seen
lobby-fact-advice = players can ask the computer for advice
lobby-fact-rated = rated
lobby-fact-device = shared device
lobby-fact-end = ends if someone leaves
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
lobby-clock-move = { $span } per answer
lobby-clock-bank = { $span } each
lobby-clock-increment = { $span } each, + { $increment } per answer
lobby-clock-named = { $name }: { $clock }
lobby-clock-quick-name = Quick
lobby-clock-calm-name = Calm
lobby-clock-move-name = Steady
lobby-clock-day-name = Daily
lobby-clock-days-name = Every few days
lobby-clock-week-name = No hurry
lobby-clock-own = Custom ...
lobby-clock-none-hint = Think as long as you like.
lobby-clock-quick-hint = If you know the cards: about 15 minutes for two players.
lobby-clock-calm-hint = You're all here now, with time to read the cards.
lobby-clock-move-hint = The same time for each answer. What you don't use is gone.
lobby-clock-day-hint = You don't have to be here at the same time. Look in once a day.
lobby-clock-days-hint = You don't have to be here at the same time. Look in every three days.
lobby-clock-week-hint = A week each, and half a day more with every answer.
lobby-clock-own-hint = Under "More options", choose what happens when time runs out.
lobby-clock-kind = Type of clock
lobby-clock-kind-bank = Time for the whole game
lobby-clock-kind-move = Time per answer
lobby-clock-amount-bank = Time per player
lobby-clock-amount-move = Time per answer
lobby-clock-per-answer = Extra time per answer
lobby-unit-of = { $label }: unit
lobby-unit-seconds = seconds
lobby-unit-minutes = minutes
lobby-unit-hours = hours
lobby-unit-days = days

## A new table

lobby-new-short = The table
lobby-new-more = More options
lobby-new-submit = Create table
lobby-players = How many players
lobby-players-hint = New to the game? Start with two or three players.
lobby-seats = Who plays
lobby-seat-number = Seat { $number }
lobby-seat-named = Name
lobby-seat-name = Name of player { $number }
lobby-seat-choice-me = You, on this device
lobby-seat-choice-open = Open to anyone
lobby-seat-choice-random = Easy computer
lobby-seat-choice-rule = Medium computer
lobby-seat-choice-greedy = Strong computer
lobby-seat-choice-planner = Expert computer
lobby-seat-choice-master = Master computer
lobby-seats-hint-usual = Choose "You" for several seats to pass one device around.
lobby-seats-hint-hot = You share this device. You each see your cards on your own turn.
lobby-seats-hint-elsewhere = The Master has only learned two-player games with the base set. Here it plays like the Expert.
lobby-seats-hint-watching = You don't have a seat: this table is for others.
lobby-public = Visibility
lobby-public-public = Public
lobby-public-link = Only with the link
lobby-public-public-hint = Anyone can find the table in the list.
lobby-public-link-hint = The table isn't listed. You get a link to send.
lobby-more-rules = Rules
lobby-presets = What to play
lobby-preset-first = First game
lobby-first-hint = Hints as you play
lobby-preset-classic = Classic
lobby-preset-everything = Everything
lobby-preset-first-hint = You against the easy computer, base set only. Hints explain what comes up.
lobby-preset-classic-hint = The base set by the printed rules. Change what you like below.
lobby-preset-everything-hint = All expansions with relics: more cards, more surprises. Not for a first game.
lobby-preset-own-hint = Your own mix. For a first game, leave the expansions out.
lobby-sets = Sets
lobby-sets-part = with { $part }
lobby-sets-length = About { $minutes } minutes. Complexity { $complexity }/{ $most }, ages { $age }+.
lobby-sets-longer = { $percent ->
    [0] same length
   *[other] { $percent } % longer
}
lobby-problem-sets-edition = Expansions need the third edition. Choose it under "More options", or leave them out.
lobby-edition = Edition
lobby-edition-third = Third
lobby-edition-first = First
lobby-edition-hint = Some cards differ. Choose the one you know.
lobby-teams = Teams
lobby-teams-none = No teams
lobby-teams-random = Two random teams
lobby-teams-12-34 = 1 and 2 against 3 and 4
lobby-teams-13-24 = 1 and 3 against 2 and 4
lobby-teams-14-23 = 1 and 4 against 2 and 3
lobby-teams-hint = Teams win together and add up their achievements.
lobby-specials = Special achievements
lobby-specials-after_each_change = right away
lobby-specials-after_each_effect = after each effect
lobby-specials-hint = Right away: even in the middle of an effect, as printed. After each effect: only if you still qualify then.
lobby-extra = One more achievement to win
lobby-extra-hint = A longer game.
lobby-memory = Remember the cards you've seen
lobby-memory-hint = Turn it off to rely on your own memory.
lobby-advice = Let players ask the computer for advice
lobby-advice-hint = Against computers alone you always can.
lobby-more-leaving = If someone leaves
lobby-leavers = If a player leaves or runs out of time
lobby-leavers-stand_in = A computer plays on
lobby-leavers-end = The game ends
lobby-leavers-hint = You can always take your seat back from the computer.
lobby-stand-in = Strength of that computer
lobby-more-watching = Watching
lobby-spectators = Spectators
lobby-spectators-live = During the game
lobby-spectators-late = After the game
lobby-spectators-none = Nobody
lobby-spectators-hint = Spectators see what all players see, never a hand.
lobby-delay = Delay for spectators
lobby-delay-hint = Spectators are this many moves behind (0 = live).
lobby-spectator-chat = Spectators can read the chat
lobby-archive = Anyone can see the finished game
lobby-archive-hint = Public tables go to the archive, with a replay.
lobby-problem-seats = Make at least one seat "You" or "Open to anyone".
lobby-problem-names = Enter a name for everyone on this device.
lobby-problem-clock = Enter a whole number from 1, up to 60 days.
lobby-problem-increment = Enter a whole number from 0, up to 60 days.
lobby-problem-delay = Enter a whole number: 0-500.

## Waiting for players

lobby-wait-title = Waiting for players
lobby-wait-title-invited = You're invited
lobby-wait-seats = Seats
lobby-wait-free = { $free ->
    [one] One seat is free. The game starts when someone takes it.
   *[other] { $free } seats are free. The game starts when all are taken.
}
lobby-wait-sit = { $free ->
    [one] One seat is free. Take it and the game starts.
   *[other] { $free } seats are free. The game starts when all are taken.
}
lobby-wait-missing = { $missing ->
    [one] The game starts when one more player is here.
   *[other] The game starts when { $missing } more players are here.
}
lobby-wait-kept = { $name }, not here yet
lobby-wait-take = Take this seat
lobby-wait-take-number = Take this seat ({ $number })
lobby-wait-take-too = Take this seat too
lobby-wait-take-too-number = Take this seat too, on this device ({ $number })
lobby-wait-computer = or a computer:
lobby-wait-computer-group = A computer for seat { $number }
lobby-wait-dismiss = Remove
lobby-wait-dismiss-from = Remove { $name } from seat { $number }
lobby-wait-name-hint = What others call you. No account needed.
lobby-wait-seated = You have a seat.
lobby-wait-leave = Leave the table
lobby-wait-close = Close the table
lobby-wait-back = Keep my seat and leave this page
lobby-wait-who-else = One more player on this device
lobby-wait-their-name = Their name
lobby-invite = Invite players
lobby-invite-hint = Anyone who opens it can join.
lobby-invite-link = Invite link
lobby-invite-code = QR code
lobby-invite-code-of = QR code of { $link }
lobby-invite-title = A game of Innovation
