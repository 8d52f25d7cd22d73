"""Worlds that could be the true one: what a seat cannot know is dealt anew, and so is all luck to come."""

from __future__ import annotations

import hashlib

from engine.core.codec import codec_of
from engine.core.decision import Seat
from engine.core.dice import SeededDice
from engine.core.game import Ctx, Game, S, State
from engine.core.steps import AllAtOnce


def world(game: Game[S], state: S, seat: Seat | None, seed: bytes, number: int) -> tuple[S, SeededDice]:
    """Deal one world as a seat (None: a bystander) may imagine it; the same number gives the same world and luck.

    Nobody reads it. What others have sealed is forgotten, so that they are asked once more.
    """
    dealt = codec_of(game).copy(state, unread=True)
    game.veil(dealt, seat, Ctx(State(seats=state.seats, rules=state.rules), SeededDice(_key(seed, "deal", number))))
    now = dealt.stack.steps[-1] if dealt.stack.steps else None
    if isinstance(now, AllAtOnce):
        now.answers = {each: given for each, given in now.answers.items() if each == seat}
    return dealt, SeededDice(_key(seed, "luck", number))


def _key(seed: bytes, about: str, number: int) -> bytes:
    return hashlib.blake2b(f"{about} {number}".encode(), key=seed, digest_size=16).digest()
