### The words of Artifacts of History.

set-artifacts = Artifacts
icon-blank = nothing
sign-blank = -
zone-display = Artifact on display
place-display = their display
place-display-your = your display
place-display-of = { $player }'s display
