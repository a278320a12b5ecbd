### The rules of the base game, in our own words, a topic after the other, each in sections.
### In a text: an empty line ends a paragraph; lines that begin with "- " are a list, with "1. " a numbered one;
### **words** stand out; [crown] is an icon, [3] a card of that value; a line "= [name]" is the place of a figure
### (its name is not translated). Which topics and sections there are stands in web/src/sets/base/rules_topics.ts.

## The game in short

rules-game-title = The game in short
rules-game-idea-title = In five sentences
rules-game-idea =
    1. You lead a civilization through the ages: its ideas are cards, which you put on your board, use, and cover with better ones.
    2. The first player with enough **achievements** wins: { $win_of_2 } with two players, { $win_of_3 } with three, { $win_of_4 } with four or five.
    3. You get one by spending an action when you have enough points and a high enough top card, or by doing something special.
    4. On your turn you take two actions: **draw** a card, **meld** one from your hand, **use** a top card of your board, or **achieve**.
    5. When you use a card, opponents who have as many of its icon **share** what it does, and some cards **hit** opponents who have fewer.
rules-game-cards-title = The cards
rules-game-cards =
    The base game has 105 cards in ten ages: fifteen of age 1, and ten of each later age. Higher ages are stronger. A card's age is also called its **value**.

    = [card]

    Each card has one of five colors, 21 cards each.

    = [colors]
rules-game-icons-title = The icons
rules-game-icons =
    Three of a card's four places show icons. The fourth is a picture in a hexagon, which isn't an icon.

    = [icons]

    What counts is how many of an icon you can **see** on a player's whole board. The table adds them up for you.
rules-game-places-title = Where cards lie
rules-game-places =
    - **Board:** up to five piles, one for each color, face up.
    - **Hand:** cards you've drawn and not played yet. Others see only their backs, and so their ages.
    - **Score pile:** cards you've scored, face down. Everyone sees their ages, and so your points.
    - **Achievements:** those you've won.
    - In the middle: a **supply** for each age, face down, and the achievements still to win.

## Set-up

rules-setup-title = Setup
rules-setup-deal-title = How the game begins
rules-setup-deal =
    1. The cards of each age are shuffled: ten supplies.
    2. One card of each age, 1-9, goes aside unseen: the nine standard achievements. The five special ones lie beside them.
    3. Everyone draws two cards of age 1.
    4. Everyone secretly chooses one of the two and melds it. You all reveal together.

    Nobody can change the shuffle: the table's menu shows its fingerprint from the start, and your browser checks it after the game.
rules-setup-first-title = Who goes first
rules-setup-first =
    The player whose first card comes first in the alphabet. English titles count, in every language, with their article: "The Wheel" comes before "Tools".

    The first player's first turn has only **one** action. With four or five players, so has the second player's. After that it's two for everyone, clockwise.
rules-setup-needed-title = How many achievements you need
rules-setup-needed =
    = [needed]

    Each expansion asks for one more. A table can ask for one more, too.

## A turn

rules-turn-title = A turn
rules-turn-actions-title = Two actions
rules-turn-actions =
    On your turn you take two actions, the same one twice if you like:

    - **Draw** a card.
    - **Meld** a card from your hand.
    - **Dogma:** use one of your top cards.
    - **Achieve:** take an achievement.
rules-turn-draw-title = Draw
rules-turn-draw =
    Take a card of your highest top card's value into your hand. If your board is empty, that's a [1].

    If a supply is empty, you draw from the next higher one that isn't. That's how ages pass. If there's nothing left up to age 10, your draw ends the game.
rules-turn-meld-title = Meld
rules-turn-meld =
    Put a card from your hand on your board, on top of its color's pile. If the pile is splayed, the new card joins the splay.

    The card beneath is covered: you can't use it anymore, and it shows only what the splay reveals. Melding a card doesn't use its effects.
rules-turn-dogma-title = Dogma
rules-turn-dogma = Choose one of your top cards and use its effects. Others may share them or be hit: see "Dogma".
rules-turn-achieve-title = Achieve
rules-turn-achieve =
    Take a standard achievement, if you have the points and a top card that's high enough. "Achievements" says how much you need.
