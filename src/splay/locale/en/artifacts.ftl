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
event-dig-value = { $player } dug up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
} by covering { $covered } with { $melded }, which isn't higher.
event-dig-picture = { $player } dug up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
} by covering { $covered } with { $melded }: both have their hexagon at the { $place }.
event-dig-both = { $player } dug up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
} by covering { $covered } with { $melded }, which isn't higher; both have their hexagon at the { $place }.

note-dig-always = digs up { $cards }
note-dig-maybe = might dig up { $cards }

preview-dig-value = { $sure ->
    [always] You'd
   *[maybe] You might
} dig up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
}: { $melded } isn't higher than { $covered }.
preview-dig-picture = { $sure ->
    [always] You'd
   *[maybe] You might
} dig up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
}: { $melded } and { $covered } both have their hexagon at the { $place }.
preview-dig-both = { $sure ->
    [always] You'd
   *[maybe] You might
} dig up { $cards }{ $skipped ->
    [0] {""}
    [1] {" "}(no base [{ $wanted }] left)
   *[other] {" "}(no base [{ $wanted }]-[{ $last }] left)
}: { $melded } isn't higher than { $covered }, and both have their hexagon at the { $place }.

## The free action

event-action-dogma-free = { $player } used { $cards } from display, for free.
event-action-return = { $player } used the free action to return { $cards }.
option-return = Return { $card }
preview-return = It goes under its supply. That makes room for your next dig.
preview-pass-free_action = It stays on display: you can meld it, or use it when your next turn begins. Until it's gone, you can't dig.
preview-returned = Then you return it.
preview-returned-in-vain = You return it anyway.

## Decisions on open questions, as in docs/rules.md

ruling-artifact-returned = After your free action you return the artifact on display; no effect can have moved it.
ruling-disputed-artifacts = Disputed prints of artifacts: Pride and Prejudice compares visible cards; The Daily Courant says "may".
ruling-dig-finds-none = If no age up to 10 has a card to dig, you dig nothing.
ruling-yamato-on-a-board = Battleship Yamato counts as 11 on a board, for digs too; if it's your highest top card, a draw by value ends the game.
ruling-own-board = Moses and Terracotta Army compel each player to give up cards from their own board.
ruling-relics-with-artifacts = Relics come only with Artifacts of History.
ruling-display-unreached = No effect reaches a card on display, not even one that names it.
ruling-yamato-elsewhere = Battleship Yamato counts as 11 only on a board; on display, revealed, or anywhere else it's 8.
ruling-the-big-bang = The Big Bang asks if anything changed at all, whoever did it, shared or not.
ruling-seikan-tunnel = Seikan Tunnel needs more visible cards than any color of any other player has; a tie between your own colors still wins.
ruling-shown-as-they-leave = Shown as they leave. You show cards that go face down if something visible depends on their color or icons: Papyrus of Ani, Ark of the Covenant, Shroud of Turin, Delft Pocket Telescope, Puffing Billy. You show a score pile that can't give what's asked, as proof: Shroud of Turin, Buttonwood Agreement, Singer Model 27.
ruling-returned-out-of-piles = If you return cards from several players' piles, you choose the order by their backs alone.

## What artifacts ask in words of their own

asks-mask-of-warka-dogma-color = choose the color that everyone reveals.
asks-mjolnir-amulet-compel-card = choose a top card. All your cards of its color go to the score pile of whoever compels you.
asks-mona-lisa-dogma-number = choose how many cards of one color you'll hold after drawing five [4].
asks-mona-lisa-dogma-color = you chose { $number }. Now choose the color.
asks-moonlight-sonata-dogma-color = choose the color whose bottom card you meld.
asks-papyrus-of-ani-dogma-set = choose the set to draw from.
asks-periodic-table-dogma-value = choose the value of two of your top cards.
asks-periodic-table-dogma-card = choose two top cards of the same value.
asks-plush-beweglich-rod-bear-dogma-value = choose the value to splay up, and to return from score piles.
asks-rosetta-stone-dogma-set = choose the set to draw from.
asks-tale-of-the-shipwrecked-sailor-dogma-color = choose the color to meld after drawing a [1].
asks-the-daily-courant-dogma-value = choose the value to draw.

ring-display = { $you ->
    [yes] your display
   *[no] { $player }'s display
}
