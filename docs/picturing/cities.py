"""Positions with Cities of Destiny, and with everything. Ann, who looks, sits first and is asked."""

from typing import Final

MELDED: Final = "bombay"
ENDORSED: Final = "Optics"

CITY: Final = """
options: sets base cities
turn: me, actions 2, number 22
me: blue right: Boston, Printing Press, Tools; red: Zurich, Engineering; green left: Navigation, Compass;
 yellow: Jakarta; purple: Enterprise, Mysticism; hand: Bombay, Coal, Medicine;
 score: Masonry, Agriculture; achievements: 2
you: red right: Optics, Archery; green: Venice; yellow: Canal Building; blue: Translation; hand: Currency, Seville;
 score: Sailing, Oars; achievements: 1
seed: city
"""
"""Bombay would splay green right, which brings a city once it has left the hand."""
FLAGS: Final = """
options: sets base cities
turn: me, actions 2, number 27
me: red left: Zurich, Engineering, Archery; purple: Brussels, Mysticism; green: Stockholm;
 blue up: Evolution, Naples, Tools; yellow: Machinery; hand: Coal, Reformation;
 score: Masonry, Alchemy; achievements: 2, 3
you: red: Optics; green left: Banking, Measurement, Sailing; yellow right: Paris, Medicine; blue: Physics;
 purple: Gdansk; hand: Currency, Tehran; score: Pottery, Education; achievements: 1
seed: flags
"""
"""Flags and a fountain are achievements of both; Ben takes Stockholm's flag away."""
ENDORSE: Final = """
options: sets base cities
turn: me, actions 2, number 19
me: red left: Optics, Archery; green: Manila, The Wheel; yellow: Machinery; blue: Experimentation; purple: Philosophy;
 hand: Tools, Calendar, Mecca; score: Masonry; achievements: 1
you: red: Construction; green: Currency; purple: Seville, Monotheism; blue: Writing; hand: Paper, Delhi;
 score: Sailing, Oars; achievements: 2
seed: endorse
"""
"""Ann can endorse Optics by Manila's crowns."""
EVERYTHING: Final = """
options: sets base artifacts relics echoes cities
turn: me, actions 2, number 31
me: blue right: Boston, Telescope, Tools; red left: Kobukson, Plumbing, Archery; green: Navigation, Compass;
 yellow: Machinery, Toothbrush; purple: Enterprise, Mysticism; forecast: Novel, Barometer; hand: Coal, Bombay, Lever;
 display: Principia; score: Masonry, Agriculture, Alchemy; achievements: 2, 3
you: red: Zurich, Optics; green right: Charitable Trust, Currency; yellow: Canning; blue: Physics;
 purple: Gdansk, Feudalism; forecast: Globe; display: Mona Lisa; hand: Measurement, Deodorant, Tehran;
 score: Sailing, Pottery, Education;
 relics: Complex Numbers; achievements: 1
seed: everything
"""
"""All sets at one table: supplies of four sets, forecasts, displays, relics, a flag."""
