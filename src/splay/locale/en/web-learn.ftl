### The words of learning: what the words on the cards mean, the browser of cards, hints, help at the table.
### (The rules themselves are in web-rules.ftl.)

## Words on the cards. "forms" are all the shapes in which a word stands in the cards' texts, with commas between
## them, upper and lower case alike; if two would fit, the longer one counts. What stands in "plain" is no such word.

learn-forms-plain = rounded up
learn-forms-draw = draw, drawn, drew
learn-forms-meld = meld, melded
learn-forms-tuck = tuck, tucked
learn-forms-score = score, scored
learn-forms-return = return, returned
learn-forms-transfer = transfer, transferred
learn-forms-exchange = exchange
learn-forms-splay = splay, splayed
learn-forms-left = left
learn-forms-right = right
learn-forms-up = up
learn-forms-unsplay = unsplay, unsplayed
learn-forms-reveal = reveal, reveals, revealed
learn-forms-demand = I demand, the demand
learn-forms-may = you may
learn-forms-condition = if you do
learn-forms-repeat = repeat this effect
learn-forms-execute = execute
learn-forms-shared = non-demand effects
learn-forms-sharing = without sharing them
learn-forms-claim = claim
learn-forms-achievement = achievement, achievements
learn-forms-opponent = opponent, opponents, opponent's
learn-forms-top = top card, top cards, top
learn-forms-value = value, values
learn-forms-highest = highest, lowest
learn-forms-board = board, boards
learn-forms-hand = hand, hands
learn-forms-pile = score pile, score piles
learn-forms-points = points
learn-forms-dogma = dogma action
learn-forms-win = win, wins

learn-word-draw = Draw
learn-word-meld = Meld
learn-word-tuck = Tuck
learn-word-score = Score
learn-word-return = Return
learn-word-transfer = Transfer
learn-word-exchange = Exchange
learn-word-splay = Splay
learn-word-left = Splayed left
learn-word-right = Splayed right
learn-word-up = Splayed up
learn-word-unsplay = Unsplay
learn-word-reveal = Reveal
learn-word-demand = I demand
learn-word-may = You may
learn-word-condition = If you do
learn-word-repeat = Repeat
learn-word-execute = Execute
learn-word-shared = Non-demand effects
learn-word-sharing = Sharing
learn-word-claim = Claim
learn-word-achievement = Achievement
learn-word-opponent = Opponent
learn-word-top = Top card
learn-word-value = Value
learn-word-highest = Highest, lowest
learn-word-board = Board
learn-word-hand = Hand
learn-word-pile = Score pile
learn-word-points = Points
learn-word-dogma = Dogma
learn-word-win = Win
learn-word-icon = Icon

