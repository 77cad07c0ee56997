"""Tables, their logs, invitations, people, devices."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("code", sa.String(12)),
        sa.Column("secret", sa.String(64)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("mover", sa.Integer),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("keeper", sa.String(40)),
        sa.Column("keeper_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_phase_listed", "tables", ["phase", "listed"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_keeper", "tables", ["keeper"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Integer),
        sa.Column("act_id", sa.String(64)),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.UniqueConstraint("table_id", "by", "act_id", name="uq_events_table_id_by_act_id"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_table(
        "people",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("device_id", sa.String(24)),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_people_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_people"),
    )
    op.create_index("ix_people_key_hash", "people", ["key_hash"])
    op.create_index("ix_people_device_id", "people", ["device_id"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("account_id", sa.String(24)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("key_hash", name="uq_devices_key_hash"),
    )
    op.create_index("ix_devices_account_id", "devices", ["account_id"])
