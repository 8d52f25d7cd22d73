"""What people choose for themselves, and where they look things up."""

from pathlib import Path

import pytest

from cogs.people.quiet_hours import hours_named, hours_written
from cogs.people.time_zones import Place, _plain, city, find_places, place_named
from db.table.person import Person
from engine.core.errors import Refused
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage, acted, stage

UNREADABLE = 'Quiet hours: I cannot read "{}". Please write them like 22-7 or 22:30-7:15.'


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
            "Language: Same as Discord",
            "Reminders: Same as the table",
            "Quiet hours: None",
            "Time zone: UTC",
            "Board: Picture",
            "Help: Explain new words",
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
            assert seen.text == "### Settings\nSaved."
        seen = await table.choose(ada, table.panel(ada).menu("Language")["custom_id"], ["fr"])
        check_limits(seen.components)
        assert seen.text.startswith("### Réglages")
        assert chosen(seen) == [
            "Langue\u00a0: Français",
            "Rappels\u00a0: Après 24, 48 heures",
            "Heures calmes\u00a0: 22 h\u20137 h",
            "Fuseau horaire\u00a0: Paris",
            "Plateau\u00a0: Texte",
            "Aide\u00a0: Aucune explication",
        ]
        zones = [option["label"] for option in seen.menu("Fuseau")["options"]]
        assert {"Fuseau horaire\u00a0: Londres", "Fuseau horaire\u00a0: Moscou"} <= set(zones)
        assert [button["label"] for button in seen.buttons] == ["Fermer"]
        assert await kept(table, "Ada") == Person(
            ada.id, "fr", "Europe/Paris", (22 * 60, 7 * 60), (24, 48), "text", explains=False
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
async def test_no_menu_comes_back_as_it_was_for_discord_would_show_what_was_chosen_in_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        drawn = [await table.type(ada, "settings")]
        for value in ("text", "picture"):
            drawn += [await table.choose(ada, table.panel(ada).menu("Board")["custom_id"], [value])]
        for place in range(len(drawn[0].menus)):
            kept = {(seen.menus[place]["custom_id"], seen.menus[place]["id"]) for seen in drawn}
            assert len(kept) == len(drawn)


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
        await ada.submit_modal(result, {quiet: "23h-6h45", zone: "são paulo"})
        await table.env.settle()
        assert (await kept(table, "Ada")).quiet == (23 * 60, 6 * 60 + 45)
        assert (await kept(table, "Ada")).zone == "America/Sao_Paulo"
        assert "Quiet hours: 23:00 to 6:45" in chosen(table.panel(ada))
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
        assert seen.text.startswith('### Settings\nI do not know the city or time zone "AtlantisAtlantis')
        check_limits(seen.components)
        seen = await table.type(ada, "settings", quiet="late")
        assert seen.text == f"### Settings\n{UNREADABLE.format('late')}"
        seen = await table.type(ada, "settings", zone="Atlantis", quiet="**7**-7")
        hours, zone = seen.text.splitlines()[1:]
        assert hours == UNREADABLE.format(r"\*\*7\*\*\-7")
        assert zone.startswith('I do not know the city or time zone "Atlantis".')
        seen = await table.type(ada, "settings", quiet="7-7")
        assert seen.text.startswith('### Settings\nQuiet hours "7\\-7": the end must differ from the start.')
        assert (await kept(table, "Ada")).quiet == (22 * 60, 7 * 60)


@acted
async def test_a_city_that_is_no_zone_is_known(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        offered = await ada.autocomplete(table.channel, "settings", "zone", "lyo")
        assert offered[0] == {"name": "Lyon · Europe/Paris · UTC+1", "value": "Europe/Paris"}
        seen = await table.type(ada, "settings", zone="Münich")
        assert seen.text == "### Settings\nSaved. Munich has the same time as Berlin."
        seen = await table.type(ada, "settings", zone="montréal")
        assert seen.text == "### Settings\nSaved."
        assert "Time zone: Montréal" in chosen(seen)
        seen = await table.type(ada, "settings", zone="munich")
        assert "Time zone: Berlin" in chosen(seen)
        await table.bot.services.people.change(ada.id, language="fr")
        seen = await table.type(ada, "settings", zone="gand", quiet="22h30-7h")
        assert seen.text == "### Réglages\nC'est noté. Gand est à l'heure de Bruxelles."
        assert "Heures calmes\u00a0: 22 h 30\u20137 h" in [each.replace("\u202f", " ") for each in chosen(seen)]
        assert "Fuseau horaire\u00a0: Bruxelles" in chosen(seen)


@acted
async def test_the_form_is_filled_in_as_its_label_asks(tmp_path: Path) -> None:
    forms = (
        ("en", "from 10:30 pm to 12:15 am", "22:30-0:15", "Brussels"),
        ("fr", "de 22 h 30 à 0 h 15", "22h30-0h15", "Bruxelles"),
    )
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        for language, typed, filled, zone in forms:
            await table.bot.services.people.change(ada.id, language=language)
            await table.type(ada, "settings", quiet="22-7", zone="Europe/Brussels")
            for expected in ("22-7", filled):
                message, menu = table.open[ada.id].message, table.panel(ada).menus[2]
                result = await ada.select(message, ["other"], custom_id=menu["custom_id"])
                assert result.modal is not None
                hours = result.modal["components"][0]["component"]
                assert hours["value"] == expected
                assert result.modal["components"][1]["component"]["value"] == zone
                assert len(typed) <= hours["max_length"]
                await ada.submit_modal(result, {hours["custom_id"]: typed})
                await table.env.settle()
            assert (await kept(table, "Ada")).quiet == (22 * 60 + 30, 15)


@acted
async def test_a_form_that_fails_keeps_the_screen_and_what_was_typed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        await table.type(ada, "settings", zone="Paris", quiet="22-7")
        message = table.open[ada.id].message
        result = await ada.select(message, ["other"], custom_id=table.panel(ada).menu("Time")["custom_id"])
        for quiet_typed, zone_typed in (("23-6:30", "Atlantis"), ("25-6", "Lyon")):
            assert result.modal is not None
            quiet, zone = [part["component"]["custom_id"] for part in result.modal["components"]]
            await ada.submit_modal(result, {quiet: quiet_typed, zone: zone_typed})
            await table.env.settle()
            seen = table.panel(ada)
            check_limits(seen.components)
            assert seen.text.startswith(
                ("### Settings\nI do not know the city", "### Settings\nQuiet hours: I cannot read")
            )
            assert [button["label"] for button in seen.buttons] == ["Try again", "Close"]
            assert {"Quiet hours: 22:00 to 7:00", "Time zone: Paris"} <= set(chosen(seen))
            again = next(button for button in seen.buttons if button["label"] == "Try again")
            result = await ada.click(table.open[ada.id].message, custom_id=again["custom_id"])
            assert result.modal is not None
            filled = [part["component"]["value"] for part in result.modal["components"]]
            assert filled == [quiet_typed, zone_typed]
        assert result.modal is not None
        quiet, zone = [part["component"]["custom_id"] for part in result.modal["components"]]
        await ada.submit_modal(result, {quiet: "23-6:30", zone: "Lyon"})
        await table.env.settle()
        assert table.panel(ada).text == "### Settings\nSaved. Lyon has the same time as Paris."
        assert (await kept(table, "Ada")).quiet == (23 * 60, 6 * 60 + 30)


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
        assert "No rule mentions" in (await table.type(ada, "rules", find="zzzz" * 300)).text
        await table.bot.services.people.change(ada.id, language="fr")
        seen = await table.type(ada, "rules", find="surcoût")
        assert seen.text.startswith("### Règles\u00a0: surcoût\n**Passer\u202f; surcoût**\n")
        seen = await table.type(ada, "rules", find="F12.7")
        assert seen.text.startswith("### Combat\n- Quand vous envahissez une région, vous pouvez arrêter le combat")
        assert "anglais" not in seen.text


@acted
async def test_a_chapter_is_read_in_short_and_then_rule_by_rule(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        seen = await table.type(ada, "rules")
        assert [button["label"] for button in seen.buttons] == ["Assyria", "Mesopotamia", "Close"]
        names = {option["value"]: option["label"] for option in seen.menu("Chapter")["options"]}
        assert (names["F5"], names["F12"]) == ("Decline (turns 2 and 4)", "Combat")
        seen = await table.choose(ada, seen.menu("Chapter")["custom_id"], ["F5"])
        check_limits(seen.components)
        assert seen.text.startswith("### Decline (turns 2 and 4)\nAfter resources and workers are collected")
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
async def test_before_a_table_is_open_the_rules_of_every_game_are_a_press_away(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        seen = await table.type(ada, "rules")
        for pressed in ("Assyria", "Mesopotamia", "After the Flood"):
            seen = await table.press(ada, pressed)
            check_limits(seen.components)
            assert seen.text.startswith(f"### Rules of {pressed}")


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
            assert labels == ["Next ▶" if "1 of" in last else "◀ Previous", "How to play", "Close"]
            seen = await table.press(ada, labels[0])
        assert " *A6.1*" in seen.text


@acted
async def test_a_chapter_that_nobody_put_in_short_is_shown_rule_by_rule_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        seen = await table.type(ada, "rules", find="ax", game="assyria")
        assert [button["label"] for button in seen.buttons] == ["Next ▶", "How to play", "Close"]
        assert " *AX1*" in seen.text


SHOWN = (
    "22\u202fh\u202f30\u20137\u202fh\u202f15",
    *("de 22 h 30 à 7 h 15", "de 22\u202fh\u202f30 à 7\u202fh\u202f15", "from 22:30 to 7:15"),
    *("from 10:30 pm to 7:15 am", "From 10:30 PM to 7:15 AM", "10:30pm-7:15am"),
)
"""Quiet hours in sentences, as screens show them too."""


def test_hours_are_read_as_people_write_them() -> None:
    for typed in ("22-7", "22 - 7", "22:00-07:00", "22h à 7h", "22h-7h", "22 to 7", "22\u20137"):
        assert hours_named(typed) == (22 * 60, 7 * 60)
    for typed in ("22:30-7:15", "22h30 à 7h15", "22.30 - 07.15", "22 h 30 – 7 h 15", *SHOWN):
        assert hours_named(typed) == (22 * 60 + 30, 7 * 60 + 15)
    assert hours_named("De 23h15 à 6h45") == (23 * 60 + 15, 6 * 60 + 45)
    assert hours_named("9 pm - 7 a.m.") == (21 * 60, 7 * 60)
    assert hours_named("12am-12:30pm") == (0, 12 * 60 + 30)
    assert hours_named("24-6") == (0, 6 * 60)
    assert hours_named("7:00-7:30") == (7 * 60, 7 * 60 + 30)
    assert hours_named("") is None
    for typed in (
        "22",
        "13 pm - 7 am",
        "0 am-7",
        "7-7",
        "25-3",
        "0-24",
        "hello",
        "1-2-3",
        "22:60-7",
        "24:30-7",
        "22:3-7",
    ):
        with pytest.raises(Refused):
            hours_named(typed)


def test_hours_are_written_so_that_they_can_be_read() -> None:
    for typed in ("22-7", "22:30-7:05", "0-8:15"):
        hours = hours_named(typed)
        assert hours is not None
        assert hours_written(hours) == typed


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("UTC", "UTC"),
        ("america/new_york", "America/New_York"),
        ("Londres", "Europe/London"),
        ("LYON", "Europe/Paris"),
        ("saint-etienne", "Europe/Paris"),
        ("Saint Étienne", "Europe/Paris"),
        ("pekin", "Asia/Shanghai"),
        ("Genève", "Europe/Zurich"),
        ("Munich", "Europe/Berlin"),
        ("Le Caire", "Africa/Cairo"),
        ("San Francisco", "America/Los_Angeles"),
        ("Birmingham", "Europe/London"),
        ("Québec", "America/Toronto"),
        ("Mumbai", "Asia/Kolkata"),
    ],
)
def test_zones_are_found_by_city_in_both_languages(typed: str, zone: str) -> None:
    assert place_named(typed).zone == zone


@pytest.mark.parametrize("typed", ["p", "par", "saint", "york", "a", "/", "zzzz", "utc", "st petersburg"])
def test_exact_names_come_first_then_beginnings_then_the_rest_the_better_known_before_others(typed: str) -> None:
    found = [(_plain(place.name), place) for place in find_places(typed[0], 100_000) if typed in _plain(place.name)]
    exact = [place for plain, place in found if plain == typed]
    begins = [place for plain, place in found if plain.startswith(typed) and plain != typed]
    assert find_places(typed, 100_000)[: len(exact) + len(begins)] == exact + begins
    assert sorted(find_places(typed, 100_000)) == sorted(place for _, place in found)
    assert find_places(typed, 3) == find_places(typed, 100_000)[:3]


def test_every_city_has_a_zone_this_machine_knows_and_every_usual_zone_a_name() -> None:
    assert len(find_places("a")) == 25
    assert city("Europe/Moscow", "fr") == "Moscou"
    assert find_places("lond")[0] == Place("London", "Europe/London")
    for typed in ("Par", "Atlantis", "", "/"):
        with pytest.raises(Refused):
            place_named(typed)


@acted
async def test_quiet_hours_that_end_when_they_begin_are_refused_for_that_reason(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        seen = await table.type(table.player("Ada"), "settings", quiet="22-22")
        assert "the end must differ from the start." in seen.text