learn-means-draw = Take the first card of a supply into your hand. Without a number, that's your highest top card's value. If that supply is empty, take from the next higher one.
learn-means-meld = Put a card face up on your board, on top of its color's pile. That doesn't use its effects.
learn-means-tuck = Put a card at the very bottom of its color's pile on your board.
learn-means-score = Put a card into your score pile. It's worth its value in points.
learn-means-return = Put a card at the bottom of its value's supply.
learn-means-transfer = Move a card to another player or place. On a board it goes on top. That isn't drawing, melding, or scoring.
learn-means-exchange = Two groups of cards trade places at the same time. One may be empty. That isn't drawing, melding, or scoring.
learn-means-splay = Fan out a pile of two cards or more to show icons of its lower cards: left one of each, right two, up three.
learn-means-left = Each lower card of the pile shows its bottom-right icon.
learn-means-right = Each lower card of the pile shows its two icons on the left.
learn-means-up = Each lower card of the pile shows its three icons at the bottom.
learn-means-unsplay = Push a pile together, so only its top card shows icons.
learn-means-reveal = Show everyone a card. It stays yours and stays put unless the text says more.
learn-means-demand = Only your opponents with fewer of the card's featured icon than you must resolve this effect; you don't. "I" is the player who used the card, "you" is the one it hits.
learn-means-may = You can decline. Everything else you must do, as far as you can.
learn-means-condition = What follows happens only if you've done all of that.
learn-means-repeat = Resolve the same effect again from its start. It can repeat many times.
learn-means-execute = Resolve another card's effects now, then go on with this one.
learn-means-shared = All effects of a card except those that begin with "I demand".
learn-means-sharing = Opponents with as many of a card's featured icon as you, or more, resolve its non-demand effects too, before you. If one of them changes something, you draw a card at the end: the sharing draw. "Without sharing": you alone do.
learn-means-claim = Take an achievement that's still available. For a special one, you don't have to meet its condition.
learn-means-achievement = Get enough of them and you win. You take standard ones with an action; special ones don't need one.
learn-means-opponent = Every other player, but not your teammate.
learn-means-top = The card on top of a pile on a board. You can only use top cards.
learn-means-value = A card's age, from 1 to { $highest_age }: the number in its corner.
learn-means-highest = By value. If several are equal, the player who resolves the effect chooses.
learn-means-board = A player's face-up cards: up to five piles, one for each color.
learn-means-hand = The cards a player has drawn and not played yet. Others see only their backs.
learn-means-pile = The cards a player has scored. Others see only their values, which are points.
learn-means-points = The values in a player's score pile, added up.
learn-means-dogma = The action of using a top card: all its effects in order, with everyone who shares or is hit.
learn-means-win = The game ends right away; in a team game your whole team wins.
learn-means-icon = What counts is how many of an icon you can see on a whole board: on all top cards, and on lower cards of splayed piles.
learn-means-mark = A card of this value, or the value itself.

learn-explain-icon = { $icon } (icon)
learn-explain-mark = A card of value { $value }

## The browser of cards

learn-cards = Cards
learn-cards-about = All cards of the base game and its expansions. Choose one to see it large, with rulings. The special achievements are below.
learn-cards-specials = Special achievements
learn-cards-search = Search
learn-cards-search-hint = Name or text
learn-cards-set = Set
learn-cards-age = Age
learn-cards-color = Color
learn-cards-icon = Icon
learn-cards-effect = Effects
learn-cards-edition = Edition
learn-cards-any = All
learn-cards-effect-demand = With a demand
learn-cards-effect-compel = With a compel
learn-cards-effect-echo = With an echo effect
learn-cards-effect-shared = With an effect others can share
learn-cards-edition-third = Third edition
learn-cards-edition-first = First edition
learn-cards-found = { $number ->
    [0] No cards match.
    [one] One card
   *[other] { $number } cards
}
learn-cards-none = No card matches all of this. Try fewer words or filters.
learn-cards-all = Show all cards
learn-cards-open = { $name }: age { $age }, { $color }
learn-cards-lines = In short:
learn-cards-facts = { $set }, age { $age }, { $color }. Featured icon: { $icon }.
learn-cards-back-of = { $part } (back of { $set })
learn-cards-facts-unused = { $set }, age { $age }, { $color }. No effects.
learn-cards-rulings = Rulings
learn-cards-no-rulings = Its text says it all.
learn-cards-same = The same in both editions.
learn-cards-other-first = In the first edition
learn-cards-other-third = In the third edition
learn-cards-before = Previous card
learn-cards-after = Next card
learn-cards-link = Link to this card
learn-cards-unknown = There's no such card.
learn-cards-words = Tap an underlined word.

## The rules' pages

learn-rules-topics = Topics
learn-rules-sections = On this page
learn-rules-before = Previous: { $title }
learn-rules-after = Next: { $title }
learn-rules-link = Link to { $title }
learn-rules-unknown = There's no such topic in the rules.
learn-rules-all = All rules

## Figures in the rules

