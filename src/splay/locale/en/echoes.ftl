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
special-Wealth = at least { $wealth_bonuses } bonuses visible on your board
special-Destiny = at least { $destiny_cards } cards in your forecast
special-Heritage = at least { $heritage_pictures } pictures (the hexagons) visible in one color
special-History = at least { $history_echoes } echo effects visible in one color
special-Supremacy = at least { $supremacy_icons } of the same icon visible in each of { $supremacy_colors } colors

## Foreshadowing and promoting

event-foreshadow = { $player } foreshadows { $cards }.
event-foreshadow-from = { $player } foreshadows { $cards } from { $source }.
event-promote = { $player } promotes { $cards } from the forecast.
event-look = { $player } looks at { $cards } in { $source }.
purpose-foreshadow = foreshadow
purpose-look = look at
purpose-offer = make the bottom card available
purpose-bonus = take as the bonus
prompt-value-offer = choose a base supply. You may make its bottom card available.
prompt-value-bonus = choose a bonus that can be seen on any board.
option-pass-foreshadow = Foreshadow nothing
option-pass-look = Look at nothing
prompt-promote = Now you may promote a card from your forecast, and use it for free.
waits-promote = { $player } chooses whether to promote a card from the forecast.
option-promote = Promote { $card }, don't use it
option-promote-and-use = Promote { $card } and use it
option-pass-promote = Promote nothing
preview-offers-promote = You could promote { $cards }.
preview-pass-promote = It stays in your forecast, for another Meld action.
preview-promote = It's melded from your forecast, and your Meld action is over.
preview-promote-and-use = It's melded from your forecast, and you use it at once, for free.

## Decisions on open questions, as in docs/rules.md

ruling-disputed-echoes = Disputed print: Bangle foreshadows a [3].
ruling-base-cards-instead = A base card drawn in place of an expansion's, because that supply is empty, follows the draw rule of Echoes.
ruling-promoting-after-yamato = Promoting after Battleship Yamato: melded, it counts 11.
ruling-barometer = Barometer: the forecast is revealed, then returned.
ruling-first-hands = First hands are one base card and one Echoes card, drawn by the draw rule.
ruling-every-value = Achieve actions exist for every value of an available standard achievement, 1 to 10.
ruling-promoted-card-is-an-action = A promoted card's free Dogma is an action of its own: with after_each_effect everything due from the meld is handed out before it.
ruling-order-of-echoes = Order is also asked if it could decide Wealth, Destiny, Heritage, History or Supremacy.
ruling-backs-in-a-forecast = Backs in a forecast (number, set, age) are public, faces are not.
ruling-shown-as-they-leave-in-echoes = Shown as they leave, because something visible depends on them: Almanac, Globe, Helicopter, Typewriter.
