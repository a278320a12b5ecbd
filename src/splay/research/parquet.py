"""Records of self-play as Parquet files: a folder with a table of games and one of decisions, in parts."""

import json
from pathlib import Path
from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from splay import __version__
from splay.research.action_keys import ACTION_KEYS
from splay.research.encoder import Encoder
from splay.research.played_game import TRUNCATED, PlayedGame

FORMAT: Final = 1
"""Counts what readers must know of: a column that is gone, or means something else."""
GAMES_PER_PART: Final = 100
WORDS: Final = pa.dictionary(pa.int32(), pa.string())
GAMES: Final = pa.schema(
    [
        pa.field("game", pa.int64(), False),
        pa.field("secret", pa.string(), False),
        pa.field("options", pa.string(), False),
        pa.field("players", pa.list_(pa.string()), False),
        pa.field("rewards", pa.list_(pa.float32()), False),
        pa.field("reason", pa.string(), False),
        pa.field("turns", pa.int32(), False),
        pa.field("decisions", pa.int32(), False),
    ]
)
DECISIONS: Final = pa.schema(
    [
        pa.field("game", pa.int64(), False),
        pa.field("step", pa.int32(), False),
        pa.field("seat", pa.int8(), False),
        pa.field("player", WORDS, False),
        pa.field("turn", pa.int16(), False),
        pa.field("question", WORDS, False),
        pa.field("action", pa.int16(), False),
        pa.field("key", WORDS, False),
        pa.field("offered", pa.list_(pa.int16()), False),
        pa.field("reward", pa.float32()),
    ]
)


def games_table(games: list[PlayedGame]) -> pa.Table:
    """The rows of games."""
    rows = [
        {
            "game": game.number,
            "secret": game.secret.hex(),
            "options": json.dumps(game.options),
            "players": game.players,
            "rewards": game.rewards,
            "reason": game.reason,
            "turns": int(game.turns[-1]) if len(game.turns) else 0,
            "decisions": len(game.actions),
        }
        for game in games
    ]
    return pa.Table.from_pylist(rows, GAMES)


def decisions_table(games: list[PlayedGame], encoder: Encoder) -> pa.Table:
    """The rows of all decisions of games, with what was told if that was written down."""
    actions = np.concatenate([game.actions for game in games])
    seats = np.concatenate([game.seats for game in games])
    columns = {
        "game": np.repeat([game.number for game in games], [len(game.actions) for game in games]),
        "step": np.concatenate([np.arange(len(game.actions)) for game in games]),
        "seat": seats,
        "player": [game.players[seat] for game in games for seat in game.seats],
        "turn": np.concatenate([game.turns for game in games]),
        "question": [kind for game in games for kind in game.kinds],
        "action": actions,
        "key": [ACTION_KEYS[action] for action in actions],
        "offered": [offered for game in games for offered in game.offered],
        "reward": [None if game.reason == TRUNCATED else game.rewards[seat] for game in games for seat in game.seats],
    }
    arrays = [pa.array(columns[field.name], field.type) for field in DECISIONS]
    told = [game.observations for game in games if game.observations is not None]
    if not told:
        return pa.Table.from_arrays(arrays, schema=DECISIONS)
    observations = pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(told).ravel()), encoder.size)
    return pa.Table.from_arrays([*arrays, observations], schema=with_observations(encoder))


def with_observations(encoder: Encoder) -> pa.Schema:
    """The schema of decisions with what was told, and in its metadata the names of those numbers."""
    column = pa.field("observation", pa.list_(pa.int8(), encoder.size), False)
    return DECISIONS.append(column).with_metadata({"splay.features": json.dumps(encoder.names)})


class ParquetRecords:
    """A folder that games are written to, in parts, as long as the `with` statement lasts.

    Each part is whole when it is there; an interrupted run loses only the games since the last.
    """

    def __init__(self, folder: Path, encoder: Encoder) -> None:
        """Makes the folder. Raises FileExistsError if it has records already."""
        self.encoder = encoder
        self.folders = {"games": folder / "games", "decisions": folder / "decisions"}
        for place in self.folders.values():
            place.mkdir(parents=True)
        self.waiting: list[PlayedGame] = []
        self.parts = 0

    def __enter__(self) -> "ParquetRecords":
        return self

    def __exit__(self, *_: object) -> None:
        self.write()

    def add(self, game: PlayedGame) -> None:
        """Takes a game in, and writes a part if there are enough."""
        self.waiting.append(game)
        if len(self.waiting) == GAMES_PER_PART:
            self.write()

    def write(self) -> None:
        """Writes the games that wait as a part."""
        if not self.waiting:
            return
        for name, table in (
            ("games", games_table(self.waiting)),
            ("decisions", decisions_table(self.waiting, self.encoder)),
        ):
            about = {**(table.schema.metadata or {}), b"splay.format": str(FORMAT), b"splay.version": __version__}
            path = self.folders[name] / f"part-{self.parts:05}.parquet"
            unfinished = path.with_suffix(".unfinished")
            pq.write_table(table.replace_schema_metadata(about), unfinished, compression="zstd")
            unfinished.replace(path)
        self.parts += 1
        self.waiting = []
