"""What previews tell of cities: icons that act, cities drawn, and whom an endorsed card reaches."""

from __future__ import annotations

import pytest

from splay.core.game import Game
from splay.locale.catalogue import load
from splay.sets.scenario import scenario
from splay.views.brought import Brought
from splay.views.cards_and_places import Shown
from splay.views.how_sure import ALWAYS, MAYBE, NEVER
from splay.views.messages import WordArgument
from splay.views.preview import NoSuchAction, Preview, preview
from splay.views.wording import Wording

ME, YOU = 0, 1
SEVEN_CASTLES = "red: Construction; yellow: Masonry; blue: Tools"


def table(*players: str, sets: str = "base cities") -> Game:
    """A table with cities."""
    return scenario(*players, sets=sets.split())


def foretold(key: str, *players: str) -> Preview:
    """What an action of the first player would do."""
    return preview(table(*players), ME, ME, key)


def acts(found: Preview) -> list[tuple[str, str, list[int]]]:
    """Which icons act, as what they do is told, whether they do anything, and the values of what they draw."""
    return [(sign_of(one), one.sure, [card.age for card in one.cards]) for one in found.brings if one.kind == "act"]


def sign_of(act: Brought) -> str:
    """Which icon acts."""
    told = act.message.arguments
    match act.message.key:
        case "preview-act-plus":
            return "plus"
        case "preview-act-arrow":
            assert isinstance(told["direction"], WordArgument)
            return told["direction"].key.removeprefix("direction-")
        case key:
            assert key == "preview-act-search"
            return f"search-{told['icon']}"


def cities(found: Preview) -> list[tuple[str, list[Shown]]]:
    """Whether a city comes, and the backs of those it could be."""
    return [(one.sure, one.cards) for one in found.brings if one.kind == "city"]


def said(key: str, game: Game) -> list[str]:
    """What an action of the first player would bring, in words."""
    wording = Wording(load("en"), ["Ann", "Bob"], game.deck, ME)
    return [wording.message(one.message) for one in preview(game, ME, ME, key).brings]


def test_a_meld_tells_what_each_icon_of_a_city_does_in_order() -> None:  # CI034, CI037, CI104
    london = "green: Sailing; red: Gunpowder; hand: London, Yin"
    assert acts(foretold("meld:london", london)) == [("right", ALWAYS, []), ("plus", ALWAYS, [8])]
    alone = "red: Gunpowder; hand: London, Yin"
    assert acts(foretold("meld:london", alone)) == [("right", NEVER, []), ("plus", ALWAYS, [8])]
    assert acts(foretold("meld:milan", "red: Archery; hand: Milan")) == [("plus", ALWAYS, [5])] * 2


def test_a_search_draws_as_long_as_the_supply_lasts() -> None:  # CI044, CI045
    assert acts(foretold("meld:troy", "blue: Tools; hand: Troy")) == [("search-castle", ALWAYS, [])]
    game = table("blue: Tools; hand: Calicut")
    game.supplies[3].cards.clear()
    assert acts(preview(game, ME, ME, "meld:calicut")) == [("search-leaf", NEVER, [])]


@pytest.mark.parametrize("forecast", ["", "; forecast: Writing"])
@pytest.mark.parametrize(
    ("key", "mine", "sign"),
    [
        ("meld:tenochtitlan", "red left: Gunpowder, Oars; hand: Tenochtitlan", "left"),
        ("meld:calicut", "green: Navigation; hand: Calicut", "search-leaf"),
    ],
)
def test_what_a_dig_or_a_promotion_brings_is_no_icons_doing(
    key: str, mine: str, sign: str, forecast: str
) -> None:  # CO017, CO018
    game = table(mine + forecast, sets="base artifacts echoes cities")
    game.supplies[3].cards.clear()
    found = preview(game, ME, ME, key)
    assert acts(found) == [(sign, NEVER, [])]
    assert [one.sure for one in found.brings if one.kind == "dig"] == [ALWAYS]


def test_cards_that_are_no_cities_and_other_actions_have_no_icons_that_act() -> None:
    assert acts(foretold("meld:oars", "hand: Oars")) == []
    assert acts(foretold("meld:zurich", "red: Archery; hand: Zurich")) == []
    assert acts(foretold("draw", "hand: Yin")) == []


def test_a_city_drawn_for_a_new_color_is_told_by_its_back() -> None:  # CI010, CI020
    found = foretold("meld:oars", "hand: Oars")
    assert cities(found) == [(ALWAYS, [Shown(1, "cities")])]
    assert cities(foretold("meld:oars", "red: Archery; hand: Oars")) == []
    assert cities(foretold("meld:oars", "hand: Oars, Yin")) == []


def test_a_city_for_a_splay_that_can_be_declined_may_come() -> None:  # CI011
    found = foretold("dogma:code-of-laws", "purple: Code of Laws; red: Archery; hand: Oars")
    assert cities(found) == [(MAYBE, [Shown(1, "cities")])]


