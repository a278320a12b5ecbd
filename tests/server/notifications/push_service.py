"""A push service on this machine, and browsers that subscribe to it. What a browser and its maker's service do is
imitated here: it is worked out from RFC 8188 and RFC 8291 anew, from the receiver's side.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def plain(data: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def mac(key: bytes, data: bytes) -> bytes:
    """HMAC with SHA-256."""
    return hmac.digest(key, data, hashlib.sha256)


class Browser:
    """One browser's keys: it alone can read what is pushed to it."""

    def __init__(self, number: int | None = None, auth: bytes | None = None) -> None:
        """With keys of its own, or with these."""
        curve = ec.SECP256R1()
        self.key = ec.generate_private_key(curve) if number is None else ec.derive_private_key(number, curve)
        self.auth = auth or os.urandom(16)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        """What a body of one record says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        mixed = mac(mac(self.auth, shared), b"WebPush: info\0" + self.point + sender + b"\1")
        made = mac(salt, mixed)
        key = mac(made, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(made, b"Content-Encoding: nonce\0\1")[:12]
        text, end, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert (end, padding.strip(b"\0")) == (b"\2", b"")
        return text


class PushService:
    """What was posted for its browsers, with the time at which it came; `answers` says what is answered, the last one
    for all that follow.
    """

    def __init__(self) -> None:
        self.port = 0
        self.answers = [b"HTTP/1.1 201 Created\r\n\r\n"]
        self.browsers: dict[str, Browser] = {}
        self.heads: list[dict[str, str]] = []
        self.pushes: list[dict[str, Any]] = []
        self.times: list[float] = []
        self.came = asyncio.Event()

    def subscription(self) -> dict[str, str]:
        """What the `PushSubscription` of a new browser says."""
        path = f"/send/{plain(os.urandom(16))}"
        browser = self.browsers[path] = Browser()
        endpoint = f"http://127.0.0.1:{self.port}{path}"
        return {"endpoint": endpoint, "p256dh": plain(browser.point), "auth": plain(browser.auth)}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Takes one push."""
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        head = {"path": first.split()[1]} | dict(line.split(": ", 1) for line in lines)
        body = await reader.readexactly(int(head["Content-Length"]))
        self.heads.append(head)
        self.pushes.append(json.loads(self.browsers[head["path"]].read(body)))
        self.times.append(asyncio.get_running_loop().time())
        self.came.set()
        writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
        writer.close()

    async def next(self) -> dict[str, Any]:
        """Waits for the next push that nobody has waited for; what it says."""
        await asyncio.wait_for(self.came.wait(), 10)
        self.came.clear()
        return self.pushes[-1]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service, running."""
    made = PushService()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


def claims_in(authorization: str) -> tuple[dict[str, Any], dict[str, Any], bytes, bytes, bytes]:
    """The head and the claims of a VAPID token, what is signed, the signature, and the server's public point."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    return json.loads(raw(head)), json.loads(raw(claims)), f"{head}.{claims}".encode(), raw(signature), raw(parts["k"])


def raw(text: str) -> bytes:
    """The bytes of base64url without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
