"""Cookies that no script reads, and signatures in them."""

import hmac
from base64 import urlsafe_b64encode

from litestar.datastructures import Cookie


def cookie_name(name: str, secure: bool) -> str:
    """What a cookie is called: with HTTPS so that no other site, not even a sister domain, can plant it."""
    return f"__Host-{name}" if secure else name


def private_cookie(name: str, value: str, seconds: int, secure: bool) -> Cookie:
    """A cookie that scripts cannot read and other sites' requests do not carry."""
    return Cookie(name, value=value, path="/", max_age=seconds, httponly=True, samesite="lax", secure=secure)


def base64(data: bytes) -> str:
    """Bytes as text that fits a cookie."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def same(right: str, given: str) -> bool:
    """Whether a signature is right, found out in a time that tells nothing."""
    return hmac.compare_digest(right.encode(), given.encode("utf-8", "surrogatepass"))
