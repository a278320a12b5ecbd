### The rules of the base game, in our own words, a topic after the other, each in sections.
### In a text: an empty line ends a paragraph; lines that begin with "- " are a list, with "1. " a numbered one;
### **words** stand out; [crown] is an icon, [3] a card of that value; a line "= [name]" is the place of a figure
### (its name is not translated). Which topics and sections there are stands in web/src/sets/base/rules_topics.ts.

## The game in short

rules-game-title = The game in short
rules-game-idea-title = What it is about
rules-game-idea =
    You lead a civilization from the first tools to the age of information. Ideas are cards. You lay them on your board, use their effects, and replace them by better ones.

    Whoever first has enough **achievements** wins: { $win_of_2 } with two players, { $win_of_3 } with three, { $win_of_4 } with four or five. You get them for points and progress, or by doing something special.

    Nobody is ever out of the game, and little stays as it is: a single card can turn everything round. What you do is shared by others who are strong where you are, and it hits those who are weak there.
rules-game-cards-title = The cards
rules-game-cards =
    The base game has 105 cards in ten ages: fifteen of age 1, and ten of each later age. A higher age means a stronger card. The age is also called the card's **value**.

    = [card]

    Each card belongs to one of five colors, and there are equally many cards of each color in all.

    = [colors]
rules-game-icons-title = The icons
rules-game-icons =
    Three of the four places of a card show icons. The fourth is an empty hexagon, which counts nothing.

    = [icons]

    What counts is always how many of an icon **can be seen** on the whole board of a player. The table adds them up for you.
rules-game-places-title = Who has what
rules-game-places =
    - **Board:** up to five piles, one for each color, face up.
    - **Hand:** cards that you have drawn and not laid yet. The others see only their backs, and with that their ages.
    - **Score pile:** cards that you have scored. They lie face down; everybody sees their ages, and so your points.
    - **Achievements:** those you have won.
    - In the middle: a **supply** for each age, face down, and the achievements that are still to be won.

## Set-up

rules-setup-title = Set-up
rules-setup-deal-title = How the game begins
rules-setup-deal =
    1. The cards of each age are shuffled and become the ten supplies.
    2. One card of each age from 1 to 9 is put aside without being looked at: these are the nine numbered achievements. They lie beside the five special ones.
    3. Everybody draws two cards of age 1.
    4. Everybody secretly chooses one of the two and lays it on their board; all are shown together.

    Nobody can change the shuffle: the table's menu shows a fingerprint of it from the beginning, and your browser checks it when the game is over.
rules-setup-first-title = Who is first
rules-setup-first =
    Whose first card comes first in the alphabet has the first turn. English titles count, in every language, and the article counts as well: "The Wheel" stands before "Tools".

    The first player has only **one** action in the first turn. With four or five players the second player, too, has only one. From then on everybody has two, in clockwise order.
rules-setup-needed-title = How many achievements are needed
rules-setup-needed =
    = [needed]

    Each expansion asks for one more. A table can ask for one more besides.

## A turn

rules-turn-title = A turn
rules-turn-actions-title = Two actions
rules-turn-actions =
    In your turn you take two actions, the same one twice if you like:

    - **Draw** a card.
    - **Meld** a card from your hand.
    - **Dogma:** use one of your top cards.
    - **Achieve:** take an achievement.
rules-turn-draw-title = Draw
rules-turn-draw =
    Take a card of the value of your highest top card into your hand. Without any card on your board that is a [1].

    When a supply is empty, you draw from the next higher one that is not. This is how ages pass. Whoever has to draw and finds nothing up to age 10 ends the game.
rules-turn-meld-title = Meld
rules-turn-meld =
    Lay a card from your hand on your board, on top of the pile of its color. If that pile is splayed, the new card joins the splay.

    The card that lay on top is covered: it can be used no more, and shows only what the splay lets be seen. The effects of the new card are not used by melding it.
