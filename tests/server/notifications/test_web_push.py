"""What is pushed is encrypted and signed as the standards have it."""

from __future__ import annotations

import asyncio
import time

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications.subscriptions import kept_key
from splay.server.notifications.web_push import BrowserKeys, browser_keys, encrypted, padded, point_of, signed_by
from splay.server.storage.schema import push_keys
from tests.server.notifications.push_service import Browser, claims_in, plain, raw

pytestmark = pytest.mark.anyio

# RFC 8291, appendix A
TEXT = b"When I grow up, I want to be a watermelon"
BROWSER = Browser(
    int.from_bytes(raw("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), raw("BTBZMqHH6r4Tts7J_aSIgg")
)
SENDER = ec.derive_private_key(
    int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
)
SALT = raw("DGv6ra1nlYgDCS1FRnbzlw")
BODY = raw(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out() -> None:
    keys = browser_keys(plain(BROWSER.point), plain(BROWSER.auth))
    assert encrypted(TEXT, keys, SENDER, SALT) == BODY
    assert BROWSER.read(BODY) == TEXT


def test_each_message_has_keys_of_its_own_and_one_of_few_lengths() -> None:
    keys = BrowserKeys(BROWSER.point, BROWSER.auth)
    one, other = (encrypted(padded(text), keys) for text in (b"{}", b'{"names": "Ann"}'))
    assert one[:86] != other[:86]
    assert len(one) == len(other)
    assert BROWSER.read(one).strip() == b"{}"
    with pytest.raises(ValueError, match="too long"):
        encrypted(b" " * 4096, keys)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        (plain(BROWSER.point), plain(b"short")),
        (plain(BROWSER.point[:64]), plain(BROWSER.auth)),
        (plain(b"\4" + b"\1" * 64), plain(BROWSER.auth)),  # not on the curve
        ("?" * 87, plain(BROWSER.auth)),
    ],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match=r"key|point|curve|length|padding|characters"):
        browser_keys(p256dh, auth)


def test_a_push_service_can_check_who_sends() -> None:
    now = int(time.time())
    header = signed_by(SENDER, "https://push.example.org:8443/send/s3cret?x", "https://play.example.org", now)
    head, claims, signed, signature, point = claims_in(header)
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims.pop("exp") - now <= 24 * 60 * 60
    assert claims == {"aud": "https://push.example.org:8443", "sub": "https://play.example.org"}
    assert point == point_of(SENDER.public_key())
    assert "s3cret" not in header
    numbers = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    der = encode_dss_signature(*numbers)
    SENDER.public_key().verify(der, signed, ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        SENDER.public_key().verify(der, signed + b"x", ec.ECDSA(SHA256()))


async def test_workers_that_start_at_once_agree_on_one_key_for_good(engine: AsyncEngine) -> None:
    found = await asyncio.gather(*(kept_key(engine, number) for number in range(8)))
    points = {point_of(key.public_key()) for key in [*found, await kept_key(engine, 99)]}
    assert len(points) == 1
    async with engine.connect() as connection:
        rows = list(await connection.execute(select(push_keys.c.secret)))
    assert [len(row.secret) for row in rows] == [32]
