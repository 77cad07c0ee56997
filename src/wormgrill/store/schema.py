"""The tables of the database as this version knows them. Every change comes with a migration in
`migrations/versions`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


# A row for each table: what has to be found without reading its log. `due` is when the table wants to be looked at (a
# clock, a bot's move), `next_secret` that
# of the next game's dice, `keeper` the process that looks after it until `keeper_until`, `guarded` the hash of what
# nobody may ask about while it plays.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("code", String(12), unique=True),
    Column("secret", String(64)),
    Column("next_secret", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("mover", Integer),
    Column("summary", Text, nullable=False),
    Column("due", BigInteger),
    Column("keeper", String(40)),
    Column("keeper_until", BigInteger),
    Column("guarded", String(64)),
    Index(None, "phase", "listed"),
    Index(None, "due"),
    Index(None, "keeper"),
    Index(None, "guarded"),
)

# The log. The primary key is what makes two writers impossible: only one of them gets the next number.
EVENTS = Table(
    "events",
    METADATA,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Integer),
    Column("act_id", String(64)),
    Column("kind", String(24), nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "by", "act_id"),
)

# Who may come in: hashes of invitations, never the invitations themselves.
LINKS = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _of_table(),
    Column("until", BigInteger),
    Index(None, "table_id"),
)

# The people of a table, with the hash of the key that each of them has, and the device with which they came.
PEOPLE = Table(
    "people",
    METADATA,
    _of_table(),
    Column("person", Integer, nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("device_id", String(24)),
    PrimaryKeyConstraint("table_id", "person"),
    Index(None, "key_hash"),
    Index(None, "device_id"),
)

# The devices with which people have come back by their keys, beside the one with which they came first. A series shares
# keys, so these are good at all its tables.
KEY_DEVICES = Table(
    "key_devices",
    METADATA,
    Column("key_hash", String(64), nullable=False),
    Column("device_id", String(24), nullable=False),
    PrimaryKeyConstraint("key_hash", "device_id"),
    Index(None, "device_id"),
)

# Browsers, known by the hash of their cookie.
DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("account_id", String(24)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "account_id"),
)

# An account is nothing but a number that devices and passkeys belong to: no name, no address, no password.
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("credential", String(1400), primary_key=True),
    Column("account_id", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "account_id"),
)

# Things that are good once and for a short time, by their hashes: challenges for passkeys, links that sign a device in.
TICKETS = Table(
    "tickets",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("account_id", String(24), ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("device_id", String(24)),
    Column("until", BigInteger, nullable=False),
    Index(None, "until"),
)

# Browsers that want to be told.
PUSHES = Table(
    "pushes",
    METADATA,
    Column("device_id", String(24), ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Programs that want to be told, one for each person of a table. The secret signs what is sent, so it is kept as it is.
WEBHOOKS = Table(
    "webhooks",
    METADATA,
    _of_table(),
    Column("person", Integer, nullable=False),
    Column("url", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("failures", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# What a server keeps for itself between starts, such as its key for push services.
KEEPSAKES = Table(
    "keepsakes",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