rules-turn-dogma-title = Dogma
rules-turn-dogma = Choose one of your top cards and use its effects. Others may share them or be hit by them; that has a topic of its own.
rules-turn-achieve-title = Achieve
rules-turn-achieve =
    Take one of the numbered achievements, if you have the points and a top card that is high enough. The topic about achievements says how much is needed.
rules-turn-undo-title = Undo
rules-turn-undo = Undo goes back to your last choice. Against computers it always does, even after the end. Once you or other people have seen something new, or somebody else has chosen, the others have to agree.

## The board

rules-board-title = Piles and splays
rules-board-piles-title = Piles
rules-board-piles =
    Each color has one pile. Its **top card** shows all its icons and can be used. Cards may also be tucked at its bottom.

    When a top card goes away, the one beneath it is the new top card.
rules-board-splay-title = Splays
rules-board-splay =
    Effects can splay a pile: it is fanned out, so that the same part of every lower card can be seen. The icons there count.

    = [splays]

    The pile stays as it is until another effect splays it otherwise.
rules-board-limits-title = What a splay needs
rules-board-limits =
    - A pile needs two cards or more.
    - A splay in the direction that the pile already has changes nothing.
    - A pile that is down to a single card is splayed no more, also when cards join it later.
    - You splay only piles of your own board.

## What the words mean

rules-words-title = What the words mean
rules-words-moves-title = Moving cards
rules-words-moves =
    - **Draw:** take a card from a supply into your hand.
    - **Meld:** lay a card on top of the pile of its color on your board.
    - **Tuck:** lay a card at the bottom of that pile.
    - **Score:** put a card into your score pile. "Draw a [2] and score it" is scoring.
    - **Return:** put a card at the bottom of the supply of its value.
    - **Reveal:** show a card to all.
    - **Transfer** and **exchange:** cards change their owner or their place. This is neither drawing, melding nor scoring. A card that goes to a board lies on top of its color.
rules-words-may-title = May and must
rules-words-may =
    Whatever does not say "you may" must be done, as far as that is possible. What is impossible is left out, and the rest is done.

    - "You may" with a fixed number: none, or all of them.
    - "Up to" and "any number": you can stop at any time.
    - "If you do": the rest needs the full number. Whoever has only two cards cannot return three.
    - If you must give a card of a certain kind and have none, your hand is shown as a proof if the others could not know it.
rules-words-values-title = Values
rules-words-values =
    - **Highest** and **lowest** go by value. With several equal ones, the player who follows the effect chooses among them.
    - A value of 0 is drawn as a [1].
    - **Points** are the values in a score pile, added up.
rules-words-order-title = Several cards
rules-words-order =
    Whoever returns or tucks several cards chooses their order. If the order cannot matter, nothing is asked. The others never learn the order of returned cards.
rules-words-execute-title = Cards that use cards
rules-words-execute =
    Some cards let you execute the effects of another one. You alone follow them, only those without a demand, and then go on where you were. A card that was begun is followed to its end, wherever it goes meanwhile.

    "Repeat this effect" begins the same effect again, for the same player.

## Dogma

rules-dogma-title = Dogma
rules-dogma-count-title = The main icon
rules-dogma-count =
    When a top card is used, the visible icons of its main icon are counted for all players, **once**, at the beginning. What changes during the effects does not change who shares and who is hit.
rules-dogma-share-title = Who shares
rules-dogma-share =
    Opponents with **as many** of the main icon as you, **or more**, share all effects that are no demand: they follow them as well. They must, if the text leaves them no choice.
rules-dogma-demand-title = Who is hit
rules-dogma-demand =
    An effect that begins with "I demand" is followed by your opponents with **fewer** of the main icon than you, and by nobody else. In its text, "I" is you and "you" is the player who is hit. That player makes the choices, unless the text leaves them to "me".
rules-dogma-order-title = In which order
rules-dogma-order =
    The effects come one after the other, from top to bottom. Each is finished by all who follow it before the next one begins.

    Within an effect it goes clockwise, beginning at your left. You come **last**.
rules-dogma-bonus-title = The reward for sharing
rules-dogma-bonus =
    If an opponent who shared changed anything, you draw one card at the very end, as with the action Draw. It is one card, however many shared.

    A change is a card moved or revealed, a pile splayed anew, an order that is really another one. Putting everything back does not undo it. What happens by a demand does not count.
