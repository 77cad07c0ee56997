"""Somebody's program on this machine that takes messages, and a browser that has subscribed, for tests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.authenticator import b64

from wormgrill.server.push import Subscription


class Receiver:
    """Answers with the statuses given, the last one for ever, and keeps what it got."""

    def __init__(self) -> None:
        self.statuses = [200]
        self.got: list[tuple[dict[str, str], bytes]] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                receiver.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                status = receiver.statuses[0] if len(receiver.statuses) == 1 else receiver.statuses.pop(0)
                self.send_response(status)
                self.send_header("Location", "http://127.0.0.1:1/")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"


@contextmanager
def receiving() -> Iterator[Receiver]:
    there = Receiver()
    thread = threading.Thread(target=there.server.serve_forever, args=(0.05,))
    thread.start()
    yield there
    there.server.shutdown()
    thread.join()
    there.server.server_close()


class Browser:
    """What a browser keeps to itself when it subscribes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> Subscription:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return Subscription(endpoint, b64(point), b64(self.auth))
