### The words of Cities of Destiny.

set-cities = Cities
set-about-cities = Adds 105 cities: no effects, but icons that act when you meld one, and flags that count as achievements.
icon-plus = plus
icon-left = left arrow
icon-right = right arrow
icon-up = up arrow
icon-flag = flag
icon-fountain = fountain
icon-search-crown = search for crowns
icon-search-leaf = search for leaves
icon-search-bulb = search for bulbs
icon-search-castle = search for castles
icon-search-factory = search for factories
icon-search-clock = search for clocks
sign-plus = +
sign-left = ←
sign-right = →
sign-up = ↑
sign-flag = ⚑
sign-fountain = ⛲
sign-search-crown = ?c
sign-search-leaf = ?l
sign-search-bulb = ?b
sign-search-castle = ?s
sign-search-factory = ?f
sign-search-clock = ?k

## Special achievements

special-name-Legend = Legend
special-name-Repute = Repute
special-name-Fame = Fame
special-name-Glory = Glory
special-name-Victory = Victory
special-Legend = melding a city with a left arrow onto a color that is splayed left already
special-Repute = melding a city with a right arrow onto a color that is splayed right already
special-Fame = melding a city with an up arrow onto a color that is splayed up already
special-Glory = tucking a city with a flag
special-Victory = tucking a city with a fountain

## Icons that act, and drawing cities

event-icon-plus = { $cards }: the plus lets { $player } draw.
event-icon-arrow = { $cards }: the arrow points { $icon }.
event-icon-search = { $cards }: { $player } searches for [{ $icon }].
event-city-color = A new color, { $color }, brings { $player } a city.
event-city-splay = Splayed { $direction }, { $color } brings { $player } a city.
event-city-color-instead = A new color, { $color }, brings { $player } a card of { $set }: no city is left.
event-city-splay-instead = Splayed { $direction }, { $color } brings { $player } a card of { $set }: no city is left.

## Endorsing

option-endorse = Endorse { $card }
option-pass-endorse = Endorse nothing
prompt-endorse = To endorse { $card }, { $prompt }
waits-endorse = { $player } chooses a card to tuck, to endorse { $card }.
event-action-endorse = { $player } endorses { $cards }.
preview-endorse = You tuck a card from your hand first.

## What is foretold of signs and of cities that come

preview-acts-plus = { $does ->
    [never] Plus: there's nothing left to draw.
   *[always] Plus: you'd draw { $cards }.
}
preview-acts-arrow = { $does ->
    [never] Arrow: it splays nothing.
   *[always] Arrow: it splays { $color } { $direction }.
}
preview-acts-search = { $does ->
    [never] Lens: no base [{ $age }] is left.
   *[always] { $number ->
        [one] Lens: you'd reveal a base [{ $age }] and keep it if it has { $icon }.
       *[other] Lens: you'd reveal { $number } base [{ $age }] and keep those with { $icon }.
    }
}
preview-city = { $does ->
    [maybe] It may bring { $cards }.
   *[always] It brings { $cards }.
}
preview-effects-twice = Then you follow each effect twice, and demands go round twice.
preview-no-effects = There are no effects to follow.
preview-unsure = Whether it reaches { $players } depends on the card you tuck.

## The table in plain lines

plain-flag = { $name }. { $taken }.

## Decisions on open questions, as in docs/rules.md

ruling-cities = Cities: for a splay on another player's board whoever makes the splay draws the city. A city's icons act from the top one on. An endorsed demand goes round the table twice.
ruling-endorse-bound = Endorsing asks for no city: the highest one that fits bounds the card that is tucked.
ruling-two-acting-icons = Two acting icons on a city: the top-middle one first. Bangkok and San Francisco have bonuses alone.
ruling-when-a-city-is-drawn = A city for a new color comes from a Meld action alone; one for a splay from any splay, nested or shared, at once.
ruling-splay-then-city = A splay is followed by flags and fountains, special achievements and the check for a win; only then is the city drawn.
ruling-order-of-flags = Order is also asked if it could decide a win by a flag or a fountain.
ruling-endorsed-echoes = Endorsing doubles your echo effects too.
