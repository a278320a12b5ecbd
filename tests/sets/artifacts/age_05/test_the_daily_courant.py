"""The Daily Courant (5, yellow): AR175."""

from tests.sets.artifacts.tables import artifacts

COURANT = "The Daily Courant"


def test_draws_a_card_of_any_value_and_puts_it_back_on_top_of_its_pile() -> None:  # ruling 159
    table = artifacts(f"yellow: {COURANT}; blue: Writing", "", supply={9: "Genetics, Fission"})
    table.dogma(COURANT, me=[9, "pass"])
    assert [len(keys) for _, _, keys in table.asked] == [10, 2]
    moves = [(event.kind, event.cards[0].name) for event in table.events if event.kind in ("draw", "put_back")]
    assert moves == [("draw", "Genetics"), ("put_back", "Genetics")]
    assert table.shown == []
    assert table.supply(9)[:2] == ["Genetics", "Fission"]
    assert table.me.hand == []


def test_a_higher_card_drawn_goes_back_to_its_own_pile() -> None:
    table = artifacts(f"yellow: {COURANT}", "", supply={1: "end", 2: "Calendar, Currency"})
    table.dogma(COURANT, me=[1])
    assert table.supply(1) == []
    assert table.supply(2)[:2] == ["Calendar", "Currency"]


def test_may_execute_another_top_card_of_its_owner() -> None:  # decision 14
    table = artifacts(f"yellow: {COURANT}; blue: Writing, Tools; red: Oars", "green: Sailing", supply={2: "Calendar"})
    table.dogma(COURANT, me=[2, "Writing"])
    assert table.asked[1] == ("me", "card", ["writing", "oars", "pass"])
    assert table.me.hand == ["Calendar"]


def test_alone_on_the_board_it_executes_nothing() -> None:
    table = artifacts(f"yellow: {COURANT}, Masonry", "blue: Writing")
    table.dogma(COURANT, me=[3])
    assert len(table.asked) == 1
    assert table.me.hand == []


def test_a_demand_hits_whoever_has_fewer_factories_whatever_its_own_icon() -> None:  # ruling 59
    table = artifacts(
        f"yellow: {COURANT}; red: Archery",
        "red: Metalworking; hand: Calendar",
        third="yellow: Canning; hand: Coal",
        supply={1: "Tools", 5: "Banking"},
    )
    table.dogma(COURANT, third=[1, "pass"], me=[9, "Archery"])
    assert table.you.hand == ["Tools"]
    assert table.me.hand == ["Banking", "Calendar"]  # the sharing bonus too
    assert table.third.hand == ["Coal"]


def test_what_it_executes_is_not_shared() -> None:
    table = artifacts(f"yellow: {COURANT}; blue: Writing", "blue: Mathematics", supply={2: "Calendar"})
    table.dogma(COURANT, me=[9, "Writing"])
    assert table.me.hand == ["Calendar"]
    assert table.you.hand == []
    assert not table.bonus


def test_an_executed_text_means_this_card_by_its_own_name() -> None:  # ruling 60
    table = artifacts(f"yellow: {COURANT}; blue: Writing; green: Self Service", "achievements: 1")
    table.dogma(COURANT, me=[9, "Self Service", "Writing"])
    assert table.asked[2] == ("me", "card", ["writing", "self-service"])
    assert len(table.me.hand) == 1


def test_a_sharer_draws_first_and_drawing_and_putting_back_brings_the_bonus() -> None:  # decision 11
    table = artifacts(f"yellow: {COURANT}", "red: Gunpowder; hand: Tools", supply={1: "Domestication", 5: "Physics"})
    table.dogma(COURANT, you=[1, "pass"], me=[1])
    assert table.bonus
    assert table.changes == "me hand +Physics"


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts(f"yellow: {COURANT}", "green: Invention")
    table.dogma(COURANT, me=[1])
    assert not table.bonus


def test_executed_as_if_on_another_card_it_does_not_choose_that_one() -> None:  # ruling 60
    table = artifacts(
        "yellow: Gujin Tushu Jinsheng; blue: Writing; red: Oars", f"yellow: {COURANT}", supply={2: "Calendar"}
    )
    table.dogma("Gujin Tushu Jinsheng", me=[9, "Writing"])
    assert table.asked[1] == ("me", "card", ["writing", "oars", "pass"])
    assert table.me.hand == ["Calendar"]
