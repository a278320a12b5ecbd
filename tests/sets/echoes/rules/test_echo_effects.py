"""Echo effects: which are executed, in which order, and who shares them: EC030 to EC048."""

from __future__ import annotations

from splay.core.dogma import reached_by, steps_of
from splay.core.event import EffectEvent
from splay.core.symbols import BULB
from splay.playing import PlayedTable
from splay.views.why import why_happened
from tests.sets.echoes.tables import echoes

SUPPLY = {"1": "Agriculture, Pottery, Clothing", "echoes 1": "Plumbing, Dice, Soap", "2": "Calendar, Mathematics"}


def executed(table: PlayedTable) -> list[tuple[str, int, int]]:
    """The effects that were executed in the last action: whose, which, and by which seat."""
    return [(event.cards[0].name, event.effect, event.seat) for event in table.events if isinstance(event, EffectEvent)]


def echo_order(board: str, card: str) -> list[str]:
    """The cards whose echo effects a dogma of a card executes, in order."""
    game = echoes(board, "").game
    found = next(one for one in game.deck if one.name == card)
    return [one.name for one, effect in steps_of(game, game.players[0], found) if effect == 0]


def test_a_top_cards_echo_effect_is_always_visible() -> None:  # EC031
    assert echo_order("blue: Ruler", "Ruler") == ["Ruler"]


def test_a_covered_echo_effect_is_visible_if_the_splay_shows_its_place() -> None:  # EC030, EC031
    for splay, visible in {"": [], " left": ["Ruler"], " right": [], " up": ["Ruler"]}.items():  # bottom right
        assert echo_order(f"blue{splay}: Tools, Ruler", "Tools") == visible, splay
    for splay, visible in {"": [], " left": [], " right": ["Perfume"], " up": []}.items():  # top left
        assert echo_order(f"blue{splay}: Tools, Perfume", "Tools") == visible, splay
    for splay, visible in {"": [], " left": [], " right": [], " up": ["Bangle"]}.items():  # bottom middle
        assert echo_order(f"red{splay}: Oars, Bangle", "Oars") == visible, splay


def test_only_those_of_the_same_color_are_executed() -> None:  # EC032
    assert echo_order("blue: Tools; red: Bangle; purple up: Bell, Flute", "Tools") == []


def test_the_bottom_one_comes_first_and_the_top_cards_own_last() -> None:  # EC033, EC037, EC039, CO032
    table = echoes("purple up: Bell, Flute, Mysticism", "", supply=SUPPLY)
    assert echo_order("purple up: Bell, Flute, Mysticism", "Bell") == ["Flute", "Bell"]
    table.dogma("Bell", me=["pass"])
    assert executed(table) == [("Flute", 0, 0), ("Bell", 0, 0), ("Bell", 3, 0)]
    assert table.changes == "me forecast +Calendar"


def test_an_echo_effect_comes_before_a_demand() -> None:  # EC039
    table = echoes("red: Candles; green: Sailing", "hand: Oars", supply=SUPPLY)
    table.dogma("Candles")
    assert [effect for _, effect, _ in executed(table)] == [0, 1]
    assert table.changes == "me hand +Oars; you hand -Oars +Agriculture"


def test_which_are_executed_is_fixed_at_the_start_and_none_is_cut_short() -> None:  # EC034, EC035, R62
    # Umbrella's echo effect melds Comb over it, which takes its own place out of sight: all goes on as it was.
    table = echoes("green: Umbrella, The Wheel; hand: Comb", "", supply=SUPPLY)
    table.dogma("Umbrella", me=["Comb"])
    assert executed(table) == [("Umbrella", 0, 0), ("Umbrella", 3, 0)]
    assert table.changes == "me green +Comb; me hand -Comb"


def test_an_echo_effect_that_comes_into_sight_meanwhile_is_not_executed() -> None:  # EC034
    # Plumbing's echo effect scores the bottom red card; what lies there then has no say any more.
    table = echoes("purple left: Flute, Bell, Philosophy", "", supply=SUPPLY)
    assert echo_order("purple left: Flute, Bell, Philosophy", "Flute") == ["Bell", "Flute"]
    table = echoes("purple: Flute, Bell, Philosophy", "", supply=SUPPLY)
    table.dogma("Flute", me=["purple"])  # splays left in the middle
    assert [name for name, effect, _ in executed(table) if effect == 0] == ["Flute"]
    assert table.changes == "me purple splayed left; me hand +Agriculture"


def test_the_launching_cards_icon_decides_who_shares() -> None:  # EC036, CO034
    # Tools has bulbs; Perfume beneath it has castles, of which the other player has most.
    table = echoes("blue right: Tools, Perfume", "red: Archery, Oars; yellow: Masonry", supply=SUPPLY)
    table.dogma("Tools")
    assert ("Perfume", 0, 1) not in executed(table)
    assert table.changes == "me yellow +Agriculture"
    shared = echoes("blue right: Tools, Perfume", "blue: Writing; purple: Philosophy", supply=SUPPLY)
    shared.dogma("Tools")
    assert executed(shared)[:2] == [("Perfume", 0, 1), ("Perfume", 0, 0)]
    assert shared.changes == "me blue +Pottery tucked; me hand +Clothing; you yellow +Agriculture"


