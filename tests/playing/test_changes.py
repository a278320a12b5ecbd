"""What an action changed is told as a line, all of it, and what nobody has looked at since is kept."""

from __future__ import annotations

import pytest

from splay.core.game import Game
from splay.playing import play
from splay.playing.changes import changes
from splay.sets.scenario import from_text

BARE = "available: 2\n" + "".join(f"supply {age}: end\n" for age in range(2, 11))
"""Lines after which nothing is left to chance."""


def position(text: str) -> Game:
    """A position with these lines, in which all cards not named are out of the game."""
    lines = [line.strip() for line in text.split("/")]
    lines += [] if "supply 1:" in text else ["supply 1: end"]
    lines += [line for line in BARE.splitlines() if line.partition(":")[0] + ":" not in text]
    return from_text("\n".join(lines))


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("me: hand: Oars", "me: hand: Oars", ""),
        # Cards go from place to place: by name where their order says nothing, else top first.
        ("me: hand: Oars; red: Archery", "me: red: Oars, Archery", "me red +Oars; me hand -Oars"),
        (
            "me: score: Tools, Oars / you: hand: Pottery",
            "me: hand: Tools, Pottery / you: hand: Oars",
            "me hand +Pottery +Tools; me score -Oars -Tools; you hand -Pottery +Oars",
        ),
        ("me: hand: Oars, Archery", "me: red: Oars, Archery", "me red +Oars +Archery; me hand -Archery -Oars"),
        ("me: red: Oars, Archery", "removed: Oars, Archery", "me red -Oars -Archery; removed +Archery +Oars"),
        ("me: red: Oars; hand: Pottery", "me: red: Pottery!, Oars", "me red +Pottery!; me hand -Pottery"),
        # What is tucked comes beneath what lay there before, and a pile with another order is told whole.
        ("me: red: Oars; hand: Archery", "me: red: Oars, Archery", "me red +Archery tucked; me hand -Archery"),
        (
            "me: red: Oars, Engineering; hand: Archery, Coal",
            "me: red: Coal, Engineering, Archery; hand: Oars",
            "me red -Oars +Coal +Archery tucked; me hand -Archery -Coal +Oars",
        ),
        ("me: red: Oars, Archery, Coal", "me: red: Coal, Archery, Oars", "me red is Coal, Archery, Oars"),
        (
            "me: red: Oars, Coal; hand: Archery",
            "me: red: Oars, Archery, Coal",
            "me red is Oars, Archery, Coal; me hand -Archery",
        ),
        # Splays.
        ("me: red: Oars, Coal", "me: red left: Oars, Coal", "me red splayed left"),
        (
            "me: red up: Oars, Coal / you: hand: Tools",
            "me: red: Oars / you: hand: Tools, Coal",
            "me red -Coal; me red unsplayed; you hand +Coal",
        ),
        # Achievements are told by their values, special ones by their names.
        (
            "available: 2, Empire, World",
            "me: achievements: 2, Empire / available: World",
            "me achievements +2 +Empire; available -2 -Empire",
        ),
        (
            "you: achievements: World / me: hand: Tools",
            "me: achievements: Tools, World",
            "me hand -Tools; me achievements +1 +World; you achievements -World",
        ),
        # Supplies: what was drawn from the top and returned to the bottom just comes and goes.
        ("supply 1: Tools, Oars, end", "supply 1: Oars, end / me: hand: Tools", "me hand +Tools"),
        (
            "supply 1: Oars, end / me: hand: Tools, Sailing",
            "supply 1: Oars, Tools, Sailing, end",
            "me hand -Sailing -Tools",
        ),
        ("supply 1: Tools, end / me: hand: Oars", "supply 1: Oars, end / me: hand: Tools", "me hand -Oars +Tools"),
        ("supply 1: Tools, Oars, end", "supply 1: Oars, Tools, end", "supply 1 -Tools +Tools"),
        (
            "supply 1: Pottery, Oars, Tools, end",
            "supply 1: Oars, end / me: hand: Tools, Pottery",
            "me hand +Pottery +Tools; supply 1 -Tools from the bottom",
        ),
        ("supply 1: Pottery, Oars, Tools, end", "supply 1: Oars, Tools, Pottery, end", "supply 1 -Pottery +Pottery"),
        (
            "supply 1: Pottery, Oars, Tools, end",
            "supply 1: Pottery, Tools, end / me: hand: Oars",
            "me hand +Oars; supply 1 is Pottery, Tools",
        ),
        (
            "supply 1: Oars, end / me: hand: Tools",
            "supply 1: Tools, Oars, end",
            "me hand -Tools; supply 1 +Tools on top",
        ),
        (
            "supply 1: Oars, Tools, end",
            "supply 1: Oars, end / me: hand: Tools",
            "me hand +Tools; supply 1 -Tools from the bottom",
        ),
        (
            "supply 1: Oars, Tools, end / me: hand: Sailing",
            "supply 1: Sailing, Tools, end / me: hand: Oars",
            "me hand -Sailing +Oars; supply 1 +Sailing on top",
        ),
        # Places of nobody, and players who are out of the game.
        ("me: hand: Oars", "removed: Oars", "me hand -Oars; removed +Oars"),
        ("third: hand: Oars", "third: out: yes", "third hand -Oars; third out; removed +Oars"),
        (
            "options: sets base artifacts relics / museum: Timbuktu / me: display: Moses",
            "options: sets base artifacts relics / me: relics: Timbuktu; hand: Moses",
            "me hand +Moses; me display -Moses; me relics +Timbuktu; museum -Timbuktu",
        ),
    ],
)
def test_a_line_tells_all_that_differs(before: str, after: str, line: str) -> None:
    assert changes(position(before), position(after)) == line


