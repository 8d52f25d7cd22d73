"""What happens at a table, one matter each, with the calls to Discord it makes: to be played while a call fails."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.discord.support.acts import (
    absent_for_long,
    ask_about_absent,
    ask_rematch,
    before_a_bot,
    bot_playing,
    end,
    ended,
    hand_over,
    let_bot_play,
    move,
    offer_seat,
    one_turn,
    open_thread,
    pause_and_resume,
    play_in_thread,
    propose_end,
    propose_pause,
    propose_rewind,
    rematch,
    remind,
    rewind,
    take_back,
    take_seat,
    talking,
    with_open_vote,
)
from tests.discord.support.acts_beside import (
    ask_owner,
    asleep,
    choose_hours,
    export_and_import,
    forgotten,
    look,
    pass_a_week,
    start_again,
    stopped_while_posting,
)
from tests.discord.support.acts_in_combat import before_bids, bid_in_secret, bids_opened, fight, go_on
from tests.discord.support.insisting import play_turn, set_table
from tests.discord.support.stage import Stage
from tests.discord.support.table_talk import HOURLY

Part = Callable[[Stage], Awaitable[None]]
PRIVATE = frozenset({"acknowledge", "answer"})
TOLD = frozenset({"post", "look at a message", "edit", "look for a member"})
"""What a new post brings with it."""
OPENING = PRIVATE | {"read the channel", "post", "edit", "look for a member"}
THREAD = frozenset({"open a thread", "show the thread"})
AT_START = frozenset({"publish the commands", "read the channel", "look for a member"})


async def nothing(on: Stage) -> None:
    """Do nothing."""


@dataclass(frozen=True)
class Situation:
    """What was before, what is begun, what follows from it, and the number of posts there are afterwards."""

    begin: Part
    calls: frozenset[str]
    posts: int
    before: Part = set_table
    finish: Part = nothing
    minutes: float = HOURLY
    """Between two rounds of the loops of the bot."""
    game: str = "After the Flood"
    """What its posts begin with."""
    go_on: Part = play_turn
    """How play goes on afterwards, to one more post."""


SITUATIONS = {
    "setting the table": Situation(set_table, OPENING, posts=1, before=nothing),
    "a thread of its own": Situation(open_thread, OPENING | THREAD, posts=1, before=talking, finish=play_in_thread),
    "a turn": Situation(play_turn, PRIVATE | TOLD, posts=2),
    "sealed bids": Situation(
        bid_in_secret, PRIVATE | TOLD, posts=3, before=before_bids, game="Mesopotamia", go_on=go_on
    ),
    "a combat": Situation(fight, PRIVATE | TOLD, posts=4, before=bids_opened, game="Mesopotamia", go_on=go_on),
    "reminders": Situation(remind, PRIVATE | TOLD | {"delete"}, posts=2, finish=play_turn),
    "somebody is absent": Situation(
        ask_about_absent, PRIVATE | TOLD | {"delete"}, posts=2, before=absent_for_long, finish=let_bot_play
    ),
    "a seat is handed over": Situation(hand_over, PRIVATE | TOLD, posts=2),
    "a seat is taken back": Situation(take_back, PRIVATE | {"edit"}, posts=2, before=bot_playing),
    "a seat is handed on": Situation(offer_seat, PRIVATE | TOLD, posts=2, finish=take_seat),
    "a pause": Situation(propose_pause, PRIVATE | TOLD, posts=2, finish=pause_and_resume),
    "a rewind": Situation(propose_rewind, PRIVATE | TOLD, posts=3, before=one_turn, finish=rewind),
    "the end": Situation(propose_end, PRIVATE | TOLD - {"look for a member"}, posts=2, finish=end),
    "a rematch": Situation(ask_rematch, OPENING, posts=3, before=ended, finish=rematch),
    "a move": Situation(move, PRIVATE | TOLD, posts=1, before=with_open_vote),
    "looking": Situation(look, PRIVATE | {"close an answer"}, posts=1),
    "asking for the owner": Situation(ask_owner, PRIVATE | {"ask for the owner"}, posts=1),
    "the owner's files": Situation(export_and_import, PRIVATE | {"post", "look for a member"}, posts=1),
    "a form": Situation(choose_hours, PRIVATE, posts=1),
    "a forgotten lobby": Situation(pass_a_week, OPENING, posts=1, before=forgotten, minutes=24 * 60),
    "the start": Situation(start_again, AT_START, posts=1, before=stopped_while_posting),
    "a bot in between": Situation(play_turn, PRIVATE | TOLD, posts=4, before=before_a_bot),
    "a thread that sleeps": Situation(play_turn, PRIVATE | TOLD | {"find the channel"}, posts=2, before=asleep),
}
