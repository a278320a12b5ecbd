### The rules, hints and deeds of Artifacts of History and of relics, in our own words; the same form as in web-rules.ftl. Which topics
### and sections there are stands in web/src/sets/artifacts/rules_topics.ts and web/src/sets/relics/set.ts.

## Artifacts

rules-artifacts-title = Artifacts of History
rules-artifacts-idea-title = What it adds
rules-artifacts-idea =
    105 more cards, the artifacts. You don't get them with the Draw action. You dig them up when you meld, show them off, and may use each of them once for free.

    New to the game? Play a few games without expansions first: this one adds rules, and its cards assume you know the others.
rules-artifacts-setup-title = Setup
rules-artifacts-setup =
    Artifacts have ten supplies of their own, one for each age, beside those of the base game. Their backs show both the set and the age.

    The standard achievements still come from the base cards. You need **one more achievement** to win.
rules-artifacts-dig-title = Digging
rules-artifacts-dig =
    When you take a Meld action and your card covers another one, you dig if at least one of these is true:

    - Your card's value is **equal to or lower than** the value of the card it covers.
    - Both cards have their **empty hexagon in the same place**.

    = [dig]

    You dig one artifact of the value of the **covered** card. If that base supply is empty, take the next higher age, as for a draw. It goes on display in front of you, for all to see.

    You dig nothing if you already have an artifact on display, or if none of that value is left. Only Meld actions dig, not cards that effects meld.
rules-artifacts-display-title = On display
rules-artifacts-display =
    You can have one artifact on display. It isn't part of your board or hand: its icons don't count, and no effect reaches it.

    You can meld it with a Meld action, as if it were in your hand.
rules-artifacts-free-title = The free action
rules-artifacts-free =
    If you have an artifact on display when your turn begins, you may do one of these before your two actions:

    - **Use it.** Its own featured icons count for you, in this dogma only. Others share it or get hit as usual. Then you return it.
    - **Return it**, which makes room for the next dig.
    - **Skip.** It stays on display.
rules-artifacts-compel-title = Compel effects
rules-artifacts-compel =
    A compel is a demand turned around. Opponents with **as many** of the featured icon as you, **or more**, must resolve an effect that begins with "I compel". Nobody else does, not even you.

    If a card compels you, you also share its other effects. A demand hits the weak, a compel the strong.
rules-artifacts-as-if-title = As if they were on this card
rules-artifacts-as-if =
    Some artifacts execute another card's effects "as if they were on this card". Then the icons counted for this card decide who shares them and who is hit.

    "Without sharing" means that only you resolve them.

## Relics

rules-relics-title = Relics
rules-relics-museum-title = The museum
rules-relics-museum =
    Relics are single cards from other sets. A table with artifacts can add them. They start in the museum, face up.
rules-relics-seize-title = Seizing one
rules-relics-seize =
    When you dig an artifact of a relic's value, you may seize that relic, from the museum or from **anyone's** achievements.

    It goes to your achievements, where it counts as one. If the relic's own set is in play, you may take it into your hand instead. (Ching Shih is only ever an achievement.)

    Relics don't make other achievements cost more, and effects on achievements don't reach them. A returned relic goes back to the museum.

## Figures

learn-figure-dig-value = { $card } covers { $covered } and isn't higher. You dig up a [{ $age }].
learn-figure-dig-picture = { $card } covers { $covered }: their empty hexagons are in the same place. You dig up a [{ $age }].
learn-figure-dig-neither = { $card } covers { $covered }, which is lower, and the hexagons are in different places. You dig nothing.

## Words on the cards

# In the band of a card, beside its age.
card-mark-artifacts = Ar
card-mark-relics = Re

learn-forms-artifact = artifact
learn-forms-compel = I compel
learn-forms-remove = remove, removed
learn-forms-set = card set, different sets
learn-word-artifact = Artifact
learn-word-compel = I compel
learn-word-remove = Remove
learn-word-set = Card set
learn-word-dig = Dig
learn-word-display = On display
learn-word-museum = Museum
learn-word-relic = Relic
learn-means-artifact = A card from the set Artifacts of History. You get it by digging, or by effects that draw it.
learn-means-compel = Only your opponents with as many of the card's featured icon as you, or more, must resolve this effect; you don't. "I" is the player who used the card, "you" is the one it compels.
learn-means-remove = Take a card out of the game for good.
learn-means-set = The set a card is from, shown on its back: Base, Artifacts, or another expansion in play. Each set has supplies of its own.
learn-means-dig = Get an artifact with a Meld action: if your card is no higher than the one it covers, or both have their empty hexagon in the same place.
learn-means-display = The place for an artifact you dug, until you use, return, or meld it. It isn't part of your board or hand, and no effect reaches it.
learn-means-museum = Where relics lie until players seize them.
learn-means-relic = A single card you can seize when you dig an artifact of its value. Among your achievements it counts as one.

## Hints of both

learn-hint-dig = You've dug up an artifact. Use it once for free when your next turn begins.
learn-hint-dig-other = Another player dug up an artifact. They'll get to use it for free: read what it does.
learn-hint-free-action = Use your artifact for free, return it so you can dig again, or skip: it's kept.
learn-hint-compelled = A compel hit you: you don't have fewer of its icon than its user. Do what it says.
learn-hint-would-compel = A compel hits opponents with at least as many icons. With fewer, you're safe.
learn-hint-seize = Seize it and it's an achievement. Others can seize it from you by digging its value.
learn-hint-seized = A relic's now someone's achievement. Dig its value, and you may seize it.

## At the table

table-action-hint-display = Meld { $hand ->
    [0] the artifact on display
   *[other] a card from your hand or the artifact on display
}, use a card on your board, or press a button here.
table-actions-free = free action, then { $actions } actions
zone-label-display = Display
zone-about-museum = When you dig an artifact of a relic's value, you may seize that relic: it counts as an achievement.
card-lies-museum = A relic: anyone who digs an artifact of value [{ $age }] may seize it as an achievement.
card-lies-relics = A relic, and one of { $own ->
    [yes] your achievements
   *[no] { $player }'s achievements
}. Anyone who digs an artifact of value [{ $age }] may seize it.

## What was done, in the last action

story-account-dogma-free = { $player } used { $cards } from display: { $deeds }.
story-account-dogma-free-nothing = { $player } used { $cards } from display: no effect.
story-deed-dig-value = dug up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
} by covering { $covered } with { $melded }, which isn't higher
story-deed-dig-picture = dug up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
} by covering { $covered } with { $melded } (hexagons { $place })
story-deed-dig-both = dug up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
} by covering { $covered } with { $melded }, which isn't higher (hexagons { $place })
story-deed-seize = seized { $cards } from { $source } for { $target }

statistic-dug = Artifacts dug
statistic-seized = Relics seized
