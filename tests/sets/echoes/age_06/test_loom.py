"""Loom (6, red): EC169, EC102, EC106; ruling 37, decision 6."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import SETS, echoes

LOOM = "Loom"
SIXES = {6: "Canning, Democracy, Vaccination, Encyclopedia"}


def test_the_echo_scores_the_lowest_top_card() -> None:
    table = echoes(f"red: {LOOM}; blue: Tools, Rocketry; green: Compass", "")
    table.dogma(LOOM)
    assert effects(table) == [("me", LOOM, "echo"), ("me", LOOM, "dogma"), ("me", LOOM, "dogma_2")]
    assert table.me.score == ["Tools"]
    assert table.me.pile("blue") == ["Rocketry"]
    assert table.me.scored == 1
    assert table.asked == []


def test_the_player_chooses_among_the_lowest() -> None:
    table = echoes(f"red: {LOOM}; blue: Tools; green: Sailing; yellow: Fermenting", "")
    table.dogma(LOOM, me=["Sailing"])
    assert table.asked == [("me", "card", ["tools", "sailing"])]
    assert table.changes == "me green -Sailing; me score +Sailing"


def test_it_scores_itself_if_it_is_the_lowest() -> None:
    table = echoes(f"red: {LOOM}, Oars; blue: Rocketry", "")
    table.dogma(LOOM)
    assert table.me.score == [LOOM]
    assert table.me.pile("red") == ["Oars"]


def test_two_returned_scored_cards_of_different_values_tuck_three_sixes() -> None:
    table = echoes(f"red: {LOOM}; blue: Tools; score: Coal, Banking, Oars", "", supply=SIXES)
    table.dogma(LOOM, me=["Oars", "Banking"])
    assert table.changes == (
        "me blue -Tools; me yellow +Canning +Vaccination; me purple +Democracy; me score -Banking -Oars +Tools"
    )
    assert table.bottom_of_supply(1) == "Oars"
    assert table.bottom_of_supply(5) == "Banking"
    assert table.me.tucked == 3


def test_the_second_card_must_be_of_another_value() -> None:
    table = echoes(f"red: {LOOM}; blue: Tools; score: Coal, Banking, Oars", "", supply=SIXES)
    table.dogma(LOOM, me=["Oars", "Coal"])
    assert sorted(table.asked[0][2]) == ["banking", "coal", "oars", "pass", "tools"]
    assert sorted(table.asked[1][2]) == ["banking", "coal"]
    assert table.changes == (
        "me blue -Tools; me yellow +Canning +Vaccination; me purple +Democracy; me score -Coal -Oars +Tools"
    )


def test_battleship_yamato_is_an_eight_in_a_score_pile() -> None:  # ruling 81
    table = echoes(
        f"red: {LOOM}; blue: Tools; score: Battleship Yamato, Flight", "", supply=SIXES, sets=[*SETS, "artifacts"]
    )
    table.dogma(LOOM, me=["Battleship Yamato"])
    assert table.changes == (  # only Tools, scored by the echo effect, has another value
        "me blue -Tools; me yellow +Canning +Vaccination; me purple +Democracy; me score -Battleship Yamato"
    )


def test_returning_may_be_declined() -> None:
    table = echoes(f"red: {LOOM}; blue: Tools; score: Coal", "")
    table.dogma(LOOM, me=["pass"])
    assert table.changes == "me blue -Tools; me score +Tools"
    assert table.me.tucked == 0


def test_with_one_value_alone_nothing_is_asked() -> None:  # decision 6
    table = echoes(f"red: {LOOM}; blue: Tools; score: Oars, Sailing", "")
    table.dogma(LOOM)
    assert table.changes == "me blue -Tools; me score +Tools"
    assert (table.asked, table.me.tucked) == ([], 0)


def test_five_pictures_in_one_color_claim_heritage() -> None:  # ruling 37
    table = echoes(f"red up: {LOOM}, Oars, Archery, Metalworking, Composites; blue: Tools", "")
    table.dogma(LOOM)
    assert table.changes == "me blue -Tools; me score +Tools; me achievements +Heritage; available -Heritage"


def test_four_pictures_in_a_color_or_more_in_several_do_not() -> None:
    table = echoes(f"red up: {LOOM}, Oars, Archery, Metalworking; blue: Tools; green: Sailing; yellow: Masonry", "")
    table.dogma(LOOM, me=["Tools"])
    assert table.changes == "me blue -Tools; me score +Tools"


def test_pictures_that_cannot_be_seen_do_not_count() -> None:
    table = echoes(f"red left: {LOOM}, Oars, Archery, Metalworking, Composites; blue: Tools", "")
    table.dogma(LOOM)
    assert table.changes == "me blue -Tools; me score +Tools"


def test_a_music_note_is_a_picture() -> None:  # EC106; any color
    table = echoes(f"red: {LOOM}; purple up: Emancipation, Railroad, A.I., Empiricism, Piano; blue: Tools", "")
    table.dogma(LOOM)
    assert table.changes == "me blue -Tools; me score +Tools; me achievements +Heritage; available -Heritage"


def test_heritage_that_is_taken_cannot_be_claimed_again() -> None:  # EC092
    table = echoes(f"red up: {LOOM}, Oars, Archery, Metalworking, Composites; blue: Tools", "achievements: Heritage")
    table.dogma(LOOM)
    assert table.changes == "me blue -Tools; me score +Tools"


def test_covered_and_splayed_left_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"red left: Oars, {LOOM}", "blue: Tools", supply={1: "Domestication"})
    table.dogma("Oars")
    assert effects(table)[0] == ("me", LOOM, "echo")
    assert table.changes == "me red -Oars; me red unsplayed; me hand +Domestication; me score +Oars"


def test_as_many_factories_share() -> None:
    table = echoes(f"red: {LOOM}; blue: Genetics", "green: Invention; blue: Tools", supply={9: "Collaboration"})
    table.dogma(LOOM)
    assert table.changes == "me red -Loom; me hand +Collaboration; me score +Loom; you blue -Tools; you score +Tools"
    assert table.bonus


def test_without_a_factory_does_not_share() -> None:
    table = echoes(f"red: {LOOM}; blue: Genetics", "blue: Tools")
    table.dogma(LOOM)
    assert table.changes == "me red -Loom; me score +Loom"
    assert not table.bonus
