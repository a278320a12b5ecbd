"""The list of all parts in the form of CycloneDX, which programs read that look for known holes."""

import json
from pathlib import Path
from typing import Any, Final

from docs.shipping.parts import PAGE, ROOT, Part
from splay import __version__
from splay.distribution import NAME

FILE: Final = ROOT / "web" / "public" / "licences" / "sbom.cdx.json"
OWN: Final = f"{NAME}@{__version__}"
WHERE: Final = "splay:ships in"
"""The property that says where a part ships."""


def known_licences(file: Path = FILE) -> dict[str, str]:
    """The licences in a list that was written before, by purl; none if there is no such file."""
    if not file.exists():
        return {}
    listed = json.loads(file.read_text(encoding="utf-8"))["components"]
    return {part["purl"]: licence_in(part["licenses"][0]) for part in listed}


def licence_in(told: dict[str, Any]) -> str:
    """The licence that an entry tells."""
    return str(told["expression"] if "expression" in told else told["license"]["id"])


def sbom(parts: list[Part]) -> str:
    """The list as JSON: the same text for the same parts, so it has neither a time nor a number of its own."""
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": OWN,
                "name": NAME,
                "version": __version__,
                "licenses": [{"license": {"id": "AGPL-3.0-or-later"}}],
            }
        },
        "components": [component(part) for part in parts],
        "dependencies": [{"ref": OWN, "dependsOn": [part.purl for part in parts]}],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def component(part: Part) -> dict[str, Any]:
    """A part as an entry of the list."""
    group, _, name = part.name.rpartition("/")
    is_one = " " not in part.licence
    return {
        "type": "library",
        "bom-ref": part.purl,
        **({"group": group} if group else {}),
        "name": name,
        "version": part.version,
        "scope": "required" if part.place == PAGE else "optional",
        **({"hashes": [{"alg": "SHA-512", "content": part.sha512}]} if part.sha512 else {}),
        "licenses": [{"license": {"id": part.licence}} if is_one else {"expression": part.licence}],
        "purl": part.purl,
        "properties": [{"name": WHERE, "value": part.place}],
    }
