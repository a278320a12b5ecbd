"""Dentures (6, yellow): EC173, EC045; rulings 61, 206, 254."""

from tests.core.rules.reports import effects
from tests.core.rules.test_repeated_dogma import twice
from tests.sets.echoes.tables import echoes

DENTURES = "Dentures"


def test_scores_the_top_two_of_the_color_tucked_by_the_echo() -> None:
    table = echoes(f"yellow: {DENTURES}; red left: Coal, Gunpowder, Oars", "", supply={6: "Industrialization"})
    table.dogma(DENTURES)
    assert effects(table) == [("me", DENTURES, "echo"), ("me", DENTURES, "dogma"), ("me", DENTURES, "dogma_2")]
    assert table.me.score == ["Coal", "Gunpowder"]
    assert table.me.pile("red") == ["Oars", "Industrialization"]
    assert table.me.pile("yellow") == [DENTURES]
    assert (table.me.tucked, table.me.scored) == (1, 2)
    assert table.asked == []


def test_of_two_cards_scores_only_the_upper_one() -> None:  # ruling 206
    table = echoes(f"yellow: {DENTURES}; red: Oars", "", supply={6: "Industrialization"})
    table.dogma(DENTURES)
    assert table.me.score == ["Oars"]
    assert table.me.pile("red") == ["Industrialization"]
    assert table.me.tucked == 1


def test_it_may_score_itself() -> None:
    table = echoes(f"yellow: {DENTURES}", "", supply={6: "Canning"})
    table.dogma(DENTURES)
    assert table.me.score == [DENTURES]
    assert table.me.pile("yellow") == ["Canning"]


def test_with_none_to_score_tucks_again_until_there_is_one() -> None:  # ruling 206: the last tuck decides
    table = echoes(
        f"yellow: {DENTURES}; blue: Tools, Writing",
        "",
        supply={6: "Industrialization, Democracy, Encyclopedia, Canning"},
    )
    table.dogma(DENTURES)
    assert table.me.pile("red") == ["Industrialization"]
    assert table.me.pile("purple") == ["Democracy"]
    assert table.me.score == ["Tools", "Writing"]
    assert table.me.pile("blue") == ["Encyclopedia"]
    assert table.me.tucked == 3
    assert table.supply(6)[0] == "Canning"


def test_a_second_tuck_in_the_same_color_scores_the_first() -> None:
    table = echoes(f"yellow: {DENTURES}", "", supply={6: "Industrialization, Machine Tools"})
    table.dogma(DENTURES)
    assert table.me.score == ["Industrialization"]
    assert table.me.pile("red") == ["Machine Tools"]


def test_executed_without_its_echo_it_tucks_first() -> None:  # rulings 61, 254
    table = echoes(
        f"green: Self Service; yellow: {DENTURES}; red: Coal, Oars; hand: Tools",
        "",
        supply={"echoes 6": "Loom", 6: "Industrialization"},
    )
    table.dogma("Self Service", me=["Dentures"])
    assert effects(table)[1] == ("me", DENTURES, "dogma")
    assert table.me.pile("red") == ["Loom"]
    assert table.me.score == ["Coal", "Oars"]
    assert table.me.tucked == 1


def test_each_player_s_own_tuck_counts() -> None:  # ruling 254
    table = echoes(
        f"yellow: {DENTURES}; blue: Tools; red: Archery",
        "red: Coal, Oars; blue: Writing",
        supply={5: "Banking", 6: "Industrialization, Encyclopedia, Metric System"},
    )
    table.dogma(DENTURES)
    assert table.changes == (
        "me blue -Tools +Encyclopedia; me hand +Metric System; me score +Tools; "
        "you red -Coal -Oars +Industrialization; you score +Coal +Oars"
    )
    assert table.bonus


def test_executed_twice_it_goes_by_the_last_card_tucked() -> None:
    table = echoes(
        f"yellow: {DENTURES}; blue: Tools; red: Coal, Oars",
        "",
        supply={6: "Industrialization, Encyclopedia, Machine Tools"},
    )
    twice(table, DENTURES)
    # blue first; then none of it is left to score, so that a third card is tucked
    assert table.me.score == ["Coal", "Oars", "Tools"]
    assert table.me.pile("red") == ["Industrialization", "Machine Tools"]
    assert table.me.pile("blue") == ["Encyclopedia"]


def test_may_splay_blue_right() -> None:
    table = echoes(f"yellow: {DENTURES}; blue: Tools, Writing; red: Oars, Archery", "", supply={6: "Industrialization"})
    table.dogma(DENTURES, me=["blue"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]
    assert table.changes == "me blue splayed right; me red -Oars -Archery +Industrialization; me score +Archery +Oars"


def test_the_splay_may_be_declined() -> None:
    table = echoes(f"yellow: {DENTURES}; blue: Tools, Writing; red: Oars, Archery", "", supply={6: "Industrialization"})
    table.dogma(DENTURES, me=["pass"])
    assert table.changes == "me red -Oars -Archery +Industrialization; me score +Archery +Oars"


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"yellow right: Masonry, {DENTURES}", "", supply={6: "Canning"})
    table.dogma("Masonry")
    assert effects(table)[0] == ("me", DENTURES, "echo")
    assert table.me.pile("yellow") == ["Masonry", DENTURES, "Canning"]


def test_one_factory_fewer_does_not_share() -> None:
    table = echoes(f"yellow: {DENTURES}", "green: Invention", supply={6: "Canning"})
    table.dogma(DENTURES)
    assert table.you.tucked == 0
    assert not table.bonus
    assert table.changes == "me yellow -Dentures +Canning; me score +Dentures"
