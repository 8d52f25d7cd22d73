"""Which faults a seed plants."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from tools.mutants.sites import Site


def drawn(sites: Iterable[Site], count: int, seed: int) -> list[Site]:
    """Draw so many faults by a hash of their names: what changes elsewhere leaves the draw as it is."""
    return sorted(sites, key=lambda site: hashlib.sha256(f"{seed}:{site.key}".encode()).digest())[:count]
