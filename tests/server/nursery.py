"""A process that has read all code and forks servers from it, so that tests can start and kill many of them.

Each line of its input is a JSON object: `settings` for a server, its `port`, and the `log` for what it prints. The
answer is the number of the new process, which is a server like any other.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import socket
import sys
from typing import Any

from wormgrill.server.ending import Ending
from wormgrill.server.run import serve
from wormgrill.server.settings import Limits, Settings
from wormgrill.table import bot_names

# what a server reads only when it needs it
for name in ("aiosqlite", "alembic.command", "asyncpg", "uvloop", "uvicorn.lifespan.on"):
    importlib.import_module(name)
bot_names()


def child(settings: dict[str, Any], port: int, log: str) -> int:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        line.bind(("127.0.0.1", port))
        with Ending() as ending:
            return serve(Settings(port=port, limits=Limits(enabled=False), log_format="json", **settings), line, ending)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for text in sys.stdin:
        wanted = json.loads(text)
        process = os.fork()
        if process == 0:
            os._exit(child(**wanted))
        print(process, flush=True)


if __name__ == "__main__":
    main()
