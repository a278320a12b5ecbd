"""`docker`, as far as an upgrade uses it, with programs for images: there is no daemon where the tests run.

docker_of_scripts.py FOLDER ARGUMENTS...
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path


def image(root: Path, name: str) -> Path:
    """Where the program of an image is: `splay`, or `splay:TAG`."""
    repository, _, tag = name.partition(":")
    assert repository == "splay"
    return root / "images" / (tag or "latest")


def of_images(root: Path, act: str, *arguments: str) -> None:
    """`docker image`."""
    if act == "inspect":
        print(f"sha256:{hashlib.sha256(image(root, arguments[-1]).read_bytes()).hexdigest()}")
    elif act == "tag":
        shutil.copy(image(root, arguments[0]), image(root, arguments[1]))
    elif act == "rm":
        image(root, arguments[0]).unlink()
    else:
        assert act == "ls"
        print("\n".join(path.name for path in (root / "images").iterdir()))


def of_composition(root: Path, act: str, *arguments: str) -> None:
    """`docker compose`."""
    now = image(root, os.environ.get("IMAGE", "splay"))
    if act == "build":
        assert arguments == ("web",)
        shutil.copy(root / "next-splay", now)
    elif act == "run":
        os.execv(now, [str(now), *arguments[arguments.index("backup") + 1 :]])
    else:
        done = {"stop": ("web", "opponents", "backup"), "up": ("--detach", "--no-build")}
        assert arguments == done[act]
        subprocess.run(["sh", str(root / f"{'start' if act == 'up' else act}.sh")], check=True)


def main(root: Path, what: str, *arguments: str) -> None:
    """Does it."""
    if what == "image":
        of_images(root, *arguments)
    else:
        assert arguments[:2] == ("--project-directory", str(root / "deploy"))
        of_composition(root, *arguments[2:])


main(Path(sys.argv[1]), *sys.argv[2:])
