"""What `run.py upgrade` starts: `python -m splay.upgrading CHECKOUT VERSION ARGUMENTS...`."""

import sys
from pathlib import Path

from splay.upgrading.command import upgrade

if __name__ == "__main__":
    sys.exit(upgrade(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
