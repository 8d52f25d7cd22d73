"""The playground's channel page on a phone, used as a player uses it: by what is written on the controls."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.discord.support.browser import Phone

READY = "window.simcordPreview?.ready && !window.simcordPreview.pendingAction"
SEQUENCE = "(window.simcordPreview.lastAction?.sequence || 0)"
ENTRIES = ".select-list:not([hidden]) [role=option]"
LAST = "[...document.querySelectorAll('.channel-message')].at(-1)"
BARE = """for (const e of document.querySelectorAll('#toolbar, #channel-composer')) e.style.display = {display}"""


class ChannelPage:
    """One tab, looking at the channel through the eyes of one player."""

    def __init__(self, phone: Phone, pictures: Path) -> None:
        self._phone = phone
        self._pictures = pictures

    async def open(self, address: str) -> None:
        """Open the page and wait until it can be used."""
        await self._phone.open(address)
        await self._phone.until(f"{READY} && {SEQUENCE} > 0")

    async def view_as(self, name: str) -> None:
        """Become another player."""
        chosen = await self._phone.run(
            "(() => { const p = document.querySelector('#viewer-picker');"
            f" const v = p.value = [...p.options].find(o => o.textContent.trim() === {_js(name)}).value;"
            " p.dispatchEvent(new Event('change', {bubbles: true})); return v })()"
        )
        await self._phone.until(f"{READY} && window.simcordPreview.viewerId === {_js(chosen)}")

    async def type(self, command: str, *choices: str, typed: str = "") -> None:
        """Type a command, choose its options by name or type the only one, and send it."""
        before = await self._phone.run(SEQUENCE)
        await self._phone.tap("document.querySelector('#channel-composer-input')")
        await self._phone.type(command)
        await self._phone.tap(_written(".command-entry", command, "startsWith"))
        for choice in choices:
            await self._phone.tap(_written(".command-suggestion", choice))
        if typed:
            await self._phone.until("document.activeElement?.classList.contains('command-option-input')")
            await self._phone.type(typed)
        await self._phone.tap("document.querySelector('#send-message')")
        await self._settled(before)

    async def press(self, label: str) -> None:
        """Press the lowest button that says this."""
        before = await self._phone.run(SEQUENCE)
        await self._phone.tap(_written(".component-button", label))
        await self._settled(before)

    async def choose(self, menu: str, option: str = "", picture: str = "") -> None:
        """Open the lowest menu that begins like this, and choose or tick the first entry that begins like that."""
        before = await self._phone.run(SEQUENCE)
        await self._phone.tap(_written(".select-trigger", menu, "startsWith"))
        entries = f"[...document.querySelectorAll('{ENTRIES}')]"
        entry = f"{entries}.find(e => e.innerText.trim().startsWith({_js(option)}))"
        await self._phone.until(f"Boolean({entry})")
        if picture:
            await self.picture(picture, bare=True)
        await self._phone.tap(entry)
        apply = "document.querySelector('.select-list:not([hidden]) .select-apply')"
        if await self._phone.run(f"{SEQUENCE} === {before} && Boolean({apply})"):
            await self._phone.tap(apply)
        await self._settled(before)

    async def text(self) -> str:
        """Everything that can be read in the channel."""
        return str(await self._phone.run("document.querySelector('#channel-timeline').innerText"))

    async def reads(self, words: str) -> None:
        """Wait until this can be read in the channel."""
        await self._phone.until(f"document.querySelector('#channel-timeline').innerText.includes({_js(words)})")

    async def last(self) -> str:
        """The last message."""
        return str(await self._phone.run(f"{LAST}.innerText"))

    async def height(self) -> float:
        """How high the last message is."""
        return float(await self._phone.run(f"{LAST}.getBoundingClientRect().height"))

    async def buttons(self) -> list[str]:
        """What the buttons of the last message say that can be pressed, from top to bottom."""
        return await self._said(".component-button:not([disabled])")

    async def rows_of_buttons(self) -> list[list[str]]:
        """What all buttons of the last message say, those side by side together, from top to bottom."""
        script = (
            f"[...{LAST}.querySelectorAll('.component-button')].map(e => [e.getBoundingClientRect().top, e.innerText])"
        )
        rows: dict[float, list[str]] = {}
        for top, label in await self._phone.run(script):
            rows.setdefault(round(top), []).append(label.strip())
        return list(rows.values())

    async def menus(self) -> list[str]:
        """What the menus of the last message say, from top to bottom."""
        return await self._said(".select-trigger:not([disabled])")

    async def _said(self, selector: str) -> list[str]:
        script = f"[...{LAST}.querySelectorAll({_js(selector)})].map(e => e.innerText.trim())"
        return list(await self._phone.run(script))

    async def picture(self, name: str, *, bare: bool = False) -> Path:
        """Keep what is on the screen; bare, without the bars of the page around the channel."""
        path = self._pictures / f"{name}.png"
        await self._phone.look_away()
        await self._phone.run(BARE.format(display="'none'" if bare else "''"))
        await asyncio.sleep(0.8 if bare else 0.3)
        await self._phone.run("document.querySelector('#channel-timeline').scrollTop = 1e6")
        await self._phone.picture(path)
        await self._phone.run(BARE.format(display="''"))
        await asyncio.sleep(0.8 if bare else 0)
        await self._phone.until(READY)
        return path

    async def _settled(self, before: int) -> None:
        """Wait until what was pressed is done, and shown."""
        await self._phone.until(f"{READY} && {SEQUENCE} > {before}")
        last = json.loads(await self._phone.run("JSON.stringify(window.simcordPreview.lastAction)"))
        assert not last["rejected"], last["diagnostics"]
        assert last["settlement"] == "settled", last


def _written(selector: str, text: str, how: str = "") -> str:
    """Give a script that finds the lowest element of a kind by what is written on it."""
    test = f".startsWith({_js(text)})" if how else f" === {_js(text)}"
    return f"[...document.querySelectorAll({_js(selector)})].filter(e => e.innerText.trim(){test}).at(-1)"


def _js(text: str) -> str:
    return json.dumps(text)
