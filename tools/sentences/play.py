"""Random matches told in every way a player may read them, so that each message is heard as it really stands."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from cogs.registry import PlayableGame
from engine.core.decision import Chooser, Decision, Move
from engine.core.game import Event
from engine.core.play import shown, waiting_on
from render.picture.audience import Audience
from render.picture.board import PictureBoard
from render.story.log import log_pages
from render.story.recap import by_turn, recap, so_far
from render.story.verdict import verdict
from render.text.board import text_board, totals
from render.text.phrases import say
from render.text.ping import ping
from render.text.stock import outlook, sources, stock
from tools.fuzz.answers import Curious, random_move
from tools.fuzz.play import Play
from tools.fuzz.setups import random_setup
from tools.sentences.listener import Listener

NAMES = ("Ada", "James", "Chloe", "Dario", "Émile", "Farah")
"""One of them ends in s."""
FEW = 5
"""So many answers of a question are worded as a panel repeats them."""
SELDOM = 40
"""One moment in so many is drawn and read out."""


Choose: TypeAlias = Callable[[Sequence[Decision], Chooser], Move]


class Press(NamedTuple):
    """A stored press, as far as it is told."""

    events: Sequence[Event]
    seat: int | None = None
    undid: int = 0


def play_matches(game: PlayableGame, words: Listener, moves: int, seed: int) -> None:
    """Play so many moves, by good, curious and careless players in turn, and let the words tell them."""
    chooser, curious = random.Random(seed), Curious()
    players: Sequence[Choose | None] = (None, curious.move, random_move)
    for n in itertools.count():
        seats = game.rules.seats[n % len(game.rules.seats)]
        play = Play(game.rules, random_setup(game.rules, seats, chooser), chooser.randbytes(16))
        play.begin()
        table, choose = Table(game, words, play), players[n % len(players)] or _good_player(play)
        while play.state.result is None and moves > 0:
            play.play(choose(play.outcome.asked, chooser))
            moves -= 1
            table.moment(looking=chooser.randrange(SELDOM) == 0)
        table.end()
        if moves <= 0:
            return


def _good_player(play: Play[Any]) -> Choose:
    """Let the game's own player answer."""

    def choose(asked: Sequence[Decision], _: Chooser) -> Move:
        decision = next(each for each in asked if not each.optional)
        answer = play.game.bot().answer(play.game.view(play.state, decision.seat), decision)
        return Move(decision.seat, decision.kind, answer)

    return choose


class Table:
    """One match, as everybody reads it."""

    def __init__(self, game: PlayableGame, words: Listener, play: Play[Any]) -> None:
        self._rules, self._shows, self._words, self._play = game.rules, game.presentation, words, play
        self._names = NAMES[: play.record.setup.seats]
        self._told = [Press(play.outcome.events)]
        self._draft: list[Event] = []
        self._asked()

    def moment(self, looking: bool) -> None:
        """Tell what has just happened and what is asked now; if somebody is `looking`, the board as well."""
        outcome = self._play.outcome
        self._told.append(Press(outcome.events))
        self._draft += outcome.events
        with self._words.seen("log"):
            for event in outcome.events:
                self._words.tell(event, self._names)
        with self._words.seen("panel, So far"):
            so_far(self._words, self._shows.folding, self._draft, self._names)
        if outcome.commit:
            with self._words.seen("post"):
                recap(self._words, self._shows.folding, [Press(tuple(self._draft))], self._names)
            self._draft.clear()
        self._asked()
        if looking:
            self._look()

    def _asked(self) -> None:
        outcome = self._play.outcome
        for decision in outcome.asked:
            self._question(decision)
        if outcome.asked:
            status = self._rules.status(self._rules.view(outcome.state, None), None)
            with self._words.seen("ping"):
                mentions = [f"@{self._names[each.seat]}" for each in outcome.asked if not each.optional]
                ping(self._words, mentions, outcome.asked, self._names, status[0] if status else None)
        for seat in range(len(self._names)):
            with self._words.seen("panel, how it stands"):
                for line in self._rules.status(self._rules.view(outcome.state, seat), seat):
                    self._words.say(line, self._names)

    def _question(self, decision: Decision) -> None:
        hints, choice = decision.hints, decision.choice
        hand = choice.by_hand()
        answers = (decision.default, hints.proposed, *itertools.islice(choice.answers(), FEW))
        said = {
            "question": (decision.prompt,),
            "name of a menu": (hints.menu,),
            "button": (hints.none,),
            "refusal": hints.refused,
            "option": (*choice.ingredients(), *(slot.label for slot in (hand.slots if hand else ()))),
            "answer": (text for answer in answers if answer is not None for text in choice.said(answer)),
        }
        for where, texts in said.items():
            with self._words.seen(where):
                for text in texts:
                    if text is not None:
                        self._words.say(text, self._names)
        for option in choice.offered:
            if option.note is not None:
                with self._words.seen(f'note below the option "{self._words.say(option.label, self._names)}"'):
                    self._words.say(option.note, self._names)

    def _look(self) -> None:
        state, words, names = self._play.state, self._words, self._names
        waiting = sorted(waiting_on(self._play.outcome.asked))
        with words.seen("post"):
            for part in (self._told, self._told[-SELDOM:]):
                recap(words, self._shows.folding, part, names)
        with words.seen("log"):
            log_pages(words, self._shows.folding, self._told, names)
        for seat in range(len(names)):
            view = self._rules.view(state, seat)
            with words.seen("board in words"):
                text_board(words, self._shows.text, view, names)
                totals(words, self._shows.text, view, names)
            with words.seen("My stock"):
                stock(words, self._shows.text, view, seat, names)
                sources(words, self._shows.text, view, seat, names)
            if seat not in waiting:
                with words.seen("private answer"):
                    outlook(words, self._shows.text, view, seat, waiting)
        self._pictures(Audience(words, names, waiting, shown(self._told[-1].events, None)))

    def _pictures(self, audience: Audience) -> None:
        pictures = self._shows.pictures
        if pictures is None:
            return
        with self._words.seen("picture"):
            view = self._rules.view(self._play.state, 0)
            pictures.board(view, audience)
            for name in pictures.closeups:
                pictures.closeup(name, view, audience, 0)
            self._episodes(pictures, view, audience)

    def _episodes(self, pictures: PictureBoard, view: Any, audience: Audience) -> None:
        episodes = self._shows.episodes
        if episodes is None:
            return
        happened = shown([event for press in self._told for event in press.events], None)
        for each in episodes.found(list(happened)):
            pictures.closeup(episodes.closeup, view, msgspec.structs.replace(audience, episode=each.events), 0)
            with self._words.seen("option of the menu of what is over, and its heading"):
                say(self._words, each.title, self._names)

    def end(self) -> None:
        """Tell how it ended, if it did."""
        self._look()
        result = self._play.state.result
        with self._words.seen("final post"):
            by_turn(self._words, self._shows.folding, self._told, self._names)
            if result is not None:
                view = self._rules.view(self._play.state, None)
                verdict(self._words, self._shows.text, view, result, self._names)
