"""Cities beside the other sets: AR060, EC042, EC043, EC061, EC068, EC089; what is told and offered: CI102."""

from __future__ import annotations

from splay.core.event import DRAW, EVERYBODY
from splay.core.session import Session
from splay.locale.catalogue import load
from splay.playing import PlayedTable
from splay.records.stored_events import events_from, stored_event
from splay.sets.cities.events import CITY, ICON
from splay.views.events import event_view
from splay.views.questions import open_questions
from splay.views.view import SPECTATOR
from splay.views.wording import Wording
from tests.sets.artifacts.tables import displayed
from tests.sets.cities.tables import acted, cities, city_draws, endorsable
from tests.sets.echoes.tables import forecast

ARTIFACTS_TOO = ["base", "artifacts", "cities"]
ECHOES_TOO = ["base", "echoes", "cities"]
ALL = ["base", "artifacts", "echoes", "cities"]


def offered(table: PlayedTable) -> list[str]:
    """What the turn player is offered as the turn goes on, by key."""
    return Session(table.game).questions[0].keys()


# Artifacts


def test_an_artifact_on_display_cannot_be_endorsed() -> None:  # AR060, CI088
    me = "green: Memphis; hand: Tools; display: Holmegaard Bows"  # castles, as the city has
    table = cities(me, "", sets=ARTIFACTS_TOO, free_action=True)
    assert displayed(table) == ["Holmegaard Bows"]
    assert [key for key in offered(table) if "holmegaard" in key] == [
        "dogma:holmegaard-bows",
        "return:holmegaard-bows",
    ]
    table.free("pass")
    assert endorsable(table) == ["memphis"]
    melded = cities(me.replace("display", "red"), "", sets=ARTIFACTS_TOO)
    assert endorsable(melded) == ["holmegaard-bows", "memphis"]


# Echoes


def test_a_city_on_top_executes_the_echo_effects_visible_beneath_it_and_nothing_else() -> None:  # EC042 EC043
    table = cities("green left: Memphis, Umbrella; hand: Tools, Dice", "", sets=ECHOES_TOO)
    table.dogma("Memphis", me=["Tools"])
    assert (table.me.pile("blue"), table.me.hand) == (["Tools"], ["Dice"])
    assert table.asked == [("me", "card", ["dice", "tools", "pass"])]
    assert (acted(table), city_draws(table)) == ([], [])


def test_none_that_its_splay_hides() -> None:  # EC042 EC043
    for splay in ("", " right"):
        table = cities(f"green{splay}: Memphis, Umbrella; hand: Tools, Dice", "", sets=ECHOES_TOO).dogma("Memphis")
        assert (table.asked, table.me.hand) == ([], ["Dice", "Tools"])


def test_opponents_with_as_many_of_the_citys_icon_share_them() -> None:  # EC043, R50
    you = "red: Oars; yellow: Masonry; hand: Pottery"  # five castles against four
    table = cities("green left: Memphis, Umbrella; hand: Tools", you, sets=ECHOES_TOO)
    table.dogma("Memphis", you=["Pottery"], me=["pass"])
    assert (table.you.pile("blue"), table.bonus) == (["Pottery"], True)


def test_a_promoted_city_draws_no_city_and_digs_and_promotes_nothing() -> None:  # EC061, R98
    table = cities(
        "red: Engineering; blue: Translation; hand: Gunpowder; forecast: Cordoba, Alexandria",
        "",
        sets=ALL,
        supply={"artifacts 3": "Shroud of Turin", "cities 4": "Madrid"},
    ).meld("Gunpowder", me=["promote:alexandria"])
    assert (table.me.pile("blue"), forecast(table)) == (["Alexandria", "Translation"], ["Cordoba"])
    assert (table.me.hand, acted(table), city_draws(table), displayed(table)) == ([], [], [], [])
    assert len(table.asked) == 1


def test_a_city_promoted_into_a_new_color_draws_none() -> None:  # EC061, CI027
    table = cities("red: Oars; hand: Archery; forecast: Troy", "", sets=ECHOES_TOO, supply={"cities 1": "Yin"})
    table.meld("Archery", me=["promote:troy"])
    assert (table.me.pile("blue"), table.me.hand) == (["Troy"], [])


