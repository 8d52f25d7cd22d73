"""The README is what somebody starts from: what it says of settings, permissions and pictures is true."""

import re
from pathlib import Path

import discord
import pytest

from start.settings import NAMES, Settings, read_settings

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
SMALL = 200 * 1024


def test_the_invite_link_asks_for_what_the_bot_uses() -> None:
    wanted = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        attach_files=True,
        read_message_history=True,
    )
    assert f"&scope=bot+applications.commands&permissions={wanted.value}\n" in README


def test_the_example_of_settings_can_be_used_as_it_is() -> None:
    assert read_settings({}, ROOT / ".env.example") == Settings()


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_told(name: str) -> None:
    assert f"`{name}`" in README
    assert f"{name}=" in (ROOT / ".env.example").read_text("utf-8")


def test_its_pictures_are_there_and_small() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert len(pictures) >= 3
    assert all((ROOT / path).stat().st_size < SMALL for path in pictures)
