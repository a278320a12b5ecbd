"""What cities that search find, for each age and icon that one searches for.

The cards lie on top of the base supply in this order. As many as the age says are looked at; the first of those below
stays where it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Search(NamedTuple):
    """A search: the cards drawn, in order, those of them that are kept, and the card that is not drawn any more."""

    age: int
    icon: str
    drawn: list[str]
    kept: list[str]
    spared: str = ""


FIVE: Final = ["Chemistry", "Coal", "The Pirate Code", "Measurement", "Statistics"]
SEVEN: Final = ["Evolution", "Publications", "Combustion", "Explosives", "Bicycle", "Refrigeration", "Lighting"]
EIGHT: Final = [
    "Rocketry", "Flight", "Mobility", "Corporations", "Antibiotics", "Skyscrapers", "Empiricism", "Socialism",
]  # fmt: skip
NINE: Final = [
    "Computers", "Genetics", "Composites", "Fission", "Collaboration", "Ecology", "Suburbia", "Services",
    "Specialization",
]  # fmt: skip
TEN: Final = [
    "Bioengineering", "Software", "Miniaturization", "Robotics", "Databases", "Self Service", "Globalization",
    "Stem Cells", "A.I.", "The Internet",
]  # fmt: skip
SEARCHES: Final = [
    Search(1, "castle", ["Archery"], ["Archery"], "Metalworking"),
    Search(1, "castle", ["Clothing"], [], "Archery"),
    Search(1, "bulb", ["Writing"], ["Writing"], "Tools"),
    Search(1, "bulb", ["Sailing"], [], "Writing"),
    Search(2, "castle", ["Monotheism", "Fermenting"], ["Fermenting", "Monotheism"], "Construction"),
    Search(2, "castle", ["Calendar", "Mapmaking"], ["Mapmaking"], "Construction"),
    Search(2, "castle", ["Calendar", "Philosophy"], [], "Construction"),
    Search(2, "crown", ["Mapmaking", "Calendar"], ["Mapmaking"], "Currency"),
    Search(2, "crown", ["Philosophy", "Calendar"], [], "Currency"),
    Search(2, "leaf", ["Canal Building", "Philosophy"], ["Canal Building"], "Calendar"),
    Search(2, "leaf", ["Philosophy", "Mathematics"], [], "Calendar"),
    Search(2, "bulb", ["Currency", "Philosophy"], ["Philosophy"], "Mathematics"),
    Search(2, "bulb", ["Currency", "Fermenting"], [], "Mathematics"),
    Search(3, "leaf", ["Translation", "Compass", "Medicine"], ["Compass", "Medicine"], "Alchemy"),
    Search(3, "leaf", ["Translation", "Alchemy", "Paper"], ["Alchemy"], "Machinery"),
    Search(3, "leaf", ["Translation", "Optics", "Paper"], [], "Machinery"),
    Search(4, "leaf", ["Perspective", "Gunpowder", "Anatomy", "Invention"], ["Anatomy", "Perspective"], "Reformation"),
    Search(4, "bulb", ["Navigation", "Colonialism", "Anatomy", "Invention"], ["Colonialism", "Invention"], "Gunpowder"),
    Search(5, "crown", FIVE, ["The Pirate Code"], "Banking"),
    Search(5, "bulb", FIVE, ["Chemistry", "Measurement", "Statistics"], "Physics"),
    Search(7, "crown", SEVEN, ["Bicycle", "Combustion", "Refrigeration"], "Electricity"),
    Search(7, "clock", SEVEN, ["Bicycle", "Lighting", "Publications"], "Railroad"),
    Search(8, "factory", EIGHT, ["Corporations", "Mobility", "Skyscrapers"], "Quantum Theory"),
    Search(8, "leaf", EIGHT, ["Antibiotics", "Socialism"], "Mass Media"),
    Search(8, "clock", EIGHT, ["Flight", "Mobility", "Rocketry"], "Quantum Theory"),
    Search(9, "clock", NINE, ["Collaboration", "Computers", "Fission"], "Satellites"),
    Search(9, "factory", NINE, ["Composites", "Computers", "Specialization"], "Satellites"),
    Search(9, "bulb", NINE, ["Ecology", "Genetics"], "Satellites"),
    Search(9, "leaf", NINE, ["Ecology", "Services", "Specialization", "Suburbia"], "Satellites"),
    Search(10, "clock", TEN, [
        "A.I.", "Bioengineering", "Databases", "Miniaturization", "Robotics", "Software", "The Internet",
    ]),
    Search(10, "factory", TEN, ["Globalization", "Robotics"]),
    Search(10, "crown", TEN, ["Self Service"]),
]  # fmt: skip
