"""Writes the list of all that ships with Splay, and its licences, into the page: see docs/packages.md."""

import sys

from docs.shipping import licences, sbom
from docs.shipping.parts import Unknown, all_parts
from splay import __version__


def main() -> int:
    """Writes both files; the exit status."""
    try:
        parts = all_parts(sbom.known_licences())
        collected = licences.collected(parts, __version__)
    except (Unknown, OSError) as error:
        print(f"docs.shipping: error: {error}", file=sys.stderr)
        return 1
    licences.FILE.write_text(collected, encoding="utf-8")
    sbom.FILE.write_text(sbom.sbom(parts), encoding="utf-8")
    print(f"{len(parts)} parts: {licences.FILE.name}, {sbom.FILE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
