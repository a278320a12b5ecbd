"""The tables of the database. The log of a game is its truth; all else about a game can be rebuilt from it.

Times are milliseconds since 1970. A change here needs a migration (`storage/migrations`); a test compares the two.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata: Final = MetaData()

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"

people: Final = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # what one signs in with; none for guests
    Column("password", String(200)),  # an argon2 hash
    Column("email", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("old_cookies", Boolean, nullable=False, server_default=true()),  # are taken: see auth.sessions
    Column("admin", Boolean, nullable=False, server_default=false()),
    Column("banned", BigInteger),  # until when it may do nothing here
    Column("sign_in_notices", Boolean, nullable=False, server_default=true()),  # of browsers not seen before
    Column("language", String(35)),  # that it reads; unknown of those who came before there were several
    Column("handle", String(24), unique=True, index=True),  # by which an account is known to others; none for guests
    Column("handle_changed", BigInteger),  # when it was last changed; none if it is the first one
    Column("former_handle", String(24), index=True),  # before that; others may not have it for a time
    Column("rating_for", String(10), nullable=False, server_default="everyone"),  # who sees it: see people.privacy
    Column("games_for", String(10), nullable=False, server_default="everyone"),
    Column("head_to_head_for", String(10), nullable=False, server_default="everyone"),
    Column("presence_for", String(10), nullable=False, server_default="friends"),
    Column("challenges_for", String(10), nullable=False, server_default="everyone"),  # who may challenge it
    Column("rating_ended", BigInteger),  # when an admin ended its ratings
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("browser", String(20)),
    Column("system", String(20)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when it was last used, within an hour
    Column("expires", BigInteger, nullable=False, index=True),
    Column("old", Boolean, nullable=False),  # of a cookie from before sessions were rows; kept when it has ended
    Column("ended", BigInteger),
    Column("proved", BigInteger),  # when the second factor was last proved in it
    Column("confirmed", BigInteger),  # when its person last signed in anew with a provider, to confirm a change
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False),  # OPEN, RUNNING or FINISHED
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),  # public, clock, spectators, leavers: see tables.settings
    Column("secret", LargeBinary),  # the shuffle's 32 bytes, from the start of the game on
    Column("asked", JSON, nullable=False),  # the seats with an open question
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(22), index=True),
    Column("origin", JSON(none_as_null=True)),  # the finished game, and its entry, from which this one goes on
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when a clock runs out next, or the pause of a game that all have left
    Column("takeback", JSON(none_as_null=True)),  # the take-back proposed now: see acts.takebacks
    Column("chat", Integer, nullable=False, server_default="0"),  # the id of the last line of chat
    Column("version", Integer, nullable=False, server_default="0"),  # counts the changes of the table and its seats
    Column("day", String(10), index=True),  # whose deal is played, the same for all; none: a deal of its own
    Column(
        "kept_until", BigInteger
    ),  # when the finished game's log is dropped; 0: it was; none: never, or not told yet
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_due", "due"),
    Index("tables_by_kept_until", "kept_until"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("agent", String(20)),  # the computer opponent that plays the seat, for good or as a stand-in
    Column("name", String(40), nullable=False),
    Column("away", Boolean, nullable=False),  # the agent stands in for the person; before the start: it has yet to come
    Column("bank", BigInteger),  # milliseconds left on the seat's clock ...
    Column("since", BigInteger),  # ... when it began to run; none while it stands still
    Column("grace", Boolean, nullable=False, server_default=false()),  # its time was set anew on its person's return
    Column("resigned", Boolean, nullable=False, server_default=false()),  # its person gave up, and cannot come back
    Column("late", Boolean, nullable=False, server_default=false()),  # its person is away, having run out of time
    Column("charged", BigInteger, nullable=False, server_default="0"),  # milliseconds that its clock has lost in all
    Column("gone", BigInteger),  # since when its person does not look at the running game; none: it does
)

deal_results: Final = Table(
    "deal_results",  # of games with the deal of a day, whose person has the first seat
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("day", String(10), nullable=False, index=True),
    Column("finished", BigInteger, nullable=False),
    Column("outcome", Integer, nullable=False),  # 2: won, 1: nobody won alone, 0: lost
    Column("achievements", Integer, nullable=False),
    Column("their_achievements", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("their_points", Integer, nullable=False),
)

log: Final = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # see Entry.sequence; inserting it is the compare-and-swap
    Column("kind", String(20), nullable=False),  # see storage.log_entry
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("events_from", Integer, nullable=False),  # the events from this number on are replaced ...
    Column("events", JSON, nullable=False),  # ... by these
    Column("clocks", JSON(none_as_null=True)),  # what each seat's clock showed then; none without clocks
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the position after this entry of the log; 0 is the deal
    Column("format", Integer, nullable=False),
    Column("position", JSON, nullable=False),
)

packed_logs: Final = Table(
    "packed_logs",  # of finished games, whose rows of log and snapshots are gone: see storage.packed_log
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("upto", Integer, nullable=False),  # the number of the last entry
    Column("at", BigInteger, nullable=False),  # its time; 0 without entries
    Column("data", LargeBinary, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(20)),  # the word of a reaction, whose sign is the text; none for a line of words
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # no line gets the number of one that was removed
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),  # who hears nothing ...
    Column("muted", ForeignKey("people.id"), nullable=False),  # ... of whom
    Column("table", ForeignKey("tables.id")),  # none: everywhere
    Column("name", String(40), nullable=False),  # what the muted person was called
    Column("at", BigInteger, nullable=False),
)

follows: Final = Table(
    "follows",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("followed", ForeignKey("people.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("blocked", ForeignKey("people.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

seeks: Final = Table(
    "seeks",  # of people who look for opponents: see pairing
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("pace", String(4), nullable=False),  # live, day
    Column("wish", String(200), nullable=False),  # all that it wants to play, as a word: see pairing.wish
    Column("rating", Integer),  # its strength in such games, in shown points; none: not known
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),  # when this is forgotten unless its person gives a sign
    Column("table", ForeignKey("tables.id"), index=True),  # at which it plays now; none: it still looks
)

presences: Final = Table(
    "presences",  # when accounts were last here, of those that show it to somebody: see friends.here
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

friend_calls: Final = Table(
    "friend_calls",  # when hosts last had a table pushed to their friends, and which: see notifications.friend_tables
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table", String(22), nullable=False),
    Column("called", BigInteger, nullable=False),
)

invitations: Final = Table(
    "invitations",  # of accounts to tables, each for a day: see invitations.asked
    metadata,
    Column("id", String(22), primary_key=True),
    Column("kind", String(10), nullable=False),  # invite, or challenge: to a table that was made for it
    Column("person", ForeignKey("people.id"), nullable=False, index=True),  # who asks ...
    Column("asked", ForeignKey("people.id"), nullable=False, index=True),  # ... whom
    Column("table", String(22), nullable=False),  # it may be gone
    Column("made", BigInteger, nullable=False, index=True),
    Column("state", String(10), nullable=False),  # open, accepted, declined, withdrawn
    Column("settled", BigInteger),  # since when it is so, unless it is open
)

standing_answers: Final = Table(
    "standing_answers",  # what a person always answers: see standing
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id")),  # none: at every table
    Column("kind", String(10), nullable=False),  # pass_free, order, may
    Column("card", String(80), nullable=False),  # the key of the card whose effect asks; "": of none
    Column("effect", String(10), nullable=False),  # the name of that effect
    Column("answer", String(10), nullable=False),  # the key of the option; "": any
    Column("created", BigInteger, nullable=False),
)

standing_waits: Final = Table(
    "standing_waits",  # questions that standing answers are about to answer
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("sequence", Integer, nullable=False),  # the last entry of the log when it was asked
    Column("due", BigInteger, nullable=False, index=True),  # when it is answered
)

plans: Final = Table(
    "plans",  # actions that people have planned, with what they rest on: see plans
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),  # the first that is taken is 1
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("action", JSON, nullable=False),  # the option that it will be: see views.model.OptionView
    Column("condition", JSON, nullable=False),  # see views.plan_conditions.Fact
    Column("since", Integer, nullable=False),  # the last entry of the log that it has been judged by
    Column("given", Integer),  # the last entry when it was taken; none: it waits
    Column("dropped", BigInteger),  # when it was, as its condition failed; none: it was not
    Column("changed", JSON(none_as_null=True)),  # the fact that had changed then
)

confirmations: Final = Table(
    "confirmations",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("email", String(200), primary_key=True),
    Column("hash", String(64)),  # of the code sent last; none once it is used
    Column("expires", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),  # left for this code
    Column("confirmed", Boolean, nullable=False),
    Column("refused", Boolean, nullable=False),  # the owner of the address wants no mail from this person
)

mailed_codes: Final = Table(
    "mailed_codes",
    metadata,
    Column("address", String(64), primary_key=True),  # a hash of an e-mail address, whose accounts may be gone
    Column("sent", Integer, nullable=False),  # codes sent ...
    Column("since", BigInteger, nullable=False),  # ... since then
)

password_resets: Final = Table(
    "password_resets",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), unique=True),  # of the token mailed last; none once it is used
    Column("expires", BigInteger, nullable=False),
    Column("sent", Integer, nullable=False),  # mails sent ...
    Column("since", BigInteger, nullable=False),  # ... since then
)

authenticators: Final = Table(
    "authenticators",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("salt", String(22), nullable=False),  # of which, with the server's key, the secret is made
    Column("on", Boolean, nullable=False),  # its person has given a first code
    Column("step", BigInteger, nullable=False),  # the half minute of the last code that was taken
    Column("wrong", Integer, nullable=False),  # wrong codes ...
    Column("since", BigInteger, nullable=False),  # ... since then
)

recovery_codes: Final = Table(
    "recovery_codes",  # that have not been used
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # webhook, email: see notifications.messages
    Column("address", String(500), nullable=False),  # a webhook's URL, which is a secret; an e-mail address
    Column("on", Boolean, nullable=False),
    Column("lost", Integer, nullable=False),  # messages lost in a row
    Column("broken", String(20)),  # why it was switched off
    Column("created", BigInteger, nullable=False),
)

attention: Final = Table(
    "attention",  # of a person who has channels or wants pushes, at a table
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("on", Boolean, nullable=False),  # whether the person wants messages about the table
    Column("seen", BigInteger, nullable=False),  # when it last had a WebSocket open there
    Column("turn", Integer, nullable=False),  # the turn it was last told of
    Column("looked", BigInteger, nullable=False),  # when the table, last looked at for a message, had changed
    Column("shown", BigInteger, nullable=False, server_default="0"),  # when a page last showed it; 0: none does now
    Column("pushed", Integer, nullable=False, server_default="-1"),  # what it was last pushed of: see pushed_of
)

messages: Final = Table(
    "messages",  # on their way
    metadata,
    Column("id", String(22), primary_key=True),
    Column("channel", ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # when to try next
)

push_keys: Final = Table(
    "push_keys",  # a single row, made at the first start
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),  # the private key's 32 bytes
    Column("created", BigInteger, nullable=False),
)

push_subscriptions: Final = Table(
    "push_subscriptions",  # of browsers, each as long as the session in which it was made
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),  # where to post; this and what follows is secret
    Column("p256dh", String(90), nullable=False),  # the browser's public key
    Column("auth", String(30), nullable=False),
    Column("lost", Integer, nullable=False),  # pushes lost in a row
    Column("created", BigInteger, nullable=False),
)

account_events: Final = Table(
    "account_events",  # of which an account's owner is told: see people.account_events
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(24), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("browser", String(20)),
    Column("system", String(20)),
    Column("mailed", Boolean, nullable=False),  # or on its way by mail: not to be shown on the page
)

account_mails: Final = Table(
    "account_mails",  # on their way, about such events
    metadata,
    Column("id", String(22), primary_key=True),  # that of the event
    Column("person", String(22), nullable=False),  # who may be gone
    Column("address", String(200), nullable=False),
    Column("login", String(40), nullable=False),
    Column("kind", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("browser", String(20)),
    Column("system", String(20)),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # when to try next; 0: at once
    Column("language", String(35)),  # that of the person
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", ForeignKey("people.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("table", String(22), nullable=False),  # which may be gone
    Column("line", Integer),  # the line of chat; none if the name is reported
    Column("name", String(40), nullable=False),
    Column("text", Text),  # what the line said
    Column("reason", String(300), nullable=False),
    Column("closed", BigInteger),
)

reported_addresses: Final = Table(
    "reported_addresses",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("network", String(64)),  # where it last came from, of IPv6 the /64; none before it comes again
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # when this is forgotten
)

bans: Final = Table(
    "bans",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("network", String(64), index=True),  # none: the account alone
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", String(300), nullable=False),
)

admin_acts: Final = Table(
    "admin_acts",  # what admins have done; it stays
    metadata,
    Column("id", String(22), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("admin", String(40), nullable=False),  # the login, or the command line
    Column("act", String(20), nullable=False),
    Column("target", String(60), nullable=False),  # an id
    Column("detail", String(400), nullable=False),
)

reviews: Final = Table(
    "reviews",  # of finished games: see history.reviews
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the last entry of the log that it is of
    Column("found", JSON, nullable=False),  # as agents.review keeps it
    Column("over", Boolean, nullable=False),  # there is no more to find
    Column("worker", String(22), nullable=False),  # which found this ...
    Column("at", BigInteger, nullable=False),  # ... then
)

backups: Final = Table(
    "backups",  # that `splay backup` has made of this database
    metadata,
    Column("at", BigInteger, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
    Column("tried", BigInteger),  # when it was last restored on trial
)

results: Final = Table(
    "results",  # of finished games, one of each: all that ratings are worked out from, with `result_seats`; they stay
    metadata,
    Column("id", String(22), primary_key=True),
    Column("table", String(22), nullable=False, unique=True),  # which may be gone
    Column("finished", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),  # this and what follows, to `special_achievements`: core.options
    Column("sets", JSON, nullable=False),
    Column("edition", String(10), nullable=False),
    Column("teams", String(10), nullable=False),
    Column("extra_achievement", Boolean, nullable=False),
    Column("special_achievements", String(20), nullable=False),
    Column("how", String(20), nullable=False),  # it ended: core.result, views.result_messages
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("rated_at", BigInteger, unique=True, index=True),  # games are rated in this order; none: it isn't
)

result_seats: Final = Table(
    "result_seats",
    metadata,
    Column("result", ForeignKey("results.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(22), index=True),  # a person's id; a random one if that is gone; none: a computer
    Column("agent", String(20)),  # the computer that had the seat; none: a person, whoever stood in for it
    Column("team", Integer),  # none: all played for themselves
    Column("place", Integer),  # see ratings.places; none: nobody has won
    Column("points", Integer, nullable=False),
    Column("achievements", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),  # it was away in the end, having run out of time
    Column("away", Boolean, nullable=False),  # it had left, or run out of time, when the game ended
)

ratings: Final = Table(
    "ratings",  # of people, by kind of game: see ratings.kept_ratings
    metadata,
    Column("player", String(22), primary_key=True),  # as in `result_seats`
    Column("kind", String(10), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_kind_mu", "kind", "mu"),
)

rating_changes: Final = Table(
    "rating_changes",  # what each rated game has made of them
    metadata,
    Column("result", ForeignKey("results.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(22), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),  # as `rated_at` of the result
    Column("before", Double, nullable=False),  # `mu` until then
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_state: Final = Table(
    "rating_state",  # a single row; whoever holds it may rate
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # when a game was rated last
    Column("anchors", String(64), nullable=False),  # which ratings of computers all others rest on
)

game_statistics: Final = Table(
    "game_statistics",  # of finished games: see statistics
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of what is counted: statistics.counting
    Column("seats", JSON(none_as_null=True)),  # none: that version can't read the game
)

heartbeat: Final = Table(
    "heartbeat",  # a single row
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # when a server was last up, by the common time
    Column("shift", BigInteger, nullable=False, server_default="0"),  # what the common time adds to the database's
)

practice: Final = Table(
    "practice",  # what a person practices now: see practice.exercise
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("place", JSON, nullable=False),  # where the person is, as those of the kind write it
    Column("sequence", Integer, nullable=False),  # counts what is done
    Column("changed", BigInteger, nullable=False, index=True),
)

puzzle_results: Final = Table(
    "puzzle_results",  # how people do with puzzles
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(10), primary_key=True),
    Column("day", String(10), primary_key=True, index=True),  # whose puzzle it was then; "": of none
    Column("state", String(10), nullable=False),  # open, solved, given_up: see puzzles.solving
    Column("tries", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),  # when something was done in it last
)

learned: Final = Table(
    "learned",  # how far an account is with a lesson
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("lesson", String(80), primary_key=True),
    Column("finished", Boolean, nullable=False),  # once at least
    Column("step", Integer, nullable=False),  # which it is at; 0: it isn't begun again
    Column("place", JSON(none_as_null=True)),  # where it is
)

signup_links: Final = Table(
    "signup_links",  # with which people sign up where that is for those who are invited
    metadata,
    Column("id", String(22), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("most", Integer, nullable=False),  # so many may sign up with it
    Column("used", Integer, nullable=False),  # so many have
)

identities: Final = Table(
    "identities",  # with which accounts sign in, of a provider
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("issuer", String(300), nullable=False),
    Column("subject", String(255), nullable=False),  # whom the provider means
    Column("label", String(80), nullable=False),  # what the provider called it then
    Column("linked", BigInteger, nullable=False),
    UniqueConstraint("issuer", "subject", name="one_account_per_identity"),
)

provider_visits: Final = Table(
    "provider_visits",  # of browsers that have gone to the provider to sign in, and are to come back
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(10), nullable=False),  # see identities.visits
    Column("session", String(22)),  # of the account that has gone there
    Column("identity", String(22)),  # that came back, and has yet to give a code
    Column("began", BigInteger, nullable=False),
)
