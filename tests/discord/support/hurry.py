"""A match played on quickly: answers go straight to the bot's services, posts and private answers are the real ones."""

from __future__ import annotations

import random

from tests.discord.support.stage import Shown, Stage


async def play_on(table: Stage, match_id: int, presses: int, chance: random.Random) -> bool:
    """Answer so many questions at random in the names of their players, then let the post come; say if it goes on."""
    matches = table.bot.services.matches
    with table.env.time_context():
        loaded = await matches.load(match_id)
        for _ in range(presses):
            if not loaded.waiting:
                break
            question = next(each for each in loaded.asked if not each.optional)
            user_id = loaded.info.seat(question.seat).user_id
            answer = question.choice.sample(chance)
            loaded = (await matches.answer(match_id, question.seat, question.token, [answer], user_id)).loaded
    await let_post(table, match_id)
    return bool(loaded.waiting)


async def let_post(table: Stage, match_id: int) -> None:
    """Let the bots of a match play, and its posts come, as after a press."""
    sender = table.bot.services.sender
    with table.env.time_context():
        sender.wake(match_id)
        await sender.at_rest()
    await table.env.settle()


def labels(seen: Shown) -> list[str]:
    """Read the buttons that can be pressed."""
    return [part["label"] for part in seen.buttons]
