"""What is posted in the channel: the post of a turn, and the last one of a match."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import pairwise

import discord
from discord import ui

from cogs.border.buttons import Button, Buttons
from cogs.border.components import Item, gap, row, screen, text
from cogs.border.custom_ids import PanelPress, pack
from cogs.border.match_buttons import match_button, undo_button
from cogs.border.table_ids import table_id
from cogs.channel.attachments import Picture, board_picture, replay_picture
from cogs.channel.history import with_notes
from cogs.channel.solo_goal import goal_alone
from cogs.channel.solo_record import record_after
from cogs.mail.letters import PublicPost
from cogs.reader import Reader
from cogs.services import Services
from db.match.load import Loaded
from db.match.log import HistoryEntry
from db.outbox import Letter
from db.table.info import SeatInfo, Status, TableInfo
from db.table.waits import hours_of
from engine.core.decision import Seat
from engine.core.game import Result
from engine.core.play import pending
from render.story.line import Folding
from render.story.recap import actions, last_turn, recap
from render.story.verdict import decided_between, verdict
from render.text.board import totals
from render.text.board_lines import TextBoard
from render.text.names import mark
from render.text.phrases import say
from render.text.ping import ping
from render.text.stock import sources
from render.text.words import MissingWords

BY_MODERATOR = "end-by-moderator"
"""The line by which the last post says that a moderator ended the match."""


def mark_of(letter: Letter, verb: str = "open") -> str:
    """Choose the custom id by which the sender knows the message of a letter again after a crash."""
    return pack(PanelPress(verb, letter.match_id, "-", f"{letter.kind}{letter.id}"))


def marks_of(letter: Letter) -> set[str]:
    """List the custom ids of which the post of a letter has one: that of a turn, or that of the end."""
    return {mark_of(letter), mark_of(letter, "turns")}


async def post_of(services: Services, letter: Letter, files: bool = True, warn: bool = False) -> PublicPost:
    """Draw the post of a letter as the match stands now, without files if need be, then with a warning."""
    loaded = await services.matches.load(letter.match_id)
    reader = services.reading(loaded.info.language, loaded.info)
    if loaded.info.status in (Status.OVER, Status.ENDED):
        return await _final(services, loaded, letter, reader, files)
    return await _turn(services, loaded, letter, reader, files, warn)


async def bare_post(services: Services, letter: Letter) -> PublicPost:
    """Draw a post that says no more than whom the table waits for, and how to go on."""
    loaded = await services.matches.load(letter.match_id)
    info, reader = loaded.info, services.reading(loaded.info.language, loaded.info)
    seats = sorted(loaded.waiting) or [each.seat for each in info.seats]
    mentions = [] if _is_quiet(info) else [f"<@{each.user_id}>" for each in info.people_among(seats)]
    said = reader.say("post-bare" if loaded.waiting else "post-bare-over")
    play = Button(mark_of(letter), reader.say("button-play"), "end")
    bare = screen([text(" ".join([*mentions, said])), row(Buttons((play,)))])
    return PublicPost(bare, _pinging(letter, info, seats), quiet=_is_quiet(info))


def _parts(*parts: list[str]) -> list[Item]:
    """Make a block of each part that says anything, with gaps between them."""
    blocks = [text("\n".join(part)) for part in parts if part]
    return [item for block in blocks for item in (gap(), block)][1:]


async def _turn(
    services: Services, loaded: Loaded, letter: Letter, reader: Reader, files: bool, warn: bool
) -> PublicPost:
    info = loaded.info
    view = loaded.game.view(loaded.match.committed, None)
    seats = sorted(loaded.waiting)
    people = info.people_among(seats)
    status = loaded.game.status(view, None)[0]
    heading = [
        f"### {reader.say('post-heading', game=info.game, seats=seats)}",
        f"-# {reader.words.say(status, reader.names)}",
    ]
    goal = goal_alone(services.games[info.game], info, reader) if info.told_n < 0 else ""
    # everybody reads a post, so that it tells and its picture marks what the posts before have not
    told = await services.matches.since(info.id, info.told_n, None)
    shows = services.presentation(info)
    news = with_notes(told, await services.outbox.lines(letter))
    lines = recap(reader.words, shows.folding, news, reader.names)
    happened = [event for each in told if each.rewound_to is None for event in each.events]
    picture = await board_picture(services, loaded, reader, None, happened) if files else None
    board = [] if picture else totals(reader.words, shows.text, view, reader.names)
    warning = [reader.say("post-text-only")] if warn else []
    # a post that comes again in the middle of a turn asks for the turn, not for the step its player has come to
    asked = [each for each in pending(loaded.match.committed) if each.seat in {person.seat for person in people}]
    pinged = ping(reader.words, [f"<@{each.user_id}>" for each in people], asked, reader.names, status)
    calling = [] if _is_quiet(info) else [text(pinged)]
    buttons = (
        Button(mark_of(letter), reader.say("button-play"), "end"),
        match_button(reader, "board", "button-board", info.id),
        match_button(reader, "log", "button-log", info.id),
        undo_button(reader, info.id),
    )
    items = [
        *_parts(heading, [goal] if goal else [], lines, board, warning),
        *_shown(picture),
        *calling,
        row(Buttons(buttons)),
    ]
    attached = [picture.file] if picture else []
    return PublicPost(screen(items), _pinging(letter, info, seats), attached, quiet=_is_quiet(info))


def _shown(picture: Picture | None) -> list[Item]:
    """Show a picture if there is one, else leave some room."""
    return [picture.item] if picture else [gap()]


async def _final(services: Services, loaded: Loaded, letter: Letter, reader: Reader, files: bool) -> PublicPost:
    info, result = loaded.info, loaded.match.committed.result
    view, shows = loaded.game.view(loaded.match.committed, None), services.presentation(info)
    own = None if result is None else shows.text.ending(view)
    people, lines = info.owned_among(each.seat for each in info.seats), await services.outbox.lines(letter)
    is_given_up = result is None and len(people) == 1 and not any(line.key == BY_MODERATOR for _, line in lines)
    if result is None:
        said = reader.say("final-given-up" if is_given_up else "final-ended", game=info.game)
    elif own is not None:
        said = reader.say("final-own", game=info.game, said=say(reader.words, own, reader.names))
    else:
        said = _ending(result, info, reader)
    heading = [f"### {said}"]
    if result is not None and own is None and (won := verdict(reader.words, shows.text, view, result, reader.names)):
        heading.append(won)
    history = await services.matches.history(info.id, None)
    told = with_notes([each for each in history if each.commit_n > info.told_n], lines)
    news = last_turn(reader.words, shows.folding, told, reader.names)
    mentions = [reader.names[each.seat] if _is_quiet(info) else f"<@{each.user_id}>" for each in people]
    small = [_length(reader, shows.folding, history), *await record_after(services, info)]
    small += await _hints_used(services, info, reader)
    small += [] if files else [reader.say("final-no-record")]
    closing = reader.say("final-does-not-count" if is_given_up else "final-thanks", mentions=mentions)
    thanks = [closing, *(f"-# {line}" for line in small)]
    buttons = (
        Button(table_id("rematch", info.id), reader.say("button-rematch"), "end"),
        Button(mark_of(letter, "turns"), reader.say("button-by-turn")),
        match_button(reader, "log", "button-log", info.id),
        match_button(reader, "past", "button-step-through", info.id, "0"),
    )
    items = _parts(heading, [] if is_given_up and info.is_alone else _scores(loaded, shows.text, reader), news)
    pictures = await _last_pictures(services, loaded, reader) if files else []
    items += [picture.item for picture in pictures] or [gap()]
    record = [await record_of(services, reader, info)] if files else []
    post = screen([*items, text("\n".join(thanks)), *map(ui.File, record), row(Buttons(buttons))])
    attached = [*(picture.file for picture in pictures), *record]
    pinged = [] if _is_quiet(info) else people
    return PublicPost(post, _only(pinged), attached, quiet=_is_quiet(info))


def _ending(result: Result, info: TableInfo, reader: Reader) -> str:
    """Say who won, if anybody; a game may say more of an ending in a message of its own, by the key of the ending."""
    about = {"game": info.game, "seats": result.winners}
    with suppress(MissingWords):
        return reader.say(f"final-heading-{result.ending}", **about)
    people = [each.seat for each in info.seats]
    if result.winners and set(people).isdisjoint(result.winners):
        if len(people) == 1:
            return reader.say("final-lost-alone", **about, seat=people[0])
        return reader.say("final-lost", **about)
    return reader.say("final-heading", **about)


async def _hints_used(services: Services, info: TableInfo, reader: Reader) -> list[str]:
    """Say who asked for how many hints, if anybody did."""
    used = await services.hints.used(info.id)
    told = [reader.say("final-hints-seat", seat=seat, count=count) for seat, count in used.items()]
    return [reader.say("final-hints", said=", ".join(told))] if told else []


async def _last_pictures(services: Services, loaded: Loaded, reader: Reader) -> list[Picture]:
    """Draw the last position, and how it came to it."""
    board = await board_picture(services, loaded, reader, None, ())
    replay = await replay_picture(services, loaded, reader, await services.matches.export(loaded.info.id))
    return [picture for picture in (board, replay) if picture is not None]


async def record_of(services: Services, reader: Reader, info: TableInfo) -> discord.File:
    """Make a file of a match's record, named after the game and the number of the match."""
    raw = io.BytesIO(await services.matches.export(info.id))
    return discord.File(raw, f"{info.game}-{info.id}.json", description=reader.say("final-record-alt", game=info.game))


