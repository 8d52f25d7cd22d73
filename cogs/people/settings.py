"""What somebody chose for all their matches: language, reminders, quiet hours, time zone, picture or text, help."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.border.acknowledging import Shown, privately
from cogs.border.table_ids import TablePress
from cogs.border.wording import cut
from cogs.people.settings_screen import OTHER, chosen, settings_screen
from cogs.people.time_zones import city, find_zones, hours_named, offset, zone_named
from cogs.reader import Reader, asker_of, language_of, note_asker
from cogs.translation import named
from db.table.person import Person

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

LOG = logging.getLogger(__name__)
LABEL, TITLE = 100, 45


class SettingsCog(commands.Cog):
    """`/settings`."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        client.take_presses(("setting",), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Keep what was chosen in a menu; "Other…" opens the form."""
        value = press.values[0] if press.values else ""
        if value == OTHER:
            await self._form(interaction)
            return
        await privately(interaction, lambda: self._changed(interaction, chosen(press.about, value)))

    async def _form(self, interaction: Interaction) -> None:
        person, language = await asker_of(interaction), await language_of(interaction)
        reader = self._services.reading(language)
        try:
            await interaction.response.send_modal(HoursForm(self, reader, person))
        except discord.HTTPException:
            LOG.warning("a form could not be shown", exc_info=True)

    async def typed(self, interaction: Interaction, quiet: str | None, zone: str | None) -> Shown:
        """Keep hours and a zone as they were typed; what is left out stays."""
        changes: dict[str, object] = {}
        if quiet is not None:
            changes["quiet"] = hours_named(quiet)
        if zone:
            changes["zone"] = zone_named(zone)
        return await self._changed(interaction, changes)

    async def _changed(self, interaction: Interaction, changes: dict[str, object]) -> Shown:
        if changes:
            note_asker(interaction, await self._services.people.change(interaction.user.id, **changes))
        reader = self._services.reading(await language_of(interaction))
        said = reader.say("settings-kept") if changes else ""
        return Shown(settings_screen(await asker_of(interaction), reader, self._services.clock(), said))

    async def _offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer time zones while somebody types."""
        now = self._services.clock()
        return [
            app_commands.Choice(name=cut(f"{city(zone)} · {zone} · {offset(zone, now)}", LABEL), value=zone)
            for zone in find_zones(typed)
        ]

    @app_commands.command(name=named("command-settings"), description=named("command-settings-about"))
    @app_commands.rename(zone=named("option-zone"), quiet=named("option-quiet"))
    @app_commands.describe(zone=named("option-zone-about"), quiet=named("option-quiet-about"))
    @app_commands.autocomplete(zone=_offered)
    async def settings(self, interaction: Interaction, zone: str | None = None, quiet: str | None = None) -> None:
        """See and change one's choices."""
        await privately(interaction, lambda: self.typed(interaction, quiet, zone))


class HoursForm(ui.Modal):
    """The only form there is: quiet hours and a time zone in one's own words. A restart loses it, and nothing else."""

    def __init__(self, settings: SettingsCog, reader: Reader, person: Person) -> None:
        super().__init__(title=cut(reader.say("settings-form"), TITLE))
        self._settings = settings
        hours = None if person.quiet is None else f"{person.quiet[0]}-{person.quiet[1]}"
        self._quiet: ui.TextInput[Any] = ui.TextInput(default=hours, required=False, max_length=20)
        self._zone: ui.TextInput[Any] = ui.TextInput(default=person.zone, required=False, max_length=60)
        self.add_item(ui.Label(text=cut(reader.say("settings-form-hours"), TITLE), component=self._quiet))
        self.add_item(ui.Label(text=cut(reader.say("settings-form-zone"), TITLE), component=self._zone))

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Keep what was typed."""
        quiet, zone = self._quiet.value, self._zone.value
        await privately(interaction, lambda: self._settings.typed(interaction, quiet, zone))


async def setup(client: TwoRivers) -> None:
    """Load the command and its menus."""
    await client.add_cog(SettingsCog(client))
