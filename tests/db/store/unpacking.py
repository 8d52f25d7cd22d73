"""Going back to a backup, as the README says it."""

from __future__ import annotations

import gzip
from pathlib import Path


def unpacked(backup: Path, target: Path) -> Path:
    """Unpack a backup in the place of a database."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.decompress(backup.read_bytes()))
    return target
