"""The provider with which people sign in: where it stands, what it answers, and that its answers are its own.

It speaks OpenID Connect: the authorization code flow with PKCE. Signatures are looked at by joserfc, what a token says
by Authlib.
"""

import time
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import httpx
from authlib.oauth2.rfc6749.parameters import prepare_grant_uri  # type: ignore[import-untyped]
from authlib.oauth2.rfc7636 import create_s256_code_challenge  # type: ignore[import-untyped]
from authlib.oidc.core import CodeIDToken  # type: ignore[import-untyped]
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from msgspec import DecodeError, Struct, json

from splay.server.protocol.api_error import ApiError
from splay.server.settings import Settings

RETURN: Final = "/api/sign_in/return"
"""Where the provider sends people back to."""
SECONDS: Final = 10.0
"""How long the provider has for an answer."""
MOST_BYTES: Final = 1_000_000
KNOWN_SECONDS: Final = 600.0
"""So long what the provider says of itself is believed before it is asked again."""
LEEWAY: Final = 60
"""Seconds by which the provider's clock may differ from ours."""
ALGORITHMS: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
"""Signatures of a key pair alone: the client's secret signs nothing."""
LONGEST_SUBJECT: Final = 255
Kind = TypeVar("Kind")


class Metadata(Struct, frozen=True):
    """What a provider says of itself at its well-known address."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)
    authorization_response_iss_parameter_supported: bool = False


class Tokens(Struct, frozen=True):
    """What a provider gives for a code."""

    id_token: str
    access_token: str | None = None

    def __repr__(self) -> str:
        """No token has a place in a log."""
        return "Tokens()"


class Proved(Struct, frozen=True):
    """Whom a provider has signed in: `subject` is its own name for the person, for good. `names` are what it calls the
    person, the best first; `email` is an address that it says it has verified, `signed_in` when the person has last
    proved itself there, in seconds since 1970, None if it doesn't say.
    """

    issuer: str
    subject: str
    names: list[str]
    email: str | None
    signed_in: int | None


class Provider:
    """The provider of a worker's settings."""

    def __init__(self, settings: Settings) -> None:
        """Asks nothing before it is needed. Settings without a provider make one that refuses everything."""
        self.issuer = settings.oidc_issuer
        self.client = settings.oidc_client_id or ""
        self.secret = settings.oidc_client_secret or ""
        self.home = settings.address + RETURN
        self.known: tuple[Metadata, KeySet, float] | None = None

    async def address(self, state: str, nonce: str, verifier: str, anew: bool) -> str:
        """Where a browser goes to sign in there; `anew`: also if it has lately. Raises ApiError."""
        metadata, _ = await self.metadata()
        more = {"prompt": "login", "max_age": "0"} if anew else {}
        url: str = prepare_grant_uri(
            metadata.authorization_endpoint,
            self.client,
            "code",
            self.home,
            "openid profile email",
            state,
            nonce=nonce,
            code_challenge=create_s256_code_challenge(verifier),
            code_challenge_method="S256",
            **more,
        )
        return url

    async def proved(self, code: str, issuer: str | None, nonce: str, verifier: str) -> Proved:
        """Whom the provider has signed in, by the code that it has sent a browser back with, and the issuer that it
        named beside it. Raises ApiError.
        """
        metadata, keys = await self.metadata()
        if issuer is None and metadata.authorization_response_iss_parameter_supported:
            raise refused()
        if issuer is not None and issuer != metadata.issuer:
            raise refused()
        tokens = await self.exchanged(metadata, code, verifier)
        try:
            token = jwt.decode(tokens.id_token, keys, algorithms=ALGORITHMS)
        except (JoseError, ValueError):
            _, keys = await self.metadata(anew=True)  # it may have other keys by now
            try:
                token = jwt.decode(tokens.id_token, keys, algorithms=ALGORITHMS)
            except (JoseError, ValueError) as error:
                raise refused() from error
        wanted = {
            "iss": {"essential": True, "value": metadata.issuer},
            "aud": {"essential": True, "value": self.client},
        }
        params = {"nonce": nonce, "client_id": self.client, "access_token": tokens.access_token}
        claims = CodeIDToken(token.claims, token.header, wanted, params)
        try:
            claims.validate(leeway=LEEWAY)
        except (JoseError, ValueError, TypeError) as error:
            raise refused() from error
        return proved_by(claims, metadata.issuer)

    async def exchanged(self, metadata: Metadata, code: str, verifier: str) -> Tokens:
        """What the provider gives for a code. Raises ApiError."""
        form = {
            "grant_type": "authorization_code", "code": code, "redirect_uri": self.home, "code_verifier": verifier,
        }  # fmt: skip
        auth: httpx.BasicAuth | None = None
        if "client_secret_basic" in metadata.token_endpoint_auth_methods_supported:
            auth = httpx.BasicAuth(self.client, self.secret)
        else:
            form |= {"client_id": self.client, "client_secret": self.secret}
        return read(await asked("POST", metadata.token_endpoint, form, auth), Tokens)

    async def metadata(self, anew: bool = False) -> tuple[Metadata, KeySet]:
        """What the provider says of itself, and its keys. Raises ApiError."""
        if self.issuer is None:
            raise ApiError(409, "no_provider", "Here people sign in with a password alone.")
        if self.known is not None and not anew and time.monotonic() < self.known[2]:
            return self.known[:2]
        found = read(await asked("GET", self.issuer.rstrip("/") + "/.well-known/openid-configuration"), Metadata)
        if found.issuer.rstrip("/") != self.issuer.rstrip("/"):
            raise refused()
        for endpoint in (found.authorization_endpoint, found.token_endpoint, found.jwks_uri):
            if urlsplit(endpoint).scheme not in ("https", urlsplit(self.issuer).scheme):
                raise refused()
        try:
            keys = KeySet.import_key_set(json.decode(await asked("GET", found.jwks_uri)))
        except (JoseError, DecodeError, ValueError, KeyError, TypeError) as error:
            raise refused() from error
        self.known = (found, keys, time.monotonic() + KNOWN_SECONDS)
        return found, keys