learn-figure-players = Players
learn-figure-needed = Achievements to win
learn-figure-team = Teams of two
learn-figure-team-needed = { $number } together
learn-figure-achievement = Number
learn-figure-points = Points
learn-figure-top = A top card of at least
learn-figure-special = Special achievement
learn-figure-condition = Condition
learn-figure-claimed = Also with
learn-figure-splay-none = Not splayed: only the top card shows its icons.
learn-figure-splay-left = Left: each lower card's bottom-right icon.
learn-figure-splay-right = Right: each lower card's two icons on the left.
learn-figure-splay-up = Up: each lower card's three icons at the bottom.
learn-figure-splay-sum = Visible:
learn-figure-parts = The parts of a card
learn-figure-part-name = Its color, its name, and its age, which is its value.
learn-figure-part-icons = Three icons and a picture in a hexagon, always at these four places. The picture isn't an icon.
learn-figure-part-main = The featured icon comes before each effect. It decides who shares and who is hit.
learn-figure-part-effects = One to three effects. A demand is red and begins with "{ $demand }".
learn-figure-example-who = Player
learn-figure-example-names = Ann, Bob, Cem
learn-figure-example-role = What happens
learn-figure-example-launches = uses { $card }
learn-figure-example-shares = shares: { $count } is as many as { $own }, or more
learn-figure-example-hit = is hit: { $count } is fewer than { $own }
learn-figure-disputed-every = With any expansion:
learn-figure-disputed-set = With { $set }:
learn-figure-icons = The six icons, and the ages of the base cards that show them
learn-figure-icon-ages = { $icon }: ages { $ages }
learn-figure-colors = The five colors

## Hints at the table

learn-hint = Hint
learn-hint-more = Read more
learn-hint-good = Got it
learn-hint-stop = No more hints
learn-hints-again = Hints you've had
learn-hint-stopped = Hints are off. Turn them on again in the settings.
learn-hint-first-meld = Choose your starting card. You'll have its icons as soon as it's on your board.
learn-hint-action = Your turn: draw, meld, use a top card, or take an achievement. { $actions ->
    [one] This first turn has only one action, later ones two.
   *[other] You have two actions.
}
learn-hint-draw-or-meld = Not sure? Meld a card: its icons count, and you can use it. No cards left? Draw.
learn-hint-dogma = You can use your top cards again and again. Each shows who'd share it and who'd be hit.
learn-hint-achieve = You can take an achievement: you have the points and a high enough top card. You keep the points.
learn-hint-danger = A card with a red edge has a demand that would hit you. More of its icon on your board protects you.
learn-hint-shares = Sharing: players with at least as many of a card's icon as its user get its effects too, and first.
learn-hint-demanded = A demand hits you if you have fewer of the card's icon than its user. You do what it says.
learn-hint-bonus = An opponent shared and something changed, so the card's user draws a card.
learn-hint-splay = A splayed pile is fanned out: icons of its lower cards count too.
learn-hint-supply = The supply you draw from is nearly empty. After that you'll draw from the next higher age.
learn-hint-near-win-own = You need just one more achievement to win. Which is closest?
learn-hint-near-win = An opponent needs just one more achievement to win. Can you be first, or stop them?
learn-hint-near-end = You're on the last supply. When there's nothing left to draw, the most points win.
learn-hint-undo = Changed your mind? Undo your last move.

## Help at the table

learn-help = Help
learn-key-help = help with what's going on now
learn-help-title = Rules: { $title }
learn-help-open-page = Open in the rules
learn-help-topic = Topic
learn-help-sets = This table plays with { $sets }, which changes some of the rules:
learn-signs = Symbols
learn-sign-offered = A thick frame: you can choose this now, right where it is.
learn-sign-reach = Under a card: who its demand would hit and who would share it, if it were used now.
learn-sign-counts = The icons that decide that: yours against every other player's.
# $touch: whether there is no mouse
learn-sign-pile = { $touch ->
    [true] The number of cards in this pile. Tap it to see them all.
   *[false] The number of cards in this pile. Click it to see them all.
}
learn-sign-splay = This pile is splayed left.
learn-sign-player = A player: the mark beside the name.
learn-sign-supply = A supply: its value above, the number of cards left below.
learn-sign-back = A face-down card: you see only its value.
learn-sign-back-of = The back of a card from { $set }. Base cards show their value only.
learn-sign-seen = A face-down card you've seen before, with its name beside it.
learn-sign-change = What an action would change: before, then after, at least and at most.
learn-sign-ahead = In the race: whoever is ahead in this.
learn-sign-dot = You can choose something here now.
