"""Rover Curiosity (10, blue): AR218."""

from tests.sets.artifacts.tables import artifacts


def test_melds_an_artifact_and_executes_it_alone() -> None:
    table = artifacts(
        "blue: Rover Curiosity; green: Clothing; score: Tools",
        "green: Bicycle; red: Fission; score: Oars, Sailing",
        supply={"artifacts 10": "Maastricht Treaty, Twister"},
    )
    table.dogma("Rover Curiosity")
    assert table.me.pile("green") == ["Maastricht Treaty", "Clothing"]
    assert table.result is None  # two crowns are as many, and would win by the Treaty, but nobody shares it
    assert table.game.supply("artifacts", 10).cards[-1].name == "Twister"


def test_the_melded_card_can_win() -> None:
    table = artifacts("blue: Rover Curiosity", supply={"artifacts 10": "Where's Waldo?"}).dogma("Rover Curiosity")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Where's Waldo?")


def test_a_compel_hits_those_with_as_many_bulbs() -> None:  # ruling 59
    table = artifacts(
        "blue: Rover Curiosity",
        "red: Coal; score: Tools",  # more factories, which Twister features, but no bulb
        "purple: Education; score: Oars",
        supply={"artifacts 10": "Seikan Tunnel, Twister", 10: "Miniaturization"},
    )
    table.dogma("Rover Curiosity")
    assert table.changes == (  # Seikan Tunnel by sharing
        "me purple +Twister; me hand +Miniaturization; third red +Oars; third green +Seikan Tunnel; third score -Oars"
    )


def test_without_artifacts_of_10_it_melds_a_base_card() -> None:  # AR015, ruling 10
    table = artifacts("blue: Rover Curiosity", supply={10: "Stem Cells", "artifacts 10": "end"})
    table.dogma("Rover Curiosity")
    assert table.me.pile("yellow") == ["Stem Cells"]


def test_without_base_cards_of_10_the_game_ends() -> None:  # AR014, AR017
    table = artifacts("blue: Rover Curiosity", "score: Tools", supply={10: "end", "artifacts 10": "Where's Waldo?"})
    table.dogma("Rover Curiosity")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_a_sharer_melds_first() -> None:
    table = artifacts(
        "blue: Rover Curiosity",
        "purple: Philosophy",
        supply={10: "Software", "artifacts 10": "Maldives, Higgs Boson, Seikan Tunnel", 1: "Sailing"},
    )
    table.dogma("Rover Curiosity")
    assert table.changes == (
        "me blue -Rover Curiosity; me hand +Sailing; me score +Higgs Boson +Rover Curiosity; you red +Maldives"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Rover Curiosity", "blue: Tools", supply={"artifacts 10": "Maldives"})
    table.dogma("Rover Curiosity")
    assert table.you.pile("red") == []
    assert table.me.pile("red") == ["Maldives"]
    assert not table.bonus
