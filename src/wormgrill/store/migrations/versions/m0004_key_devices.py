"""The devices with which people have come back by their keys, beside the one with which they came first."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "key_devices",
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("device_id", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("key_hash", "device_id", name="pk_key_devices"),
    )
    op.create_index("ix_key_devices_device_id", "key_devices", ["device_id"])
