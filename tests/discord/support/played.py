"""Tests that are played on a stage: it is opened before and closed after; what else they ask for, pytest gives."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeAlias

from tests.discord.support.stage import Stage, stage

Given = ParamSpec("Given")
Opening: TypeAlias = Callable[[Path], AbstractAsyncContextManager[Stage]]
Played: TypeAlias = Callable[Concatenate[Stage, Given], Coroutine[Any, Any, None]]


@asynccontextmanager
async def begun(folder: Path) -> AsyncIterator[Stage]:
    """Open a stage with a match that has just started."""
    async with stage(folder) as opened:
        await opened.start_match()
        yield opened


def played_on(opening: Opening) -> Callable[[Played[Given]], Callable[..., None]]:
    """Turn what is played on a stage into an ordinary test, which asks for a folder instead of the stage."""

    def turned(play: Played[Given]) -> Callable[..., None]:
        def test(tmp_path: Path, *args: Given.args, **given: Given.kwargs) -> None:
            async def whole() -> None:
                async with opening(tmp_path) as on:
                    await play(on, *args, **given)

            asyncio.run(whole())

        signature = inspect.signature(play)
        folder = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        asked = [folder, *list(signature.parameters.values())[1:]]
        test.__name__, test.__doc__ = play.__name__, play.__doc__
        test.__signature__ = signature.replace(parameters=asked)  # type: ignore[attr-defined]
        return test

    return turned
