### The words of Artifacts of History.

set-artifacts = Artifacts
set-about-artifacts = 105 more cards. Covering a card can dig up an artifact, which you may use once for free. One more achievement wins.
icon-blank = nothing
sign-blank = -
zone-display = Artifact on display
place-display = their display
place-display-your = your display
place-display-of = { $player }'s display

## Digs

icon-place-top-left = top left
icon-place-bottom-left = bottom left
icon-place-bottom-middle = bottom middle
icon-place-bottom-right = bottom right
icon-place-top-middle = top middle
icon-place-top-right = top right
event-dig-value = { $melded } covers { $covered }, no lower card: { $player } digs { $cards }.
event-dig-picture = { $melded } covers { $covered }, both pictures { $place }: { $player } digs { $cards }.
event-dig-both = { $melded } covers { $covered }, no lower card, both pictures { $place }: { $player } digs { $cards }.

preview-digs-always = You'd dig { $cards }.
preview-digs-maybe = You may dig { $cards }.

## The free action

event-action-return = { $player } chooses to return { $cards }.
option-return = Return { $card }
preview-return = It goes beneath its supply, and you can dig again.

## Hints

learn-hint-dig = You've dug an artifact: you melded a card no higher than the one it covers, or both have their pictures in the same place. It's on display, not on your board: next turn you can use it once for free, or meld it.
learn-hint-dig-other = Another player has dug an artifact. While it's on display, its icons don't count and no effect reaches it. They can use it once for free when their next turn begins.
learn-hint-free-action = An artifact is on display: use it now for free, and it goes back, or return it to make room, or skip. Its own icons count for this dogma alone.
learn-hint-compelled = A compel has hit you. It's a demand turned around: it hits opponents with at least as many of the card's icon as its user.
