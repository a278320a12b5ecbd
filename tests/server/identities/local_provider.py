"""A provider of this machine: it speaks OpenID Connect over HTTP, signs with RS256, and lies as a test wants it to."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

CLIENT = "splay"
SECRET = "a secret: of the client"
CLAIMS = ("sub", "preferred_username", "name", "email", "email_verified")


class LocalProvider:
    """What the provider knows and has given out. `person` is whoever sits at the browser that comes next; `lies` goes
    before what a token would say, None leaves it out; `key` signs; `fails` is the status of all answers, if set.
    """

    def __init__(self, issuer: str) -> None:
        self.issuer = issuer
        self.key = self.published = RSAKey.generate_key(2048, {"kid": "first", "use": "sig"})
        self.person: dict[str, Any] = {"sub": "ann-1", "preferred_username": "Ann", "name": "Ann Lee"}
        self.lies: dict[str, Any] = {}
        self.more: dict[str, str] = {}
        self.algorithm = "RS256"
        self.fails = 0
        self.signed_in = 0
        self.codes: dict[str, dict[str, str]] = {}
        self.asked: list[dict[str, str]] = []

    def metadata(self) -> dict[str, Any]:
        """What it says of itself."""
        return {
            "issuer": self.lies.get("issuer", self.issuer),
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "response_types_supported": ["code"],
            "id_token_signing_alg_values_supported": ["RS256"],
        }

    def authorize(self, given: dict[str, str]) -> str:
        """Where a browser is sent back to, with a code."""
        self.asked.append(given)
        if "prompt" in given or not self.signed_in:
            self.signed_in = int(time.time())
        code = f"code-{len(self.asked)}"
        self.codes[code] = given
        answer = {"code": code, "state": given["state"], **self.more}
        return f"{given['redirect_uri']}?{urlencode(answer)}"

    def token(self, form: dict[str, str], authorization: str) -> dict[str, Any] | None:
        """What a code is good for: once, and for whoever has the verifier and the client's secret; else None."""
        asked = self.codes.pop(form["code"], None)
        right = "Basic " + base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        if asked is None or authorization != right or form["redirect_uri"] != asked["redirect_uri"]:
            return None
        if digest(form["code_verifier"]) != asked["code_challenge"]:
            return None
        access, now = "access", int(time.time())
        half = hashlib.sha256(access.encode()).digest()[:16]
        claims = {
            "iss": self.issuer, "aud": asked["client_id"], "iat": now, "exp": now + 60, "nonce": asked["nonce"],
            "auth_time": self.signed_in, "at_hash": text_of(half), **self.person, **self.lies,
        }  # fmt: skip
        said = {name: value for name, value in claims.items() if value is not None}
        signed = jwt.encode({"alg": self.algorithm, "kid": self.key.kid}, said, self.key, algorithms=[self.algorithm])
        return {"access_token": access, "token_type": "Bearer", "id_token": signed}


def text_of(data: bytes) -> str:
    """Bytes as text in base64url, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def digest(verifier: str) -> str:
    """The challenge of a verifier (S256)."""
    return text_of(hashlib.sha256(verifier.encode()).digest())


def first_of(query: str) -> dict[str, str]:
    """The values of a query, each once."""
    return {name: values[0] for name, values in parse_qs(query, keep_blank_values=True).items()}


@contextmanager
def local_provider() -> Iterator[LocalProvider]:
    """A provider, as long as it runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            url = urlsplit(self.path)
            if provider.fails:
                self.answer(provider.fails, {})
            elif url.path == "/.well-known/openid-configuration":
                self.answer(200, provider.metadata())
            elif url.path == "/keys":
                self.answer(200, KeySet([provider.published]).as_dict(private=False))
            else:
                self.send_response(302)
                self.send_header("Location", provider.authorize(first_of(url.query)))
                self.end_headers()

        def do_POST(self) -> None:
            form = first_of(self.rfile.read(int(self.headers["Content-Length"])).decode())
            answer = None if provider.fails else provider.token(form, self.headers.get("Authorization", ""))
            self.answer(400 if answer is None else 200, answer or {"error": "invalid_grant"})

        def answer(self, status: int, body: object) -> None:
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    provider = LocalProvider(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield provider
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
