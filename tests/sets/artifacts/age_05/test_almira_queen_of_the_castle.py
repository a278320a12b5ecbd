"""Almira, Queen of the Castle (5, purple): AR177."""

from tests.sets.artifacts.tables import artifacts

ALMIRA = "Almira, Queen of the Castle"


def test_melds_a_card_and_claims_the_achievement_of_its_value_although_not_eligible() -> None:
    table = artifacts(f"purple: {ALMIRA}; blue: Pottery; hand: Genetics, Tools", "")
    table.dogma(ALMIRA, me=["Genetics"])
    assert table.me.pile("blue") == ["Genetics", "Pottery"]
    assert table.me.hand == ["Tools"]
    assert table.me.achievements == ["9"]


def test_claims_no_achievement_of_another_value() -> None:
    table = artifacts(f"purple: {ALMIRA}; hand: Currency", "", available="1, 3, 9")
    table.dogma(ALMIRA)
    assert table.changes == "me green +Currency; me hand -Currency"


def test_claims_one_of_several_of_that_value() -> None:
    table = artifacts(f"purple: {ALMIRA}; hand: Flight", "", available="Rocketry, Empiricism")
    table.dogma(ALMIRA)
    assert table.changes == "me red +Flight; me hand -Flight; me achievements +8; available -8"
    assert len(table.game.available) == 1


def test_does_nothing_with_an_empty_hand() -> None:
    table = artifacts(f"purple: {ALMIRA}", "")
    table.dogma(ALMIRA)
    assert table.me.achievements == []
    assert table.asked == []


def test_melded_yamato_is_an_eleven() -> None:  # AR079
    table = artifacts(f"purple: {ALMIRA}; hand: Battleship Yamato", "", available="8")
    table.dogma(ALMIRA)
    assert table.changes == "me red +Battleship Yamato; me hand -Battleship Yamato"


def test_as_many_crowns_share_and_claim_first() -> None:
    table = artifacts(f"purple: {ALMIRA}; hand: Tools", "red: Optics; hand: Oars", supply={5: "The Pirate Code"})
    table.dogma(ALMIRA)
    assert table.changes == (
        "me blue +Tools; me hand -Tools +The Pirate Code; you red +Oars; you hand -Oars; you achievements +1; "
        "available -1"
    )
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {ALMIRA}", "green: Sailing; hand: Oars")
    table.dogma(ALMIRA)
    assert (table.you.hand, table.you.achievements) == (["Oars"], [])
    assert not table.bonus
