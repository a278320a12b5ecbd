"""The log: one JSON object on one line for each entry, on standard error.

Of an exception only its kind and where it was raised are written: its message may hold what people wrote, or secrets.
"""

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Final

PLACES: Final = 5
"""How many of the innermost places of an exception are written."""


class JsonFormatter(logging.Formatter):
    """Writes an entry as one line of JSON, in ASCII."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        entry: dict[str, object] = {
            "time": f"{seconds}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "worker": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info and (error := record.exc_info[1]) is not None:
            frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
            entry["error"] = type(error).__name__
            entry["places"] = [f"{frame.name} ({Path(frame.filename).stem}:{frame.lineno})" for frame in frames]
        return json.dumps(entry)


def set_up_logs() -> None:
    """Writes everything from warnings on, and what `splay` itself has to say, as JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("splay").setLevel(logging.INFO)
