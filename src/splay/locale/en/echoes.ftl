### The words of Echoes of the Past.

set-echoes = Echoes
set-about-echoes = Adds 105 cards: covered cards still echo, bonuses add points, and a forecast keeps cards for later.
icon-echo = echo
sign-echo = e
icon-bonus-1 = bonus of 1
icon-bonus-2 = bonus of 2
icon-bonus-3 = bonus of 3
icon-bonus-4 = bonus of 4
icon-bonus-5 = bonus of 5
icon-bonus-6 = bonus of 6
icon-bonus-7 = bonus of 7
icon-bonus-8 = bonus of 8
icon-bonus-9 = bonus of 9
icon-bonus-10 = bonus of 10
icon-bonus-11 = bonus of 11
sign-bonus-1 = 1
sign-bonus-2 = 2
sign-bonus-3 = 3
sign-bonus-4 = 4
sign-bonus-5 = 5
sign-bonus-6 = 6
sign-bonus-7 = 7
sign-bonus-8 = 8
sign-bonus-9 = 9
sign-bonus-10 = 10
sign-bonus-11 = 11
zone-forecast = Forecast
zone-forecast-short = Fc
place-forecast = their forecast
place-forecast-your = your forecast
place-forecast-of = { $player }'s forecast

## Special achievements

special-name-Wealth = Wealth
special-name-Destiny = Destiny
special-name-Heritage = Heritage
special-name-History = History
special-name-Supremacy = Supremacy
special-Wealth = at least { $wealth_bonuses } bonuses visible on one board
special-Destiny = at least { $destiny_cards } cards in one forecast
special-Heritage = at least { $heritage_pictures } hexagons visible in one color
special-History = at least { $history_echoes } echo effects visible in one color
special-Supremacy = at least { $supremacy_icons } of the same icon visible in each of { $supremacy_colors } colors

## Foreshadowing and promoting

event-foreshadow = { $player } foreshadowed { $cards }.
event-foreshadow-from = { $player } foreshadowed { $cards } from { $source }.
event-promote = { $player } promoted { $cards }.
event-look = { $player } looked at { $cards } in { $source }.
purpose-foreshadow = foreshadow
purpose-look = look at
purpose-offer = add the bottom card to the available achievements
purpose-bonus = use as the bonus
asks-crossbow-dogma-card = choose a card from your hand that goes to another player's board.
asks-scissors-dogma-card = choose a card from your hand to meld or score.
asks-scissors-dogma-branch = choose what to do with { $card }.
asks-sunglasses-dogma-card = choose a pile. Purple is splayed like it.
asks-telescope-dogma-card = choose a card from your forecast to put back on its supply.
asks-telegraph-dogma-player = choose an opponent to copy a splay from.
asks-telegraph-dogma-color = choose the color to splay as theirs is.
asks-television-dogma-value = choose the value of the card to move from an opponent's score pile to their board.
asks-television-dogma-player = choose the opponent whose card moves.
prompt-value-offer = choose a base supply. You may add its bottom card to the available achievements.
prompt-value-bonus = choose a bonus visible on any board.
option-pass-foreshadow = Foreshadow none
option-pass-look = Don't look
prompt-promote = Now you may promote a card from your forecast, and use it for free.
waits-promote = { $player } is choosing whether to promote a card ...
option-promote = Promote { $card } without using it
option-promote-and-use = Promote { $card } and use it
option-pass-promote = Don't promote
preview-offers-promote = You could promote { $cards }.
preview-pass-promote = It stays in your forecast, for a later Meld action.
preview-promote = You meld it from your forecast, and your Meld action is over.
preview-promote-and-use = You meld it from your forecast and use it, for free.

## Decisions on open questions, as in docs/rules.md

ruling-disputed-echoes = Disputed prints: Bangle foreshadows a [3]; Saxophone's notes must be visible, not only the four cards.
ruling-base-cards-instead = A base card you draw because an expansion's supply is empty follows the draw rule of Echoes.
ruling-promoting-after-yamato = Promoting after Battleship Yamato: once melded, it counts as 11.
ruling-barometer = Barometer: you reveal your forecast, then return it.
ruling-first-hands = Your first hand is one base card and one Echoes card, drawn by the draw rule.
ruling-every-value = You can achieve an available standard achievement of any value, 1-10.
ruling-promoted-card-is-an-action = A promoted card's free Dogma is an action of its own: with after_each_effect you first get everything due from the meld.
ruling-order-of-echoes = You also choose the order if it could decide Wealth, Destiny, Heritage, History, or Supremacy.
ruling-backs-in-a-forecast = Everyone sees the backs in a forecast (number, set, age), not the faces.
ruling-shown-as-they-leave-in-echoes = You show cards as they leave, because something visible depends on them: Almanac, Globe, Helicopter, Typewriter.

ring-forecast = { $you ->
    [yes] your forecast
   *[no] { $player }'s forecast
}