def test_the_line_is_about_the_last_action() -> None:
    table = play("hand: Oars", supply={1: "Tools"})
    assert table.changes == ""
    assert table.meld("Oars").changes == "me red +Oars; me hand -Oars"
    assert table.draw().changes == "me hand +Tools"


def test_places_that_changed_are_kept_until_somebody_looks() -> None:
    table = play("red left: Archery, Coal; hand: Oars, Tools", supply={1: "Sailing"})
    assert table.me.hand == ["Oars", "Tools"]  # looked at before, which tells nothing of what comes
    table.meld("Oars").draw()
    assert table.unlooked == {"me hand", "me red"}
    assert table.me.hand == ["Sailing", "Tools"]
    assert table.unlooked == {"me red"}
    assert table.me.top("red") == "Oars"
    assert table.unlooked == set()


def test_the_line_of_an_action_looks_at_what_it_changed() -> None:
    table = play("hand: Oars, Tools; score: Coal", "", supply={1: "Sailing"})
    table.meld("Oars").draw()
    assert table.changes == "me hand +Sailing"
    assert table.unlooked == {"me red"}


def test_splays_scores_and_achievements_are_looked_at_too() -> None:
    table = play("purple: Philosophy; red: Oars, Coal; hand: Tools; score: Sailing, Canning")
    table.dogma("Philosophy", me=["red", "Tools"]).achieve(1)
    assert table.unlooked == {"me red splay", "me hand", "me score", "me achievements"}
    assert (table.me.splay("red"), table.me.points, table.me.hand, table.me.achievements) == ("left", 8, [], ["1"])
    assert table.unlooked == set()


def test_a_special_achievement_is_a_change() -> None:
    table = play("hand: Tools; tucked: 6; purple: Monotheism", "", supply={1: "Code of Laws"}).dogma("Monotheism")
    assert table.changes == "me purple +Code of Laws tucked; me achievements +Monument; available -Monument"


def test_zones_of_sets_are_looked_at_by_their_names() -> None:
    table = play("hand: Oars; red: Gunpowder", sets=["base", "artifacts"], supply={"artifacts 4": "Moses"})
    table.meld("Oars")
    assert table.unlooked == {"me hand", "me red", "me display"}
    assert table.me.zone("display") == ["Moses"]
    assert table.unlooked == {"me hand", "me red"}
    with pytest.raises(LookupError, match="forecast: no set in play brings such a zone"):
        table.me.zone("forecast")
