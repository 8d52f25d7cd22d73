"""One simulated Discord for several processes: it answers on this machine's loopback what discord.py asks and awaits.

simcord keeps what there is (servers, messages, interactions); here are only the two ways to it, calls and gateway.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple

import discord
import simcord
from aiohttp import web
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.env import Env
from simcord.gateway import ShardRouter
from simcord.http.router import dispatch

BEAT = 40_000
"""Milliseconds between two signs of life, as Discord asks for them."""
LARGEST = 25 << 20
"""Bytes that a call may have."""


class Op(IntEnum):
    """What a message of the gateway is about, by Discord's numbers."""

    EVENT = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    HELLO = 10
    HEARD = 11


class Call(NamedTuple):
    """What a process asked for."""

    process: str
    server: int | None
    """Of which server; None if of none in particular."""
    method: str
    path: str
    status: int
    """How it was answered."""

    @property
    def acknowledges(self) -> bool:
        """Whether it takes a press or a command."""
        return self.path.startswith("interactions/")


@dataclass(slots=True)
class Loopback:
    """The simulated Discord and where it is reached; every process has an address of its own, to tell them apart."""

    env: Env
    port: int = 0
    calls: list[Call] = field(default_factory=list)
    connected: set[str] = field(default_factory=set)
    """The processes that are told what happens."""
    pressing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever presses: simcord takes one press at a time, whatever the bot is still about."""

    @property
    def backend(self) -> Backend:
        """What there is on this Discord."""
        return self.env.backend

    def address(self, process: str) -> str:
        """Where one process finds Discord, without the scheme."""
        return f"127.0.0.1:{self.port}/{process}"

    async def answer(self, request: web.Request) -> web.Response:
        """Answer a call."""
        path = request.match_info["path"]
        payload, files = await _body(request)
        status, said = self._done(request, f"/{path}", payload, files)
        self.calls.append(Call(request.match_info["process"], self._server(path), request.method, path, status))
        if said is None:
            return web.Response(status=status)
        return web.Response(status=status, body=json.dumps(said).encode(), content_type="application/json")

    def _done(self, request: web.Request, path: str, payload: Any, files: list[discord.File]) -> tuple[int, Any]:
        try:
            said = dispatch(self.backend, request.method, path, json=payload, params={**request.query}, files=files)
        except BackendError as error:
            return error.status, error.to_json()
        return (204 if said is None else 200), said

    def _server(self, path: str) -> int | None:
        match path.split("/"):
            case ["guilds", number, *_]:
                return int(number)
            case ["channels", number, *_]:
                return self.backend.get_channel(int(number)).guild_id
            case ["interactions", number, *_]:
                return self.backend.interactions[int(number)].guild_id
            case ["webhooks", _, token, *_]:
                return self.backend.interaction_by_token(token).guild_id
        return None

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Tell a process what happens in the servers of the shard for which it asks, until it goes."""
        socket, line = web.WebSocketResponse(), Line()
        await socket.prepare(request)
        telling = asyncio.create_task(line.tell(socket))
        line.put(Op.HELLO, {"heartbeat_interval": BEAT})
        with ExitStack() as listening:
            async for message in socket:
                match message.json():
                    case {"op": Op.HEARTBEAT}:
                        line.put(Op.HEARD)
                    case {"op": Op.IDENTIFY, "d": {"intents": intents, "shard": [shard, count]}}:
                        line.intents.value = intents
                        listening.enter_context(self._listening(request.match_info["process"], line, shard, count))
        telling.cancel()
        return socket

    @contextmanager
    def _listening(self, process: str, line: Line, shard: int, count: int) -> Iterator[None]:
        router = ShardRouter(self.backend, line, None, count, (shard,))
        router.identify(shard, replay_guilds=True)
        self.backend.subscribers.append(router.feed)
        self.connected.add(process)
        try:
            yield
        finally:
            self.connected.discard(process)
            self.backend.subscribers.remove(router.feed)


class Line:
    """The way from the gateway to one process; simcord takes it for the state of a client, which parses events."""

    def __init__(self) -> None:
        self.intents = discord.Intents.none()
        self.guilds = ()
        self._waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._events = 0

    @property
    def parsers(self) -> Line:
        """What takes each event, by its name: the way itself."""
        return self

    def __getitem__(self, event: str) -> Callable[[Any], None]:
        return partial(self._put_event, event)

    def _put_event(self, event: str, payload: Any) -> None:
        self._events += 1
        self.put(Op.EVENT, payload, t=event, s=self._events)

    def put(self, op: Op, payload: Any = None, **more: Any) -> None:
        """Put a message in line behind those that wait."""
        self._waiting.put_nowait({"op": op, "d": payload, **more})

    async def tell(self, socket: web.WebSocketResponse) -> None:
        """Send what waits, in order, as long as somebody listens."""
        with suppress(ConnectionError):
            while True:
                await socket.send_json(await self._waiting.get())


async def _body(request: web.Request) -> tuple[Any, list[discord.File]]:
    """Read what a call carries: data, and files."""
    if request.content_type == "multipart/form-data":
        parts = await request.post()
        files = [each for each in parts.values() if isinstance(each, web.FileField)]
        payload = json.loads(parts["payload_json"])  # type: ignore[arg-type]
        return payload, [discord.File(io.BytesIO(each.file.read()), each.filename) for each in files]
    return (await request.json() if request.can_read_body else None), []


@asynccontextmanager
async def open_loopback(shards: int) -> AsyncIterator[Loopback]:
    """Open the simulated Discord; the one client on it within this process looks on and does nothing."""
    onlooker = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=shards)
    async with simcord.run(onlooker) as env:
        env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())  # other processes live today
        loopback = Loopback(env)
        app = web.Application(client_max_size=LARGEST)
        app.router.add_get("/{process}/gateway", loopback.connect)
        app.router.add_route("*", "/{process}/api/v10/{path:.+}", loopback.answer)
        runner = web.AppRunner(app)
        await runner.setup()
        try:
            site = web.TCPSite(runner, "127.0.0.1", 0)
            await site.start()
            loopback.port = runner.addresses[0][1]
            yield loopback
        finally:
            await runner.cleanup()
