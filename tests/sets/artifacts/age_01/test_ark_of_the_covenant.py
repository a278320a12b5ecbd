"""Ark of the Covenant (1, purple): AR136."""

from splay.core.question import ASK_CARD
from tests.sets.artifacts.tables import artifacts, relics


def test_takes_the_color_from_boards_without_a_top_artifact_and_then_itself() -> None:
    table = artifacts(
        "purple: Ark of the Covenant; red: Construction; hand: Oars, Tools",
        "red: Archery, Metalworking; blue: Writing",
        "red: Road Building; yellow: Lurgan Canoe",
        "red: Engineering; yellow: Agriculture, Xianrendong Shards",
    )
    table.dogma("Ark of the Covenant", me=["Oars"])
    assert table.asked == [("me", ASK_CARD, ["tools", "oars"])]
    assert table.shown == ["Oars"]  # decision 46
    assert table.bottom_of_supply(1) == "Oars"
    assert table.changes == (  # a top artifact protects, as the Ark does me; a covered one does not
        "me purple -Ark of the Covenant; me hand -Oars +Ark of the Covenant; "
        "me score +Archery +Engineering +Metalworking; you red -Archery -Metalworking; fourth red -Engineering"
    )
    assert table.me.scored == 0  # transferred, not scored


def test_an_empty_hand_still_takes_the_ark() -> None:  # ruling 144
    table = artifacts("purple: Ark of the Covenant", "red: Archery; purple: Philosophy")
    table.dogma("Ark of the Covenant")
    assert table.changes == "me purple -Ark of the Covenant; me hand +Ark of the Covenant"


def test_a_sharer_is_among_all_players_and_takes_the_ark_from_another_board() -> None:
    table = artifacts(
        "purple: Ark of the Covenant; blue: Calendar; hand: Archery",
        "red: Metalworking; blue: Tools; hand: Writing",
        supply={2: "Mapmaking"},
    )
    table.dogma("Ark of the Covenant")
    assert table.changes == (  # your own board has no top artifact; mine has the Ark until then
        "me purple -Ark of the Covenant; me hand -Archery +Mapmaking; me score +Metalworking; you blue -Tools; "
        "you red -Metalworking; you hand -Writing +Ark of the Covenant; you score +Tools"
    )
    assert table.bonus


def test_from_the_display_it_stays_there_and_protects_nobody() -> None:  # decision 33
    table = artifacts(
        "blue: Writing; hand: Tools; display: Ark of the Covenant", "blue: Calendar",
        free_action=True,
    )  # fmt: skip
    table.free("dogma:ark-of-the-covenant")
    assert table.changes == (
        "me blue -Writing; me hand -Tools; me score +Calendar +Writing; me display -Ark of the Covenant; "
        "you blue -Calendar"
    )


def test_one_castle_fewer_does_not_share() -> None:
    table = artifacts("purple: Ark of the Covenant", "red: Oars; hand: Tools")
    table.dogma("Ark of the Covenant")
    assert table.changes == "me purple -Ark of the Covenant; me hand +Ark of the Covenant"
    assert not table.bonus


def test_a_relic_is_of_the_set_of_its_back() -> None:  # AR116
    table = relics(
        "purple: Ark of the Covenant; hand: Tools",
        "purple: Newton-Wickins Telescope; blue: Calendar",
        "blue: Complex Numbers",
    )
    table.dogma("Ark of the Covenant")
    assert table.changes == (
        "me purple -Ark of the Covenant; me hand -Tools +Ark of the Covenant; me score +Complex Numbers; "
        "third blue -Complex Numbers"
    )


def test_a_team_mate_is_among_all_players() -> None:  # decision 34
    table = artifacts(
        "display: Ark of the Covenant; hand: Tools", "", "blue: Calendar", "", teams="13-24", free_action=True
    )
    table.free("dogma:ark-of-the-covenant")
    assert table.changes == "me hand -Tools; me score +Calendar; me display -Ark of the Covenant; third blue -Calendar"


def test_the_order_is_chosen_if_it_can_decide() -> None:  # decision 32
    high = "blue: Quantum Theory; green: Databases; yellow: Stem Cells; purple: The Internet"
    table = artifacts("purple: Ark of the Covenant; hand: Archery", f"red: Oars, Robotics; {high}")
    table.dogma("Ark of the Covenant", me=["Oars"])
    assert [(seat, kind) for seat, kind, _ in table.asked] == [("me", "order")]
    assert table.changes == (
        "me purple -Ark of the Covenant; me hand -Archery +Ark of the Covenant; me score +Oars +Robotics; "
        "you red -Oars -Robotics; you achievements +Universe; available -Universe"
    )
