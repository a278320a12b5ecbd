"""Moonlight Sonata (6, purple): AR186."""

from tests.sets.artifacts.tables import artifacts

SONATA = "Moonlight Sonata"


def test_melds_the_bottom_card_of_the_color_with_the_highest_top_card_and_claims_any_achievement() -> None:
    table = artifacts(f"purple left: {SONATA}, Mysticism, Philosophy; red: Coal, Flight", "", available="3, 9, Empire")
    table.dogma(SONATA, me=[9])
    assert [len(keys) for _, _, keys in table.asked] == [2]
    assert table.me.pile("purple") == ["Philosophy", SONATA, "Mysticism"]
    assert table.me.splay("purple") == "left"
    assert table.me.pile("red") == ["Coal", "Flight"]  # a covered card is not highest
    assert table.me.achievements == ["9"]


def test_chooses_among_the_colors_with_the_highest_top_card() -> None:
    table = artifacts(f"purple: {SONATA}; red: Industrialization, Oars; green: Banking", "", available="1")
    table.dogma(SONATA, me=["red"])
    assert [(kind, [key.split(":")[1] for key in keys]) for _, kind, keys in table.asked] == [
        ("color", ["red", "purple"])
    ]
    assert table.me.pile("red") == ["Oars", "Industrialization"]
    assert table.me.achievements == ["1"]


def test_the_only_card_of_its_color_stays_and_the_achievement_is_claimed() -> None:  # ruling 165
    table = artifacts(f"purple: {SONATA}", "", available="9")
    table.dogma(SONATA)
    assert table.me.pile("purple") == [SONATA]
    assert table.me.achievements == ["9"]


def test_without_a_top_card_an_achievement_is_claimed() -> None:
    table = artifacts(f"display: {SONATA}", "", available="9", free_action=True)
    table.free("dogma:moonlight-sonata")
    assert table.changes == "me achievements +9; me display -Moonlight Sonata; available -9"


def test_without_an_available_standard_achievement_only_the_meld_happens() -> None:
    table = artifacts(f"purple: {SONATA}, Mysticism", "", available="Empire, World")
    table.dogma(SONATA)
    assert table.me.pile("purple") == ["Mysticism", SONATA]
    assert table.me.achievements == []


def test_yamato_on_top_is_the_highest() -> None:  # AR079
    table = artifacts(f"purple: {SONATA}, Mysticism; red: Battleship Yamato, Oars", "", available="9")
    table.dogma(SONATA)
    assert table.changes == "me red is Oars, Battleship Yamato; me achievements +9; available -9"


def test_as_many_bulbs_share_and_claim_first() -> None:
    table = artifacts(f"purple: {SONATA}", "purple: Philosophy, Mysticism", available="2", supply={6: "Machine Tools"})
    table.dogma(SONATA)
    assert table.changes == (
        "me hand +Machine Tools; you purple is Mysticism, Philosophy; you achievements +2; available -2"
    )
    assert table.bonus


def test_a_sharers_only_card_of_a_color_melded_where_it_lies_brings_no_bonus() -> None:  # ruling 253
    table = artifacts(f"purple: {SONATA}", "purple: Philosophy", available="Empire")
    table.dogma(SONATA)
    assert [event.seat for event in table.events if event.kind == "effect"] == [1, 0]
    assert not table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {SONATA}", "blue: Tools", available="2")
    table.dogma(SONATA)
    assert (table.you.achievements, table.me.achievements) == ([], ["2"])
    assert not table.bonus
