"""The table decides: asking, counting, doing what was decided, and closing what is no longer a question."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import discord

from cogs.border.calling import CallFailed, CallRefused, repeated
from cogs.border.components import notice
from cogs.border.match_buttons import resume_button, take_back_button
from cogs.border.plain import edit
from cogs.border.table_ids import table_id
from cogs.channel.history import with_notes
from cogs.mail.letters import PublicPost
from cogs.votes.ballot import ballot, closed_ballot, is_way_back, say_outcome, seats_of, usual_answer, voters
from cogs.votes.outcomes import EXPIRED, MOVED_ON, carry_out, failing_alone, leave_note, outdated, verdict_by_now
from db.outbox import Letter
from db.store.timestamps import written
from db.table.info import Status, TableInfo, refused
from db.table.votes import CHOICES, IDLE, Vote
from engine.core.decision import Seat
from engine.core.errors import Refused
from render.story.rewind import rewind_lines

if TYPE_CHECKING:
    from cogs.client import TwoRivers

LOG = logging.getLogger(__name__)


class TableVotes:
    """Asks tables; what they decide is done first, then told, then closed, so that a stop in between is made good.

    It keeps nothing itself, so that every cog that has something to ask makes one.
    """

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services

    # Asking

    async def ask(
        self,
        info: TableInfo,
        kind: str,
        asked: Iterable[int],
        *,
        seat: Seat | None = None,
        payload: Mapping[str, Any] | None = None,
        by: discord.abc.User | None = None,
    ) -> Vote:
        """Open a vote and post it; if whoever opens it is the only one asked, it is decided at once."""
        named = {**(payload or {}), "by": by.display_name if by else ""}
        opened_by = by.id if by else None
        try:
            vote = await self._services.votes.open(info.id, kind, asked, seat=seat, payload=named, opened_by=opened_by)
        except Refused:
            await self._bring_back(info, kind, seat)
            raise
        if not await self.decided(vote):
            await self._post_ballot(vote)
        return vote

    async def ask_absent(self, info: TableInfo, seat: Seat, by: discord.abc.User | None = None) -> Vote:
        """Ask all other people at a table what to do about somebody who does not play."""
        wait = next((each for each in await self._services.waits.of(info.id) if each.seat == seat), None)
        if wait is None:
            raise refused("vote-nobody", seat=seat)
        others = voters(info, but=seat)
        if not others:
            raise refused("vote-no-others")
        default = usual_answer(await self._services.matches.load(info.id), seat)
        payload = {
            "since": written(wait.since),
            "counted": written(wait.counted_since),
            "user": wait.user_id,
            "default": {"key": default.key, "args": default.args},
        }
        return await self.ask(info, "absent", others, seat=seat, payload=payload, by=by)

    async def offer(self, info: TableInfo, seat: Seat, to: discord.abc.User, by: str) -> Vote:
        """Ask somebody to take a seat over, at the wish of one person."""
        return await self._offer(info, seat, {"user": to.id, "name": to.display_name, "asker": by})

    async def _offer(self, info: TableInfo, seat: Seat, payload: Mapping[str, Any]) -> Vote:
        former, owner = self._services.reading(info.language, info).names[seat], info.seat(seat).user_id
        offered = {**payload, "former": former, "from": owner}
        return await self.ask(info, "offer", [payload["user"]], seat=seat, payload=offered)

    async def _offer_agreed(self, vote: Vote) -> None:
        info = await self._services.tables.get(vote.match_id)
        chosen = {"user": vote.payload["user"], "name": vote.payload["name"]}
        await self._offer(info, vote.seat or 0, {**chosen, "seats": seats_of(info, vote.asked)})

    async def _bring_back(self, info: TableInfo, kind: str, seat: Seat | None) -> None:
        """Post an open vote again whose message was deleted, or stayed behind when the match moved."""
        place = self._client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
        for vote in await self._services.votes.opened(info.id):
            if (vote.kind, vote.seat) != (kind, seat) or vote.message_id is None:
                continue
            if await _is_gone(place.get_partial_message(vote.message_id)):
                again = {"vote": vote.id, "kind": vote.kind, "lost": vote.message_id}
                await self._services.outbox.put_once(info.id, "vote", again)
                self._services.sender.wake(info.id)

    async def _post_ballot(self, vote: Vote) -> None:
        await self._services.outbox.put_once(vote.match_id, "vote", {"vote": vote.id, "kind": vote.kind})
        self._services.sender.wake(vote.match_id)

    # The message

    async def draw(self, letter: Letter) -> PublicPost | None:
        """Draw the message of a vote that is still open."""
        vote = await self._services.votes.get(letter.payload["vote"])
        if vote.closed_at is not None:
            return None
        return PublicPost(await self._open_view(vote), _pinging(vote.missing))

    async def arrived(self, letter: Letter, message_id: int) -> None:
        """Remember where the message of a vote is, and close it if that was decided before it was there."""
        await self._services.votes.set_message(letter.payload["vote"], message_id)
        vote = await self._services.votes.get(letter.payload["vote"])
        if vote.outcome is not None:
            await self.show(vote, vote.outcome)

    async def _open_view(self, vote: Vote) -> discord.ui.LayoutView:
        info = await self._services.tables.get(vote.match_id)
        reader = self._services.reading(info.language, info)
        if vote.kind != "rewind":
            return ballot(info, vote, reader)
        folding = self._services.presentation(info).folding
        if is_way_back(vote):
            again = with_notes(await self._services.matches.taken_by(info.id, vote.payload["at"]))
            return ballot(info, vote, reader, rewind_lines(reader.words, folding, again, reader.names))
        told = await self._services.matches.since(info.id, vote.payload["to"], None)
        opener = None if vote.opened_by is None else info.seat_of(vote.opened_by)
        losing = {each.seat for each in told if each.seat is not None} & set(seats_of(info, vote.asked)) - {opener}
        undone = rewind_lines(reader.words, folding, with_notes(told), reader.names, opener, losing)
        drew = any(each.drew for each in told)
        bots = any(each.seat is not None and info.seat(each.seat).played_by_bot for each in told)
        return ballot(info, vote, reader, undone, dice=drew, bots=bots, losing=sorted(losing))

    async def show(self, vote: Vote, outcome: str | None = None) -> bool:
        """Edit the message of a vote to what it says now; its outcome, once it has one, is never drawn over.

        Say whether the channel sees it so.
        """
        if vote.message_id is None:
            return False
        async with self._services.drawing(("vote", vote.id)):
            vote = await self._services.votes.get(vote.id)
            if outcome is None and (vote.outcome is not None or vote.id in self._services.settling):
                return True
            info = await self._services.tables.get(vote.match_id)
            reader = self._services.reading(info.language, info)
            view = await self._open_view(vote) if outcome is None else closed_ballot(info, vote, reader, outcome)
            place = self._client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
            try:
                await edit(place.get_partial_message(vote.message_id or 0), view)
            except CallFailed:
                LOG.info("the message of vote %d cannot be edited", vote.id, exc_info=True)
                return False
        return True

    # The end of a vote

    async def decided(self, vote: Vote) -> bool:
        """Do what a vote has decided, if it has."""
        verdict = verdict_by_now(self._services, vote, await self._services.tables.get(vote.match_id))
        if verdict is None:
            return False
        await self.end(vote, await outdated(self._services, vote) or verdict)
        return True

    async def end(self, vote: Vote, outcome: str) -> None:
        """Do what follows from an outcome, tell it, close the vote; once, however many ask for it."""
        if vote.id in self._services.settling:
            return
        self._services.settling.add(vote.id)
        try:
            vote = await self._services.votes.get(vote.id)
            if vote.outcome is None:
                try:
                    await carry_out(self._services, vote, outcome)
                    if (vote.kind, outcome) == ("replace", "agree"):
                        await self._offer_agreed(vote)
                except Refused:
                    LOG.info("vote %d came too late", vote.id, exc_info=True)
                    outcome = MOVED_ON
                if not await self.show(vote, outcome):
                    await leave_note(self._services, vote, outcome)
                await self._tell_those_left_out(vote, outcome)
                await self._services.votes.close(vote.id, outcome)
                self._services.sender.wake(vote.match_id)
        finally:
            self._services.settling.discard(vote.id)

    async def _tell_those_left_out(self, vote: Vote, outcome: str) -> None:
        """Have a post ping those without whom something was decided; of the end of a match the last post does."""
        if vote.missing and vote.kind != "end" and outcome in CHOICES[vote.kind] and outcome not in IDLE:
            told = {"vote": vote.id, "outcome": outcome, "users": vote.missing}
            await self._services.outbox.put_once(vote.match_id, "decided", told)

    async def draw_decided(self, letter: Letter) -> PublicPost | None:
        """Draw what is told to those without whom something was decided."""
        info = await self._services.tables.get(letter.match_id)
        if not info.live:
            return None
        vote, users = await self._services.votes.get(letter.payload["vote"]), letter.payload["users"]
        reader = self._services.reading(info.language, info)
        told = reader.say("vote-without-you", mentions=[f"<@{user}>" for user in users])
        said = f"{told}\n{say_outcome(info, vote, letter.payload['outcome'], reader)}"
        buttons = [take_back_button(info, reader, mark_about(letter))]
        if info.status is Status.PAUSED:
            buttons.append(resume_button(info, reader, mark_about(letter)))
        return PublicPost(notice(said, buttons), _pinging(users))

    # Looking after votes

    async def close_outdated(self, match_id: int) -> None:
        """Close the votes of a match whose question has gone."""
        for vote in await self._services.votes.opened(match_id):
            with failing_alone(vote):
                outcome = await outdated(self._services, vote)
                if outcome is not None:
                    await self.end(vote, outcome)

    async def close_expired(self) -> None:
        """Close the votes whose time is over."""
        for vote in await self._services.votes.expired():
            with failing_alone(vote):
                await self.end(vote, EXPIRED)

    async def make_good(self) -> None:
        """Go on with open votes: post those that a stop or a fault kept from it, do what is decided by now."""
        for vote in await self._services.votes.pending():
            with failing_alone(vote):
                if not await self.decided(vote) and vote.message_id is None:
                    await self._post_ballot(vote)


def decided_marks(letter: Letter) -> set[str]:
    """Choose the custom id by which the sender knows the post again that tells those left out of a decision."""
    return {table_id("take-back", letter.match_id, mark_about(letter))}


def mark_about(letter: Letter) -> str:
    """Tell the controls of one note from those of others."""
    return f"{letter.kind}{letter.id}"


def _pinging(users: Iterable[int]) -> discord.AllowedMentions:
    """Allow to ping exactly these users."""
    objects = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=objects)


async def _is_gone(message: discord.PartialMessage) -> bool:
    """Say whether a message was deleted; if nobody knows, it is taken to be there."""
    try:
        await repeated(message.fetch)
    except CallFailed as failure:
        LOG.info("message %d was looked for", message.id, exc_info=True)
        return isinstance(failure, CallRefused) and failure.gone
    return False
