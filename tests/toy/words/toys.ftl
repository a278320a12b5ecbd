### The words of the toy set.

set-toys = Toys
card-mark-toys = To
zone-toybox = Toy box
zone-window = Shop window
place-toybox = their toy box
place-toybox-your = your toy box
place-toybox-of = { $player }'s toy box
place-window = the shop window
special-name-Collection = Collection
special-Collection = at least { $collection_cards } cards in your toy box
event-action-wind = { $player } winds up { $cards }.
event-fetch = { $player } put { $cards } into the toy box.
event-action-take = { $player } took { $cards } from the shop window.
story-account-wind = { $player } wound up { $cards }: { $deeds }.
story-account-take = { $player } took { $cards } from the shop window.
prompt-wind = To wind up { $card }, { $prompt }
waits-wind = { $player } is choosing a card to tuck, to wind up { $card } ...
option-wind = Wind up { $card }
option-take = Take { $card }
preview-wind = You tuck a card from your hand, then use the toy twice.
preview-fetch = You'd get { $cards }.
preview-take = It goes into your toy box.
learn-hint-window = What lies in the shop window can be taken.
table-points-from-toys = toys { $points }
table-points-says-toys = toys { $points }
table-special-have-Collection = You have { $have } of { $need } cards there.
