### The words of the toy set.

set-toys = Toys
icon-echo = echo
icon-bonus-1 = bonus of 1
icon-bonus-2 = bonus of 2
icon-bonus-3 = bonus of 3
icon-bonus-4 = bonus of 4
sign-echo = e
sign-bonus-1 = 1
sign-bonus-2 = 2
sign-bonus-3 = 3
sign-bonus-4 = 4
zone-toybox = Toy box
zone-window = Shop window
place-toybox = their toy box
place-toybox-your = your toy box
place-toybox-of = { $player }'s toy box
place-window = the shop window
special-name-Collection = Collection
special-Collection = at least { $collection_cards } cards in your toy box
event-action-wind = { $player } winds up { $cards }.
event-action-take = { $player } takes { $cards } from the shop window.
option-wind = Wind up { $card }
option-take = Take { $card }
preview-wind = You tuck a card from your hand, then use the toy twice.
preview-take = It goes into your toy box.
table-special-have-Collection = You have { $have } of { $need } cards there.
