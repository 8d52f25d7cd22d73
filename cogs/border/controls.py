"""The one kind of control there is: known by its custom id, so that it works after a restart and says so when stale."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from discord import ui

from cogs.border.custom_ids import PanelPress, as_written, parse
from cogs.border.table_ids import TablePress, parse_table

if TYPE_CHECKING:
    from cogs.client import Interaction

ANYTHING = r"(?s:.*)"
"""Every custom id is ours; one that means nothing is answered too, so that no press is left hanging."""
AnyPress: TypeAlias = PanelPress | TablePress
Handler: TypeAlias = Callable[["Interaction", Any], Awaitable[None]]
"""What a cog does with a press of the verbs it registered for."""


class Control(ui.DynamicItem[ui.Item[Any]], template=ANYTHING):
    """A button or menu that was pressed, whoever made it and whenever."""

    @classmethod
    async def from_custom_id(cls, _: Any, item: ui.Item[Any], __: re.Match[str]) -> Control:
        """Find the control again."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Hand the press to the cog it belongs to."""
        data: Any = interaction.data or {}
        custom_id, values = as_written(str(data.get("custom_id", ""))), tuple(map(str, data.get("values", ())))
        await interaction.client.press(interaction, parse(custom_id, values) or parse_table(custom_id, values))
