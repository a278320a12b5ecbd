### The words of Artifacts of History.

set-artifacts = Artifacts
set-about-artifacts = Adds { $supplied } cards: cover a card to dig one up, then use it once for free.
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
event-dig-value = { $melded } covers { $covered }, which is no lower: { $player } digs { $cards }{ $skipped ->
    [0] , as high as { $covered }.
    [1] , as no base [{ $wanted }] is left.
   *[other] , as no base [{ $wanted }] to [{ $last }] is left.
}
event-dig-picture = { $melded } covers { $covered }, both hexagons { $place }: { $player } digs { $cards }{ $skipped ->
    [0] , as high as { $covered }.
    [1] , as no base [{ $wanted }] is left.
   *[other] , as no base [{ $wanted }] to [{ $last }] is left.
}
event-dig-both = { $melded } covers { $covered }, which is no lower, and both hexagons are { $place }: { $player } digs { $cards }{ $skipped ->
    [0] , as high as { $covered }.
    [1] , as no base [{ $wanted }] is left.
   *[other] , as no base [{ $wanted }] to [{ $last }] is left.
}

note-digs-always = digs { $cards }
note-digs-maybe = may dig { $cards }

preview-dig-value = { $sure ->
    [always] You'd
   *[maybe] You may
} dig { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] is left)
   *[other] {" "}(no base [{ $wanted }] to [{ $last }] is left)
}, as { $covered } is no lower than { $melded }.
preview-dig-picture = { $sure ->
    [always] You'd
   *[maybe] You may
} dig { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] is left)
   *[other] {" "}(no base [{ $wanted }] to [{ $last }] is left)
}, as the hexagons of { $melded } and { $covered } are both { $place }.
preview-dig-both = { $sure ->
    [always] You'd
   *[maybe] You may
} dig { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] is left)
   *[other] {" "}(no base [{ $wanted }] to [{ $last }] is left)
}, as { $covered } is no lower than { $melded } and both hexagons are { $place }.

## The free action

event-action-dogma-free = { $player } uses { $cards } from their display, for free.
event-action-return = { $player } chooses to return { $cards }.
option-return = Return { $card }
preview-return = It goes beneath its supply, which makes room for your next dig.
preview-pass-free_action = It stays on display: you can meld it, or use it when your next turn begins. Until it's gone you dig nothing.
preview-returned = Then it's returned.
preview-returned-in-vain = It's returned all the same.

## Decisions on open questions, as in docs/rules.md

ruling-artifact-returned = The artifact on display that the free action used is returned afterwards; no effect can have moved it.
ruling-disputed-artifacts = Disputed prints of artifacts: Pride and Prejudice compares visible cards; The Daily Courant says "may".
ruling-dig-finds-none = A dig that finds no age up to 10 digs nothing.
ruling-yamato-on-a-board = Battleship Yamato counts 11 on a board, also for digging; as highest top card it makes a draw by value end the game.
ruling-own-board = Moses and Terracotta Army compel each player to give up cards of that player's own board.
ruling-relics-with-artifacts = Relics come only with Artifacts of History.
ruling-display-unreached = A card on display is reached by no effect, not even by one that names it.
ruling-yamato-elsewhere = Battleship Yamato counts 11 only on a board; on display, revealed and everywhere else 8.
ruling-the-big-bang = The Big Bang asks whether anything changed at all, whoever executes and shared or not.
ruling-seikan-tunnel = Seikan Tunnel needs strictly more visible cards than any color of any other player has; a tie between your own colors still wins.
ruling-shown-as-they-leave = Shown as they leave. Cards that go face down are shown to all if something visible depends on their color or icons: Papyrus of Ani, Ark of the Covenant, Shroud of Turin, Delft Pocket Telescope, Puffing Billy. A score pile that cannot give what is asked is shown as proof: Shroud of Turin, Buttonwood Agreement, Singer Model 27.
ruling-returned-out-of-piles = Cards returned out of several players' piles are ordered by the player who returns them, by their backs alone.
