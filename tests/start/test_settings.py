"""What can be set, and what is said when it cannot be used: always where, never what stands there."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from db.table.shards import Shards
from engine.core.levels import Level
from start.settings import DATABASE, PORT, BadSettings, Settings, read_settings

TOKEN = "MTA5.Gx7-_a.k3y"


def settings(folder: Path, text: str | bytes, environment: Mapping[str, str] | None = None) -> Settings:
    file = folder / ".env"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_settings(environment or {}, file)


def refusal(folder: Path, text: str | bytes, environment: Mapping[str, str] | None = None) -> str:
    with pytest.raises(BadSettings) as refused:
        settings(folder, text, environment)
    return str(refused.value)


def test_nothing_has_to_be_set(tmp_path: Path) -> None:
    assert read_settings({}, tmp_path / ".env") == Settings(
        "", DATABASE, PORT, 0, "after_the_flood", Level.NORMAL, "", 1000
    )


@pytest.mark.parametrize(
    "line",
    [
        f"DISCORD_TOKEN={TOKEN}",
        f"  DISCORD_TOKEN = {TOKEN}  ",
        f"export DISCORD_TOKEN={TOKEN}",
        f'DISCORD_TOKEN="{TOKEN}"',
        f"DISCORD_TOKEN='{TOKEN}' # mine",
        f"DISCORD_TOKEN={TOKEN} # mine",
        f"DISCORD_TOKEN={TOKEN}\r\n\r\n",
        f"\ufeffDISCORD_TOKEN={TOKEN}",
        f"# a comment = with a sign\n\nDISCORD_TOKEN={TOKEN}",
    ],
)
def test_a_line_may_be_written_in_the_usual_ways(tmp_path: Path, line: str) -> None:
    assert settings(tmp_path, line).token == TOKEN


def test_the_environment_overrules_the_file_even_with_nothing(tmp_path: Path) -> None:
    assert settings(tmp_path, f"DISCORD_TOKEN={TOKEN}", {"DISCORD_TOKEN": ""}).token == ""
    assert settings(tmp_path, "PLAYERS=1", {"PLAYERS": "2"}).players == 2


def test_the_level_of_bots_is_one_of_three(tmp_path: Path) -> None:
    assert settings(tmp_path, "LEVEL=strong").level is Level.STRONG
    assert settings(tmp_path, "LEVEL=").level is Level.NORMAL
    assert "LEVEL in" in (said := refusal(tmp_path, "LEVEL=divine"))
    assert said.endswith("has to be one of easy, normal, strong.")


def test_an_empty_value_is_as_good_as_none(tmp_path: Path) -> None:
    assert (
        settings(tmp_path, "DISCORD_TOKEN=\nTWO_RIVERS_DB=\nTWO_RIVERS_BACKUP_MB=\nTWO_RIVERS_PORT=\nPLAYERS=")
        == Settings()
    )


def test_a_sign_within_a_value_is_part_of_it(tmp_path: Path) -> None:
    found = settings(tmp_path, "TWO_RIVERS_DB='my data/#1=best.db'")
    assert found.database == Path("my data/#1=best.db")
    assert found.playground == Path("my data/playground.db")


def test_the_language_is_that_of_the_machine(tmp_path: Path) -> None:
    assert read_settings({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, tmp_path / ".env").language == "fr"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"PLAYERS=1\n{TOKEN}", 2),
        (f"DISCORD_TOKEN: {TOKEN}", 1),
        (f"\n\n1TOKEN={TOKEN}", 3),
        (f"DISCORD_TOKE={TOKEN}", 1),
        (f'DISCORD_TOKEN="{TOKEN}', 1),
        (f"DISCORD_TOKEN='{TOKEN}'x", 1),
        (f"DISCORD_TOKEN={TOKEN}\nDISCORD_TOKEN={TOKEN}x", 2),
        (b"PLAYERS=1\n# caf\xe9\n", 2),
        (f"# mine\nDISCORD_TOKEN=Bot {TOKEN}", 2),
        (f"DISCORD_TOKEN={TOKEN}\u200b", 1),
        ("PLAYERS=\nTWO_RIVERS_PORT=80 80", 2),
        ("TWO_RIVERS_PORT=65536", 1),
        ("TWO_RIVERS_PORT=²", 1),
        ("TWO_RIVERS_BACKUP_MB=0", 1),
        ("TWO_RIVERS_BACKUP_MB=1.5", 1),
        ("PLAYERS=four", 1),
        ("PLAYERS=7", 1),
        ("GAME=chess", 1),
        ("SHARDS=2", 1),
        ("SHARDS=2/2", 1),
        ("TWO_RIVERS_DB=.", 1),
    ],
)
def test_a_broken_line_is_named_by_its_number_and_kept_secret(tmp_path: Path, text: str | bytes, line: int) -> None:
    said = refusal(tmp_path, text)
    assert f"line {line}" in said
    assert ".env" in said
    assert TOKEN not in said


def test_a_broken_variable_of_the_environment_is_named(tmp_path: Path) -> None:
    said = refusal(tmp_path, "", {"DISCORD_TOKEN": f"{TOKEN}\n{TOKEN}"})
    assert said.startswith("DISCORD_TOKEN in the environment")
    assert TOKEN not in said


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(BadSettings, match=r"\.env cannot be read"):
        read_settings({}, tmp_path / ".env")


def test_settings_do_not_show_the_token(tmp_path: Path) -> None:
    assert TOKEN not in repr(settings(tmp_path, f"DISCORD_TOKEN={TOKEN}"))


def test_the_playground_may_begin_with_another_game(tmp_path: Path) -> None:
    assert settings(tmp_path, "GAME=assyria").game == "assyria"
    assert settings(tmp_path, "GAME=assyria", {"GAME": ""}).game == "after_the_flood"


def test_backups_may_take_more_or_less_room(tmp_path: Path) -> None:
    assert settings(tmp_path, "TWO_RIVERS_BACKUP_MB=50").backup_mb == 50


def test_a_process_may_serve_some_shards(tmp_path: Path) -> None:
    assert settings(tmp_path, "SHARDS=0,2/4").shards == Shards((0, 2), 4)
    assert settings(tmp_path, "SHARDS=").shards is None
