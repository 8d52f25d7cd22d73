"""The letters of turns: drawn as the match stands when they are sent, with files where the channel takes them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cogs.access.channels import permissions_at
from cogs.channel.turn_post import bare_post, marks_of, post_of
from cogs.mail.letters import Note, PublicPost
from db.outbox import POSTS, Letter
from db.table.info import TableInfo

if TYPE_CHECKING:
    from cogs.client import TwoRivers

LOG = logging.getLogger(__name__)


class TurnLetters:
    """Draws the posts of turns for the sender."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._text_only: set[int] = set()
        """Matches that were told that no files can be attached."""
        self._drawn_without: set[int] = set()
        """Matches whose last post was drawn without files; they count as told once it is there."""
        for kind in POSTS:
            note = Note(self._drawn, marks_of, self._arrived, self._heading_later, self._taken_back)
            client.services.sender.take_letters(kind, note)

    async def _drawn(self, letter: Letter) -> PublicPost:
        info = await self._services.tables.get(letter.match_id)
        files = self._takes_files(info)
        (self._drawn_without.discard if files else self._drawn_without.add)(info.id)
        try:
            return await post_of(self._services, letter, files, warn=not files and info.id not in self._text_only)
        except Exception:  # whoever must act is told so, even if what happened cannot be
            LOG.exception("a post of match %d could not be drawn", info.id)
            return await bare_post(self._services, letter)

    async def _arrived(self, letter: Letter, message_id: int) -> None:
        """Remember that a table was told about files, now that the post is there; it is told again if that changes."""
        without = letter.match_id in self._drawn_without
        (self._text_only.add if without else self._text_only.discard)(letter.match_id)

    def _heading_later(self, info: TableInfo) -> str:
        return self._services.reading(info.language, info).say("post-heading-past", game=info.game)

    def _taken_back(self, info: TableInfo) -> str:
        return self._services.reading(info.language, info).say("post-taken-back")

    def _takes_files(self, info: TableInfo) -> bool:
        allowed = permissions_at(self._client, info)
        return allowed is None or allowed.attach_files


async def setup(client: TwoRivers) -> None:
    """Tell the sender how turns are drawn."""
    TurnLetters(client)
