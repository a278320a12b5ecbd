"""What is told beforehand of artifacts: whom a compel would hit, what a dig would bring, which relic could be had."""

from __future__ import annotations

from splay.locale.catalogue import load
from splay.views.cards_and_places import Shown
from splay.views.events import event_view
from splay.views.facts import facts_of
from splay.views.how_sure import ALWAYS
from splay.views.messages import Message
from splay.views.preview import preview
from splay.views.wording import Wording
from tests.sets.artifacts.tables import artifacts, relics

TREATY = "Treaty of Kadesh"
DIGS = "green: The Wheel; hand: Clothing"
DIGS_FOUR = "red: Gunpowder; hand: Oars"


def test_those_compelled_are_told_apart_from_those_demanded_of() -> None:  # AR077
    game = artifacts(f"blue: {TREATY}; red: Oars", "red: Metalworking, Archery", "").game
    piles = facts_of(game).players[0].piles
    reaches = {pile.top: pile.reach for pile in piles}
    treaty, oars = reaches["treaty-of-kadesh"], reaches["oars"]
    assert treaty is not None
    assert oars is not None
    assert (treaty.hit, treaty.compelled) == ([], [])  # they have fewer castles
    assert (oars.hit, oars.compelled) == ([1, 2], [])
    game = artifacts(f"blue: {TREATY}", "red: Metalworking, Archery", "").game
    shown = preview(game, 0, 0, "dogma:treaty-of-kadesh")
    assert (shown.hit, shown.compelled, shown.shares) == ([1], [1], [1])


def test_whoever_is_compelled_reads_that_when_it_runs() -> None:  # AR077
    table = artifacts(f"blue: {TREATY}", "red: Archery").dogma(TREATY)
    wording = Wording(load("en"), ["Ann", "Bob"], table.game.deck)
    assert table.changes == "you red -Archery"
    said = [wording.message(event_view(event, 0).message) for event in table.events]
    assert next(words for words in said if "compels" in words).startswith(f"{TREATY} compels Bob (castle ")


def test_a_compel_that_reaches_nobody_says_why() -> None:  # AR077
    table = artifacts(f"blue: {TREATY}; red: Metalworking", "red: Archery").dogma(TREATY)
    told = event_view(table.events[0], 1)
    assert told.missed == [Message("missed-compel", {"icon": "castle"})]
    wording = Wording(load("en"), ["Ann", "Bob"], table.game.deck)
    assert wording.message(told.missed[0]) == "It compelled nobody: every opponent had fewer [castle]."


def test_a_preview_tells_a_dig_by_its_back() -> None:  # AR090, AR122
    game = artifacts(DIGS, "", supply={"artifacts 1": "Dancing Girl"}).game
    (dig,) = preview(game, 0, 0, "meld:clothing").brings
    assert (dig.kind, dig.sure, dig.cards) == ("dig", ALWAYS, [Shown(1, "artifacts")])


def test_a_preview_tells_why_it_digs_and_why_a_higher_value() -> None:  # AR028, AR029
    game = artifacts(DIGS, "", supply={"artifacts 1": "Dancing Girl"}).game
    wording = Wording(load("en"), ["Ann", "Bob"], game.deck)

    def said() -> str:
        (dig,) = preview(game, 0, 0, "meld:clothing").brings
        return wording.message(dig.message)

    why = "Clothing isn't higher than The Wheel, and both have their hexagon at the top left."
    assert said() == f"You'd dig up an artifact [1]: {why}"
    game.supplies[0].cards.clear()
    assert said() == f"You'd dig up an artifact [2] (no base [1] left): {why}"


def test_a_preview_tells_no_dig_if_none_is_due() -> None:  # AR026
    assert preview(artifacts("hand: Clothing", "").game, 0, 0, "meld:clothing").brings == []


def test_a_preview_tells_the_relic_that_could_be_seized() -> None:  # AR090 AR091
    dig, relic = preview(relics(DIGS_FOUR, "", supply={"artifacts 4": "Moses"}).game, 0, 0, "meld:oars").brings
    assert (dig.kind, dig.cards) == ("dig", [Shown(4, "artifacts")])
    assert (relic.kind, relic.cards) == ("offers-seize", [Shown(4, "base", "complex-numbers")])
