"""A player's hand on a panel: presses controls by their words and counts the presses."""

from __future__ import annotations

from typing import Any

from cogs.border.buttons import Button, Look, Menu
from cogs.border.custom_ids import REDRAWING
from cogs.panel.panel import Panel, Showing
from cogs.panel.presses import look_after
from engine.after_the_flood import GAME
from engine.core.decision import Seat
from engine.core.dice import LoadedDice
from engine.core.match import Match
from tests.panel.pressing import MATCH, buttons, drawn, match_at, menus, press_on, pressed
from tests.rules.after_the_flood.table import Table


class Thumb:
    """Plays a seat of any match through its panel only."""

    def __init__(self, match: Match[Any], seat: Seat = 0) -> None:
        self.seat = seat
        self.match = match
        self.count = 0
        self.look = Look()

    @property
    def panel(self) -> Panel:
        return drawn(Showing(MATCH, self.match, look=self.look), self.seat)

    @property
    def state(self) -> Any:
        """The table as the seat sees it, its draft included."""
        return self.match.seen_by(self.seat)

    @property
    def asked(self) -> list[str]:
        return [decision.kind for decision in self.match.asked_of(self.seat)]

    @property
    def ended(self) -> bool:
        """Whether somebody else is to play."""
        return not self.asked

    @property
    def placeholders(self) -> list[str]:
        return [menu.placeholder for menu in menus(self.panel)]

    @property
    def labels(self) -> list[str]:
        return [button.label for button in buttons(self.panel)]

    def menu(self, name: str) -> Menu[str]:
        """Find a menu by how its placeholder, or what is chosen in it, begins."""
        found = [menu for menu in menus(self.panel) if any(each.startswith(name) for each in _names(menu))]
        assert len(found) == 1, (name, self.placeholders)
        return found[0]

    def entries(self, name: str) -> dict[str, str | None]:
        """Give the entries of a menu with their notes."""
        return {entry.label: entry.note for entry in self.menu(name).entries}

    def choose(self, name: str, *labels: str) -> None:
        """Choose or tick entries of a menu."""
        menu = self.menu(name)
        values = {entry.label: entry.value for entry in menu.entries}
        assert menu.least <= len(labels) <= menu.most
        self._press(menu.id, *(values[label] for label in labels))

    def press(self, label: str) -> None:
        """Press a button."""
        (button,) = [each for each in buttons(self.panel) if each.label == label]
        self.press_button(button)

    def press_button(self, button: Button[str]) -> None:
        assert not button.greyed, button
        self._press(button.id)

    def _press(self, custom_id: str, *values: str) -> None:
        press = pressed(custom_id, *values)
        self.count += 1
        if press.verb in REDRAWING:
            self.look = look_after(press) or Look()
            return
        press_on(self.match, self.seat, press)
        self.look = Look()


class Hand(Thumb):
    """Plays the seat that is asked at a table of After the Flood."""

    def __init__(self, table: Table, *dice: int) -> None:
        assert table.seat is not None
        super().__init__(match_at(GAME, table.state, LoadedDice(die - 1 for die in dice)), table.seat)


def _names(menu: Menu[str]) -> list[str]:
    return [menu.placeholder, *(entry.label for entry in menu.entries if entry.chosen)]
