### The words of relics.

set-relics = Relics
set-about-relics = Adds { $singles } relics: dig an artifact of a relic's value, and you may seize that relic as an achievement.
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
prompt-seize = You dug a [{ $value }]: you may seize its relic.
waits-seize = { $player } chooses whether to seize a relic.
option-seize = { $card } to your achievements
option-seize_only = { $card } to your achievements
option-seize_to_hand = { $card } to your hand
option-seize_own_to_hand = { $card } from your achievements to your hand
option-pass-seize = Seize nothing
preview-seize = It counts as an achievement, until another player seizes it.
preview-seize_only = It counts as an achievement, until another player seizes it. Only a relic of a set in play can go to your hand.
preview-seize_to_hand = You can meld it, but it's no achievement then.
preview-seize_own_to_hand = It leaves your achievements: you've one fewer. You can meld it then.
preview-pass-seize = The relic stays where it lies.
event-seize = { $player } seizes { $cards } from { $source } for { $target }.

## Decisions on open questions, as in docs/rules.md

ruling-relics-unreached = Relics among achievements or in the museum are reached by nothing that speaks of standard achievements.
ruling-own-relic = A relic among your own achievements can be seized to the hand only if its set is in play; it is never offered where it already lies.
ruling-relic-is-no-achievement = No card's word "achievement" means a relic. A relic that an effect achieves from elsewhere needs the usual eligibility, then lies among the achievements as a relic.
ruling-museum = The museum is our word for the place of the relics beside the supplies: public, of nobody.