async def asked(
    method: str, url: str, form: dict[str, str] | None = None, auth: httpx.BasicAuth | None = None
) -> bytes:
    """What the provider answers. Raises ApiError."""
    try:
        async with (
            httpx.AsyncClient(timeout=SECONDS, follow_redirects=False) as client,
            client.stream(method, url, data=form, auth=auth, headers={"Accept": "application/json"}) as response,
        ):
            answer = b""
            async for piece in response.aiter_bytes():
                answer += piece
                if len(answer) > MOST_BYTES:
                    raise refused()
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise away() from error
    if response.status_code >= 500:
        raise away()
    if response.status_code != 200:
        raise refused()
    return answer


def read(answer: bytes, kind: type[Kind]) -> Kind:
    """An answer of a kind. Raises ApiError."""
    try:
        return json.decode(answer, type=kind)
    except DecodeError as error:
        raise refused() from error


def proved_by(claims: dict[str, Any], issuer: str) -> Proved:
    """Whom a token tells of that was checked. Raises ApiError."""
    subject = claims["sub"]
    if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST_SUBJECT:
        raise refused()
    names = [claims.get(name) for name in ("preferred_username", "name", "nickname")]
    email = claims.get("email") if claims.get("email_verified") is True else None
    signed_in = claims.get("auth_time")
    return Proved(
        issuer.rstrip("/"),
        subject,
        [name for name in names if isinstance(name, str)],
        email if isinstance(email, str) else None,
        int(signed_in) if isinstance(signed_in, int | float) else None,
    )


def away() -> ApiError:
    """What is told while the provider can't be reached."""
    return ApiError(409, "provider_away", "Where you sign in cannot be reached at this moment; try again in a minute.")


def refused() -> ApiError:
    """What is told of an answer that is not the provider's, or not to what was asked."""
    return ApiError(409, "provider_refused", "Signing in did not work: the answer was not the one expected.")
