"""What Discord takes, checked on every message the bot has sent or shown."""

from __future__ import annotations

from typing import Any

from simcord.components import walk_components

BUTTONS_A_ROW, OPTIONS, COMPONENTS, CHARACTERS = 5, 25, 40, 4000
LABEL, OPTION, NOTE, PLACEHOLDER, CUSTOM_ID, VALUE = 80, 100, 100, 150, 100, 100
FILE = 10 * 1024 * 1024


def check_limits(components: list[dict[str, Any]]) -> None:
    """Fail if Discord would refuse a message with these components."""
    parts = list(walk_components(components))
    assert len(parts) <= COMPONENTS
    assert sum(len(part.get("content", "")) for part in parts) <= CHARACTERS
    custom_ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    assert len(custom_ids) == len(set(custom_ids))
    assert all(len(custom_id) <= CUSTOM_ID for custom_id in custom_ids)
    for part in parts:
        match part["type"]:
            case 1:
                assert 1 <= len(part["components"]) <= BUTTONS_A_ROW
            case 2:
                assert 1 <= len(part["label"]) <= LABEL
            case 3:
                _check_menu(part)


def _check_menu(menu: dict[str, Any]) -> None:
    options = menu["options"]
    assert 1 <= len(options) <= OPTIONS
    assert len(menu.get("placeholder") or "") <= PLACEHOLDER
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        assert 1 <= len(option["label"]) <= OPTION
        assert len(option.get("description") or "") <= NOTE
        assert len(option["value"]) <= VALUE
