"""What the API of people takes and gives."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from splay.server.auth.person import Privacy, StoredPerson
from splay.server.people.handles import MONTH
from splay.server.people.signup_links import LONGEST
from splay.server.protocol.validation import LONGEST_EMAIL, LONGEST_PASSWORD, SHORTEST_PASSWORD

NameText = Annotated[str, Meta(min_length=1, max_length=120, description="1 to 24 visible characters")]
Login = Annotated[str, Meta(min_length=3, max_length=24, description="a-z, 0-9, and after the first one also . - _")]
Code = Annotated[str, Meta(min_length=1, max_length=40, description="of an authenticator app, or a recovery code")]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
GivenPassword = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Email = Annotated[str, Meta(max_length=LONGEST_EMAIL)]
Language = Annotated[str, Meta(min_length=2, max_length=35, description='one that there are words in, as "en"')]
SignupToken = Annotated[str, Meta(max_length=LONGEST, description="of a link to sign up with")]
Label = Annotated[str, Meta(min_length=1, max_length=120, description="what the token is for")]


class Registration(Struct, frozen=True):
    """Who may come in. `registration`: who may sign up, everybody, whoever has a link of an admin, or nobody; `guests`:
    whether one can play without an account; `provider`: with what else one can sign in, as people call it.
    """

    registration: Literal["open", "invited", "closed"]
    guests: bool
    provider: str | None


class GuestBody(Struct, forbid_unknown_fields=True):
    """Somebody who wants to play at once."""

    name: NameText


class AccountBody(Struct, forbid_unknown_fields=True):
    """A new account; without a name a guest keeps its own, others go by their login. `link`: what stands behind the `=`
    of a link to sign up with.
    """

    login: Login
    password: NewPassword
    name: NameText | None = None
    email: Email | None = None
    link: SignupToken | None = None


class SessionBody(Struct, forbid_unknown_fields=True):
    """Somebody who signs in. An account with a second factor also needs a code."""

    login: Annotated[str, Meta(max_length=80)]
    password: GivenPassword
    code: Code | None = None


class ChangesBody(Struct, forbid_unknown_fields=True):
    """What a person wants changed; what is missing stays. E-mail and password need the current password, and a code if
    the account has a second factor.
    """

    name: NameText | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    password: NewPassword | UnsetType = UNSET
    current_password: GivenPassword | None = None
    code: Code | None = None
    sign_in_notices: bool | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class TokenBody(Struct, forbid_unknown_fields=True):
    """A token to be made. That needs the account's password if it has one, and a code if it has a second factor."""

    label: Label
    current_password: GivenPassword | None = None
    code: Code | None = None


class Me(Struct, frozen=True):
    """A person, as that person sees it. `sign_in_notices`: whether it is told of browsers not seen before; `language`:
    what it reads, if it has chosen. Of an account also `handle`, by which others know it; `handle_changeable`, the
    time, in milliseconds since 1970, from which it may change that (null: at once); and `privacy`. `rating_ended`:
    whether an admin has ended its ratings; `has_password`: an account without one signs in with a provider, and
    confirms by that what else needs the password.
    """

    id: str
    name: str
    guest: bool
    login: str | None
    email: str | None
    sign_in_notices: bool
    language: str | None
    handle: str | None
    handle_changeable: int | None
    privacy: Privacy | None
    rating_ended: bool
    has_password: bool


def me(stored: StoredPerson) -> Me:
    """A stored person as that person sees it: everything but the password."""
    person = stored.person
    changeable = None if stored.handle_changed is None else stored.handle_changed + MONTH
    privacy = None if person.guest else stored.privacy
    own = (stored.email, stored.sign_in_notices, stored.language, stored.handle, changeable, privacy)
    ended, has_password = stored.rating_ended is not None, stored.password is not None
    return Me(person.id, person.name, person.guest, person.login, *own, ended, has_password)
