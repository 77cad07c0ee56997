"""The command `wormgrill`: a table of verbs, each imported from its room only when it is called."""

from __future__ import annotations

import sys


def main() -> int:
    from wormgrill import __version__

    print(f"wormgrill {__version__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
