"""A game in the position that JSON data says.

A position names what it wants to fix and leaves out the rest. Cards that it does not name fill the achievements
and the supplies in an order that follows from its seed. Nothing is checked against the rules: any position goes.
"""

from typing import Any

from splay.core.achievements import GONE, UNCLAIMED
from splay.core.card import Card
from splay.core.chance import Shuffler, first_chance, secret_from_seed
from splay.core.expansion import once_a_turn
from splay.core.game import Game
from splay.core.layout import lay_out
from splay.core.options import MIN_PLAYERS, Options
from splay.core.player import Player
from splay.core.scenario.backs import with_faces
from splay.core.scenario.names import BadPosition, Names, number
from splay.core.scenario.shape import SEED, check_object, check_shape
from splay.core.scenario.writing import supply_name
from splay.core.setup import HIGHEST_ACHIEVEMENT, place, teams_of
from splay.core.symbols import SPLAY_NAMES, UNSPLAYED
from splay.core.zones import EVERY_SEAT, Supply, Zone

Data = dict[str, Any]


def options_of(position: object) -> Options:
    """The table options of a position; as many players as it lists, at least two, if it does not say how many.

    Raises BadPosition if it is no object, BadOptions for options that do not fit together.
    """
    data = check_object(position)
    options, players = data.get("options", {}), data.get("players")
    if isinstance(options, dict) and isinstance(players, list):
        options = {"players": max(MIN_PLAYERS, len(players)), **options}
    return Options.from_json(options)


def game_from(position: object, deck: list[Card]) -> Game:
    """A game in this position.

    `deck` holds the cards in play by index. Raises BadPosition naming what is wrong: an unknown word, a card that
    stands twice or of another color or value than its place, more achievements of a value than there are cards,
    nothing to choose a first meld from, nobody to play against. Raises BadOptions for options that do not fit together.
    """
    options = options_of(position)
    data = check_object(position)
    check_shape(data, options)
    names = Names(deck)
    seed = str(data.get("seed", SEED))
    shuffler = Shuffler(secret_from_seed(seed))
    game = lay_out(options, deck, team_list(data, options, shuffler))
    data = with_faces(data, game, names, shuffler)
    fill_players(game, data, names)
    for supply_word, cards in data.get("supply", {}).items():
        fill_supply(game, names.supply(game, supply_word), cards, names)
    for zone in [game.removed, *game.further_zones()]:
        fill_zone(game, zone, data, names)
    fill_achievements(game, data, names, shuffler)
    fill_rest(game, data, names, shuffler)
    game.started = bool(data.get("started", True))
    if not game.started:
        check_first_melds(game)
    game.turn_seat = number(data, "turn", 0, len(game.players) - 1, 0)
    seat_players(game, data)
    game.turn_number = number(data, "turn_number", 0, 1_000_000, 10)
    game.actions_left = number(data, "actions_left", 0, 2, 2)
    game.chance = number(data, "chance", 0, (1 << 48) - 1, first_chance(secret_from_seed(seed)))
    game.dirty = EVERY_SEAT if data.get("unchecked", True) else 0
    game.free_action_due = bool(data.get("free_action", False))
    game.used = tuple([name for word, name in once_a_turn().items() if data.get(word, False)])
    return game


def team_list(position: Data, options: Options, shuffler: Shuffler) -> list[int]:
    """The team of each seat, as the position says, else as the options do."""
    teams = teams_of(options, shuffler)
    for seat, data in enumerate(position.get("players", [])[: len(teams)]):
        teams[seat] = number(data, "team", 0, options.players - 1, teams[seat])
    if len(set(teams)) == 1:
        raise BadPosition("team: all players are in one team, so that nobody has an opponent")
    return teams


def fill_players(game: Game, position: Data, names: "Names") -> None:
    """Gives all players what the position says, achievements excepted."""
    players = position.get("players", [])
    if len(players) > len(game.players):
        raise BadPosition(f"players: there are {len(players)}, but the options say {len(game.players)}")
    for player, data in zip(game.players, players, strict=False):
        fill_player(game, player, data, names)


def seat_players(game: Game, position: Data) -> None:
    """Puts those out of the game whom the position says to be: all but one if it has ended so."""
    out = [seat for seat, data in enumerate(position.get("players", [])) if data.get("out", False)]
    game.seating = game.seating.without(out)
    if not game.teams():
        raise BadPosition("out: nobody is left in the game")
    if out and not game.started:
        raise BadPosition(f"out: player {out[0] + 1} is still to choose a first meld (started: no)")


