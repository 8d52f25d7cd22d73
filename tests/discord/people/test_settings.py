"""What people choose for themselves, and where they look things up."""

from pathlib import Path

import pytest

from cogs.people.time_zones import find_zones, hours_named, zone_named
from db.table.person import Person
from engine.core.errors import Refused
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage, acted, stage


def chosen(seen: Shown) -> list[str]:
    return [option["label"] for menu in seen.menus for option in menu["options"] if option.get("default")]


async def kept(table: Stage, name: str) -> Person:
    return await table.bot.services.people.get(table.player(name).id)


@acted
async def test_six_menus_show_what_is_chosen(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        seen = await table.type(table.player("Ada"), "settings")
        check_limits(seen.components)
        assert seen.text == "### Settings"
        assert chosen(seen) == [
            "Language: As in Discord",
            "Reminders: As the table has it",
            "Quiet hours: None",
            "Time zone: UTC",
            "Board: Picture",
            "Help: New words explained",
        ]
        longest = max(len(option["label"]) for menu in seen.menus for option in menu["options"])
        assert longest <= 34


@acted
async def test_a_choice_counts_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        await table.type(ada, "settings")
        for placeholder, value in (
            ("Reminders", "24,48"),
            ("Quiet", "22-7"),
            ("Time", "Europe/Paris"),
            ("Board", "text"),
            ("Help", "never"),
        ):
            seen = await table.choose(ada, table.panel(ada).menu(placeholder)["custom_id"], [value])
            assert seen.text == "### Settings\nKept."
        seen = await table.choose(ada, table.panel(ada).menu("Language")["custom_id"], ["fr"])
        check_limits(seen.components)
        assert seen.text.startswith("### Réglages")
        assert chosen(seen) == [
            "Langue\u00a0: Français",
            "Rappels\u00a0: Après 24, 48 heures",
            "Heures calmes\u00a0: de 22 h à 7 h",
            "Fuseau horaire\u00a0: Paris",
            "Plateau\u00a0: Texte",
            "Aide\u00a0: Aucune aide",
        ]
        zones = [option["label"] for option in seen.menu("Fuseau")["options"]]
        assert {"Fuseau horaire\u00a0: Londres", "Fuseau horaire\u00a0: Moscou"} <= set(zones)
        assert [button["label"] for button in seen.buttons] == ["Fermer"]
        assert await kept(table, "Ada") == Person(
            ada.id, "fr", "Europe/Paris", (22, 7), (24, 48), "text", explains=False
        )
        assert (await table.type(ada, "play")).text.startswith("Aucune partie dans ce salon.")


@acted
async def test_no_reminders_and_back_to_those_of_the_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        await table.type(ada, "settings")
        for value, reminders in (("never", ()), ("unset", None)):
            await table.choose(ada, table.panel(ada).menu("Reminders")["custom_id"], [value])
            assert (await kept(table, "Ada")).reminders == reminders


@acted
async def test_other_opens_a_form(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        await table.type(ada, "settings")
        panel = table.open[ada.id]
        result = await ada.select(panel.message, ["other"], custom_id=table.panel(ada).menu("Quiet")["custom_id"])
        assert result.modal is not None
        assert result.modal["title"] == "Quiet hours and time zone"
        quiet, zone = [part["component"]["custom_id"] for part in result.modal["components"]]
        await ada.submit_modal(result, {quiet: "23h-6h", zone: "são paulo"})
        await table.env.settle()
        assert (await kept(table, "Ada")).quiet == (23, 6)
        assert (await kept(table, "Ada")).zone == "America/Sao_Paulo"
        assert "Quiet hours: 23:00 to 6:00" in chosen(table.panel(ada))
        assert "Time zone: São Paulo" in chosen(table.panel(ada))


@acted
async def test_zone_and_hours_can_be_typed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        offered = await ada.autocomplete(table.channel, "settings", "zone", "par")
        assert offered[0] == {"name": "Paris · Europe/Paris · UTC+1", "value": "Europe/Paris"}
        assert len(await ada.autocomplete(table.channel, "settings", "zone", "")) <= 25
        seen = await table.type(ada, "settings", zone="europe/paris", quiet="22-7")
        assert {"Time zone: Paris", "Quiet hours: 22:00 to 7:00"} <= set(chosen(seen))
        seen = await table.type(ada, "settings", zone="Atlantis" * 20)
        assert seen.text.startswith('I do not know the time zone "AtlantisAtlantis')
        assert (await table.type(ada, "settings", quiet="late")).text == "Please give hours as 22-7."
        assert (await kept(table, "Ada")).quiet == (22, 7)


@acted
async def test_help_tells_how_it_works(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        seen = await table.type(table.player("Ada"), "help")
        assert seen.text.startswith("### How it works\n**Your turn:** I ping you.")
        assert all(f"`/{each}" in seen.text for each in ("flood build", "play", "end", "undo", "rules", "game absent"))
        assert "dice" not in seen.text  # not every game has some
        seen = await table.press(table.player("Ada"), "How to play")
        check_limits(seen.components)
        assert seen.text.startswith("### Rules of After the Flood\n**Aim:** the most victory points")


@acted
async def test_help_is_about_the_game_that_was_played_here_last(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match("assyria")
        (info,) = await table.bot.services.tables.live()
        for over in (False, True):
            if over:
                await table.bot.services.tables.end(info.id)
            seen = await table.type(table.player("Ada"), "help")
            assert "`/assyria" in seen.text
            seen = await table.press(table.player("Ada"), "How to play")
            assert seen.text.startswith("### Rules of Assyria")
        await table.press(table.player("Ada"), "Close")


@acted
async def test_rules_are_found_by_word_and_number(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        offered = await ada.autocomplete(table.channel, "rules", "find", "scribe")
        assert 0 < len(offered) <= 25
        assert offered[0] == {"name": "Place Workers", "value": "F8"}
        number = offered[1]["value"]
        seen = await table.type(ada, "rules", find=number)
        check_limits(seen.components)
        assert f" *{number}*" in seen.text
        assert "No rule has" in (await table.type(ada, "rules", find="zzzz" * 300)).text
        await table.bot.services.people.change(ada.id, language="fr")
        seen = await table.type(ada, "rules", find="surcoût")
        assert seen.text.startswith("### Règles\u00a0: surcoût\n**Passer, et le coût en plus**\n")
        seen = await table.type(ada, "rules", find="F12.7")
        assert seen.text.startswith("### Combat\n- Quand vous envahissez une région, vous pouvez arrêter le combat")
        assert "anglais" not in seen.text


@acted
async def test_a_chapter_is_read_in_short_and_then_rule_by_rule(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        seen = await table.type(ada, "rules")
        assert [button["label"] for button in seen.buttons] == ["Close"]
        names = {option["value"]: option["label"] for option in seen.menu("Chapter")["options"]}
        assert (names["F5"], names["F12"]) == ("Decline (turns 2 and 4)", "Combat")
        seen = await table.choose(ada, seen.menu("Chapter")["custom_id"], ["F5"])
        check_limits(seen.components)
        assert seen.text.startswith("### Decline (turns 2 and 4)\nIn turns 2 and 4")
        assert [button["label"] for button in seen.buttons] == ["Rule by rule", "How to play", "Close"]
        seen = await table.press(ada, "Rule by rule")
        check_limits(seen.components)
        assert "\n- Each of the other 12 non-Sumer areas" in seen.text
        assert " *F5.4*\n" in seen.text
        seen = await table.press(ada, "How to play")
        assert "**Aim:**" in seen.text
        await table.bot.services.people.change(ada.id, language="fr")
        seen = await table.choose(ada, seen.menu("Chapter")["custom_id"], ["F12"])
        assert "Lancez deux dés" in seen.text
        assert "anglais" not in seen.text


@acted
async def test_a_long_chapter_is_leafed_through(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        await table.type(ada, "rules", find="A6", game="assyria")
        seen = await table.press(ada, "Rule by rule")
        for first, last in ((" *A6.1*", "Page 1 of 2"), (" *A6.28*", "Page 2 of 2")):
            check_limits(seen.components)
            assert first in seen.text
            assert last in seen.text
            labels = [button["label"] for button in seen.buttons]
            assert labels == ["Next ▶" if "1 of" in last else "◀ Before", "How to play", "Close"]
            seen = await table.press(ada, labels[0])
        assert " *A6.1*" in seen.text


@acted
async def test_a_chapter_that_nobody_put_in_short_is_shown_rule_by_rule_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        seen = await table.type(ada, "rules", find="ax", game="assyria")
        assert [button["label"] for button in seen.buttons] == ["Next ▶", "How to play", "Close"]
        assert " *AX1*" in seen.text


def test_hours_are_read_as_people_write_them() -> None:
    for typed in ("22-7", "22 - 7", "22:00-07:00", "22h à 7h", "22h-7h", "22 to 7", "22\u20137"):
        assert hours_named(typed) == (22, 7)
    assert hours_named("24-6") == (0, 6)
    assert hours_named("") is None
    for typed in ("22", "9 pm - 7 am", "7-7", "25-3", "0-24", "hello", "1-2-3"):
        with pytest.raises(Refused):
            hours_named(typed)


def test_zones_are_found_by_city() -> None:
    assert zone_named("Paris") == "Europe/Paris"
    assert zone_named("new york") == "America/New_York"
    assert zone_named("UTC") == "UTC"
    assert len(find_zones("a")) == 25
    with pytest.raises(Refused):
        zone_named("Par")
