"""Hints, privately: what the strong player would do, why, and a button that does it."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.access.bystander import no_seat
from cogs.access.finding import match_of, my_match
from cogs.border.acknowledging import Shown, privately, show_meanwhile
from cogs.border.buttons import Button
from cogs.border.components import notice
from cogs.border.custom_ids import LONGEST, MARKS, NO_TOKEN, PanelPress, next_mark, pack
from cogs.panel.hinted import HintedAction
from cogs.play.hint_words import best_action, hint_lines
from cogs.play.private_screens import panel_of
from cogs.reader import Reader, language_of
from cogs.thinking.thinking import CannotThink
from cogs.translation import named
from db.match.load import Loaded
from db.table.info import refused
from engine.core.answers import write_path
from engine.core.decision import Decision, Seat
from engine.core.preview import present
from engine.search.thought import Thought

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

SILENTLY = 0.5
"""Seconds after which whoever waits for a hint is told that it is being thought up."""
THOROUGHLY = 16
"""A hint gives reasons, so it is thought about so many times as long as a bot thinks about an answer."""


class HintCog(commands.Cog):
    """`/hint`, and the button in the panel."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        client.take_presses(("hint",), self.pressed)

    async def pressed(self, interaction: Interaction, press: PanelPress) -> None:
        """Show a hint in the place of the panel."""

        async def work() -> Shown:
            loaded = await match_of(interaction, press.match_id)
            seat = loaded.info.seat_of(interaction.user.id)
            if seat is None:
                raise await no_seat(interaction, loaded.info)
            return await self._hint(interaction, loaded, seat, press.mark or MARKS[0])

        await privately(interaction, work)

    @app_commands.command(name=named("command-hint"), description=named("command-hint-about"))
    async def hint(self, interaction: Interaction) -> None:
        """Ask what the strong player would do."""

        async def work() -> Shown:
            loaded, seat = await my_match(interaction)
            return await self._hint(interaction, loaded, seat, MARKS[0])

        await privately(interaction, work)

    async def _hint(self, interaction: Interaction, loaded: Loaded, seat: Seat, mark: str) -> Shown:
        question = asked_about(loaded, seat)
        language = await language_of(interaction)
        reader = self._services.reading(language, loaded.info)
        back = _back(interaction, reader, loaded.info.id, mark)
        async with self._services.shares.one_of_few(interaction.user.id):
            thinking = asyncio.ensure_future(self._thought(loaded, seat, question, interaction.user.id))
            await asyncio.wait({thinking}, timeout=SILENTLY)
            if not thinking.done():
                await show_meanwhile(interaction, Shown(notice(reader.say("hint-thinking"), [back])))
            try:
                thought = await thinking
            except CannotThink:
                again = Button(
                    pack(PanelPress("hint", loaded.info.id, NO_TOKEN, mark=mark)), reader.say("button-again")
                )
                return Shown(notice(reader.say("hint-none"), [again, back]))
        loaded = await self._services.matches.load(loaded.info.id)
        here = present(loaded.match, seat)
        if here.question is None or here.question.token != question.token:  # they have played on meanwhile
            return Shown(await panel_of(self._services, loaded, seat, language, mark=next_mark(mark)))
        take = _take(loaded.info.id, here.question, best_action(here, here.question, thought), mark)
        buttons = [*([Button(take, reader.say("button-hint-take"), "usual")] if take else []), back]
        return Shown(notice("\n".join(hint_lines(here, here.question, thought, reader)), buttons))

    async def _thought(self, loaded: Loaded, seat: Seat, question: Decision, user_id: int) -> Thought:
        """Recall the hint about a question, or think one up and count it."""
        match_id, state = loaded.info.id, loaded.match.seen_by(seat)
        known = hint_key(loaded, seat, question)
        async with self._services.shares.thinking(user_id):
            thought = await self._services.hints.find(match_id, seat, known)
            if thought is None:
                effort = THOROUGHLY * loaded.game.effort
                thinking = self._services.thinking
                thought = await thinking.think(
                    loaded.game, state, question, _seed(match_id, seat), effort, explain=True
                )
                await self._services.hints.keep(match_id, seat, known, thought)
        return thought


def asked_about(loaded: Loaded, seat: Seat) -> Decision:
    """Find the question a seat may have a hint about; raise Refused with the reason if there is none."""
    info = loaded.info
    info.check_running()
    if not info.gives_hints:
        raise refused("hint-off")
    if info.seat(seat).away:
        raise refused("reply-bot")
    question = present(loaded.match, seat).question
    if question is None:
        raise refused("hint-not-your-turn", seats=sorted(loaded.waiting))
    if question.choice.only() is not None:
        raise refused("hint-nothing-to-choose")
    return question


def _seed(match_id: int, seat: Seat) -> bytes:
    """Let all hints of a seat try the same luck: what follows one is expected to bring what that one said."""
    return hashlib.blake2b(f"{match_id} {seat}".encode(), digest_size=16).digest()


def hint_key(loaded: Loaded, seat: Seat, question: Decision) -> str:
    """Name a question together with all that its seat knows: nothing that is hidden from it has a say."""
    view = loaded.game.view(loaded.match.seen_by(seat), seat)
    known = msgspec.json.encode(view, order="deterministic", enc_hook=repr)
    return hashlib.blake2b(known + question.token.encode(), digest_size=12).hexdigest()


def _take(match_id: int, question: Decision, action: HintedAction, mark: str) -> str:
    """Write the custom id of the button that does all of an action; nothing if that is too long for one."""
    first, *then = action.answers
    verb, answers = ("accept", then) if first == question.hints.proposed else ("pick", action.answers)
    custom_id = pack(PanelPress(verb, match_id, question.token, write_path(answers), mark=mark))
    return custom_id if len(custom_id) <= LONGEST else ""


def _back(interaction: Interaction, reader: Reader, match_id: int, mark: str) -> Button[str]:
    """Lead to the question: back to it from its panel, or on to it from a command."""
    key = "button-play" if interaction.message is None else "button-back"
    return Button(pack(PanelPress("open", match_id, NO_TOKEN, mark=mark)), reader.say(key))


async def setup(client: TwoRivers) -> None:
    """Let hints be asked for."""
    await client.add_cog(HintCog(client))
