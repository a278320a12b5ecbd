"""What the server counts, for Prometheus at `/metrics`. The figures tell nothing of any person or game.

With several workers each keeps its figures in files of the folder that PROMETHEUS_MULTIPROC_DIR names, and any of
them answers for all; `splay serve --workers` sees to that.
"""

import os
import re
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.plugins import InitPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, multiprocess

from splay.server.protocol.api_error import ApiError

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
LAG_BUCKETS: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10)
THINKING_BUCKETS: Final = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)

CHANGES: Final = Counter("splay_changes", "Changes of tables: moves of people and opponents, seats taken and left")
MOVES: Final = Counter("splay_moves", "Moves of people and of programs that play with a token")
OPPONENT_MOVES: Final = Counter("splay_opponent_moves", "Moves of computer opponents")
LOOP_LAG: Final = Histogram("splay_loop_lag_seconds", "How late a worker comes to what is due", buckets=LAG_BUCKETS)
SOCKETS: Final = Gauge("splay_sockets", "WebSockets open at tables", multiprocess_mode="livesum")
THINKING: Final = Histogram(
    "splay_thinking_seconds", "Time from asking a computer opponent to its answer", ["agent"], buckets=THINKING_BUCKETS
)
DELIVERIES: Final = Counter(
    "splay_deliveries", "Tries to deliver a mail, a webhook's message or a push", ["way", "outcome"]
)
READY: Final = Gauge(
    "splay_ready",
    "Whether the newest trial of a part that the server needs went well",
    ["part"],
    multiprocess_mode="livemin",
)
THOUGHTS: Final = Gauge("splay_thoughts", "Computer opponents that think or wait to", multiprocess_mode="livesum")


class Metrics(InitPlugin):
    """Counts and times requests by their route (never their path) and status, and serves all figures."""

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Puts the counting before all other middleware, so that refused requests count too."""
        forget_dead_workers()
        config = PrometheusConfig(app_name="splay", prefix="splay", group_path=True)
        app_config.middleware.insert(0, config.middleware)
        app_config.route_handlers.append(MetricsController)
        return app_config


def from_near(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: this machine and private networks alone. Raises ApiError (404)."""
    address = connection.client.host if connection.client else ""
    try:
        near = ip_address(address.partition("%")[0]).is_private
    except ValueError:
        near = False
    if not near:
        raise ApiError(404, "not_found", "Not Found")


class MetricsController(PrometheusController):
    """`/metrics`, in Prometheus's format."""

    include_in_schema = False
    guards = [from_near]  # noqa: RUF012 (Litestar reads it from the class)


def told_now() -> list[tuple[str, dict[str, str], float]]:
    """Every figure that `/metrics` tells now, of all workers: its name, its labels, its value."""
    registry = REGISTRY
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    samples = [sample for metric in registry.collect() for sample in metric.samples]
    return [(sample.name, sample.labels, sample.value) for sample in samples]


def forget_dead_workers() -> None:
    """Drops what workers that were killed had open when they died."""
    folder = os.environ.get(FOLDER)
    for path in Path(folder).glob("gauge_live*_*.db") if folder else ():
        found = re.search(r"_([0-9]+)\.db$", path.name)
        if found is not None and not is_alive(int(found[1])):
            multiprocess.mark_process_dead(int(found[1]), folder)  # type: ignore[no-untyped-call]


def is_alive(process: int) -> bool:
    """Whether there is a process with this id."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
