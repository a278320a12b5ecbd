"""Positions that show much at once. Ann, who looks, sits first."""

from typing import Final

from splay.core.game import Game
from splay.sets.scenario import scenario

CURRENCY: Final = "dogma:currency"
GUNPOWDER: Final = "dogma:gunpowder"
OPTICS: Final = "dogma:optics"
ANN: Final = 0
BEN: Final = 1
CLEO: Final = 2
DORA: Final = 3
LEFT: Final = "3, 4, 5, 6, 7, 8, 9, Empire, Monument, Wonder, World, Universe"


def cards_to_choose() -> Game:
    """Ann may use Currency, with cards of different values in her hand."""
    return scenario(
        me="blue: Calendar, Writing; green right: Currency, Sailing, Clothing; yellow: Fermenting; "
        "purple left: Philosophy, Mysticism; red: Road Building; "
        "hand: Tools, Canal Building, Alchemy, Mapmaking; score: Pottery, Agriculture, Compass; achievements: 1",
        you="blue: Experimentation; red left: Engineering, Archery; green: The Wheel; yellow: Machinery; "
        "purple: Monotheism; hand: Medicine, Optics; score: Masonry, Education; achievements: 2",
        available=LEFT,
        turn_number=14,
        actions_left=2,
        seed="choice",
    )


def demand_coming() -> Game:
    """Ben may use Gunpowder against Ann, who has castles on three of her piles, and against Cleo."""
    return scenario(
        me="blue: Experimentation, Calendar; red left: Engineering, Oars, Archery; yellow: Machinery; "
        "purple: Feudalism, Mysticism; green: Compass; "
        "hand: Paper, Mathematics, Anatomy; score: Pottery, Agriculture, Education; achievements: 1",
        you="red up: Gunpowder, Road Building, Metalworking; green left: Navigation, Mapmaking; "
        "blue: Printing Press; yellow: Medicine; purple: Reformation, Philosophy; "
        "hand: Banking, Optics; score: Code of Laws, Sailing, Tools; achievements: 2",
        third="green: The Wheel; red: Construction; purple left: Monotheism, City States; yellow: Canal Building; "
        "hand: Clothing, Writing; score: Masonry; achievements: 3",
        available="4, 5, 6, 7, 8, 9, Empire, Monument, Wonder, World, Universe",
        turn=BEN,
        turn_number=19,
        actions_left=2,
        seed="demand",
    )


def dogma_coming() -> Game:
    """Ben may use Optics, which Ann shares and Cleo does not."""
    return scenario(
        me="green left: Compass, Mapmaking, Sailing; purple: Enterprise, City States; blue: Translation; "
        "yellow: Agriculture; red: Metalworking; "
        "hand: Paper, Mathematics, Colonialism; score: Pottery, Tools; achievements: 1",
        you="red left: Optics, Oars, Archery; green: Currency, Clothing; purple: Philosophy; blue: Printing Press; "
        "yellow: Medicine; hand: Canal Building, Navigation; score: Code of Laws, Writing; achievements: 2",
        third="green: The Wheel; red: Engineering; blue right: Experimentation, Calendar; yellow: Machinery; "
        "hand: Monotheism, Invention; score: Masonry, Mysticism, Anatomy",
        available=LEFT,
        turn=BEN,
        turn_number=17,
        actions_left=2,
        seed="dogma",
    )


def four_late() -> Game:
    """Dora has an action left before it is Ann's turn; three of the four are one achievement from the end."""
    return scenario(
        me="blue right: Publications, Atomic Theory, Chemistry, Printing Press; red: Combustion, Coal, Engineering; "
        "green left: Banking, Navigation, Compass; yellow up: Sanitation, Statistics, Machinery; "
        "purple: Empiricism, Astronomy; hand: Corporations, Refrigeration, Rocketry; "
        "score: Education, Clothing, Physics, Tools, Domestication; achievements: 1, 3, Monument",
        you="blue: Quantum Theory, Experimentation; red right: Machine Tools, Gunpowder, Optics; "
        "green: Metric System, Invention; yellow: Canning, Anatomy; purple left: Emancipation, Enterprise, Feudalism; "
        "hand: Skyscrapers, Construction; score: Alchemy, Paper, Classification; "
        "achievements: 2, 5",
        third="blue: Evolution, Translation; green right: Measurement, Mapmaking, Sailing; "
        "yellow: Steam Engine; purple: Railroad, Reformation, Mysticism; hand: Antibiotics; "
        "score: Calendar, City States, Democracy; achievements: 4, Empire, 6",
        fourth="blue left: Mathematics, Writing, Pottery; red: Industrialization, Archery; green: Mass Media; "
        "yellow: Fermenting, Agriculture; purple up: Lighting, Philosophy; hand: Masonry, Road Building; "
        "score: Metalworking, Currency, Oars; achievements: 7",
        available="8, 9, Wonder, World, Universe",
        turn=DORA,
        turn_number=47,
        actions_left=1,
        seed="four",
    )
