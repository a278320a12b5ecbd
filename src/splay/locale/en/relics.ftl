### The words of relics.

set-relics = Relics
set-about-relics = Single cards in a museum. A dig of the same value can seize one.
zone-museum = Museum
zone-relics = Relics
place-museum = the museum
place-relics = their relics
place-relics-your = your relics
place-relics-of = { $player }'s relics
preview-offers = You could seize { $cards }.
prompt-seize-pick = you may seize a relic.
option-seize = { $card } to your achievements
option-seize_to_hand = { $card } to your hand
event-seize = { $player } seizes { $cards } from { $source } for { $target }.
