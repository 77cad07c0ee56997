"""Numbers for those who run the server, in Prometheus' format."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from wormgrill.store import StoreUnavailable
from wormgrill.table import Refused, Stale

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry for each app, so that two apps in one process do not count into each other."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "wormgrill_http_requests_total",
            "Requests by method and status",
            ["method", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "wormgrill_http_request_seconds", "Time to answer a request", buckets=SECONDS, registry=self.registry
        )
        self.acts = Counter(
            "wormgrill_acts_total", "Acts at tables by kind and outcome", ["act", "outcome"], registry=self.registry
        )
        self.act_seconds = Histogram(
            "wormgrill_act_seconds", "From an act's arrival until it is stored", buckets=SECONDS, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "wormgrill_bot_seconds", "Time that bots think about a move", buckets=SECONDS, registry=self.registry
        )
        self.sockets = Gauge("wormgrill_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("wormgrill_tables", "Tables in memory", registry=self.registry)
        self.storage_errors = Counter(
            "wormgrill_storage_errors_total", "Acts that the storage did not take", registry=self.registry
        )
        self.notifications = Counter(
            "wormgrill_notifications_total",
            "Notifications by way and outcome",
            ["way", "outcome"],
            registry=self.registry,
        )

    @contextmanager
    def act(self, kind: str) -> Iterator[None]:
        """Counts an act by how it ends, and the time that it takes."""
        began = time.perf_counter()
        outcome = "failed"
        try:
            yield
            outcome = "done"
        except Stale:
            outcome = "stale"
            raise
        except Refused:
            outcome = "refused"
            raise
        except StoreUnavailable:
            outcome = "storage_unavailable"
            raise
        finally:
            self.acts.labels(kind, outcome).inc()
            self.act_seconds.observe(time.perf_counter() - began)

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)
