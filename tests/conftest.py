"""Every test runs the same way on every machine; HYPOTHESIS_PROFILE=default lets Hypothesis roam."""

import gc
import os
import random
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from db.store import connection
from db.store.migrate import prepare

settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))


gc.set_threshold(100_000, 50, 50)  # else a tenth of the time goes into looking through what all tests share


def pytest_collection_finish() -> None:
    """Spare the collector whatever is there before the first test."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let every worker begin with what takes longest, so that none is still at it when the others are done.

    Each is given an equal part of the list; what it has not begun, others take from the end of its part.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    share = -(-len(items) // workers)
    items.clear()
    for worker in range(workers):
        first = slow[worker::workers]
        rest = share - len(first)
        items += [*first, *quick[:rest]]
        del quick[:rest]


@pytest.fixture(scope="session", autouse=True)
def quick_databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let a new database be a copy of one made before, and no transaction wait for the disk."""
    made = tmp_path_factory.mktemp("prepared") / "new.db"

    def prepare_quickly(path: Path, backups: Path) -> None:
        if not path.exists():
            if not made.exists():
                prepare(made, backups)
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made, path)
        prepare(path, backups)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "prepare", prepare_quickly)
        patch.setattr(connection, "DURABLE", "synchronous = off")
        yield


@pytest.fixture(autouse=True)
def fixed_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches that a test begins without a seed come out the same each time: soak and fuzzer look for the rest."""
    monkeypatch.setattr(secrets, "token_bytes", random.Random(request.node.nodeid).randbytes)
