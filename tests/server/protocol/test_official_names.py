"""Nobody is called like those who run the server, however it is written; names that only begin so are everybody's."""

import pytest

from splay.server.protocol.official_names import BESIDE, OTHERS, SURE, is_official

OFFICIAL = (
    "admin", "ADMIN", "Administrator", "moderator", "MOD", "Staff", "Support", "System", "Server", "root", "Splay",
    "Admins", "Mods", "\u0430dmin", "\uff21dmin", "\u24d0dmin", "\u00c1dmin", "adm1n", "Admln", "AdmIn", "r00t", "R0OT",
    "5taff", "sy5tem", "$taff", "@dmin", "M0derat0r", "rnoderator", "rnod", "SpIay", "5p1ay", "suppo\u0433t",
    "Admin 1", "admin2", "1 admin", "mod_7", "Root 007", "@admin", "[ADMIN]", "*Splay*", "a d m i n", "s.u.p.p.o.r.t",
    "Ad-min", "- mod -", "Splay Support", "SplayAdmin", "Server Admin", "The Admin", "Official Splay Team",
    "splay-team", "Admin Ann", "Ann the moderator", "Ann (Admin)", "admin.ann", "Administrator Bob 2",
    "s\u0443st\u0435m",
)  # fmt: skip
OTHER = (
    "Modesty", "Rooter", "Root Beer", "Mod Squad", "Modric", "Staffan", "Stafford", "Supporter", "Systema", "Observer",
    "Game Server Bob", "Splayer", "Splay fan", "Display", "Team", "The Official", "Theo", "Admiral", "Amin", "Madmina",
    "Minister", "Tree root", "System of a Town", "Ann", "Rodomontade", "Adam In", "Silver", "1", "0", "\u5c71\u7530",
    "Nadmint", "Demo", "Grassroots", "\U0001f600", "\u0410\u043d\u043d\u0430",
)  # fmt: skip


@pytest.mark.parametrize("name", sorted({*SURE, *OTHERS, *OFFICIAL}), ids=ascii)
def test_official_names_are_known_however_they_are_written(name: str) -> None:
    assert is_official(name)


@pytest.mark.parametrize("name", sorted({*BESIDE, *OTHER}), ids=ascii)
def test_other_names_are_left_alone(name: str) -> None:
    assert not is_official(name)
