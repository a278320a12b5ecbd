### The help for a first-time player, a topic a screen of 76 columns and 18 lines.

help-goal-title = What it is about
help-goal =
    You lead a civilization from prehistory to the information age.

    Whoever first has enough achievements wins: { $win_of_2 } with two players, { $win_of_3 }
    with three, { $win_of_4 } with more. A team of two needs { $team_win } together.

    To win them you build a board of up to five piles of cards, one for each
    color. The cards give you icons (crown, leaf, bulb, castle, factory,
    clock), and every card has an effect of its own, its dogma. Many icons
    make you strong: you use the effects of others, and your demands hit them.

    The base game has 105 cards in ten ages. A higher age is a stronger card.
    Next topic: your turn.

help-turn-title = Your turn
help-turn =
    You take two actions, the same or different ones. (The first player, and
    with four or more players also the second, begins with one.)

    Draw     take a card of the value of your highest top card. When that
             supply is empty, take one from the next higher supply.
    Meld     put a card from your hand on top of the pile of its color.
    Dogma    use the effects of one of your top cards.
    Achieve  take an achievement that you have the points and the age for.

    At the very beginning everyone melds one of two cards. Whose card comes
    first in the alphabet has the first turn.

help-cards-title = Cards and icons
help-cards =
    A card has an age (its value), a color, three icons and an empty hexagon,
    and one to three effects.

    ♛ crown   ☘ leaf   ☼ bulb   ♜ castle   ⚙ factory   ◷ clock

    B blue   R red   G green   Y yellow   P purple

    The top card of each pile shows all its icons. Cards below show some of
    theirs only if the pile is splayed. What counts is how many of an icon
    can be seen on a board; the screen adds them up for you.

    Draw, meld, tuck (under the pile), score (into your score pile), return
    (under its supply): these words always mean the same.

help-splays-title = Splays
help-splays =
    A splay fans a pile out, so that parts of the lower cards can be seen:

    ← left    one icon of each lower card (bottom right)
    → right   two icons of each lower card (the left side)
    ↑ up      three icons of each lower card (the bottom row)

    Only effects splay. A pile needs two cards for it, and a pile that is
    down to one card is no longer splayed. New cards join the splay.

help-dogma-title = Dogma: sharing and demands
help-dogma =
    Each card has a main icon, the one it shows most. When you use a card,
    everybody's icons of that kind are counted, once:

    Others with as many as you, or more, share: they follow the effect too,
    and before you. If an opponent's share changed anything, you draw a card
    in the end as a reward.

    Effects that begin "I demand" are for opponents with fewer icons than
    you. They must follow it, and you do not.

    So look before you choose: every dogma in the list says who would share
    and whom it hits. "You may" means you can decline; everything else you
    must do as far as you can.

help-achievements-title = Achievements
help-achievements =
    Nine achievements, of values 1 to 9, can be bought with an action. Each
    needs a top card of its value or more, and { $points_a_value } points in your score pile
    for each step of its value. You keep the points. A second one of the
    same value costs twice as much.

    Five special ones come by themselves as soon as you fulfil them:
    Empire    { $empire_icons } of each of the { $icon_kinds } icons
    Monument  { $monument_cards } cards tucked, or { $monument_cards } scored, within one turn
    Wonder    { $all_colors } colors, each splayed right or up
    World     { $world_clocks } clocks
    Universe  { $all_colors } top cards of value { $universe_value } or more

help-ends-title = The end of the game
help-ends =
    The game ends at once when
    - somebody has enough achievements: they win;
    - somebody has to draw a card above { $highest_age }: then whoever has most points
      wins (if level, whoever has more achievements);
    - a card says so: a few cards of ages 8-10 name a winner.

    It can happen in the middle of an effect. The list of options warns you
    when a draw would end the game.

help-expansions-title = Expansions
help-expansions =
    New to the game? Play it without expansions first.

    Any of them can be put together (--sets artifacts,echoes,cities); each
    has a topic of its own here. Their cards have supplies of their own.
    The base supplies alone decide which ages are empty. If a set has no card
    left of an age, you draw a base card instead, except in a dig.

help-artifacts-title = Artifacts of History
help-artifacts =
    Artifacts (--sets artifacts): 105 more cards, one more achievement wins.
    You dig one up if a card that you meld as an action is no higher than the
    card it covers, or has its hexagon in the same place. It goes on display,
    if nothing is there yet. When your turn begins you may use it for free, with
    its own main icons counted, and it goes back; or return it; or skip. You
    can also meld it. Until then it is no part of your board or hand.

    "I compel": followed by opponents with as many of the main icon as you,
    or more. They share the card's other effects, too.

help-relics-title = Relics
help-relics =
    Relics (--sets artifacts,relics): when you dig an artifact of a relic's
    value you may seize the relic, from the museum or from anyone's relics.
    It counts as an achievement. If its set is played with, you may take it
    into your hand instead.

help-echoes-title = Echoes of the Past
help-echoes =
    Echoes (--sets echoes): 105 more cards, five more special achievements,
    and one more achievement wins.

    As long as you hold cards but none of Echoes, you draw from Echoes; else
    from the base set.

    e        An echo effect. When you use a card, those that can be seen in
             its color come first, from the lowest card up.
    1 to 11  A bonus. Your highest one in sight counts in full, each further
             one counts one point.

    To foreshadow a card is to put it into your forecast, face down. After a
    Meld action you may promote one of them that's no higher than the card you
    melded: you meld it, and you may use it for free.

help-cities-title = Cities of Destiny
help-cities =
    Cities (--sets cities): 105 cities with six places for icons and no
    effects, five more special achievements, and one more achievement wins.
    If you hold no city, you draw one when you meld a new color as an action,
    and whenever you splay a color in a new direction.

    When you meld a city as an action, its signs act, the upper one first:
    +      Draw a card one higher than the city.
    ← → ↑  Splay its color that way.
    ?c     Reveal base cards of its age, as many as that; keep those with a
           crown. (?l leaf, ?b bulb, ?s castle, ?f factory, ?k clock)

    ⚑      A flag is an achievement while it can be seen, and no opponent
           shows more cards of its color than you.
    ⛲     A fountain is an achievement while it can be seen.

    Endorse, once a turn: tuck a card to use a top card, and follow each of
    its effects twice. You need a top city that shows the card's main icon
    and is at least as high as the card you tuck.

help-screen-title = The screen
help-screen =
    Each box is a player's board, a line a color:

    R← 3 Engineering  ×4 ♛1♜3   red, splayed left, the top card is
                                Engineering of age 3, four cards in the
                                pile, which show a crown and three castles

    Below: all icons, the points and the backs of the hand: "1×4 3" are
    four cards of age 1 and one of age 3.
    Then your own hand, the supplies with how many cards are left, and the
    points still to go for each achievement.
    At the bottom: your question with its options on the left, what has
    happened on the right, new lines bright. The card under the cursor is
    shown below the options if there is room.

help-keys-title = Keys
help-keys =
    1 to 9, then A, B, C (with Shift)   choose that option
    arrows, Enter                       move the cursor, choose

    Space   the option under the cursor: its card, and what it would do
    c       cards: find any card by name, set, age, color, icon or words
    t       the table: every player's piles in full, and your own cards
    g       goals: what you still need for each achievement
    l       the whole log
    u       undo: the last choice, and what computers did since
    s       save the game
    q       leave (or Ctrl-C)
    ?       this help
    Esc     back
