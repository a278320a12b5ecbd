### The words of relics.

set-relics = Relics
set-about-relics = Adds { $singles } relics: dig an artifact of a relic's value, and you may seize that relic as an achievement.
set-singles-relics = { $number ->
    [one] 1 relic
   *[other] { $number } relics
}
zone-museum = Museum
zone-relics = Relics
place-museum = the museum
place-relics = their relics
    .target = their achievements
place-relics-your = your relics
    .target = your achievements
place-relics-of = { $player }'s relics
    .source = { $player }
    .target = { $player }'s achievements
preview-offers-seize = You could seize { $cards }.
prompt-seize = You dug up a [{ $value }]: you may seize its relic.
waits-seize = { $player } is choosing whether to seize a relic ...
option-seize = { $card } to your achievements
option-seize_only = { $card } to your achievements
option-seize_to_hand = { $card } to your hand
option-seize_own_to_hand = { $card } from your achievements to your hand
option-pass-seize = Don't seize it
preview-seize = It counts as an achievement, until another player seizes it.
preview-seize_only = It counts as an achievement, until another player seizes it. Only a relic of a set in play can go to your hand.
preview-seize_to_hand = You can meld it, but it isn't an achievement then.
preview-seize_own_to_hand = You lose an achievement, but you can meld it.
preview-pass-seize = The relic stays where it is.
event-seize = { $player } seized { $cards } from { $source } for { $target }.

## Decisions on open questions, as in docs/rules.md

ruling-relics-unreached = Cards that mention standard achievements never reach relics, among achievements or in the museum.
ruling-own-relic = You can seize a relic among your own achievements only to your hand, and only if its set is in play.
ruling-relic-is-no-achievement = "Achievement" on a card never means a relic. If an effect achieves a relic from elsewhere, you must be eligible as usual; then it's a relic among your achievements.
ruling-museum = The museum is our word for the relics' place by the supplies: public, and nobody's.

ring-relics = { $you ->
    [yes] your relics
   *[no] { $player }'s relics
}
