"""What somebody chose for all their matches: language, reminders, quiet hours, time zone, picture or text, help."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import app_commands, ui
from discord.ext import commands

from cogs.border.acknowledging import Shown, privately, responded
from cogs.border.table_ids import TablePress
from cogs.border.wording import cut
from cogs.fair_shares import newest_only
from cogs.people.quiet_hours import hours_named, hours_typed
from cogs.people.settings_screen import OTHER, chosen, settings_screen
from cogs.people.time_zones import city, find_places, offset, place_named
from cogs.reader import Reader, asker_of, language_of, note_asker
from cogs.translation import named
from db.table.person import Person
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

LABEL, TITLE = 100, 45
QUIET, ZONE = 26, 60
"""So many characters may be typed; both together fit the control that leads back to the form."""


class TypedHours(NamedTuple):
    """What somebody typed: hours and a zone, None where they left one as it is."""

    quiet: str | None
    zone: str | None

    def packed(self) -> str:
        """Write it for the control that leads back to the form.

        >>> TypedHours("22-25", "Atlantis").packed()
        '22-25|Atlantis'
        """
        return f"{(self.quiet or '')[:QUIET].replace('|', ' ')}|{(self.zone or '')[:ZONE]}"

    @classmethod
    def unpacked(cls, packed: str) -> TypedHours:
        """Read it back, whatever a hand-made control holds.

        >>> TypedHours.unpacked("22-25|Atlantis")
        TypedHours(quiet='22-25', zone='Atlantis')
        """
        quiet, _, zone = packed.partition("|")
        return cls(quiet[:QUIET], zone[:ZONE])


class SettingsCog(commands.Cog):
    """`/settings`."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        client.take_presses(("setting", "settings", "form"), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Keep what was chosen in a menu; "Other…" opens the form, "Try again" once more."""
        value = press.values[0] if press.values else ""
        if press.verb == "form":
            await self._form(interaction, TypedHours.unpacked(press.about))
        elif value == OTHER:
            await self._form(interaction, await self._kept(interaction))
        elif press.verb == "settings":
            await privately(interaction, lambda: self._changed(interaction, {}))
        else:
            await privately(interaction, lambda: self._changed(interaction, chosen(press.about, value)))

    async def _kept(self, interaction: Interaction) -> TypedHours:
        """Write what somebody chose before as they would type it."""
        reader = self._services.reading(await language_of(interaction))
        return await self._services.shares.beside(_typed_before, await asker_of(interaction), reader)

    async def _form(self, interaction: Interaction, filled: TypedHours) -> None:
        reader = self._services.reading(await language_of(interaction))
        form = HoursForm(self, reader, filled)
        await responded(lambda: interaction.response.send_modal(form))

    async def typed(self, interaction: Interaction, typed: TypedHours) -> Shown:
        """Keep hours and a zone as they were typed, both or neither; what is left out stays.

        What cannot be read is told field by field, keeps the screen, and leads back to the form as it was filled in.
        """
        reader = self._services.reading(await language_of(interaction))
        changes: dict[str, object] = {}
        said, wrong = "", list[str]()
        try:
            if typed.quiet is not None:
                changes["quiet"] = hours_named(typed.quiet)
        except Refused as refusal:
            wrong.append(reader.words.say(refusal.text))
        try:
            if typed.zone:
                place = await self._services.shares.beside(place_named, typed.zone)
                changes["zone"] = place.zone
                called = city(place.zone, reader.words.language)
                if place.name not in (called, city(place.zone), place.zone):
                    said = reader.say("settings-kept-city", city_said=place.name, place_said=called)
        except Refused as refusal:
            wrong.append(reader.words.say(refusal.text))
        if wrong:
            person = await asker_of(interaction)
            kept = await self._kept(interaction)
            filled = TypedHours(kept.quiet if typed.quiet is None else typed.quiet, typed.zone or kept.zone)
            return Shown(settings_screen(person, reader, self._services.clock(), "\n".join(wrong), filled.packed()))
        return await self._changed(interaction, changes, said)

    async def _changed(self, interaction: Interaction, changes: dict[str, object], said: str = "") -> Shown:
        if changes:
            note_asker(interaction, await self._services.people.change(interaction.user.id, **changes))
        reader = self._services.reading(await language_of(interaction))
        said = said or (reader.say("settings-kept") if changes else "")
        return Shown(settings_screen(await asker_of(interaction), reader, self._services.clock(), said))

    @newest_only
    async def _offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer cities and time zones while somebody types; the first time a zone is named it is read from a file."""
        return await self._services.shares.beside(_offered_zones, typed, self._services.clock())

    @app_commands.command(name=named("command-settings"), description=named("command-settings-about"))
    @app_commands.rename(zone=named("option-zone"), quiet=named("option-quiet"))
    @app_commands.describe(zone=named("option-zone-about"), quiet=named("option-quiet-about"))
    @app_commands.autocomplete(zone=_offered)
    async def settings(self, interaction: Interaction, zone: str | None = None, quiet: str | None = None) -> None:
        """See and change one's choices."""
        await privately(interaction, lambda: self.typed(interaction, TypedHours(quiet, zone)))


def _offered_zones(typed: str, now: datetime) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=cut(f"{name} · {zone} · {offset(zone, now)}", LABEL), value=zone)
        for name, zone in find_places(typed)
    ]


def _typed_before(person: Person, reader: Reader) -> TypedHours:
    """Write hours as a form asks for them, and a zone by its city if that is read as the same one."""
    zone = person.zone
    if zone is not None:
        called = city(zone, reader.words.language)
        with suppress(Refused):
            zone = called if place_named(called).zone == zone else zone
    return TypedHours(None if person.quiet is None else hours_typed(person.quiet, reader), zone)


class HoursForm(ui.Modal):
    """The only form there is: quiet hours and a time zone in one's own words. A restart loses it, and nothing else."""

    def __init__(self, settings: SettingsCog, reader: Reader, filled: TypedHours) -> None:
        super().__init__(title=cut(reader.say("settings-form"), TITLE))
        self._settings = settings
        self._quiet: ui.TextInput[Any] = ui.TextInput(default=filled.quiet, required=False, max_length=QUIET)
        self._zone: ui.TextInput[Any] = ui.TextInput(default=filled.zone, required=False, max_length=ZONE)
        self.add_item(ui.Label(text=cut(reader.say("settings-form-hours"), TITLE), component=self._quiet))
        self.add_item(ui.Label(text=cut(reader.say("settings-form-zone"), TITLE), component=self._zone))

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Keep what was typed."""
        typed = TypedHours(self._quiet.value, self._zone.value)
        await privately(interaction, lambda: self._settings.typed(interaction, typed))


async def setup(client: TwoRivers) -> None:
    """Load the command and its menus."""
    await client.add_cog(SettingsCog(client))