def fill_player(game: Game, player: Player, data: Data, names: "Names") -> None:
    """Gives a player what the position says, achievements excepted."""
    for color_name, pile_data in data.get("board", {}).items():
        pile = player.board.piles[names.color(color_name)]
        for word in names.whole(pile_data.get("cards", []))[::-1]:
            card_name, marked = names.without_mark(word)
            if names.card(card_name).color != pile.color and not marked:
                raise BadPosition(f"{card_name}: is not {color_name}")
            names.put(game, card_name, pile)
        splay = names.splay(pile_data.get("splay", "none"))
        if splay != UNSPLAYED and len(pile.cards) < 2:
            raise BadPosition(f"{color_name} {SPLAY_NAMES[splay]}: needs at least two cards")
        pile.splay_to(splay)
    for zone in [player.hand, player.score_pile, *player.further_zones]:
        fill_zone(game, zone, data, names)
    player.tucked = number(data, "tucked", 0, len(game.deck), 0)
    player.scored = number(data, "scored", 0, len(game.deck), 0)


def fill_zone(game: Game, zone: Zone, data: Data, names: "Names") -> None:
    """Lays the cards into a zone that the position names under the zone's kind."""
    for card_name in names.whole(data.get(zone.kind.name, []))[::-1]:
        names.put(game, card_name, zone)


def check_first_melds(game: Game) -> None:
    """Raises BadPosition for a player with nothing to choose a first meld from."""
    for player in game.players:
        if not player.hand.cards:
            raise BadPosition(f"hand: player {player.seat + 1} has no card to choose as the first meld (started: no)")


def fill_supply(game: Game, supply: Supply, cards: list[str], names: "Names") -> None:
    """Lays the named cards on top of a supply; the word `end` at the end of the list is left for later."""
    for word in names.whole(cards)[::-1]:
        if word != "end":
            card_name, marked = names.without_mark(word)
            card = names.card(card_name)
            if card.age != supply.age and not marked:
                raise BadPosition(f"{card_name}: is not of age {supply.age}")
            if card.set_name != supply.set_name and not marked:
                raise BadPosition(f"{card_name}: is not of the set {supply.set_name}")
            names.put(game, card_name, supply)


def fill_achievements(game: Game, position: Data, names: "Names", shuffler: Shuffler) -> None:
    """Hands out achievements: cards by name, any card not named otherwise by a value, specials by name."""
    game.special_owner = [GONE] * len(game.specials)
    if "available" in position:
        for word in names.whole(position["available"])[::-1]:
            add_achievement(game, word, game.available, names, shuffler)
    for player, data in zip(game.players, position.get("players", []), strict=False):
        for word in names.whole(data.get("achievements", []))[::-1]:
            add_achievement(game, word, player.achievements, names, shuffler)
    if "available" not in position:
        owned = [card.age for player in game.players for card in player.achievements.cards]
        for age in range(1, HIGHEST_ACHIEVEMENT + 1):
            if age not in owned and names.unplaced(game, age):
                add_achievement(game, str(age), game.available, names, shuffler)
        for special, owner in enumerate(game.special_owner):
            if owner == GONE:
                game.special_owner[special] = UNCLAIMED


def add_achievement(game: Game, word: str | int, zone: Zone, names: "Names", shuffler: Shuffler) -> None:
    """Puts one achievement into a player's achievements or among the available ones."""
    word = str(word)
    specials = [special.name for special in game.specials]
    if word in specials:
        give_special(game, specials.index(word), zone)
    elif word.isdigit():
        fitting = [card for card in names.unplaced(game, names.age(word)) if card not in names.dealt]
        if not fitting:
            raise BadPosition(f"achievements: no card of value {word} is left for one")
        place(game, fitting[shuffler.below(len(fitting))], zone.index)
    else:
        names.put(game, word, zone)


def give_special(game: Game, special: int, zone: Zone) -> None:
    """Puts a special achievement into a player's achievements or among the available ones."""
    if game.special_owner[special] != GONE:
        raise BadPosition(f"{game.specials[special].name}: stands twice, the second time in {zone.place}")
    game.special_owner[special] = zone.owner


def fill_rest(game: Game, position: Data, names: "Names", shuffler: Shuffler) -> None:
    """Shuffles the cards not named under the named ones of their supply; when that ends, they are removed. Those of no
    supply lie where they are returned to.
    """
    for card in game.deck:
        if game.where[card.index] < 0 and not game.is_supplied(card):
            place(game, card, game.returns_to(card).index)
    for supply in game.supplies:
        rest = names.unplaced(game, supply.age, supply.set_name)
        ended = "end" in position.get("supply", {}).get(supply_name(supply), [])
        for place_in_rest in shuffler.order(len(rest)):
            card = rest[place_in_rest]
            zone: Zone = game.removed if ended else supply
            zone.put_bottom(card)
            game.where[card.index] = zone.index
