"""Our own player at a panel: it presses whatever there gives the answer it has found."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from cogs.border.custom_ids import ANSWERING, parse
from cogs.panel.presses import answers_of
from db.match.load import Loaded
from db.table.info import Status
from engine.core.decision import Answer, Decision
from engine.core.errors import Refused
from engine.core.path import Part
from engine.core.preview import Preview, present
from tests.discord.support.stage import Shown, Stage


class OwnPlayer:
    """Plays the one seat of a match; an answer that takes several presses goes straight to the bot's services."""

    def __init__(self, table: Stage, who: MemberActor, match_id: int) -> None:
        self._table, self._who, self._match_id = table, who, match_id
        self._game = next(iter(table.bot.services.games.values())).rules
        self._bot = self._game.bot()
        self.pressed = 0
        """Answers that were given by one press."""
        self.handed_in = 0
        """Answers that were not."""

    async def play(self) -> None:
        """Play until the match is over."""
        await self._open()
        while (loaded := await self._loaded()).info.status is Status.RUNNING:
            here = present(loaded.match, 0)
            question = next(each for each in here.asked if not each.optional)
            wanted = self._bot.answer(self._game.view(here.state, 0), question)
            found = control_for(self._table.panel(self._who), here, question, wanted)
            if found is None:
                await self._hand_in(loaded)
            else:
                self.pressed += 1
                await self._press(*found)

    async def _loaded(self) -> Loaded:
        return await self._table.bot.services.matches.load(self._match_id)

    async def _open(self) -> None:
        await self._table.press(self._who, "Play", public=True)

    async def _press(self, custom_id: str, values: list[str]) -> None:
        if values:
            await self._table.choose(self._who, custom_id, values)
        else:
            await self._table.press_id(self._who, custom_id)

    async def _hand_in(self, loaded: Loaded) -> None:
        self.handed_in += 1
        question = next(each for each in loaded.asked if not each.optional)
        answer = self._bot.answer(self._game.view(loaded.match.seen_by(0), 0), question)
        services = self._table.bot.services
        await services.matches.answer(self._match_id, 0, question.token, [answer], self._who.id)
        await self._open()


def control_for(seen: Shown, here: Preview, question: Decision, wanted: Answer) -> tuple[str, list[str]] | None:
    """Find a lit control that gives an answer, and what to choose in it; None if no single press does."""
    for part in [*seen.buttons, *seen.menus]:
        for values in _values(part):
            press = parse(part["custom_id"], tuple(values))
            if press is None or press.verb not in ANSWERING or press.token != question.token:
                continue
            try:
                answers = answers_of(press, here)
            except Refused:
                continue
            if [each.answer if isinstance(each, Part) else each for each in answers] == [wanted]:
                return part["custom_id"], values
    return None


def _values(part: dict[str, Any]) -> list[list[str]]:
    """List what can be chosen in a control: nothing in a button, each entry by itself in a menu."""
    return [[option["value"]] for option in part["options"]] if "options" in part else [[]]
