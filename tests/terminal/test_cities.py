"""The terminal with Cities of Destiny: six icon places, the supplies of four sets, endorsing."""

from tests.terminal.test_echoes import said

ALL = "options: sets base artifacts relics echoes cities\nturn: me, actions 2, number 12\n"
ENDORSE = f"""{ALL}
me: green: Babylon; blue: Writing; hand: Troy, Philadelphia
you: red: Athens
"""


def test_all_places_of_a_city_are_told_in_words() -> None:  # CI104, CO061
    assert "Tokyo 5 purple of Cities: castle, castle, clock, castle, flag" in " ".join(said(ENDORSE, "card tokyo"))
    told = " ".join(said(ENDORSE, "card Troy", "card Dallas", "card Brussels"))
    assert "crown, crown, crown, castle, search for castles" in told
    assert "up arrow" in told
    assert "plus" in told
    assert told.count("fountain") == 2


def test_endorsing_is_an_option_and_asks_what_to_tuck() -> None:  # CI102
    lines = said(ENDORSE)
    assert any("Endorse Writing" in line for line in lines)
    assert not any("Endorse Babylon" in line and "Philadelphia" in line for line in lines)


def test_the_supplies_of_every_set_are_told() -> None:
    lines = said(ENDORSE)
    assert [line.split(":")[0] for line in lines if line.startswith("Supplies")] == [
        "Supplies", "Supplies of Artifacts", "Supplies of Echoes", "Supplies of Cities",
    ]  # fmt: skip
