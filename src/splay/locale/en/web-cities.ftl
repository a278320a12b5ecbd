### The rules, hints and deeds of Cities of Destiny, in our own words; the same form as in web-rules.ftl. Which topics and sections
### there are stands in web/src/sets/cities/rules_topics.ts.

rules-cities-title = Cities of Destiny
rules-cities-idea-title = What it adds
rules-cities-idea =
    105 more cards, the cities. They have **six** places for icons and no effects. Some of their symbols act when you meld a city; others are achievements or points while you show them.

    New to the game? Play a few games without expansions first: this one adds rules, and its cards assume you know the others.
rules-cities-setup-title = Setup
rules-cities-setup =
    Cities have ten supplies of their own, one for each age, beside those of the base game. Their backs show both the set and the age.

    Nobody begins with a city. The standard achievements still come from the base cards, and five more special ones lie beside them. You need **one more achievement** to win.
rules-cities-draw-title = Drawing cities
rules-cities-draw =
    You draw a city, without an action, whenever one of these happens and you have **no city in hand**:

    - You take a Meld action with a card of a **new color** on your board.
    - You splay a color in a **new direction**: left, right, or up. It counts on your turn, while you share an effect, because of a demand, and on another player's board.

    The city has the value of your highest top card. If there's no city of that age, you draw the base card instead. As with any draw, ages whose base supply is empty are skipped.

    Unless you choose the set, your other draws are never cities. In hand, a city is a card like any other: you can meld it, and effects can score, return, tuck, or transfer it.
rules-cities-act-title = Symbols that act
rules-cities-act =
    When you take a **Meld action** with a city, its symbols act, the upper one first:

    - **Plus:** you draw a card, one higher than the city.
    - **Arrow:** you splay the city's color that way. You can't decline.
    - **Lens over an icon:** you draw and reveal base cards of the city's age, as many as its age says. You keep those with that icon and return the others. If the supply runs out, you draw no more.

    = [cities]

    Cities that an effect melds don't act, and neither do cities you promote. After the symbols you draw a city for a new color.

    A lens counts as its icon, too, wherever icons count.
rules-cities-count-title = Flags and fountains
rules-cities-count =
    They're achievements **as long as you show them**:

    - A **fountain** counts while it's visible on your board.
    - A **flag** counts while it's visible and **no opponent shows more cards** of its color than you. A splayed pile shows all its cards, any other pile only the top one. If you're tied, your flag counts.

    They come and go instantly, on anyone's turn, and win the game like other achievements. They don't make achievements cost more, and effects that move achievements don't reach them.
rules-cities-bonus-title = Bonuses
rules-cities-bonus =
    Many cities show a bonus: a coin with a number. It counts as long as it's visible on your board, even on a covered card in a splayed pile.

    Your **highest** bonus counts in full, and the others add **1 point** each. So bonuses of 7, 7, and 4 are worth 9 points, for achievements and at the end of the game.
rules-cities-endorse-title = Endorsing
rules-cities-endorse =
    Once on your turn you can **endorse** a top card: an action that uses the card with twice the effect. You need:

    - a top city that shows the card's featured icon (it can be the card itself);
    - a card in your hand, no higher than the highest such city. You **tuck** it first.

    Then you use the card as in a Dogma action, with one difference: you resolve each of its effects **twice in a row**, and demands go around the table **twice**. Players who share resolve each effect once.

    You can use a city, too. It has no effects of its own, so only echo effects in its pile happen. Without any, nothing happens: that's a way to pass.
rules-cities-achievements-title = Special achievements
rules-cities-achievements =
    Each of these five goes right away to whoever does this first:

    - **Legend:** melds a city with a left arrow onto a color already splayed **left**.
    - **Repute:** the same with a right arrow, onto a color splayed **right**.
    - **Fame:** the same with an up arrow, onto a color splayed **up**.
    - **Glory:** tucks a city with a **flag**, also to endorse.
    - **Victory:** tucks a city with a **fountain**, also to endorse.

    It doesn't matter what melds or tucks the city. No card's effect claims these five.

## What the signs on a card say

