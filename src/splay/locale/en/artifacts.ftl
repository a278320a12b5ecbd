### The words of Artifacts of History.

set-artifacts = Artifacts
set-about-artifacts = 105 more cards. Covering a card can dig up an artifact, which you may use once for free. One more achievement wins.
icon-blank = nothing
sign-blank = -
zone-display = Artifact on display
zone-display-short = Display
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
event-dig-value = { $melded } covers { $covered }, which is no lower: { $player } digs { $cards }.
event-dig-picture = { $melded } covers { $covered }, both pictures { $place }: { $player } digs { $cards }.
event-dig-both = { $melded } covers { $covered }, which is no lower, both pictures { $place }: { $player } digs { $cards }.

note-digs-always = digs { $cards }
note-digs-maybe = may dig { $cards }
preview-digs-always = You'd dig { $cards }.
preview-digs-maybe = You may dig { $cards }.

## The free action

event-action-return = { $player } chooses to return { $cards }.
option-return = Return { $card }
preview-return = It goes beneath its supply, and you can dig again.