def test_a_city_that_somebody_else_draws_is_not_the_seats_own() -> None:
    sharing = "purple: Code of Laws; red: Archery; hand: Oars, Yin"
    assert cities(foretold("dogma:code-of-laws", sharing, "green: Sailing, The Wheel; hand: Clothing")) == []


def test_what_icons_would_do_and_the_city_that_comes_are_told_in_words() -> None:
    london = table("green: Sailing; red: Gunpowder; hand: London, Yin")
    assert said("meld:london", london) == ["It splays green right.", "You'd draw an [8]."]
    assert said("meld:london", table("red: Gunpowder; hand: London, Yin"))[0] == "It splays nothing."
    troy = table("blue: Tools; hand: Troy")
    assert said("meld:troy", troy) == ["You'd reveal a base [1] and keep it if it has a [castle]."]
    game = table("green: Navigation; hand: Calicut")
    assert said("meld:calicut", game) == ["You'd reveal 4 base [4] and keep those with a [leaf]."]
    del game.supplies[3].cards[1:]
    assert said("meld:calicut", game) == ["You'd reveal a base [4] and keep it if it has a [leaf]."]
    game.supplies[3].cards.clear()
    assert said("meld:calicut", game) == ["You'd reveal nothing: no base [4] is left."]
    assert said("meld:oars", table("hand: Oars")) == ["You get a city [1]."]
    laws = table("purple: Code of Laws; red: Archery; hand: Oars")
    assert said("dogma:code-of-laws", laws) == ["You might get a city [1]."]


def test_endorsing_tells_whom_the_card_reaches_and_how_often_it_is_followed() -> None:  # CI079, CI080
    found = foretold("endorse:writing", "blue: Writing; green: Babylon; hand: Tools", "red: Athens; blue: Mathematics")
    assert (found.shares, found.hit, found.icon, found.times) == ([YOU], [], "bulb", 2)
    assert [(step.card, step.follows) for step in found.steps] == [("writing", [YOU, ME])]
    assert foretold("dogma:writing", "blue: Writing").times == 1
    assert foretold("draw").times == 0


def test_endorsing_counts_icons_after_the_card_is_tucked() -> None:  # CI077
    mine, theirs = "red right: Oars, Archery; green: Jerusalem; hand: Metalworking", SEVEN_CASTLES
    now, found = foretold("dogma:oars", mine, theirs), foretold("endorse:oars", mine, theirs)
    assert (now.counts, now.shares, now.hit) == ([6, 7], [YOU], [])
    assert (found.counts, found.shares, found.hit) == ([8, 7], [], [YOU])  # Metalworking, tucked, shows two castles
    assert found.unsure == []


def test_whom_only_some_payments_reach_is_unsure() -> None:
    mine = "red right: Oars, Archery; green: Jerusalem; hand: Metalworking, Sailing"
    found = foretold("endorse:oars", mine, SEVEN_CASTLES)
    assert (found.unsure, found.hit, found.shares) == ([YOU], [], [])
    assert [(step.effect, step.follows) for step in found.steps] == [("demand", []), ("dogma", [ME])]


def test_icons_that_only_some_payments_show_are_not_counted() -> None:
    for hand, castles in (("Metalworking", 8), ("Metalworking, Sailing", 6), ("Sailing, Metalworking", 6)):
        mine = f"red right: Oars, Archery; green: Jerusalem; hand: {hand}"
        found = foretold("endorse:oars", mine, SEVEN_CASTLES)
        assert found.counts == [castles, 7], hand


def test_the_card_that_is_tucked_may_bring_an_effect_to_follow() -> None:  # CI077, CI091
    for hand, own, steps in (("Ruler", True, ["ruler"]), ("Ruler, Oars", True, []), ("Oars", False, [])):
        game = table(f"blue left: Hangzhou, Writing; hand: {hand}", sets="base echoes cities")
        found = preview(game, ME, ME, "endorse:hangzhou")
        assert (found.own, [step.card for step in found.steps]) == (own, steps), hand


def test_the_card_that_pays_is_no_change_that_endorsing_is_for() -> None:
    mine = "yellow: Agriculture; blue: Atlantis; hand: Tools"
    assert foretold("dogma:agriculture", mine).changes == MAYBE
    assert foretold("endorse:agriculture", mine).changes == NEVER  # Tools is tucked: no card is left to return
    assert foretold("endorse:writing", "blue: Writing; green: Babylon; hand: Tools").changes == ALWAYS


def test_what_others_could_endorse_is_not_previewed() -> None:
    game = table("blue: Writing; green: Babylon; hand: Tools")
    with pytest.raises(NoSuchAction):
        preview(game, YOU, ME, "endorse:writing")
