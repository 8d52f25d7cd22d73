"""Where a player sees what play alone does not tell the place of: cells of pictures, parts that the code puts together.

Whoever judges a sentence must know what it stands in or beside: "Irr." is no sentence, but fits a narrow cell.
"""

from __future__ import annotations

from collections.abc import Mapping

FRAMES: Mapping[str, tuple[str, str]] = {
    "check-commit": ("check-difference", "what"),
    "check-draws": ("check-difference", "what"),
    "check-events": ("check-difference", "what"),
    "check-forced": ("check-difference", "what"),
    "check-refused": ("check-difference", "what"),
    "check-broke": ("check-difference", "what"),
    "check-snapshot": ("check-difference", "what"),
    "check-state": ("check-difference", "what"),
    "check-waiting": ("check-difference", "what"),
    "default-usual": ("vote-usual", "default_said"),
    "rewind-asks": ("rewind-back-heading", "way"),
    "rewind-at-once": ("rewind-back-heading", "way"),
    "rewind-bots": ("rewind-also", "said"),
    "rewind-theirs": ("rewind-also", "said"),
    "rewind-yours": ("rewind-also", "said"),
    "settings-time": ("settings-quiet-hours", "first_said"),
    "settings-time-sharp": ("settings-quiet-hours", "last_said"),
    "span-days": ("vote-absent", "time"),
    "span-hours": ("vote-absent", "time"),
    "ticks-closed": ("refused-ticks-left", "why_said"),
    "ticks-final": ("refused-ticks-both", "why_said"),
    "ticks-one-only": ("refused-ticks-both", "why_said"),
    "useful-attach-files": ("permission-useful", "lack"),
    "useful-create-public-threads": ("permission-useful", "lack"),
    "useful-read-message-history": ("permission-useful", "lack"),
    "vote-bot": ("vote-choice", "label"),
    "vote-default": ("vote-choice", "label"),
    "vote-pause": ("vote-choice", "label"),
    "vote-wait": ("vote-choice", "label"),
    "wanted-turn": ("post-ping", "request"),
}
"""The message that the code puts another into, and as what."""
PLACES: Mapping[str, str] = {
    "amounts-bring": "after an option that says what is given",
    "arrange-": "lining up troops one by one",
    "arranged-": "lining up troops, the line that repeats them",
    "board-views": "name of a menu below the board",
    "chart-title": "heading of the chart of points",
    "choice-": "a choice offered while a command is typed",
    "closeup-food-": "head of a row in the table of foods",
    "closeup-key-note": "line below the picture key",
    "closeup-": "option of the menu of pictures",
    "column-note": "note below a column of cards in the menu of the harvest",
    "command-": "a command as it is typed, or what Discord says about it",
    "group-": "part of a long menu of hexes",
    "have-note": "note below an option of a menu",
    "info-": "line about a match",
    "language-": "a language, in the middle of a sentence",
    "legend-": "line of the picture key, beside its sign",
    "list-lobby": "line below a match in the list",
    "list-lost": "line below a match in the list",
    "list-paused": "line below a match in the list",
    "list-waiting": "line below a match in the list",
    "list-yours": "line below a match in the list",
    "lobby-language": "last line of the lobby, after a dot",
    "lobby-no-reminders": "last line of the lobby, after a dot",
    "lobby-reminders": "last line of the lobby, after a dot",
    "markets-": "head of a column in the table of markets",
    "option-": "an option of a command as it is typed, or what Discord says about it",
    "partner-": "after what is traded: with whom",
    "picture-assur-": "head of a column in the picture of Assur",
    "picture-box-": "name of a worker box in the picture",
    "picture-key-": "small key below the picture, a word beside its sign",
    "picture-place": "place of a player, in a badge of the picture",
    "picture-short-": "short name of a worker box in a narrow cell of a player's strip in the picture, before a number",
    "picture-strip-": "head of a narrow column above the players' strips in the picture",
    "picture-to-play": "title of the picture, beside the badge of whoever is to play",
    "picture-stock": "the picture, before a row of goods with their numbers",
    "picture-": "a word in the picture",
    "quiet-": "what an action was in which nothing was done, in the menu of actions to undo",
    "rating-": "a rating, in a sentence",
    "recap-harvests-too": "a post, after what another player harvests",
    "recap-value": "the log, below the heading of a turn",
    "recap-left": "one player among those of the last scoring",
    "rewind-also": "note below an action in the menu of actions to undo, before who is asked",
    "rewind-only": "note below an action in the menu of actions to undo, before who is asked",
    "rewind-and-more": "an action in the menu of actions to undo",
    "rewind-quiet": "what an action was in which nothing was done, in the menu of actions to undo",
    "rewind-bots": "note below an action in the menu of actions to undo",
    "rewind-theirs": "note below an action in the menu of actions to undo",
    "rewind-yours": "note below an action in the menu of actions to undo",
    "rewind-yours-too": "the vote on a rewind",
    "rewind-you": "whose action it was, in the menu of actions to undo",
    "seat-": "name of a seat",
    "settings-quiet-hours": 'after "Quiet hours:" in the settings',
    "source-": "a source of points",
    "special-": "special rule of an area, after its name",
    "sum-": "after a list that is being typed: what it comes to",
    "typed-": "quoted in an answer to a typed command",
    "vote-needed": "after who has agreed to a vote",
}
"""Where what begins so is seen, in words; longer beginnings go before shorter ones."""


def place(key: str, heard: str) -> str:
    """Say where a message is seen: in words of its own if it has any, else where it was heard."""
    found = max((begins for begins in PLACES if key.startswith(begins)), key=len, default="")
    return PLACES.get(found, heard)