rules-turn-undo-title = Undo
rules-turn-undo = Undo goes back to your last choice. Against computers it always works, even after the end. With other people, you can undo alone until anyone learns something you couldn't have told them, such as a card drawn or revealed, or someone else chooses. So a card you melded, tucked, scored, or returned goes back without asking, even though they've seen it. After that, everyone has to agree. Undo wins nobody time: with a clock, you get back what it showed then, minus what you've thought since.

## The board

rules-board-title = Piles and splays
rules-board-piles-title = Piles
rules-board-piles =
    Each color has one pile. You can use its **top card**, which shows all its icons. Cards can be tucked at the bottom, too.

    When a top card goes away, the one beneath it is the new top card.
rules-board-splay-title = Splays
rules-board-splay =
    Effects can splay a pile: it's fanned out, so you see the same part of every lower card. Those icons count.

    = [splays]

    The pile stays that way until another effect changes it.
rules-board-limits-title = What a splay needs
rules-board-limits =
    - A pile of two cards or more.
    - A new direction: splaying a pile the way it already is changes nothing.
    - A pile that's down to one card isn't splayed anymore, even if cards join it later.
    - You splay only your own piles.

## What the words mean

rules-words-title = What the words mean
rules-words-moves-title = Moving cards
rules-words-moves =
    - **Draw:** take a card from a supply into your hand.
    - **Meld:** put a card on top of its color's pile on your board.
    - **Tuck:** put a card at the bottom of that pile.
    - **Score:** put a card into your score pile. "Draw a [2] and score it" is scoring.
    - **Return:** put a card at the bottom of its value's supply.
    - **Reveal:** show a card to everyone.
    - **Transfer** and **exchange:** cards change owner or place. That isn't drawing, melding, or scoring. On a board, they go on top of their color.
rules-words-may-title = May and must
rules-words-may =
    If it doesn't say "you may", do it, as far as you can. Leave out what you can't do, and do the rest.

    - "You may" with a fixed number: none or all of them.
    - "Up to" and "any number": stop whenever you like.
    - "If you do": the rest needs the full number. With two cards you can't return three.
    - If you must give a certain kind of card and have none, you show your hand as proof if the others couldn't know.
rules-words-values-title = Values
rules-words-values =
    - **Highest** and **lowest** go by value. If several are equal, the player who resolves the effect chooses.
    - If you'd draw a 0, you draw a [1].
    - **Points** are the values in a score pile, added up.
rules-words-order-title = Several cards
rules-words-order =
    If you return or tuck several cards, you choose their order. If it can't matter, you aren't asked. Others never learn how returned cards lie in a supply.
rules-words-execute-title = Cards that use cards
rules-words-execute =
    Some cards let you execute another card's effects. You alone resolve them, without its demands, and then go on where you were. You finish a card you've begun, wherever it goes meanwhile.

    "Repeat this effect" begins the same effect again, for the same player.

## Dogma

rules-dogma-title = Dogma
rules-dogma-count-title = The featured icon
rules-dogma-count =
    When you use a top card, everyone's visible icons of its featured kind are counted **once**, at the start. Nothing the effects change later decides who shares and who is hit.
rules-dogma-share-title = Who shares
rules-dogma-share =
    Opponents with **as many** of the featured icon as you, **or more**, share all effects that aren't demands: they resolve them, too. They must, unless the text gives them a choice.
rules-dogma-demand-title = Who is hit
rules-dogma-demand =
    An effect that begins with "I demand" is for your opponents with **fewer** of the featured icon than you, and for nobody else. In its text, "I" is you and "you" is the player you hit. That player makes the choices, unless the text leaves them to "me".
rules-dogma-order-title = Who goes when
rules-dogma-order =
    Effects go from top to bottom. Everyone finishes one before the next begins.

    Within an effect it goes clockwise, from your left. You come **last**.
