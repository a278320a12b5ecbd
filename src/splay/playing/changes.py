"""What an action changed on the board: as a line of text, which `docs/scenarios.md` explains, and as places."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from splay.core.board import Pile
from splay.core.game import Game
from splay.core.player import Player
from splay.core.scenario import SEATS
from splay.core.scenario.names import MISPLACED
from splay.core.scenario.writing import misplaced, supply_name
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES, UNSPLAYED
from splay.core.zones import ACHIEVEMENTS, AVAILABLE, Zone

Compare = Callable[[list[str], list[str]], str]
"""What says how what lies in a place now differs from what lay there."""
WITH_SPECIALS: Final = (ACHIEVEMENTS, AVAILABLE)


def changes(before: Game, after: Game) -> str:
    """All that differs between two positions of one game, "" if nothing does."""
    found: list[str] = []
    for had, has in zip(before.players, after.players, strict=True):
        found += player_changes(had, has)
    for old_supply, supply in zip(before.supplies, after.supplies, strict=True):
        found += told(f"supply {supply_name(supply)}", supply_changes, before, old_supply, after, supply)
    for old, new in zip(common_zones(before), common_zones(after), strict=True):
        found += told(new.kind.name, card_changes, before, old, after, new)
    return "; ".join(found)


def player_changes(had: Player, has: Player) -> Iterator[str]:
    """What changed for a player, place by place."""
    for old, new in zip(zones_of(had), zones_of(has), strict=True):
        compare = pile_changes if isinstance(new, Pile) else card_changes
        yield from told(place_word(new), compare, had.game, old, has.game, new)
        if isinstance(old, Pile) and isinstance(new, Pile) and old.splay != new.splay:
            yield f"{place_word(new)} {'unsplayed' if new.splay == UNSPLAYED else f'splayed {SPLAY_NAMES[new.splay]}'}"
    if has.seat in has.game.seating.out and has.seat not in had.game.seating.out:
        yield f"{SEATS[has.seat]} out"


def changed_places(before: Game, after: Game) -> set[str]:
    """The places of players where anything differs, as `place_word` and `splay_word` call them."""
    found = set()
    for had, has in zip(before.players, after.players, strict=True):
        for old, new in zip(zones_of(had), zones_of(has), strict=True):
            if old.cards != new.cards:
                found.add(place_word(new))
            if isinstance(old, Pile) and isinstance(new, Pile) and old.splay != new.splay:
                found.add(splay_word(new))
        if before.specials_of(had.seat) != after.specials_of(has.seat):
            found.add(place_word(has.achievements))
    return found


def zones_of(player: Player) -> list[Zone]:
    """All places of a player, the piles first."""
    return [*player.board.piles, player.hand, player.score_pile, player.achievements, *player.further_zones]


def common_zones(game: Game) -> list[Zone]:
    """All places of nobody but the supplies."""
    return [game.available, game.removed, *game.further_zones()]


def place_word(zone: Zone) -> str:
    """What a place of a player is called: "me red", "you hand"."""
    return f"{SEATS[zone.owner]} {COLOR_NAMES[zone.color] if isinstance(zone, Pile) else zone.kind.name}"


def splay_word(pile: Pile) -> str:
    """What the splay of a pile is called: "me red splay"."""
    return f"{place_word(pile)} splay"


def words(game: Game, zone: Zone) -> list[str]:
    """What lies in a place, top first: cards by name, achievements by value, special ones by name."""
    if zone.kind in WITH_SPECIALS:
        return [str(card.age) for card in zone.cards] + game.specials_of(zone.owner)
    return [card.name + (MISPLACED if misplaced(card, zone) else "") for card in reversed(zone.cards)]


def told(place: str, compare: Compare, before: Game, old: Zone, after: Game, new: Zone) -> list[str]:
    """What changed in a place, after its name; nothing if nothing did."""
    if old.cards == new.cards and new.kind not in WITH_SPECIALS:
        return []
    change = compare(words(before, old), words(after, new))
    return [f"{place} {change}"] if change else []


def card_changes(had: list[str], has: list[str]) -> str:
    """What left a place whose order says nothing, and what came."""
    gone, came = Counter(had) - Counter(has), Counter(has) - Counter(had)
    return " ".join([f"-{word}" for word in sorted(gone.elements())] + [f"+{word}" for word in sorted(came.elements())])


def pile_changes(had: list[str], has: list[str]) -> str:
    """What left a pile, what came on top of it and what beneath it; or all of it, if it has another order."""
    stayed = [word for word in had if word in has]
    above = has.index(stayed[0]) if stayed else len(has)
    below = above + len(stayed)
    gone = [f"-{word}" for word in had if word not in has]
    if has[above:below] != stayed:
        return " ".join([*gone, f"is {', '.join(has)}"])
    return " ".join([*gone, *[f"+{word}" for word in has[:above]], *[f"+{word} tucked" for word in has[below:]]])


def supply_changes(had: list[str], has: list[str]) -> str:
    """What happened to a supply besides that cards were drawn from its top, and others returned to its bottom."""
    for drawn in range(len(had) + 1):
        stayed = had[drawn:]
        if has[: len(stayed)] == stayed:
            returned = has[len(stayed) :]
            again = [f"-{word} +{word}" for word in returned if word in had]
            if stayed or not again:
                return " ".join(again)
        put = has[: -len(stayed)]
        if has == put + stayed and not set(put) & set(had):
            return " ".join([f"+{word} on top" for word in put])
    for drawn in range(len(had)):
        if has and had[drawn:][: len(has)] == has:
            return " ".join([f"-{word} from the bottom" for word in had[drawn:][len(has) :]])
    return f"is {', '.join(has)}"