rules-dogma-example-title = An example
rules-dogma-example =
    Ann uses Oars, whose main icon is the castle. The castles on the boards are counted:

    = [dogma]

    1. The demand hits Cem alone. Cem has a card with a crown, so it goes to Ann's score pile; Cem draws a [1]. It has no crown, so the demand is over.
    2. The second effect is shared by Bob, who comes before Ann. It looks whether the demand transferred a card. It did, so Bob draws nothing, and Ann draws nothing.
    3. Bob shared but changed nothing: there is no reward.

    Without any crown, Cem would have shown the hand as a proof, Bob would have drawn a [1], then Ann, and then Ann once more, as a reward for what Bob did.

## Achievements

rules-achievements-title = Achievements
rules-achievements-numbered-title = Numbered ones
rules-achievements-numbered =
    Take one with an action. You need both a top card of its number or higher, and { $points_a_value } times its number in points. You do not pay: the points stay.

    = [costs]

    In the base game there is one of each number.
rules-achievements-special-title = Special ones
rules-achievements-special =
    They need no action: whoever fulfils the condition gets it at once, even in the middle of an effect and in somebody else's turn. If several do at the same moment, the player who is following an effect comes first, then it goes clockwise.

    = [specials]

    Each can also be claimed through one card. That works only while nobody has the achievement.

## The end

rules-end-title = The end of the game
rules-end-enough-title = Enough achievements
rules-end-enough = As soon as somebody has enough achievements, the game is over and that player wins, also in the middle of an effect. If several get there at the same moment, the one with most achievements wins; if level, they share the win.
rules-end-supply-title = No card left to draw
rules-end-supply =
    As soon as somebody has to draw a card above { $highest_age }, for whatever reason, the game ends at once. The most **points** win. If level, the most achievements among those win; if still level, they share the win.

    The table warns you before you draw such a card yourself.
rules-end-card-title = A card ends it
rules-end-card = A few cards of ages 8-10 name a winner. "Alone has the most" means that nobody wins if two are level.
rules-end-leave-title = Somebody leaves
rules-end-leave = Whoever leaves is replaced by the computer and can come back, or the game ends: the table has chosen one of the two beforehand. The same holds for whoever runs out of time.

## Teams

rules-teams-title = Teams
rules-teams-play-title = Two against two
rules-teams-play =
    - A team wins together. Six achievements together are enough, and points are added up when the game ends by score.
    - Each member has a board, a hand and a score pile of their own.
    - **Opponents** are only the members of the other team.
    - A demand never hits a team mate.
    - A team mate with enough icons shares, but brings no reward.
    - Text that says "any player" includes the team mate; text that says "opponent" does not.
rules-teams-seats-title = Seats
rules-teams-seats = The teams are drawn by lot, or the table says who plays with whom: neighbours, or those who sit opposite each other.

## Editions

rules-editions-title = Editions
rules-editions-differ-title = What differs
rules-editions-differ =
    Splay plays the third edition unless a table chooses the first. These cards have other effects there:

    = [editions]

## What tables choose

rules-options-title = Options and open questions
rules-options-options-title = What a table chooses
rules-options-options =
    - **Edition:** third or first.
    - **Expansions:** more cards with rules of their own, in the third edition. Play without them first.
    - **Teams:** everybody alone, or two against two.
    - **Special achievements:** given at once, after every single change; or when a player has finished an effect.
    - **One more achievement** to win, for a longer game.
    - **Clock:** none, some time for each answer, or some time for the whole game.
    - Who may watch, and what happens when somebody leaves.
rules-options-disputed-title = Where the rules leave room
rules-options-disputed =
    If the printed rules are silent, or editions and players disagree, this is how it is played here:

    = [disputed]

    What concerns a single card stands with that card, in the browser of cards.

## Glossary

rules-glossary-title = Glossary
rules-glossary-all-title = All words
rules-glossary-all =
    = [glossary]
