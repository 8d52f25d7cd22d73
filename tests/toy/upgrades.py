"""States of Delta that were stored by older code; tests/contract/stored keeps some of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.versions import with_turns


def bids_added(fields: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 forgot the bids once they were paid."""
    return fields | {"bids": []}


def tides_added(fields: dict[str, Any]) -> dict[str, Any]:
    """Schema 2 knew neither turns nor tides, and bids were a step of the game's own."""
    everybody = list(range(fields["seats"]))
    stack = [_bidding(step, everybody) if step["step"] == "toy.Bidding" else step for step in fields["stack"]]
    return with_turns(fields) | {"stack": stack, "tide": "calm", "order": everybody}


def _bidding(step: dict[str, Any], everybody: list[int]) -> dict[str, Any]:
    answers = {seat: [bid] for seat, bid in step["bids"].items()}
    return {"step": "toy.Bidding", "seats": everybody, "answers": answers, "begun": True}


UPGRADES: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (bids_added, tides_added)
