"""The headers that tell browsers to trust nothing but our own files."""

from typing import Final

from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # invite links never leave; no-referrer would empty Origin on form posts
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
OVER_HTTPS: Final = [*ENCODED, HSTS]
PRIVATE: Final = "/api/"


async def security_headers(message: Message, scope: Scope) -> None:
    """A hook that adds the headers to every response, errors and unknown paths too.

    HSTS is added if the server is reached by HTTPS alone. Answers under `/api/` are not stored by anybody unless
    the handler says otherwise.
    """
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    given = {name.lower() for name, _ in headers}
    wanted = OVER_HTTPS if scope["litestar_app"].state.settings.secure_cookies else ENCODED
    headers += [(name, value) for name, value in wanted if name not in given]
    if scope["path"].startswith(PRIVATE) and b"cache-control" not in given:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
