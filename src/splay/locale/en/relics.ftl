### The words of relics.

set-relics = Relics
set-about-relics = Adds { $singles ->
    [one] one relic
   *[other] { $singles } relics
}: dig an artifact of a relic's value, and you may take that relic as an achievement.
set-singles-relics = { $number ->
    [one] one relic
   *[other] { $number } relics
}
zone-museum = Museum
zone-relics = Relics
place-museum = the museum
place-relics = their relics
place-relics-your = your relics
place-relics-of = { $player }'s relics
preview-offers-seize = You could seize { $cards }.
prompt-seize-pick = you may seize a relic.
waits-seize = { $player } chooses whether to seize a relic.
option-seize = { $card } to your achievements
option-seize_to_hand = { $card } to your hand
option-pass-seize = Seize nothing
event-seize = { $player } seizes { $cards } from { $source } for { $target }.

## Decisions on open questions, as in docs/rules.md

ruling-relics-unreached = Relics among achievements or in the museum are reached by nothing that speaks of standard achievements.
ruling-own-relic = A relic among your own achievements can be seized to the hand only if its set is in play; it is never offered where it already lies.
ruling-relic-is-no-achievement = No card's word "achievement" means a relic. A relic that an effect achieves from elsewhere needs the usual eligibility, then lies among the achievements as a relic.
ruling-museum = The museum is our word for the place of the relics beside the supplies: public, of nobody.
