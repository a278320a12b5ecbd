"""What every city is: a line each, CI105 to CI209.

A city's icons are what it counts on top of a pile, that of which there are most, the featured one, first; then what
acts in a Meld action, in that order, and what its flags, fountains and bonuses bring while nothing covers it.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class City(NamedTuple):
    """A city, as the reference has it."""

    name: str
    color: str
    age: int
    icons: str
    acts: str = ""
    flags: int = 0
    fountains: int = 0
    points: int = 0


EVERY_CITY: Final = [
    City("Yin", "blue", 1, "castle 3, leaf 2", "search-castle"),  # CI105
    City("Troy", "blue", 1, "crown 3, castle 2", "search-castle"),  # CI106
    City("Atlantis", "blue", 1, "leaf 4, castle 1", "search-castle"),  # CI107
    City("Thebes", "red", 1, "crown 3, bulb 2", "search-bulb"),  # CI108
    City("Chang'An", "red", 1, "leaf 3, crown 1", "plus"),  # CI109
    City("Athens", "red", 1, "bulb 3, leaf 1", "plus"),  # CI110
    City("Jerusalem", "green", 1, "castle 3, bulb 2", "search-castle"),  # CI111
    City("Memphis", "green", 1, "castle 4, leaf 1", "search-castle"),  # CI112
    City("Babylon", "green", 1, "bulb 3, crown 1", "plus"),  # CI113
    City("Uruk", "yellow", 1, "castle 4, crown 1", "search-castle"),  # CI114
    City("Damascus", "yellow", 1, "crown 4, castle 1", "search-castle"),  # CI115
    City("Linzi", "yellow", 1, "castle 3, crown 2", "search-castle"),  # CI116
    City("Hattusa", "purple", 1, "leaf 3, castle 2", "search-castle"),  # CI117
    City("Mohenjo-Daro", "purple", 1, "leaf 3, castle 1", "plus"),  # CI118
    City("Ephesus", "purple", 1, "crown 3, castle 1", "plus"),  # CI119
    City("Alexandria", "blue", 2, "crown 2, bulb 1", "plus", points=2),  # CI120
    City("Carthage", "blue", 2, "crown 3, bulb 1", "plus"),  # CI121
    City("Sparta", "red", 2, "castle 3, factory 2", "search-castle"),  # CI122
    City("Tikal", "red", 2, "castle 3, leaf 1", "search-castle", points=4),  # CI123
    City("Nanjing", "green", 2, "castle 3, crown 1", "search-castle", points=3),  # CI124
    City("Marseille", "green", 2, "crown 3, castle 1", "search-crown", points=2),  # CI125
    City("Teotihuacan", "yellow", 2, "leaf 3, castle 1", "search-leaf", points=3),  # CI126
    City("Nineveh", "yellow", 2, "leaf 3, crown 1", "search-leaf", points=2),  # CI127
    City("Luoyang", "purple", 2, "bulb 2, leaf 1", "plus", points=2),  # CI128
    City("Rome", "purple", 2, "bulb 3, castle 1", "search-bulb", points=2),  # CI129
    City("Hangzhou", "blue", 3, "bulb 3, castle 1", "plus"),  # CI130
    City("Cordoba", "blue", 3, "factory 3, bulb 1", "left"),  # CI131
    City("Barcelona", "red", 3, "castle 2, crown 1", "plus", points=4),  # CI132
    City("Delhi", "red", 3, "bulb 3, leaf 1", "left"),  # CI133
    City("Baghdad", "green", 3, "crown 2, bulb 1", "left", points=3),  # CI134
    City("Venice", "green", 3, "crown 3, factory 1", "plus"),  # CI135
    City("Kaifeng", "yellow", 3, "castle 3, leaf 1", "left"),  # CI136
    City("Jakarta", "yellow", 3, "leaf 3, crown 2", "search-leaf"),  # CI137
    City("Mecca", "purple", 3, "leaf 3, crown 1", "search-leaf", points=5),  # CI138
    City("Constantinople", "purple", 3, "castle 2, crown 1", "left", points=3),  # CI139
    City("Frankfurt", "blue", 4, "bulb 2, factory 1", "plus plus"),  # CI140
    City("Madrid", "blue", 4, "bulb 3, crown 1", "left"),  # CI141
    City("Tenochtitlan", "red", 4, "castle 2, bulb 1", "left", points=4),  # CI142
    City("Milan", "red", 4, "factory 2, bulb 1", "plus plus"),  # CI143
    City("Manila", "green", 4, "crown 2, leaf 1", "left", points=4),  # CI144
    City("Calicut", "green", 4, "leaf 3, crown 1", "search-leaf", points=5),  # CI145
    City("Beijing", "yellow", 4, "castle 3, leaf 1", "left"),  # CI146
    City("Lisbon", "yellow", 4, "factory 2, leaf 1", "plus plus"),  # CI147
    City("Florence", "purple", 4, "bulb 2, crown 1", "left", points=4),  # CI148
    City("Seville", "purple", 4, "crown 3, bulb 2", "search-bulb"),  # CI149
    City("Naples", "blue", 5, "bulb 2, leaf 1", "plus plus"),  # CI150
    City("Boston", "blue", 5, "bulb 2, factory 1", "plus plus"),  # CI151
    City("Zurich", "red", 5, "factory 3, bulb 1", flags=1),  # CI152
    City("Algiers", "red", 5, "bulb 2, crown 1", flags=1, points=5),  # CI153
    City("Amsterdam", "green", 5, "castle 2, leaf 1", "plus plus"),  # CI154
    City("Stockholm", "green", 5, "crown 2, factory 1", flags=1, points=5),  # CI155
    City("Hoi An", "yellow", 5, "crown 3, leaf 1", "search-crown", points=7),  # CI156
    City("Osaka", "yellow", 5, "bulb 3, leaf 2", "search-bulb"),  # CI157
    City("Gdansk", "purple", 5, "crown 2, factory 1", flags=1, points=5),  # CI158
    City("Tokyo", "purple", 5, "castle 3, clock 1", flags=1),  # CI159
    City("Berlin", "blue", 6, "factory 2, bulb 1", "right", flags=1),  # CI160
    City("Edinburgh", "blue", 6, "bulb 2, factory 1", "plus plus"),  # CI161
    City("Philadelphia", "red", 6, "clock 2, factory 1", "plus plus"),  # CI162
    City("Tehran", "red", 6, "crown 2, factory 1", "right", flags=1),  # CI163
    City("Bombay", "green", 6, "leaf 2, crown 1", "right", points=6),  # CI164
    City("Rio De Janeiro", "green", 6, "factory 2, crown 1", flags=1, points=7),  # CI165
    City("Paris", "yellow", 6, "leaf 2, clock 1", flags=1, points=7),  # CI166
    City("Dublin", "yellow", 6, "factory 2, leaf 1", "right", flags=1),  # CI167
    City("Vienna", "purple", 6, "bulb 2, crown 1", "right", points=6),  # CI168
    City("New York City", "purple", 6, "crown 2, bulb 1", "plus plus"),  # CI169
    City("Munich", "blue", 7, "bulb 2, clock 1", "right plus"),  # CI170
    City("Johannesburg", "blue", 7, "crown 2, bulb 1", "search-crown", points=8),  # CI171
    City("Lyon", "red", 7, "factory 2, crown 1", "right", flags=1),  # CI172
    City("Montreal", "red", 7, "factory 2, crown 1", "plus plus"),  # CI173
    City("London", "green", 7, "clock 2, factory 1", "right plus"),  # CI174
    City("Toronto", "green", 7, "clock 2, leaf 1", "search-clock", points=8),  # CI175
    City("St. Petersburg", "yellow", 7, "leaf 2, factory 1", "right", flags=1),  # CI176
    City("Melbourne", "yellow", 7, "crown 2, leaf 1", "search-crown", points=8),  # CI177
    City("Washington", "purple", 7, "bulb 2, factory 1", "right", flags=1),  # CI178
    City("San Francisco", "purple", 7, "crown 2, bulb 1", points=10),  # CI179
    City("Chongqing", "blue", 8, "factory 2, bulb 1", "plus plus"),  # CI180
    City("Kiev", "blue", 8, "factory 2, clock 1", "plus plus"),  # CI181
    City("Kuala Lumpur", "red", 8, "factory 3, clock 1", fountains=1),  # CI182
    City("Los Angeles", "red", 8, "factory 2, bulb 1", "search-factory", points=10),  # CI183
    City("Hamburg", "green", 8, "clock 3, crown 1", fountains=1),  # CI184
    City("São Paulo", "green", 8, "leaf 2, crown 1", "search-leaf", points=9),  # CI185
    City("Chicago", "yellow", 8, "leaf 2, clock 1", "search-leaf", points=9),  # CI186
    City("Shanghai", "yellow", 8, "leaf 3, crown 1", fountains=1),  # CI187
    City("Buenos Aires", "purple", 8, "clock 2, bulb 1", "search-clock", points=10),  # CI188
    City("Vancouver", "purple", 8, "bulb 2, crown 1", "plus plus"),  # CI189
    City("Houston", "blue", 9, "clock 2, crown 1", "search-clock", points=11),  # CI190
    City("Taipei", "blue", 9, "clock 2, bulb 1", "up", fountains=1),  # CI191
    City("Dallas", "red", 9, "clock 2, factory 1", "up plus"),  # CI192
    City("Perth", "red", 9, "factory 2, crown 1", "search-factory", points=11),  # CI193
    City("Santiago", "green", 9, "bulb 2, clock 1", "search-bulb", points=10),  # CI194
    City("Sydney", "green", 9, "crown 2, bulb 1", "up", fountains=1),  # CI195
    City("Guadalajara", "yellow", 9, "clock 2, leaf 1", "up plus"),  # CI196
    City("Miami", "yellow", 9, "leaf 2, crown 1", "search-leaf", points=10),  # CI197
    City("Hong Kong", "purple", 9, "factory 2, clock 1", "up plus"),  # CI198
    City("Moscow", "purple", 9, "leaf 2, bulb 1", "plus", fountains=1),  # CI199
    City("Bangalore", "blue", 10, "leaf 2, bulb 1", "up", fountains=1),  # CI200
    City("Atlanta", "blue", 10, "clock 2, bulb 1", "search-clock", points=11),  # CI201
    City("Singapore", "red", 10, "factory 2, crown 1", "search-factory", points=11),  # CI202
    City("Seoul", "red", 10, "clock 2, leaf 1", "up", fountains=1),  # CI203
    City("Tel Aviv", "green", 10, "clock 2, bulb 1", "up", fountains=1),  # CI204
    City("Bangkok", "green", 10, "crown 2, clock 1", points=12),  # CI205
    City("Copenhagen", "yellow", 10, "leaf 2, clock 1", "up", fountains=1),  # CI206
    City("Dubai", "yellow", 10, "crown 2, clock 1", "search-crown", points=11),  # CI207
    City("Brussels", "purple", 10, "factory 2, clock 1", fountains=2),  # CI208
    City("Essen", "purple", 10, "bulb 2, leaf 1", "up", fountains=1),  # CI209
]
