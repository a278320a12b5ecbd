# ruff: noqa: E501 - the line of a player in a position is one line
"""Positions in which one answer, or every answer but one, is right, each for a reason; `benchmarks/rollouts.py` confirms
them by playing on.
"""

from __future__ import annotations

from typing import NamedTuple


class Position(NamedTuple):
    """Whoever is asked gives one of the `right` answers, or, if there are none, none of the `wrong` ones; `why`."""

    why: str
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    text: str

    def is_right(self, key: str) -> bool:
        """Whether an answer is right."""
        return key in self.right if self.right else key not in self.wrong


POSITIONS = {
    "sixth achievement": Position(
        "it wins now",
        ("achieve:4",),
        (),
        """
        turn: me, actions 1, number 40
        me: blue: Printing Press; red: Gunpowder; hand: Sailing, Anatomy; score: Education, Medicine, Optics, Paper, Feudalism, Compass, Machinery; achievements: 1, 2, 3, Empire, World
        you: red: Mobility; green: Corporations; hand: Coal; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 5, 6, 7, Monument, Wonder
        available: 4, 8, 9
        """,
    ),
    "last draw": Position(
        "it ends the game, which you lead",
        ("draw",),
        (),
        """
        turn: me, actions 1, number 50
        me: yellow: Antibiotics; green: Satellites; hand: Railroad, Coal; score: Fission, Composites, Ecology; achievements: 2, 4
        you: yellow: Suburbia; red: Mobility; hand: Oars; score: Canning, Metric System, Democracy, Calendar; achievements: 3, 5, 6, 7, Empire
        supply 9: end
        supply 10: end
        available: 1, 8, 9
        """,
    ),
    "twelve clocks": Position(
        "melding Software brings World, the sixth achievement",
        ("meld:software",),
        (),
        """
        turn: me, actions 1, number 44
        me: green up: Databases, Satellites; purple: The Internet; red: Flight; hand: Software, Genetics, Oars; score: Tools; achievements: 1, 2, 3, 4, 5
        you: red: Mobility; green: Corporations; hand: Coal; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 6, 7, Monument, Wonder, Empire
        available: 8, 9, World
        """,
    ),
    "most leaves": Position(
        "Bioengineering wins for whoever has most leaves",
        ("dogma:bioengineering",),
        (),
        """
        turn: me, actions 1, number 44
        me: blue: Bioengineering; yellow: Stem Cells; hand: Oars, Genetics; score: Tools; achievements: 1, 2
        you: red: Mobility; green: Corporations; hand: Coal; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 3, 4, 5, 6, 7
        available: 8, 9
        """,
    ),
    "lowest score": Position(
        "A.I. wins for whoever has the lowest score",
        ("dogma:ai",),
        (),
        """
        turn: me, actions 1, number 44
        me: purple: A.I.; red: Robotics; blue: Software; hand: Oars, Genetics; score: Tools; achievements: 1, 2
        you: red: Mobility; green: Corporations; hand: Coal; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 3, 4, 5, 6, 7
        available: 8, 9
        """,
    ),
    "most achievements": Position(
        "Self Service wins for whoever has most achievements",
        ("dogma:self-service",),
        (),
        """
        turn: me, actions 1, number 44
        me: green: Self Service; blue: Atomic Theory; hand: Oars, Genetics; score: Fission; achievements: 1, 2, 3
        you: red: Mobility; yellow: Suburbia; hand: Optics; score: Ecology, Rocketry, Composites, Machine Tools, Coal; achievements: 4, 5
        """,
    ),
    "twenty bulbs": Position(
        "Empiricism wins with twenty bulbs",
        ("dogma:empiricism",),
        (),
        """
        turn: me, actions 1, number 44
        me: purple: Empiricism; blue up: Genetics, Atomic Theory, Evolution, Experimentation, Printing Press; green up: Classification, Invention, Paper; hand: Oars, Coal; score: Fission; achievements: 1, 2
        you: red: Mobility; green: Corporations; hand: Optics; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 3, 4, 5, 6, 7
        available: 8, 9
        """,
    ),
    "the other's sixth": Position(
        "else the other claims it and wins",
        ("achieve:5",),
        (),
        """
        turn: me, actions 1, number 40
        me: blue: Chemistry; red: Coal; hand: Anatomy, Vaccination; score: Education, Medicine, Optics, Paper, Feudalism, Compass, Machinery, Engineering, Alchemy; achievements: 1, 2
        you: green: Banking; yellow: Steam Engine; hand: Astronomy; score: Canning, Metric System, Democracy, Emancipation, Encyclopedia; achievements: 3, 4, 6, Empire, World
        available: 5, 8, 9
        """,
    ),
    "which of two": Position(
        "claiming the 4 leaves the 5, with which the other wins",
        ("achieve:5",),
        (),
        """
        turn: me, actions 1, number 40
        me: blue: Chemistry; red: Coal; hand: Anatomy, Vaccination; score: Education, Medicine, Optics, Paper, Feudalism, Compass, Machinery, Engineering, Alchemy; achievements: 1, 2
        you: green: Banking; score: Canning, Metric System, Democracy, Emancipation, Encyclopedia; hand: Astronomy; achievements: 3, 6, Empire, World, Monument
        available: 5, 8, 9
        """,
    ),
    "two claims": Position(
        "two achievements can be claimed now, and win",
        ("achieve:4", "achieve:5"),
        (),
        """
        turn: me, actions 2, number 40
        me: blue: Chemistry; red: Coal; hand: Anatomy, Vaccination; score: Education, Medicine, Optics, Paper, Feudalism, Compass, Machinery, Engineering, Alchemy; achievements: 1, 2, Empire, World
        you: red: Mobility; green: Corporations; hand: Astronomy; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 3, 6, 7, Monument, Wonder
        available: 4, 5, 8, 9
        """,
    ),
    "higher, then the claim": Position(
        "a 5 on the board lets you claim the 5, and win",
        ("meld:coal", "meld:industrialization"),
        (),
        """
        turn: me, actions 2, number 40
        me: blue: Printing Press; green: Navigation; hand: Coal, Sailing, Industrialization, Anatomy; score: Education, Medicine, Optics, Paper, Feudalism, Compass, Machinery, Engineering, Alchemy; achievements: 1, 2, 3, Empire, World
        you: red: Mobility; green: Corporations; hand: Astronomy; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 4, 6, 7, Monument, Wonder
        available: 5, 8, 9
        """,
    ),
    "points, then the claim": Position(
        "Machine Tools scores a 6, enough to claim the 5, and win",
        ("dogma:machine-tools",),
        (),
        """
        turn: me, actions 2, number 40
        me: red: Machine Tools; green: Navigation; hand: Sailing, Anatomy; score: Canning, Metric System, Democracy, Emancipation; achievements: 1, 2, 3, Empire, World
        you: red: Mobility; green: Corporations; hand: Astronomy; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 4, 6, 7, Monument, Wonder
        available: 5, 8, 9
        """,
    ),
    "six cards at once": Position(
        "Stem Cells scores six cards, which brings Monument, the sixth achievement",
        ("dogma:stem-cells",),
        (),
        """
        turn: me, actions 1, number 44
        me: yellow: Stem Cells; blue: Computers; hand: Oars, Genetics, Sailing, Tools, Archery, Coal; achievements: 1, 2, 3, 4, 5
        you: red: Mobility; green: Corporations; hand: Optics; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 6, 7, Empire, World, Wonder
        available: 8, 9, Monument
        """,
    ),
    "five splayed": Position(
        "Invention claims Wonder, the sixth achievement",
        ("dogma:invention",),
        (),
        """
        turn: me, actions 1, number 40
        me: green left: Invention, Sailing; blue left: Printing Press, Writing; red left: Gunpowder, Oars; yellow left: Fermenting, Masonry; purple left: Enterprise, Mysticism; hand: Coal, Paper; score: Tools; achievements: 1, 2, 3, 4, Empire
        you: red: Mobility; green: Corporations; hand: Optics; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 5, 6, 7, World, Monument
        available: 8, 9, Wonder
        """,
    ),
    "all above five": Position(
        "Astronomy claims Universe, the sixth achievement",
        ("dogma:astronomy",),
        (),
        """
        turn: me, actions 1, number 40
        me: purple: Astronomy; blue: Encyclopedia; red: Machine Tools; green: Metric System; hand: Coal, Paper; score: Tools; achievements: 1, 2, 3, 4, Empire
        you: red: Mobility; green: Corporations; hand: Optics; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 5, 6, 7, World, Monument
        available: 8, 9, Universe
        """,
    ),
    "a crown on each": Position(
        "Translation claims World, the sixth achievement",
        ("dogma:translation",),
        (),
        """
        turn: me, actions 1, number 30
        me: blue: Translation; green: Compass; red: Optics; purple: Enterprise; hand: Coal, Paper; achievements: 1, 2, 3, 4, Empire
        you: red: Mobility; green: Corporations; hand: Astronomy; score: Ecology, Composites, Services, Specialization, Skyscrapers; achievements: 5, 6, 7, Wonder, Monument
        available: 8, 9, World
        """,
    ),
    "a lower score for the other": Position(
        "else the other claims the 4 and wins; Medicine takes the points",
        ("dogma:medicine",),
        (),
        """
        turn: me, actions 1, number 34
        me: yellow: Medicine; green: Compass; red: Machine Tools; hand: Oars, Tools; score: Sailing, Metric System, Democracy, Emancipation; achievements: 1, 2, 6, 7, Wonder
        you: blue: Printing Press; red: Gunpowder; hand: Anatomy; score: Encyclopedia, Banking, Coal, Navigation; achievements: 3, 5, Empire, World, Monument
        available: 4, 8, 9
        """,
    ),
    "a pirate": Position(
        "else the other claims the 5 and wins; The Pirate Code takes two cards",
        ("dogma:the-pirate-code",),
        (),
        """
        turn: me, actions 1, number 34
        me: red: The Pirate Code; green: Measurement; hand: Oars, Tools; score: Sailing, Metric System, Democracy, Emancipation; achievements: 1, 2, 6, 7, Wonder
        you: blue: Chemistry; yellow: Statistics; hand: Anatomy; score: Education, Medicine, Optics, Paper, Feudalism, Compass, Machinery, Engineering, Alchemy; achievements: 3, 4, Empire, World, Monument
        available: 5, 8, 9
        """,
    ),
    "a navigator": Position(
        "else the other claims the 4 and wins; Navigation takes a 3",
        ("dogma:navigation",),
        (),
        """
        turn: me, actions 1, number 34
        me: green: Navigation; purple: Education; hand: Oars, Tools; score: Metric System, Democracy, Emancipation; achievements: 1, 2, 6, 7, Wonder
        you: blue: Experimentation; red: Gunpowder; hand: Anatomy; score: Medicine, Optics, Paper, Feudalism, Compass, Machinery, Calendar; achievements: 3, 5, Empire, World, Monument
        available: 4, 8, 9
        """,
    ),
    "rockets": Position(
        "else the other claims the 6 and wins; Rocketry returns points",
        ("dogma:rocketry",),
        (),
        """
        turn: me, actions 1, number 44
        me: blue: Rocketry; yellow: Refrigeration; hand: Oars, Tools; score: Sailing; achievements: 1, 2
        you: purple: Emancipation; red: Industrialization; hand: Anatomy; score: Ecology, Computers, Composites, Canning; achievements: 3, 4, 5, Empire, World
        available: 6, 7, 8, 9
        """,
    ),
    "half the score": Position(
        "else the other claims the 8 and wins; Databases returns half of the points",
        ("dogma:databases",),
        (),
        """
        turn: me, actions 1, number 44
        me: green: Databases; yellow: Refrigeration; hand: Oars, Tools; score: Sailing; achievements: 1, 2
        you: purple: Socialism; red: Industrialization; hand: Anatomy; score: Ecology, Composites, Genetics, Services, Specialization; achievements: 3, 4, 5, Empire, World
        available: 8, 9
        """,
    ),
    "the other's end": Position(
        "a draw ends the game, which the other leads",
        (),
        ("draw",),
        """
        turn: me, actions 1, number 50
        me: blue: Computers; yellow: Ecology; hand: Railroad, Coal, Fission; score: Alchemy, Optics; achievements: 1, 2, 3, 4
        you: green: Sailing; red: Oars; hand: Archery; score: Composites, Services; achievements: 5
        supply 9: end
        supply 10: end
        """,
    ),
    "a share that wins": Position(
        "the other shares The Internet, and claims the 9 with what it scores",
        (),
        ("dogma:the-internet",),
        """
        turn: me, actions 1, number 44
        me: purple: The Internet; yellow: Antibiotics; hand: Oars, Tools; score: Sailing; achievements: 1, 2, 3
        you: blue: Publications; green: Satellites; hand: Anatomy; score: Ecology, Composites, Genetics, Services; achievements: 4, 5, 6, 7, 8
        available: 9
        """,
    ),
    "a share that ends": Position(
        "the other shares Software, and with its tens the game ends, which the other leads",
        (),
        ("dogma:software",),
        """
        turn: me, actions 1, number 50
        me: blue: Software; yellow: Refrigeration; hand: Sanitation; score: Specialization, Suburbia, Services, Collaboration; achievements: 1, 2, 3, 6, 7
        you: blue: Publications; green: Bicycle; purple: Railroad; hand: Anatomy; score: Ecology, Composites, Genetics, Fission, Rocketry; achievements: 4, 5
        supply 10: Stem Cells, A.I., end
        available: 8, 9
        """,
    ),
}
