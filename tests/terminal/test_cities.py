"""The terminal with Cities of Destiny: six icon places, the supplies of four sets, endorsing."""

from tests.terminal.keyboard import Player, at
from tests.terminal.test_echoes import said, table_in

ALL = "options: sets base artifacts relics echoes cities\nturn: me, actions 2, number 12\n"
ENDORSE = f"""{ALL}
me: green: Babylon; blue: Writing; hand: Troy, Philadelphia
you: red: Athens
"""
SIGNS = """options: sets base cities
turn: me, actions 2, number 12
supply 4: Anatomy, Gunpowder, Reformation, end
supply 8: Flight
me: blue: Writing; green: The Wheel; purple: Brussels; red: Zurich; hand: London, Calicut, Oars, Masonry
you: red left: Archery, Coal; yellow: Paris; hand: Pottery
"""


def test_all_places_of_a_city_are_told_in_words() -> None:  # CI104, CO061
    assert "Tokyo 5 purple from Cities: castle, castle, clock, castle, flag" in " ".join(said(ENDORSE, "card tokyo"))
    told = " ".join(said(ENDORSE, "card Troy", "card Dallas", "card Brussels"))
    assert "crown, crown, crown, castle, castle that searches for castles" in told
    assert "up arrow" in told
    assert "plus" in told
    assert told.count("fountain") == 2


def test_endorsing_is_an_option_and_asks_what_to_tuck() -> None:  # CI102
    lines = said(ENDORSE)
    assert any("Endorse Writing" in line for line in lines)
    assert not any("Endorse Babylon" in line and "Philadelphia" in line for line in lines)


def test_a_meld_says_what_the_signs_of_a_city_would_do_and_which_city_it_brings() -> None:  # CI104, CO066
    plus = said(f"{ALL}me: red: Coal; hand: Milan\nsupply 5: Banking, end", "preview meld:milan")
    first = plus.index("It covers Coal, your top red card.")
    assert plus[first + 1 : first + 4] == [
        "You'd draw a [5].",
        "You'd draw an Echoes [6].",
        "You'd dig up an artifact [6] (no base [5] left): Milan isn't higher than Coal.",
    ]
    arrow = said(f"{ALL}me: red: Gunpowder; hand: Tenochtitlan", "preview meld:tenochtitlan")
    assert arrow[arrow.index("It splays red left.") + 1] == "You get a city [4]."
    vain = said(f"{ALL}me: red left: Gunpowder, Oars; hand: Tenochtitlan", "preview meld:tenochtitlan")
    assert "It splays nothing." in vain
    assert not any("city" in line for line in vain[vain.index("It splays nothing.") :][:2])
    search = said(f"{ALL}me: red: Oars; hand: Sparta\nsupply 2: Calendar, Fermenting", "preview meld:sparta")
    assert "You'd reveal 2 base [2] and keep those with a [castle]." in search
    one = said(f"{ALL}me: red: Oars; hand: Sparta\nsupply 2: Calendar, end", "preview meld:sparta")
    assert "You'd reveal a base [2] and keep it if it has a [castle]." in one
    none = said(f"{ALL}me: red: Oars; hand: Sparta\nsupply 2: end", "preview meld:sparta")
    assert "You'd reveal nothing: no base [2] is left." in none


def test_a_dogma_that_may_splay_says_which_city_it_may_bring() -> None:  # CO066
    lines = said(f"{ALL}me: purple: Philosophy; green: Sailing, Clothing", "preview dogma:philosophy")
    assert "You might get a city [2]." in lines


def test_endorsing_says_that_a_city_has_no_effects_and_whom_only_some_payments_reach() -> None:
    in_vain = said(ENDORSE, "preview endorse:babylon")
    assert {"It has no effects.", "You'd tuck a card, and its effects would change nothing."} <= set(in_vain)
    either = said(f"{ALL}me: blue left: Hangzhou, Writing; hand: Ruler, Oars", "preview endorse:hangzhou")
    assert "It has no effects." not in either  # Ruler, tucked, shows its echo effect
    mine = "red right: Oars, Archery; green: Jerusalem; hand: Metalworking, Sailing"
    lines = said(f"{ALL}me: {mine}\nyou: red: Construction; yellow: Masonry; blue: Tools", "preview endorse:oars")
    assert "Whether it reaches Bob depends on the card you tuck." in lines


def test_the_supplies_of_every_set_are_told() -> None:
    lines = said(ENDORSE)
    assert [line.split(":")[0] for line in lines if line.startswith("Supplies")] == [
        "Supplies", "Supplies of Artifacts", "Supplies of Echoes", "Supplies of Cities",
    ]  # fmt: skip


def test_flags_and_fountains_that_count_are_achievements_and_flags_say_who_takes_them_away() -> None:  # CI104, CO060
    lines = said(SIGNS)
    assert any(line.endswith("achievements: Fountain: Brussels, Fountain: Brussels.") for line in lines)
    assert any(line.startswith("Bob") and line.endswith("achievements: Flag: Paris.") for line in lines)
    assert "Flag: Zurich. Bob shows more red cards." in lines
    assert "Flag: Paris. You'd take it away with 2 more yellow cards." in lines


def test_the_boards_show_the_signs_that_count() -> None:  # CI104, CO060
    async def test(player: Player) -> None:
        assert "⛲ ⛲" in player.screen()
        assert "⚑" in player.screen()

    at(table_in(SIGNS), test)
