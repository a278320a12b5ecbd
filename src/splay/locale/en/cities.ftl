### The words of Cities of Destiny.

set-cities = Cities
set-about-cities = Adds 105 cities: no effects, but symbols that act when you meld one, and flags that count as achievements.
icon-plus = plus
icon-left = left arrow
icon-right = right arrow
icon-up = up arrow
icon-flag = flag
icon-fountain = fountain
icon-search-crown = crown that searches for crowns
icon-search-leaf = leaf that searches for leaves
icon-search-bulb = bulb that searches for bulbs
icon-search-castle = castle that searches for castles
icon-search-factory = factory that searches for factories
icon-search-clock = clock that searches for clocks
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
special-Legend = melding a city with a left arrow onto a color already splayed left
special-Repute = melding a city with a right arrow onto a color already splayed right
special-Fame = melding a city with an up arrow onto a color already splayed up
special-Glory = tucking a city with a flag
special-Victory = tucking a city with a fountain

## Icons that act, and drawing cities

event-icon-plus = The plus on { $cards } lets { $you ->
    [yes] you
   *[no] { $player }
} draw.
event-icon-arrow = The arrow on { $cards } points { $direction }.
event-icon-search = { $player } searched for [{ $icon }] with { $cards }.
event-city-color = { $player } got a city for the new color { $color }.
event-city-splay = { $player } got a city for splaying { $color } { $direction }.
event-city-color-instead = { $player } got a card from { $set } for the new color { $color }: no city is left.
event-city-splay-instead = { $player } got a card from { $set } for splaying { $color } { $direction }: no city is left.

## Flags and fountains that come and go

event-flag-won = { $player } got an achievement: the flag on { $card }.
event-flag-lost = { $player } lost an achievement: the flag on { $card }.
event-fountain-won = { $player } got { $number ->
    [one] an achievement: the fountain
   *[other] { $number } achievements: the fountains
} on { $card }.
event-fountain-lost = { $player } lost { $number ->
    [one] an achievement: the fountain
   *[other] { $number } achievements: the fountains
} on { $card }.

## Endorsing

option-endorse = Endorse { $card }
option-pass-endorse = Don't endorse
prompt-endorse = To endorse { $card }, { $prompt }
waits-endorse = { $player } is choosing a card to tuck, to endorse { $card } ...
event-action-endorse = { $player } endorsed { $cards }.
preview-endorse = You tuck a card from your hand first.

## What is foretold of signs and of cities that come

preview-act-plus = { $sure ->
    [never] You'd draw nothing: no cards are left.
   *[always] You'd draw { $cards }.
}
preview-act-arrow = { $sure ->
    [never] It splays nothing.
   *[always] It splays { $color } { $direction }.
}
preview-act-search = { $sure ->
    [never] You'd reveal nothing: no base [{ $age }] is left.
   *[always] { $number ->
        [one] You'd reveal a base [{ $age }] and keep it if it has a [{ $icon }].
       *[other] You'd reveal { $number } base [{ $age }] and keep those with a [{ $icon }].
    }
}
preview-city = { $sure ->
    [maybe] You might get { $cards }.
   *[always] You get { $cards }.
}
preview-effects-twice = Then you resolve each effect twice, and demands go around twice.
preview-no-effects = It has no effects.
preview-paid-never = You'd tuck a card, and its effects would change nothing.
preview-unsure = Whether it reaches { $players } depends on the card you tuck.

## The table in plain lines

plain-fleeting = { $name }. { $taken }

## Decisions on open questions, as in docs/rules.md

ruling-cities = Cities: if you splay a color on another player's board, you draw the city. A city's symbols act from the top down. An endorsed demand goes around the table twice.
ruling-endorse-bound = You don't choose a city to endorse with: the highest that fits limits the card you tuck.
ruling-two-acting-icons = Two acting symbols on a city: the top-middle one first. Bangkok and San Francisco have only bonuses.
ruling-when-a-city-is-drawn = You draw a city for a new color only in a Meld action; for a splay, right after any splay, nested or shared.
ruling-splay-then-city = After a splay come flags and fountains, special achievements, and the check for a win; only then do you draw the city.
ruling-order-of-flags = You also choose the order if it could decide a win by a flag or a fountain.
ruling-endorsed-echoes = Endorsing doubles your echo effects too.
