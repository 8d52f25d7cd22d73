"""What a panel has shown is promised: after the bot was killed it is shown again, unless it was changed meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from cogs.border.custom_ids import ANSWERING
from cogs.games import GAMES
from engine.core.decision import Text
from tests.discord.support.witness import Pressed, Report, Seen

HEADING, SEALED = "### Your turn", " is sealed"
"""What the panel of somebody says who must act, and of somebody whose answer others still have to join."""
CHANGING = f"bg:({'|'.join(ANSWERING)}|undo|restart|redo):"
"""How the custom ids of controls begin that change a match."""
BY_HAND = ("Arranged: ", "Which is next? ", "What goes where?", "Who faces whom?", "Who stands behind whom?")
"""How far an arrangement by hand has come, which only stands in the custom ids."""
REFUSED = "⚠️ Nothing was done: "
"""How a panel says, once, why ticks were refused."""
LOOKED_AT = ("Chosen: ", "Nothing chosen yet.", "-# Not now: ", "-# 💡 ", REFUSED, *(f"-# {each}" for each in BY_HAND))
"""How lines begin that a look into a panel adds and nobody stored: one that is opened anew begins without them."""
WHERE_TO = ": where to?"
"""How such a line ends that begins with what is to be placed."""
NEWS, WORDS = "> ", GAMES.words("en")
HITS = f"{NEWS}**{WORDS.say(Text('since-hits'))}**"
OTHER_NEWS = (f"{NEWS}**{WORDS.say(Text('since-rest'))}**", f"{NEWS}…")
"""How the news begin that follow what was done to the reader: other events, or how many there are."""
JUST_DONE, STEP = f"**{WORDS.say(Text('panel-just-done'))}**", re.compile(r"\d+\. ")
"""How the panel tells what the press led to that it answers, once, step by step or in a row; it is read in the log."""


def promised(panel: str) -> str:
    """Leave out of a panel what was only looked at, and news that it tells only if its controls leave room for them.

    What was done to its reader it tells in any case.
    """
    kept, hits, just_done, before = [], False, False, ""
    for line in panel.splitlines():
        just_done = JUST_DONE in (line, before) or (just_done and bool(STEP.match(line)))
        before = line
        if just_done:
            continue
        hits = line == HITS or (hits and line.startswith(NEWS) and not line.startswith(OTHER_NEWS))
        if hits or not (line.startswith((NEWS, *LOOKED_AT)) or line.endswith(WHERE_TO)):
            kept.append(line)
    return "\n".join(kept)


@dataclass
class Promise:
    """What was shown last before the bot was killed, and what was pressed after that."""

    seen: Seen | None = None
    pressed: Pressed | None = None
    kept: int = 0
    """How many promises could be checked."""

    def hear(self, reports: Iterable[Report]) -> None:
        """Check the first answer of a life against the last promise, and take note of the others."""
        asked_again = self.seen is not None
        for report in reports:
            if isinstance(report, Seen):
                if asked_again:
                    self._check(report.text)
                self.seen, self.pressed, asked_again = report, None, False
            elif isinstance(report, Pressed) and not asked_again:
                self.pressed = report

    def _check(self, now: str) -> None:
        assert self.seen is not None
        on_its_way = self.pressed is not None and re.match(CHANGING, self.pressed.custom_id)
        if "**Done.**" in self.seen.text:
            kept = HEADING not in now
        elif HEADING in self.seen.text or SEALED in self.seen.text:
            kept = promised(self.seen.text).endswith(promised(now))
        else:
            return  # nothing was promised
        assert kept or on_its_way, f"{self.seen.text}\nwas shown, and then\n{now}"
        self.kept += kept