def test_promotion_comes_when_the_icons_and_the_city_have_been_drawn() -> None:  # EC068
    table = cities(
        "red: Oars; hand: Hangzhou; forecast: Tools, Gunpowder",
        "",
        sets=ECHOES_TOO,
        supply={4: "Anatomy", "cities 3": "Delhi"},
    )
    session = Session(table.game)
    session.answer(0, "meld:hangzhou")
    assert [card.name for card in session.game.players[0].hand] == ["Anatomy", "Delhi"]
    assert [event.kind for event in session.events if event.kind in (ICON, CITY, DRAW)] == [ICON, DRAW, CITY, DRAW]
    assert session.questions[0].keys() == ["promote-and-use:tools", "promote:tools", "pass"]


def test_flags_and_fountains_raise_no_price() -> None:  # EC089, CI067, R17
    me = cities(
        "yellow: Paris; red: Kuala Lumpur; score: Fission, Services, Computers", "", sets=ECHOES_TOO
    ).game.players[0]
    assert me.achievement_count() == 2
    assert [me.cost(value) for value in (5, 6, 8)] == [25, 30, 40]
    assert 6 in me.achievable()
    owned = cities("achievements: 6", "", sets=ECHOES_TOO).game.players[0]
    assert owned.cost(6) == 60


# What is offered and told


def test_the_cards_that_can_be_endorsed_are_named_in_the_question_for_an_action() -> None:  # CI102
    me = "green: Memphis; red: Archery; purple: Mysticism; yellow: Canal Building; hand: Tools"
    (question,) = open_questions(Session(cities(me, "").game), 0)
    options = [option for option in question.options if option.kind == "endorse"]
    assert [(option.key, option.shown.card) for option in options if option.shown] == [
        ("endorse:archery", "archery"),
        ("endorse:memphis", "memphis"),
        ("endorse:mysticism", "mysticism"),
    ]
    words = Wording(load(), ("Ann", "Bob"), cities(me, "").game.deck)
    assert [words.message(option.message) for option in options if option.message] == [
        "Endorse Archery",
        "Endorse Memphis",
        "Endorse Mysticism",
    ]


def test_nobody_else_is_told_what_can_be_endorsed() -> None:  # CI102
    session = Session(cities("green: Memphis; red: Archery; hand: Tools", "").game)
    for viewer in (1, SPECTATOR):
        (question,) = open_questions(session, viewer)
        assert question.options == []


def test_all_are_told_which_icon_acts_and_for_what_a_city_is_drawn() -> None:  # CO025
    table = cities("blue: Tools; hand: Munich", "", supply={8: "Flight", "cities 7": "Lyon"}).meld("Munich")
    table.events[:] = [event for event in table.events if event.kind in (ICON, CITY)]
    assert {event.seen for event in table.events} == {EVERYBODY}
    words = Wording(load(), ("Ann", "Bob"), table.game.deck)
    for events in (table.events, events_from([stored_event(event) for event in table.events], table.game.deck)):
        told = [event_view(event, SPECTATOR).message for event in events]
        assert [words.message(message) for message in told if message] == [
            "The arrow on Munich points right.",
            "Ann got a city for splaying blue right.",
            "The plus on Munich lets Ann draw.",
        ]
    new = cities("red: Oars; hand: Tools", "").meld("Tools")
    (message,) = [event_view(event, SPECTATOR).message for event in new.events if event.kind == CITY]
    assert message is not None
    assert words.message(message) == "Ann got a city for the new color blue."


def test_of_an_arrow_that_splays_nothing_and_a_search_in_an_empty_supply_no_effect_is_told() -> None:
    for me, supply, note in (
        ("blue: Tools; hand: Cordoba, Troy", {}, ""),
        ("blue left: Tools, Pottery; hand: Cordoba, Troy", {}, "nothing"),
        ("red: Oars; hand: Cordoba, Troy", {}, "nothing"),
        ("blue: Tools; hand: Hangzhou, Troy", {}, ""),
        ("yellow: Masonry; hand: Jakarta, Troy", {3: "Compass, end"}, ""),
        ("yellow: Masonry; hand: Jakarta, Troy", {3: "end"}, "nothing"),
    ):
        table = cities(me, "", supply=supply)
        table.meld(next(name for name in table.me.hand if name != "Troy"))
        assert [event_view(event, 1).note for event in table.events if event.kind == ICON] == [note], me
