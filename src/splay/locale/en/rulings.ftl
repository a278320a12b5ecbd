### The decisions on which sources of the rules disagree, as in docs/rules.md; each expansion's stand with its words.

ruling-edition = Edition: third or first. In the first edition nine cards have different effects: Oars, Fermenting, Feudalism, Measurement, Statistics, Societies, Industrialization, Combustion, Fission.
ruling-special-achievements = Special achievements. after_each_change (the printed rule, the default): right away, even in the middle of an effect. after_each_effect: at the end of each effect and of each action. Monument counts within one turn either way.
ruling-tied-score = If the game ends on points, and points and achievements are tied, the tied players share the win, which is called a draw.
ruling-achievements-to-win = Achievements to win: 8 minus the number of players, never fewer than 4; 6 for a team of two; one more for each expansion, and one more with the option extra_achievement.
ruling-players = Two to five players. With four or more, the first two players have one action in their first turn. Teams need four players; the seating is random, 1-2 vs. 3-4, 1-3 vs. 2-4, or 1-4 vs. 2-3.
ruling-fewer-than-three = "You may return three. If you do ..." with fewer than three cards: you must pass.
ruling-may = Nothing is optional unless it says "may". "Up to" and "any number" can stop early; "you may" with a fixed number is all or nothing.
ruling-proof = If you can't do a "must" and only your cards' faces show why, you show everyone your hand, once, as proof, unless all of it was just revealed. That isn't a change.
ruling-order = Order. If you return or tuck several cards to one pile, you choose the order, card by card, unless it can't matter. Others never learn how returned cards lie in a supply.
ruling-transfer = Exchanging and transferring aren't scoring, melding, drawing, or achieving.
ruling-change = For the sharing draw, a change is any card moved or revealed, any splay or order that really changed, while an opponent resolves a shared non-demand effect. Putting things back doesn't undo it. Exchanging nothing for nothing, proofs, and splays that stay as they were aren't changes. A teammate's change doesn't count.
ruling-disputed-prints = Disputed prints: Democracy compares with any other player, a teammate included; Socialism, Specialization, and Self Service look at opponents.
ruling-first-player = First player: by English title, compared by code point in upper case, with punctuation and articles ("The Wheel" before "Tools").
ruling-tied-special = If players tie for a special achievement, whoever is resolving an effect comes first (outside effects, the turn player), then clockwise. In the first edition the turn player always comes first.
ruling-end-of-effect = "At the end of each effect" is when a player has finished an effect, before the next player starts it. Boards must qualify then (Empire, Wonder, World, Universe); what you did counts until then (Monument).
ruling-one-by-one = Several cards that one effect moves (returns, transfers, scores, melds, tucks) move one by one, and special achievements are checked after each. If the order could decide one, whoever moves the cards chooses it. An exchange and a rearrangement are one step.
ruling-removing = Removing cards from the game (Fission) is one step.
ruling-expansions-edition = Expansions need the third edition. You can combine them as you like.
ruling-words-for-players = Words for players. On expansion cards "other player", "each player", and "any player" include a teammate; "opponent" doesn't.
ruling-free-actions-are-actions = With after_each_effect a Meld action ends after the last thing it leads to, and a free action is an action of its own.
ruling-fission-ends-all = If Fission removes everything, all effects end for everyone. The dogma is then complete: you return an artifact used from display, and take a sharing draw that was already due.
ruling-nested-changes = Changes in nested effects. For the sharing draw the innermost effect decides: what a nested demand or compel changes doesn't count.
ruling-splay-must = If you must splay, you splay a color where it changes something, if there is one; you can't choose another. "Two colors" means different ones, as far as possible.
