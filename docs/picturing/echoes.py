"""Positions with Echoes of the Past. Ann, who looks, sits first and is asked."""

from typing import Final

ECHOING: Final = "horseshoes"
MELDED: Final = "compass"

ECHO: Final = """
options: sets base echoes
turn: me, actions 2, number 12
me: red right: Horseshoes, Plumbing, Candles; blue: Tools; purple: Puppet, Mysticism; green left: Umbrella, The Wheel;
 forecast: Almanac, Noodles; hand: Pottery, Perfume; score: Masonry; achievements: 1
you: red: Construction; green: Mapmaking; yellow: Canal Building; forecast: Pagoda; hand: Currency, Lever;
 score: Sailing
seed: echo
"""
"""Plumbing and Candles echo beneath Horseshoes."""
FORECAST: Final = """
options: sets base echoes
turn: me, actions 2, number 17
me: blue left: Almanac, Ruler, Tools; red: Bangle, Oars; green: The Wheel; yellow: Noodles; purple: Bell, Mysticism;
 forecast: Novel, Glassblowing, Barometer, Calendar; hand: Compass, Pottery, Scissors, Flute;
 score: Masonry, Agriculture; achievements: 2
you: red up: Engineering, Horseshoes, Archery; green: Charitable Trust; yellow: Toothbrush; purple: Feudalism;
 blue: Linguistics; forecast: Globe, Pagoda, Comb; hand: Currency, Deodorant; score: Sailing, Lever
seed: forecast
"""
"""Both have cards in their forecasts; Compass lets three of Ann's be promoted."""
BONUSES: Final = """
options: sets base echoes
turn: me, actions 2, number 21
me: blue left: Telescope, Almanac, Dice; red right: Kobukson, Crossbow, Plumbing; green: Charitable Trust;
 yellow: Toothbrush; purple: Chaturanga; hand: Pottery, Umbrella; score: Alchemy, Masonry, Oars; achievements: 1
you: red up: Engineering, Bangle, Candles; green: Homing Pigeons; purple: Sunglasses; hand: Currency, Deodorant;
 score: Sailing, Lever
seed: bonuses
"""
"""Ann's points come from eight bonuses, most of all."""
