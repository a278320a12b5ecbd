### The words of Echoes of the Past.

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
