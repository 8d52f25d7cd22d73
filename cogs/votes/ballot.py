"""The message of a vote: its question while it is open, one line when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from discord import ui
from discord.utils import format_dt

from cogs.border.buttons import Button, Buttons
from cogs.border.components import notice, row, screen, text
from cogs.border.match_buttons import resume_button, take_back_button
from cogs.border.table_ids import table_id
from cogs.border.wording import cut
from cogs.reader import Reader
from cogs.votes.level_words import about_level
from db.match.load import Loaded
from db.outbox import Letter
from db.store.timestamps import read
from db.table.info import TableInfo
from db.table.votes import CHOICES, Vote
from engine.core.decision import Arg, Seat, Text
from engine.core.game import default_of
from engine.core.levels import Level
from render.story.rewind import otherwise
from render.text.names import letter, mark, person
from render.text.words import MissingWords

LONG = 34
"""So many characters the longest button of a vote may have."""
PATIENCE = timedelta(hours=12)
"""So long nobody is absent, unless they have left the server."""
USUAL = Text("default-usual")
BUTTONS = {"agree": "button-agree", "refuse": "button-refuse", "wait": "button-wait", "bot": "button-bot"}


def usual_answer(loaded: Loaded, seat: Seat) -> Text:
    """Name what an absent player is taken to say: the label of that answer, if it is a whole turn by itself."""
    for question in loaded.asked:
        if question.seat == seat and not question.optional and seat not in loaded.match.drafting:
            return next(iter(question.choice.said(default_of(question))), USUAL)
    return USUAL


def seats_of(info: TableInfo, users: Iterable[int]) -> list[Seat]:
    """Find the seats of some users, those who have none left out."""
    found = (info.seat_of(user) for user in users)
    return sorted(seat for seat in found if seat is not None)


def voters(info: TableInfo, but: Seat | None = None) -> list[int]:
    """List the users at a table who can be asked: bots do not vote, but those for whom one sits in do."""
    return [each.user_id for each in info.seats if each.user_id and each.seat != but]


def deciders(info: TableInfo, vote: Vote) -> list[Seat]:
    """Find the seats of those who decided a vote: who answered, or where nobody was asked who wished it."""
    wished = () if vote.opened_by is None else (vote.opened_by,)
    return seats_of(info, vote.answers or wished)


def user_name(info: TableInfo, reader: Reader, user_id: int | None, given: str = "") -> str:
    """Name a user by their seat, or as they were called when they did something."""
    seat = None if user_id is None else info.seat_of(user_id)
    return person(given, reader.say("seat-name", letter="?")) if seat is None else reader.names[seat]


def ballot_marks(letter: Letter) -> set[str]:
    """Choose the custom id by which the sender knows the message of a vote again after a crash."""
    return {table_id("vote", letter.match_id, f"{letter.payload['vote']}.{CHOICES[letter.payload['kind']][0]}")}


def is_way_back(vote: Vote) -> bool:
    """Say whether a vote on a rewind is about taking the last one back."""
    return bool(vote.payload.get("back"))


def ballot(
    info: TableInfo,
    vote: Vote,
    reader: Reader,
    undone: Sequence[str] = (),
    *,
    dice: bool = False,
    bots: bool = False,
    losing: Sequence[Seat] = (),
) -> ui.LayoutView:
    """Draw an open vote; whoever has not answered is mentioned, which pings only when the message is new.

    Of a rewind `undone` tells what would go, or come back, `dice` whether some were rolled there, `bots` whether
    some of it is theirs, and `losing` who besides the one who asks would lose something they did.
    """
    lines = _absent(info, vote, reader) if vote.kind == "absent" else _question(info, vote, reader, undone)
    if losing:
        lines.insert(-1, reader.say("rewind-yours-too", seats=losing))
    lines[-1:-1] = otherwise(reader.words, chance=dice, bots=bots)
    lines += _waiting_for(info, vote, reader)
    buttons = tuple(Button(_id(vote, choice), _button(vote, reader, choice)) for choice in CHOICES[vote.kind])
    return screen([text("\n".join(lines)), row(Buttons(buttons))])


def choice_label(vote: Vote, reader: Reader, choice: str) -> str:
    """Word an answer to a vote."""
    if choice == "default":
        return reader.say("vote-default", label=_default(vote, reader), seat=vote.seat)
    return reader.say(f"vote-{choice}" if vote.kind == "absent" else _key(vote, choice))


def say_counted(vote: Vote, reader: Reader, choice: str) -> str:
    """Tell a voter what they have answered."""
    if vote.kind != "absent" and (vote.kind, choice) != ("offer", "agree"):
        return reader.say(f"vote-counted-{choice}")
    return reader.say("vote-counted", label=choice_label(vote, reader, choice))


def closed_ballot(info: TableInfo, vote: Vote, reader: Reader, outcome: str) -> ui.LayoutView:
    """Draw a vote that is over: one line, and the way back if there is one."""
    line = say_outcome(info, vote, outcome, reader)
    buttons: list[Button[str]] = []
    if (vote.kind, outcome) == ("absent", "bot"):
        buttons.append(take_back_button(info, reader, str(vote.seat)))
    elif (vote.kind, outcome) in (("absent", "pause"), ("pause", "agree")):
        buttons.append(resume_button(info, reader))
    return notice(line, buttons)


def duration(reader: Reader, since: datetime, until: datetime) -> str:
    """Say how long something lasted."""
    lasted = until - since
    if lasted < timedelta(days=1):
        return reader.say("span-hours", hours=int(lasted / timedelta(hours=1)))
    return reader.say("span-days", days=lasted.days)


def _id(vote: Vote, choice: str) -> str:
    return table_id("vote", vote.match_id, f"{vote.id}.{choice}")


def _key(vote: Vote, choice: str) -> str:
    if vote.kind == "offer":
        return "button-take-seat" if choice == "agree" else "button-no"
    return BUTTONS.get(choice, f"button-{choice}")


def _button(vote: Vote, reader: Reader, choice: str) -> str:
    if choice != "default":
        return reader.say(_key(vote, choice))
    assert vote.seat is not None
    said = _for_absent(vote, reader, _default(vote, reader))
    return said if len(said) <= LONG else cut(_for_absent(vote, reader, reader.words.say(USUAL)), LONG)


def _for_absent(vote: Vote, reader: Reader, label: str) -> str:
    return reader.say("button-default", label=label, name=reader.plain[vote.seat or 0])


def _spelled_out(vote: Vote, reader: Reader) -> list[str]:
    """Say what the default move is, where that is too long for its button."""
    label = _default(vote, reader)
    if len(_for_absent(vote, reader, label)) <= LONG:
        return []
    return [f"-# {reader.say('vote-usual', default_said=reader.words.say(USUAL), label=label)}"]


def _default(vote: Vote, reader: Reader) -> str:
    """Word the default move; a game may say more than on its button, by `default-` and the key of that."""
    stored = vote.payload["default"]
    with suppress(MissingWords):
        return reader.words.say(Text(f"default-{stored['key']}", stored["args"]), reader.names)
    return reader.words.say(Text(stored["key"], stored["args"]), reader.names)


def _absent(info: TableInfo, vote: Vote, reader: Reader) -> list[str]:
    asked = seats_of(info, vote.asked)
    said = {seat: vote.answers.get(info.seat(seat).user_id or 0) for seat in asked}
    votes = [
        reader.say("vote-choice", seat=seat, label=choice_label(vote, reader, choice))
        if choice
        else reader.say("vote-not-yet", seat=seat)
        for seat, choice in said.items()
    ]
    mentioning, since = _mentioning(info, vote, reader), read(vote.payload.get("counted", vote.payload["since"]))
    if vote.opened_at - since < PATIENCE:
        question = mentioning.say("vote-absent-left", seat=vote.seat, seats=asked)
    else:
        question = mentioning.say(
            "vote-absent", seat=vote.seat, time=duration(reader, since, vote.opened_at), seats=asked
        )
    return [
        f"{question} {reader.say('vote-absent-rule', count=len(asked))}",
        *_spelled_out(vote, reader),
        " · ".join(votes),
        f"-# {reader.say('vote-absent-back', seat=vote.seat)}",
    ]


def _question(info: TableInfo, vote: Vote, reader: Reader, undone: Sequence[str]) -> list[str]:
    by = user_name(info, reader, vote.opened_by, vote.payload.get("by", ""))
    match vote.kind:
        case "offer":
            return [_offer(info, vote, reader)]
        case "rewind":
            # an empty line ends the quote wherever the message is read
            asks = reader.say("rewind-back-ask" if is_way_back(vote) else "rewind-ask", name=by)
            head = [asks, *(f"> {line}" for line in undone), ""]
        case "replace":
            named = person(vote.payload["name"], "")
            head = [reader.say("replace-vote", proposer=by, name=named, letter=letter(vote.seat or 0))]
        case "level":
            head = [reader.say("level-vote", name=by, **_level(info, vote))]
        case _:
            head = [reader.say(f"{vote.kind}-vote", name=by)]
    return [*head, f"-# {_tally(info, vote, reader)}"]


def _level(info: TableInfo, vote: Vote) -> dict[str, Arg]:
    """Say for a sentence which bot is meant, and which level."""
    return about_level(info.seat(vote.seat or 0), Level(vote.payload["level"]))


def _offer(info: TableInfo, vote: Vote, reader: Reader) -> str:
    about = {"mention": f"<@{vote.payload['user']}>", "letter": letter(vote.seat or 0), "game": info.game}
    seats = vote.payload.get("seats", ())
    if len(seats) > 1:
        return reader.say("replace-ask", **about, seats=seats)
    name = reader.names[seats[0]] if seats else vote.payload["asker"]
    return reader.say("replace-ask-alone", **about, name=name)


def _tally(info: TableInfo, vote: Vote, reader: Reader) -> str:
    agreed, missing = seats_of(info, vote.answers), seats_of(info, vote.missing)
    said = reader.say("vote-agreed", seats=agreed) if agreed else reader.say("vote-agreed-none")
    needed = _mentioning(info, vote, reader).say("vote-needed", seats=missing)
    return f"{said} · {needed}" if missing else said


def _mentioning(info: TableInfo, vote: Vote, reader: Reader) -> Reader:
    """Name those who have not answered by a mention."""
    names = list(reader.names)
    for seat in seats_of(info, vote.missing):
        names[seat] = f"<@{info.seat(seat).user_id}>"
    return replace(reader, names=tuple(names))


def _waiting_for(info: TableInfo, vote: Vote, reader: Reader) -> list[str]:
    """Say how long the vote waits for those for whom a bot sits in."""
    away = seats_of(info, info.away.intersection(vote.missing))
    when = format_dt(vote.decided_without_at, "f")
    return [f"-# {reader.say('vote-away', seats=away, when=when)}"] if away else []


def say_outcome(info: TableInfo, vote: Vote, outcome: str, reader: Reader) -> str:
    """Word what came of a vote."""
    decided = deciders(info, vote)
    refuser = next((user for user, said in vote.answers.items() if said == "refuse"), None)
    about = {"letter": letter(vote.seat or 0), "name": person(vote.payload.get("name", ""), "")}
    match vote.kind, outcome:
        case _, "expired":
            return reader.say("vote-expired")
        case _, "played":
            return reader.say("vote-played", seat=vote.seat)
        case _, "moved-on":
            return reader.say("table-moved-on" if vote.kind == "rewind" else "vote-expired")
        case "absent", "wait":
            return reader.say("vote-waited", seat=vote.seat)
        case "absent", "default":
            return reader.say("vote-default-done", seats=decided, seat=vote.seat, label=_default(vote, reader))
        case "absent", "bot":
            plays = reader.say("bot-plays", mark=mark(vote.seat or 0), seat=vote.seat, seats=decided)
            return f"{plays} {reader.say('bot-take-back', seat=vote.seat)}"
        case ("absent", "pause") | ("pause", "agree"):
            return reader.say("pause-done", seats=decided)
        case "rewind", "agree":
            done = "rewind-back-done" if is_way_back(vote) else "rewind-done"
            return reader.say(done, name=user_name(info, reader, vote.opened_by, vote.payload.get("by", "")))
        case "rewind", _:
            asker = user_name(info, reader, vote.opened_by, vote.payload.get("by", ""))
            return reader.say("rewind-refused", name=user_name(info, reader, refuser), asker=asker)
        case "end", "agree":
            return reader.say("end-by-table")
        case "level", "agree":
            return reader.say("level-agreed", seats=decided, **_level(info, vote))
        case "level", _:
            return reader.say("level-refused", name=user_name(info, reader, refuser))
        case "replace", "agree":
            return reader.say("replace-agreed", **about, seats=decided)
        case "offer", "agree":
            return reader.say("replace-done", **about, former=vote.payload["former"])
        case "offer", _:
            return reader.say("replace-declined", **about)
    return reader.say("end-refused", name=user_name(info, reader, refuser))
