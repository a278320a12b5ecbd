### The decisions on which sources of the rules disagree, as in docs/rules.md; each expansion's stand with its words.

ruling-edition = Edition. third or first. In the first edition nine cards have other effects: Oars, Fermenting, Feudalism, Measurement, Statistics, Societies, Industrialization, Combustion, Fission.
ruling-special-achievements = Special achievements. after_each_change (the printed rule, the default): at once, even in the middle of an effect. after_each_effect: at the end of each effect and of each action. Monument counts within one turn either way.
ruling-tied-score = End by score with equal scores and equal numbers of achievements: those tied share the win.
ruling-achievements-to-win = Achievements to win: 8 minus the number of players, never fewer than 4; 6 for a team of two; one more for each expansion, and one more with the option extra_achievement.
ruling-players = Two to five players. With four or more, the first two players have one action in their first turn. Teams need four players; the seating is random, 1-2 v 3-4, 1-3 v 2-4 or 1-4 v 2-3.
ruling-fewer-than-three = "You may return three. If you do ..." with fewer than three: you must pass.
ruling-may = Nothing is optional unless it says "may". "Up to" and "any number" can stop early; "you may" with a fixed number is all or nothing.
ruling-proof = A "must" that fails because of what only faces show is proved: the hand is shown to all, once. This is not a change of the game.
ruling-order = Order. Whoever returns or tucks several cards to one pile chooses the order, card by card; if it cannot matter nothing is asked. Others never learn the order of returned cards.
ruling-transfer = Exchanging and transferring are not scoring, melding, drawing or achieving.
ruling-change = A change, for the sharing draw, is any card moved or revealed, any splay that really changed, any real reordering, made while an opponent executes a shared non-demand effect. Putting things back does not undo it. Exchanging nothing for nothing, proofs and splays into the present direction are no changes. A team mate's change does not count.
ruling-disputed-prints = Disputed prints: Democracy compares with any other player, a team mate included; Socialism, Specialization and Self Service look at opponents.
ruling-first-player = First player: by English title, compared by code point in upper case, with punctuation and articles ("The Wheel" before "Tools").
ruling-tied-special = A tie for a special achievement: whoever is executing comes first (outside of effects the turn player), then clockwise.
ruling-end-of-effect = "At the end of each effect" is whenever a player has finished an effect, before the next player begins it. What is a state must hold then (Empire, Wonder, World, Universe); what was done is remembered until then (Monument).
ruling-one-by-one = Several cards moved by one effect (returned, transferred, scored, melded, tucked) move one by one, and special achievements are looked at after each. If the order could decide one, whoever moves them chooses it. An exchange and a rearrangement are one step.
ruling-removing = Removing cards from the game (Fission) is one step.
ruling-expansions-edition = Expansions need the third edition. Any of them can be combined.
ruling-words-for-players = Words for players. On cards of expansions "other player", "each player" and "any player" include a team mate; "opponent" does not.
ruling-free-actions-are-actions = With after_each_effect a Meld action ends after the last thing that it brings, and a free action is an action of its own.
ruling-fission-ends-all = Fission that removes everything ends all effects for everybody. The dogma is then complete: an artifact used from the display is returned, and a sharing draw that was already due is drawn.
ruling-nested-changes = Changes in nested executions. For the sharing draw the innermost effect decides: what a nested demand or compel changes brings none.
ruling-splay-must = A splay that must be made is made on a color where it changes something, if there is one; nothing else is offered. "Two colors" are two different ones, as far as possible.