rules-dogma-bonus-title = The sharing draw
rules-dogma-bonus =
    If an opponent who shared changed anything, you draw one card at the very end, as with the Draw action. It's one card, however many shared.

    A change is a card moved or revealed, a new splay, or a new order. Putting everything back doesn't undo it. Demands don't count.
rules-dogma-example-title = An example
rules-dogma-example =
    Ann uses Oars, whose featured icon is the castle. Count the castles on the boards:

    = [dogma]

    1. The demand hits Cem alone. Cem has a card with a crown, so it goes to Ann's score pile. Cem draws a [1]. It has no crown, so the demand is over.
    2. Bob shares the second effect, before Ann. Did the demand transfer a card? It did, so Bob draws nothing, and neither does Ann.
    3. Bob shared but changed nothing: no sharing draw.

    Without a crown, Cem would have shown their hand as proof. Then Bob would have drawn a [1], Ann too, and Ann one more card: the sharing draw.

## Achievements

rules-achievements-title = Achievements
rules-achievements-numbered-title = Standard ones
rules-achievements-numbered =
    Take one with an action. You need a top card of its number or higher, and { $points_a_value } times its number in points. You don't pay: you keep the points.

    = [costs]

    In the base game there's one of each number.
rules-achievements-special-title = Special ones
rules-achievements-special =
    They don't take an action: meet the condition and you get it right away, even in the middle of an effect or on another player's turn. If several players do at the same moment, the one resolving an effect comes first (in the first edition, the player whose turn it is), then it goes clockwise.

    = [specials]

    Each also has a card that claims it. Both ways work only while nobody has the achievement.

## The end

rules-end-title = The end of the game
rules-end-enough-title = Enough achievements
rules-end-enough = As soon as you have enough achievements, you win, even in the middle of an effect. If several players get there at the same moment, most achievements win; if tied, you share the win.
rules-end-supply-title = No cards left to draw
rules-end-supply =
    As soon as someone has to draw a card above { $highest_age }, for whatever reason, the game ends. Most **points** win. If tied, most achievements; if still tied, you share the win.

    The table warns you before you draw such a card yourself.
rules-end-card-title = A card ends it
rules-end-card = A few cards of ages 8-10 name a winner. If players tie for it, nobody wins.
rules-end-leave-title = Someone leaves
rules-end-leave = A computer replaces them and they can come back, or the game ends: the table's options say which. It's the same if you run out of time.

## Teams

rules-teams-title = Teams
rules-teams-play-title = Two against two
rules-teams-play =
    - Teams win together. You need six achievements between you, and add up your points if the game ends on points.
    - Each of you has your own board, hand, and score pile.
    - Only the other team's members are your **opponents**.
    - Demands never hit a teammate.
    - A teammate with enough icons shares, but earns no sharing draw.
    - "Any player" includes your teammate; "opponent" doesn't.
rules-teams-seats-title = Seats
rules-teams-seats = Teams are random, or the table says who plays with whom: neighbors, or players who sit across from each other.

## Editions

rules-editions-title = Editions
rules-editions-differ-title = What differs
rules-editions-differ =
    Splay plays the third edition unless a table chooses the first. In the first, these cards work differently:

    = [editions]

    Also, if several players qualify for a **special achievement** at the same moment, the player whose turn it is comes first, whoever is resolving an effect.

## What tables choose

rules-options-title = Options and open questions
rules-options-options-title = What a table chooses
rules-options-options =
    - **Edition:** third or first.
    - **Expansions:** more cards with rules of their own, in the third edition. Play without them first.
    - **Teams:** none, or two against two.
    - **Special achievements:** right away, after every single change; or when a player has finished an effect.
    - **One more achievement** to win, for a longer game.
    - **Clock:** none, time per answer, or time for the whole game.
    - **Spectators**, and what happens if someone leaves.
rules-options-disputed-title = Where the rules leave room
rules-options-disputed =
    If the printed rules are silent, or editions and players disagree, we play it like this:

    = [disputed]

    Rulings on single cards are with the cards, under "Cards".

## Glossary

rules-glossary-title = Glossary
rules-glossary-all-title = All words
rules-glossary-all =
    = [glossary]
