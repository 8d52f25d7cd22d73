"""Commands that a text names become mentions, which Discord shows to every reader under the name their own app knows.

Discord names commands in the language of the app, while a text may be in another: that of the channel, or one chosen in
the settings. So catalogues name a command as it is registered, in English and in every language alike, and what is said
to somebody carries its id. Until the commands are published the name stands there as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from discord.app_commands import AppCommand, AppCommandGroup

NAMED = re.compile(r"(?<!\\)`/([a-z0-9-]+(?: [a-z0-9-]+)?)`")


def command_ids(published: Iterable[AppCommand]) -> dict[str, int]:
    """Note the id of every command by its whole name; a group alone is none that could be mentioned."""
    ids: dict[str, int] = {}
    for command in published:
        parts = [option.name for option in command.options if isinstance(option, AppCommandGroup)]
        ids |= {f"{command.name} {part}": command.id for part in parts} or {command.name: command.id}
    return ids


def mentioned(said: str, ids: Mapping[str, int]) -> str:
    """Mention the commands a text names.

    >>> mentioned("`/game new` opens another, `/dance` does not.", {"game new": 7})
    '</game new:7> opens another, `/dance` does not.'
    """
    return NAMED.sub(lambda found: f"</{found[1]}:{ids[found[1]]}>" if found[1] in ids else found[0], said)
