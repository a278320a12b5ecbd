"""Dead Sea Scrolls (2, purple): AR146."""

from tests.sets.artifacts.tables import artifacts


def test_draws_an_artifact_of_the_highest_top_card_s_value() -> None:
    table = artifacts("purple: Dead Sea Scrolls; blue: Tools", "", supply={2: "Calendar", "artifacts 2": "Holy Grail"})
    table.dogma("Dead Sea Scrolls")
    assert table.me.hand == ["Holy Grail"]


def test_another_top_card_may_be_the_highest_and_covered_ones_do_not_count() -> None:
    table = artifacts("purple: Dead Sea Scrolls; yellow: Anatomy, Steam Engine", "", supply={"artifacts 4": "Moses"})
    table.dogma("Dead Sea Scrolls")
    assert table.me.hand == ["Moses"]


def test_without_artifacts_left_a_base_card_of_the_value_is_drawn() -> None:  # AR015
    table = artifacts("purple: Dead Sea Scrolls", "", supply={2: "Calendar", "artifacts 2": "end"})
    table.dogma("Dead Sea Scrolls")
    assert table.me.hand == ["Calendar"]


def test_the_yamato_on_top_ends_the_game() -> None:  # decision 22
    table = artifacts("purple: Dead Sea Scrolls; red: Battleship Yamato", "score: Tools")
    table.dogma("Dead Sea Scrolls")
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.result.winners == ["you"]


def test_a_sharer_draws_by_their_own_board_and_brings_the_bonus() -> None:
    supply = {2: "Calendar", "artifacts 1": "Lurgan Canoe", "artifacts 2": "Holy Grail"}
    table = artifacts("purple: Dead Sea Scrolls", "red: Oars", supply=supply)
    table.dogma("Dead Sea Scrolls")
    assert table.you.hand == ["Lurgan Canoe"]
    assert table.bonus
    assert table.me.hand == ["Calendar", "Holy Grail"]


def test_one_castle_fewer_does_not_share() -> None:
    table = artifacts("purple: Dead Sea Scrolls", "blue: Tools", supply={"artifacts 2": "Holy Grail"})
    table.dogma("Dead Sea Scrolls")
    assert table.changes == "me hand +Holy Grail"
    assert not table.bonus