card-says-plus = { $number ->
    [one] { $age ->
        [8] Meld action: draw an [{ $age }].
       *[other] Meld action: draw a [{ $age }].
    }
   *[other] Meld action: draw two [{ $age }].
}
card-says-left = Meld action: splay { $color } left.
card-says-right = Meld action: splay { $color } right.
card-says-up = Meld action: splay { $color } up.
card-says-search = { $number ->
    [one] Meld action: reveal a base [{ $age }]. Keep it if it has a { $icon }; if not, return it.
   *[other] Meld action: reveal { $number ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[10] ten
    } base [{ $age }]. Keep those with a { $icon } and return the others.
}
card-says-flag = Flag: an achievement while no opponent shows more { $color } cards than you.
card-says-fountain = { $number ->
    [one] Fountain: an achievement while you show it.
   *[other] { $number } fountains: achievements while you show them.
}

## Words of the rules

learn-word-city = City
learn-word-endorse = Endorse
learn-word-flag = Flag
learn-word-fountain = Fountain
learn-word-lens = Lens
learn-means-city = A card from the set Cities of Destiny, with six places for icons and no effects. You draw one for a new color or a new splay.
learn-means-endorse = An action, once a turn: tuck a card to use a top card, and resolve each of its effects twice. A top city must show the card's featured icon.
learn-means-flag = A symbol on a city: an achievement while you show it and no opponent shows more cards of its color than you.
learn-means-fountain = A symbol on a city: an achievement while you show it.
learn-means-lens = An icon under a lens on a city: when you meld the city as an action, you look for cards with that icon. It also counts as that icon.

## The signs of the set

learn-sign-acts = Acts once, when you meld its city as an action: a plus draws a card one higher, an arrow splays the city's color.
learn-sign-lens = Looks for cards with this icon when you meld its city as an action. It counts as the icon, too.
learn-sign-flag = A flag: an achievement while you show it and no opponent shows more cards of its color.
learn-sign-fountain = A fountain: an achievement while you show it.

## Hints

learn-hint-city = You've drawn a city. You get one for a new color or splay, if you hold none.
learn-hint-flag = That's a flag: an achievement while no opponent shows more cards of its color.
learn-hint-fountain = Your fountain is an achievement as long as it's visible.
learn-hint-flag-other = Their flag: it's an achievement until you show more cards of its color.
learn-hint-endorse = Endorsing: tuck a card, and you'll resolve each effect of a top card twice.
learn-hint-city-acts = A city's symbols act when you meld it as an action. Its preview says what they'd do.

## What was done, in the last action

story-account-endorse = { $player } endorsed { $cards }: { $deeds }.
story-deed-city-color = drew { $cards } for the new color { $color }
story-deed-city-splay = drew { $cards } for the new splay of { $color }
story-deed-icon-search = searched for [{ $icon }]

## Special achievements

table-special-earned = You get it without an action if you're the first to do this: { $condition }. No card claims it.
table-special-have-Legend = { $have ->
    [0] You haven't done that.
   *[other] You've done that: you get it when the effect is over.
}
table-special-have-Repute = { $have ->
    [0] You haven't done that.
   *[other] You've done that: you get it when the effect is over.
}
table-special-have-Fame = { $have ->
    [0] You haven't done that.
   *[other] You've done that: you get it when the effect is over.
}
table-special-have-Glory = { $have ->
    [0] You haven't done that.
   *[other] You've done that: you get it when the effect is over.
}
table-special-have-Victory = { $have ->
    [0] You haven't done that.
   *[other] You've done that: you get it when the effect is over.
}

## At the table

option-short-endorse = Endorse
table-fleeting = { $sign ->
    [flag] Flag: { $card }
   *[fountain] Fountain: { $card }
}
table-fleeting-all = Flags and fountains
table-fleeting-flag = An achievement while no opponent shows more { $color } cards.
table-fleeting-fountain = An achievement while it's visible.
table-fleeting-safe = Nobody can take it away now.
table-fleeting-taken = { $who ->
    [you] You show more { $color } cards.
   *[others] { $players } { $number ->
        [one] shows
       *[other] show
    } more { $color } cards.
}
table-fleeting-takers = { $who ->
    [you] You'd take it away with { $more ->
        [one] 1 more { $color } card
       *[other] { $more } more { $color } cards
    }.
   *[others] { $players } would take it away with { $more ->
        [one] 1 more { $color } card
       *[other] { $more } more { $color } cards
    }.
}

statistic-endorsed = Endorsements
statistic-cities = Cities drawn
