"""What may not be asked about while a table plays without a coach, so that every process knows it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("guarded", sa.String(64)))
    op.create_index("ix_tables_guarded", "tables", ["guarded"])