def test_each_is_finished_by_all_before_the_next_clockwise_and_the_launcher_last() -> None:  # EC037
    table = echoes("purple left: Bell, Flute, Mysticism", "red: Construction", "purple: Monotheism", supply=SUPPLY)
    table.dogma("Bell")
    seats = [(name, seat) for name, effect, seat in executed(table) if effect == 0]
    assert seats == [("Flute", 1), ("Flute", 2), ("Flute", 0), ("Bell", 1), ("Bell", 2), ("Bell", 0)]
    assert table.changes == (
        "me hand +Agriculture; me forecast +Canal Building; you forecast +Calendar; third forecast +Mathematics"
    )


def test_a_change_by_an_opponent_in_an_echo_effect_brings_the_sharing_bonus() -> None:  # EC038, EC024
    table = echoes("blue: Ruler", "blue: Writing; yellow: Fermenting", supply=SUPPLY)
    table.dogma("Ruler")
    assert table.changes == "me hand +Mathematics +Plumbing; you hand +Calendar"
    assert table.bonus
    alone = echoes("blue: Ruler", "red: Oars", supply=SUPPLY).dogma("Ruler")
    assert not alone.bonus
    assert alone.changes == "me hand +Calendar"


def test_a_team_mate_shares_without_bringing_it() -> None:  # CO046, EC038
    table = echoes("blue: Ruler", "red: Oars", "blue: Writing", "red: Archery", teams="13-24", supply=SUPPLY)
    table.dogma("Ruler")
    assert not table.bonus
    assert table.changes == "me hand +Mathematics; third hand +Calendar"


def test_no_effect_does_nothing_and_is_no_share() -> None:  # EC047
    table = echoes("purple: Puppet", "red: Archery; yellow: Masonry", supply=SUPPLY)
    table.dogma("Puppet")
    assert [seat for _, _, seat in executed(table)] == [1, 0]
    assert not table.bonus


def test_executing_another_cards_non_demand_effects_leaves_its_echo_effect_out() -> None:  # EC040
    table = echoes("blue: Computers; yellow: Domestication", "", supply={"10": "Software"} | SUPPLY)
    game = table.game
    ruler = next(card for card in game.deck if card.name == "Ruler")
    assert [effect for _, effect in ruler.shared_steps] == [3]


def test_the_echo_sign_is_no_icon() -> None:  # EC046, EC081, R41
    table = echoes("blue: Perfume; red: Candles", "")
    assert [table.game.players[0].count(icon) for icon in range(6)] == [0, 0, 1, 1, 0, 0]


def test_the_icon_that_is_counted_is_told_with_every_effect() -> None:  # EC036
    table = echoes("blue right: Tools, Perfume", "blue: Writing; purple: Philosophy", supply=SUPPLY).dogma("Tools")
    effects = [event for event in table.events if isinstance(event, EffectEvent)]
    assert [event.cards[0].name for event in effects][:2] == ["Perfume", "Perfume"]
    assert {event.icon for event in effects} == {BULB}
    told = [why_happened(event) for event in effects]
    assert {why.icon for why in told if why is not None} == {"bulb"}
    assert table.changes == "me blue +Pottery tucked; me hand +Clothing; you yellow +Agriculture"


def test_what_will_be_executed_can_be_told_before() -> None:  # EC048, CO066
    game = echoes("blue right: Tools, Perfume", "blue: Writing; purple: Philosophy").game
    tools = next(card for card in game.deck if card.name == "Tools")
    assert [card.name for card, _ in steps_of(game, game.players[0], tools)] == ["Perfume", "Tools", "Tools"]
    assert reached_by(game, game.players[0], tools)[0] == [1]


def test_a_demand_on_top_of_an_echo_effect_is_shared_too() -> None:  # EC042
    table = echoes("red up: Archery, Bangle", "red: Oars; yellow: Masonry; hand: Construction", supply=SUPPLY)
    assert echo_order("red up: Archery, Bangle", "Archery") == ["Bangle"]
    game = table.game
    archery = next(card for card in game.deck if card.name == "Archery")
    assert reached_by(game, game.players[0], archery)[0] == [1]


def test_an_artifact_used_from_the_display_executes_those_of_its_color() -> None:  # EC044, AR051, CO033
    table = echoes(
        "display: Treaty of Kadesh; blue right: Ruler, Perfume",
        "",
        sets=["base", "artifacts", "echoes"],
        supply=SUPPLY,
        free_action=True,
    )
    table.free("dogma:treaty-of-kadesh")
    assert [name for name, effect, _ in executed(table) if effect == 0] == ["Perfume", "Ruler"]
    assert table.changes == "me yellow +Agriculture; me hand +Calendar; me display -Treaty of Kadesh"