def _scores(loaded: Loaded, board: TextBoard, reader: Reader) -> list[str]:
    """Tell the points of everybody, the best first, and where they come from; of equals, what decided.

    A side that nobody sits at is not told of if it scored nothing, and nobody is where nothing was scored.
    """
    result = loaded.match.committed.result
    view = loaded.game.view(loaded.match.committed, None)
    points = {each.seat: board.score(view, each.seat) for each in loaded.info.seats}
    if result is not None:
        points = dict(enumerate(result.scores))  # sides that nobody sits at may have some too
    ranked = (
        [seat for place in result.ranking for seat in place] if result else sorted(points, key=lambda n: -points[n])
    )
    if result is not None and not result.winners and not any(result.scores):
        return []
    people = {each.seat for each in loaded.info.seats}
    ranked = [seat for seat in ranked if seat in people or points[seat]]
    lines, levels = [], {each.seat: each.level.value for each in loaded.info.seats if each.bot}
    for seat in ranked:
        lines.append(reader.say("final-score", mark=mark(seat), seat=seat, vp=points[seat], skill=levels.get(seat)))
        if source := sources(reader.words, board, view, seat, reader.names):
            lines.append(f"-# {source}")
    return [*lines, *(_ties(result, reader) if result else [])]


def _ties(result: Result, reader: Reader) -> list[str]:
    """Say what decided between players with equal points behind the winners, of whom more is said."""
    said = []
    for better, worse in pairwise(result.ranking[1:]):
        if result.scores[better[0]] == result.scores[worse[0]]:
            said.append(decided_between(reader.words, result, better[0], worse[0], reader.names))
    return [line for line in said if line]


def _length(reader: Reader, folding: Folding, history: Sequence[HistoryEntry]) -> str:
    """Say how long it took."""
    days = (history[-1].at - history[0].at).days if history else 0
    return reader.say("final-length", days=days, count=actions(folding, with_notes(history)))


def _is_quiet(info: TableInfo) -> bool:
    """Whether nobody is to be disturbed: somebody plays alone and did not ask for reminders."""
    return info.is_alone and not hours_of(info)


def _pinging(letter: Letter, info: TableInfo, seats: list[Seat]) -> discord.AllowedMentions:
    """Allow to ping who must act, as far as no post has done so; the others are named all the same.

    Nobody waits for whoever plays alone: they are pinged only if they chose to be reminded.
    """
    if _is_quiet(info):
        return _only(())
    return _only(info.people_among(seat for seat in seats if seat in letter.pings))


def _only(people: Iterable[SeatInfo]) -> discord.AllowedMentions:
    """Allow to ping exactly these people."""
    users = [discord.Object(each.user_id) for each in people if each.user_id is not None]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
