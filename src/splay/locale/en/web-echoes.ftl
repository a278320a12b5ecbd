### The rules, hints and deeds of Echoes of the Past, in our own words; the same form as in web-rules.ftl. Which topics and sections
### there are stands in web/src/sets/echoes/rules_topics.ts.

rules-echoes-title = Echoes of the Past
rules-echoes-idea-title = What it adds
rules-echoes-idea =
    105 more cards. Some effects still work when their card is covered, some cards show bonus points, and some go into your forecast, where they wait for the right moment.

    New to the game? Play a few games without expansions first: this one adds rules, and its cards assume you know the others.
rules-echoes-setup-title = Setup
rules-echoes-setup =
    These cards have ten supplies of their own, one for each age, beside those of the base game. Their backs show both the set and the age.

    Everyone begins with one base card and one Echoes card. The standard achievements still come from the base cards, and five more special ones lie beside them. You need **one more achievement** to win.
rules-echoes-draw-title = Which set you draw from
rules-echoes-draw =
    Whenever you draw, look at your hand as it is at that moment:

    - You have cards in hand, and **none of them is an Echoes card**: you draw an Echoes card of that value.
    - Your hand is empty, or has an Echoes card: you draw a base card.

    If the Echoes supply of that value is empty, you draw the base card. The base supplies alone decide which age you draw from. The table always says what you draw next.
rules-echoes-effects-title = Echo effects
rules-echoes-effects =
    An echo effect sits in one of the places for icons. It works as long as its place is **visible**, even on a covered card in a splayed pile.

    When you use a top card, all visible echo effects of **its color** come first, from the bottom of the pile up; then the card's own effects. Which ones run is fixed before the first of them begins.

    = [echoing]

    They're shared like the card's other effects: by opponents with as many of **the used card's** featured icon as you, or more.
rules-echoes-forecast-title = The forecast
rules-echoes-forecast =
    Effects let you **foreshadow** a card: it goes into your forecast, face down. You can look at your own forecast; others see only the backs. It can hold any number of cards.

    The forecast isn't part of your hand. You can't meld from it, and effects reach it only if they name it.
rules-echoes-promote-title = Promoting
rules-echoes-promote =
    After each Meld action you may **promote** one card from your forecast, if its value is **equal to or lower than** that of the card you melded. You meld it, and then you may use it right away in a free Dogma action.

    That's the last thing a Meld action does. Cards melded by effects promote nothing, and a promotion doesn't lead to another one.
rules-echoes-bonus-title = Bonuses
rules-echoes-bonus =
    A bonus is a coin with a number, in a place for icons. Like an icon, it counts as long as it's visible on your board.

    Your **highest** bonus counts in full, and the others add **1 point** each. So bonuses of 4, 4, and 2 are worth 6 points.

    These points count for achievements and at the end of the game, like those in your score pile. An effect that looks at your score pile doesn't see them.
rules-echoes-achievements-title = More achievements
rules-echoes-achievements =
    Some effects put more cards among the standard achievements, so several can have the same number. If you already have one or more, the next costs more: you need the usual points **once more** for each you have.

    Some effects make a card an achievement right away.

## Figures

learn-figure-echo = You use { $card }. What happens, in order:

## Words on the cards

# In the band of a card, beside its age.
card-mark-echoes = Ec

learn-forms-bonus = bonus, bonuses
learn-forms-echo = echo effect, echo effects
learn-forms-forecast = forecast
learn-forms-foreshadow = foreshadow
learn-word-bonus = Bonus
learn-word-echo = Echo effect
learn-word-forecast = Forecast
learn-word-foreshadow = Foreshadow
learn-word-promote = Promote
learn-means-bonus = A coin with a number in a place for icons. While they're visible on your board, your highest bonus counts in full, and the others 1 point each.
learn-means-echo = An effect in a place for icons. When you use a card, all visible echo effects of its color come first, from the bottom up, even those of covered cards.
learn-means-forecast = Cards you keep face down for later. Only you see their faces. It isn't part of your hand; you get a card out of it by promoting it.
learn-means-foreshadow = Put a card into your forecast.
learn-means-promote = After a Meld action: meld a card from your forecast of the same value as the card you melded, or a lower one. You may then use it for free.

## Hints

learn-hint-echo = Visible echo effects in a used card's pile run first, from the bottom up.
learn-hint-bonus-points = It's a bonus: your highest visible one counts in full, the others 1 point each.
learn-hint-foreshadow = After a Meld action, promote a forecast card that's no higher than the melded one.
learn-hint-foreshadow-other = It's in their forecast. After melding a card at least as high, they may promote it.
learn-hint-promote = Promote one card or none. It's melded, and then you may use it for free.
learn-hint-further-draw = You hold cards but none from Echoes, so you'll draw one. Otherwise it's a base card.

## What was done, in the last action

story-deed-foreshadow = foreshadowed { $cards }
story-deed-foreshadow-from = foreshadowed { $cards } from { $source }
story-deed-draw-foreshadow = drew and foreshadowed { $cards }
story-deed-promote = promoted { $cards }
story-deed-look = looked at { $cards } in { $source }

## At the table

table-special-have-Wealth = You show { $have } of { $need } bonuses.
table-special-have-Destiny = You have { $have } of { $need } cards there.
table-special-have-Heritage = You show { $have } of { $need } in one color.
table-special-have-History = You show { $have } of { $need } in one color.
table-special-have-Supremacy = You have that in { $have } of { $need } colors.
table-points-from-bonus = bonus { $points }
table-points-from-further-bonuses = { $points } more
table-points-says-bonus = highest bonus { $points }
table-points-says-further-bonuses = { $points ->
    [one] one more bonus
   *[other] { $points } more bonuses
}

## Why a draw takes an Echoes card or not

draws-echoes-none = You draw from Echoes, as none of the cards in your hand is from Echoes.
draws-echoes-held = You draw from the base set, as you hold an Echoes card.
draws-echoes-empty = You draw from the base set, as your hand is empty.
draws-echoes-gone = You draw from the base set, as Echoes has no cards of that age left.

## The signs of the set

learn-sign-echo = An echo effect. It works as long as it's visible on a board, even on a covered card.
learn-sign-bonus = A bonus: points while it's visible on a board. The highest counts in full, the others 1 point each.

## Choosing cards

table-act-foreshadow = Foreshadow { $cards }
table-act-look = Look at { $cards }
zone-label-forecast = Forecast

statistic-echoes = Echo effects
statistic-foreshadowed = Cards foreshadowed
statistic-promoted = Cards promoted
