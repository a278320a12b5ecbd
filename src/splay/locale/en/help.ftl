### The help for a first-time player, a topic a screen of 76 columns and 18 lines.

help-goal-title = What it's about
help-goal =
    You lead a civilization from prehistory to the information age.

    The first player with enough achievements wins: { $win_of_2 } with two players, { $win_of_3 }
    with three, { $win_of_4 } with more. A team of two needs { $team_win } between them.

    You build a board of up to five piles, one for each color. Cards give you
    icons (crown, leaf, bulb, castle, factory, clock), and each has effects of
    its own, its dogma. With many icons you share the effects of others, and
    your demands hit them.

    The base game has 105 cards in ten ages. Higher ages are stronger.
    Next topic: your turn.

help-turn-title = Your turn
# The alphabet is that of the English titles in every language: a language with titles of its own says so.
help-turn =
    You take two actions, the same or different ones. (The first player
    begins with one; with four or five players, so does the second.)

    Draw     take a card of your highest top card's value. If that supply
             is empty, take one from the next higher one.
    Meld     put a card from your hand on top of its color's pile.
    Dogma    use one of your top cards.
    Achieve  take an achievement, if you have the points and the age.

    At the start everyone melds one of two cards. The player whose card comes
    first in the alphabet goes first.

help-cards-title = Cards and icons
help-cards =
    A card has an age (its value), a color, three icons, a hexagon, and one
    to three effects.

    ♛ crown   ☘ leaf   ☼ bulb   ♜ castle   ⚙ factory   ◷ clock

    B blue   R red   G green   Y yellow   P purple

    The top card of each pile shows all its icons. Cards below show some of
    theirs if the pile is splayed. What counts is how many of an icon you can
    see on a board; the screen adds them up for you.

    Draw, meld, tuck (under the pile), score (into your score pile), return
    (under its supply): these words always mean the same.

help-splays-title = Splays
help-splays =
    A splay fans a pile out, so you see parts of the lower cards:

    ← left    one icon of each lower card (bottom right)
    → right   two icons of each lower card (the left side)
    ↑ up      three icons of each lower card (the bottom row)

    Only effects splay. A pile needs at least two cards; once it's down to
    one it isn't splayed anymore. New cards join the splay.

help-dogma-title = Dogma: sharing and demands
help-dogma =
    Each card has a featured icon, the one it shows most. When you use a card,
    everyone's icons of that kind are counted, once:

    Players with as many as you, or more, share: they resolve the effect, too,
    and before you. If an opponent's share changed anything, you draw a card
    at the end: the sharing draw.

    Effects that begin "I demand" are for opponents with fewer icons than
    you. They must resolve them; you don't.

    So look before you choose: every dogma in the list says who would share
    and who would be hit. "You may" means you can decline. Everything else you
    must do, as far as you can.

help-achievements-title = Achievements
help-achievements =
    You can take nine achievements, of values 1-9, with an action. Each needs
    a top card of its value or more, and { $points_a_value } times its value in points. You
    keep the points. A second one of the same value needs twice as many.

    Five special ones are yours as soon as you qualify:
    Empire    { $empire_icons } of each of the { $icon_kinds } icons
    Monument  { $monument_cards } cards tucked, or { $monument_cards } scored, within one turn
    Wonder    { $all_colors } colors, each splayed right or up
    World     { $world_clocks } clocks
    Universe  { $all_colors } top cards of value { $universe_value } or more

help-ends-title = The end of the game
help-ends =
    The game ends as soon as
    - a player has enough achievements: they win;
    - a player has to draw a card above { $highest_age }: most points win (if tied, most
      achievements);
    - a card says so: a few cards of ages 8-10 name a winner.

    That can be in the middle of an effect. The list of options warns you if
    a draw would end the game.

help-expansions-title = Expansions
help-expansions =
    New to the game? Play without expansions first.

    Mix them as you like (--sets artifacts,echoes,cities); each has its own
    topic here, and its cards have their own supplies. The base supplies
    alone decide which ages are empty. If a set has no cards left for an age,
    you draw a base card instead, except in a dig.

help-artifacts-title = Artifacts of History
help-artifacts =
    Artifacts (--sets artifacts): 105 more cards, one more achievement to win.
    You dig one up if a card you meld as an action is no higher than the card
    it covers, or has its hexagon in the same place. It goes on display, if
    nothing's there yet. When your turn begins you may use it for free, with
    its own icons counted, and return it; or just return it; or skip. You can
    also meld it. Until then it isn't part of your board or hand.

    "I compel" is for opponents with as many of the featured icon as you, or
    more. They share the card's other effects, too.

help-relics-title = Relics
help-relics =
    Relics (--sets artifacts,relics): when you dig an artifact of a relic's
    value you may seize the relic, from the museum or from another player.
    It counts as an achievement. If its set is in play, you may take it into
    your hand instead.

help-echoes-title = Echoes of the Past
help-echoes =
    Echoes (--sets echoes): 105 more cards, five more special achievements,
    and one more achievement to win.

    If you hold cards but none from Echoes, you draw from Echoes; if not,
    from the base set.

    e        An echo effect. When you use a card, those you can see in its
             color come first, from the lowest card up.
    1-11     A bonus. Your highest visible one counts in full, the
             others one point each.

    Foreshadow a card: put it into your forecast, face down. After a Meld
    action you may promote one that's no higher than the card you melded: you
    meld it, and you may use it for free.

help-cities-title = Cities of Destiny
help-cities =
    Cities (--sets cities): 105 cities with six places for icons and no
    effects, five more special achievements, and one more achievement to win.
    If you hold no city, you draw one when you meld a new color as an action,
    and whenever you splay a color in a new direction.

    When you meld a city as an action, its symbols act, the upper one first:
    +      Draw a card one higher than the city.
    ← → ↑  Splay its color that way.
    ?c     Reveal base cards of its age (age 3: three); keep those with a
           crown. (?l leaf, ?b bulb, ?s castle, ?f factory, ?k clock)

    ⚑      A flag is an achievement while you can see it, and no opponent
           shows more cards of its color than you.
    ⛲     A fountain is an achievement while you can see it.

    Endorse, once a turn: tuck a card to use a top card, and resolve each of
    its effects twice. You need a top city that shows the card's featured icon
    and is at least as high as the card you tuck.

help-screen-title = The screen
help-screen =
    Each box is a player's board, each line a color:

    R← 3 Engineering  ×4 ♛1♜3   red, splayed left, the top card is
                                Engineering of age 3, four cards in the
                                pile, which show a crown and three castles

    Below: all icons, the points, and the backs in hand: "1×4 3" is
    four cards of age 1 and one of age 3.
    Then your own hand, how many cards each supply has left, and the points
    you still need for each achievement.
    At the bottom: your question with its options on the left, the log on the
    right, new lines bright. If there's room, the card under the cursor is
    below the options.

help-keys-title = Keys
help-keys =
    1-9, then A, B, C (with Shift)      choose that option
    arrows, Enter                       move the cursor, choose

    Space   the option under the cursor: its card, and what it would do
    c       cards: find any card by name, set, age, color, icon, or words
    t       the table: every player's piles in full, and your own cards
    g       goals: what you still need for each achievement
    w       what would you do? The computer says, with your chance to win
    l       the whole log
    u       undo: the last choice, and what computers did since
    s       save the game
    q       leave (or Ctrl-C)
    ?       this help
    Esc     back
