"""A phone: headless Chromium with one page, driven over its own debugging protocol."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
"""The browser of this machine, if it has one."""
WIDTH, HEIGHT = 390, 844
PATIENCE = 60.0
"""Seconds a busy machine may take to show what was pressed."""
FLAGS = (
    "--headless=new",
    "--remote-debugging-port=0",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--no-first-run",
    "--force-color-profile=srgb",
)


class Phone:
    """One page of the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, session: str) -> None:
        self._socket = socket
        self._session = session

    async def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Send one command and give its result."""
        return await _send(self._socket, method, params, self._session)

    async def open(self, address: str) -> None:
        """Go to a page."""
        await self.send("Page.navigate", url=address)

    async def run(self, script: str) -> Any:
        """Run a script in the page and give its value."""
        found = await self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    async def until(self, script: str) -> Any:
        """Wait until a script gives something, and give it."""
        for _ in range(int(PATIENCE / 0.05)):
            if value := await self.run(script):
                return value
            await asyncio.sleep(0.05)
        raise AssertionError(f"in vain: {script}\n{await self.run('document.body.innerText')}")

    async def tap(self, element: str) -> None:
        """Touch an element, given as a script, in the middle, once it is there and can be pressed."""
        scroll = "(e.scrollIntoView({block: 'nearest'}), true)"
        await self.until(f"(e => e && !e.disabled && {scroll})({element})")
        middle = "(b => [b.x + b.width / 2, b.y + b.height / 2])"
        x, y = await self.run(f"{middle}({element}.getBoundingClientRect())")
        for kind in ("mousePressed", "mouseReleased"):
            await self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    async def look_away(self) -> None:
        """Take the pointer off everything."""
        await self.send("Input.dispatchMouseEvent", type="mouseMoved", x=0, y=0)

    async def type(self, text: str) -> None:
        """Type where the cursor is."""
        await self.send("Input.insertText", text=text)

    async def key(self, name: str, code: int) -> None:
        """Press a key of the keyboard."""
        for kind in ("keyDown", "keyUp"):
            text = {"text": "\r"} if name == "Enter" and kind == "keyDown" else {}
            await self.send(
                "Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code, **text
            )

    async def picture(self, path: Path) -> None:
        """Keep what is on the screen."""
        found = await self.send("Page.captureScreenshot", format="png")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(found["data"]))


async def _send(
    socket: aiohttp.ClientWebSocketResponse, method: str, params: dict[str, Any], session: str = ""
) -> dict[str, Any]:
    number = id(params) % 1_000_000_007
    command = {"id": number, "method": method, "params": params, **({"sessionId": session} if session else {})}
    await socket.send_json(command)
    async with asyncio.timeout(PATIENCE):
        while True:
            found = json.loads((await socket.receive()).data)
            if found.get("id") == number:
                assert "error" not in found, found["error"]
                result: dict[str, Any] = found["result"]
                return result


@asynccontextmanager
async def phone(folder: Path) -> AsyncIterator[Phone]:
    """Open the browser at the size of a phone."""
    assert CHROMIUM is not None
    process = await asyncio.create_subprocess_exec(
        CHROMIUM, *FLAGS, f"--user-data-dir={folder}", "about:blank", stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE):
            while (line := (await process.stderr.readline()).decode()) and "DevTools listening on" not in line:
                pass
        address = line.split()[-1]
        async with aiohttp.ClientSession() as web, web.ws_connect(address, max_msg_size=0) as socket:
            target = (await _send(socket, "Target.createTarget", {"url": "about:blank"}))["targetId"]
            attached = await _send(socket, "Target.attachToTarget", {"targetId": target, "flatten": True})
            page = Phone(socket, attached["sessionId"])
            await page.send(
                "Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=2, mobile=True
            )
            yield page
    finally:
        process.terminate()
        await process.wait()
