"""What the fuzzer can find, and the file that shows it again."""

from __future__ import annotations

import contextlib
import enum
import traceback
from collections.abc import Iterator
from pathlib import Path

import msgspec

from engine.core.decision import Move, Seat
from engine.core.errors import BrokenInvariant, Refused, RunawayRules
from engine.core.record import Record


class Check(enum.StrEnum):
    """The classes of faults, each with what it means."""

    EXCEPTION = "exception"
    """The rules raised an error."""
    DEAD_END = "dead-end"
    """The match is not over, but nobody can act."""
    ENDLESS = "endless"
    """The match does not end."""
    INVARIANT = "invariant"
    """Something was lost or made that must be conserved."""
    UNDO = "undo"
    """A step could be taken back beyond chance or a change of who must act, or taking it back changes something."""
    DRAFT = "draft"
    """What one seat does reaches into the draft of another, or a draft is lost."""
    REPLAY = "replay"
    """The same match played, stored or replayed again goes another way."""
    LEAK = "leak"
    """A seat learns what it may not know, or learns something by a step it can take back."""
    REFUSED = "refused"
    """An answer was offered and then refused."""
    WORDS = "words"
    """Something cannot be told in one of the languages, or does not fit where it is shown."""


class Fault(Exception):
    """A fault was found; `move` is the answer that leads to it, if it was only tried and not played."""

    def __init__(self, check: Check, detail: str, move: Move | None = None) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail
        self.move = move


class Act(msgspec.Struct, frozen=True):
    """What somebody does at a table: press a control, or take back (undo, restart) or repeat (redo) what they did."""

    what: str
    seat: Seat
    move: Move | None = None


class Failure(msgspec.Struct, frozen=True):
    """A fault as a file: what was found, and the match that led to it."""

    check: Check
    detail: str
    record: Record
    acts: list[Act] = []
    """What was done at the table, if the match was played through drafts."""

    def write(self, folder: Path) -> Path:
        """Write the file under the first number that is free."""
        folder.mkdir(parents=True, exist_ok=True)
        names = (folder / f"failure-{self.record.game}-{self.check}-{n}.json" for n in range(1, 10_000))
        path = next(name for name in names if not name.exists())
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))
        return path


def read_failure(path: Path) -> Failure:
    """Read a file back."""
    return msgspec.json.decode(path.read_bytes(), type=Failure)


@contextlib.contextmanager
def faults_named(move: Move | None = None) -> Iterator[None]:
    """Turn whatever the rules raise into the fault it means."""
    try:
        yield
    except Fault:
        raise
    except Refused as error:
        raise Fault(Check.REFUSED, f"{move}: {error}", move) from error
    except RunawayRules as error:
        raise Fault(Check.DEAD_END, str(error)[:500], move) from error
    except BrokenInvariant as error:
        raise Fault(Check.INVARIANT, str(error), move) from error
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno} in {place.name}"
        raise Fault(Check.EXCEPTION, f"{type(error).__name__}: {error} ({where})", move) from error
