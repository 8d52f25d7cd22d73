"""Pictures on the page of the playground are handed on as the bot wrote them; what is not its own is looked into."""

import asyncio
import io

import pytest
from PIL import Image
from simcord.preview._media import MediaInfo, MediaWorker

from render.picture.sides import sides_of_still
from start.playground_pictures import RememberingWorker

SIDES = (30, 20)


def written(form: str, frames: int = 1) -> bytes:
    """Write a picture in a form, or one that moves."""
    first, *others = (Image.new("RGB", SIDES, (40 * n, 0, 0)) for n in range(1, frames + 1))
    file = io.BytesIO()
    more = {"save_all": True, "append_images": others} if others else {}
    first.save(file, form, **more)
    return file.getvalue()


def looked_into(monkeypatch: pytest.MonkeyPatch, *pictures: bytes) -> tuple[list[MediaInfo], list[bytes]]:
    """Let the page ask for pictures; give what it was told, and what simcord had to look into."""
    strange: list[bytes] = []

    async def decode(_: MediaWorker, _key: str, blob: bytes, _time: float | None) -> MediaInfo:
        strange.append(blob)
        return MediaInfo("PNG", *SIDES, 1, 0, blob, "image/png")

    async def ask() -> list[MediaInfo]:
        worker = RememberingWorker()
        return [await worker.validate(str(hash(each)), each) for each in pictures]

    monkeypatch.setattr(MediaWorker, "_decode", decode)
    return asyncio.run(ask()), strange


def test_a_picture_of_the_bot_is_handed_on_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    board = written("WEBP")
    (told,), strange = looked_into(monkeypatch, board)
    assert (told.width, told.height, told.frames) == (*SIDES, 1)
    assert (told.normalized, told.content_type) == (board, "image/webp")
    assert strange == []


@pytest.mark.parametrize("strange", [written("WEBP", 2), written("PNG"), b"nothing"], ids=["moving", "other", "none"])
def test_anything_else_is_looked_into_once(monkeypatch: pytest.MonkeyPatch, strange: bytes) -> None:
    assert sides_of_still(strange) is None
    assert looked_into(monkeypatch, strange, strange)[1] == [strange]
