"""A player of Assyria that looks one answer ahead: what a choice brings by itself, with the values of AS1-AS12.

The player at the table goes further: it plays a whole expansion turn in its head before it takes a column, a hex or a
card, feeds all huts at once in the best way, and thinks of the turns a hut will stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.assyria.bot.court import Court
from engine.assyria.bot.player import DONE, Greedy
from engine.assyria.bot.seen import Seen
from engine.assyria.bot.spending import Deed, Spending
from engine.assyria.buy_card import price_of
from engine.assyria.data import CARDS, DIGNITARIES, HEXES, HUT_VP, INCOME, RIVERS, WELL_VP, corners_at, hexes_of
from engine.assyria.feeding import is_wild, matching, symbols
from engine.assyria.supply import PLAN
from engine.assyria.view import AssyriaView
from engine.core.decision import Answer, Decision


class OneStep:
    """Takes what is best by itself; where the player at the table looks no further either, it answers the same."""

    def answer(self, view: AssyriaView, decision: Decision) -> Answer:
        """Give the answer that brings most at once."""
        step, choice = Step(Seen(view, decision.seat)), decision.choice
        offered = [option.id for option in choice.offered]
        if not choice.singles:
            best = sorted(offered, key=step.hut, reverse=True)
            sets = (tuple(sorted(best[:size])) for size in range(len(best), -1, -1))
            return next(each for each in sets if choice.accepts(each))
        match decision.kind:
            case "harvest":
                return max(offered, key=lambda column: step.column(int(column) - 1))
            case "hut":
                return max(offered, key=step.new_hut)
            case "feed":
                cards = [card for card in offered if card != PLAN]
                return max(cards, key=lambda card: step.meal(card, _unfed(decision)))
            case "action":
                deed = step.best({key: step.seen.targets(key) for key in offered if key != DONE})
                return deed.key if deed else DONE
            case "build.hex" | "extend.hex" | "intrigue.dignitary" | "offer.camels" | "buy.card":
                deed = step.best({decision.kind.partition(".")[0]: offered})
                return deed.target if deed else offered[0]
        return Greedy().answer(view, decision)


def _unfed(decision: Decision) -> list[str]:
    hexes = decision.about["hexes"]
    assert isinstance(hexes, list | tuple)
    return [str(hex_id) for hex_id in hexes]


class Step(Spending):
    """What single things are worth to one seat now."""

    def column(self, column: int) -> float:
        """Its symbols, and the place in the turn order. AS7, AS9"""
        return sum(map(symbols, self.seen.view.market[column])) - self._weights.early * column

    def hut(self, hex_id: str) -> float:
        """The points of a fed hut in this turn, or on a river its camels. AS6"""
        terrain = HEXES[hex_id].terrain
        if terrain not in RIVERS:
            return HUT_VP[terrain]
        others = (HEXES[other].terrain for other in self.seen.me.settled if other != hex_id)
        return self.seen.values.camel * (INCOME.further if terrain in others else INCOME.first)

    def new_hut(self, hex_id: str) -> float:
        """A hut where cards held can feed it, with the wells it makes possible; else a bridge at most. AS7"""
        return self.hut(hex_id) + self._wells(hex_id) if self._can_feed(hex_id) else self._weights.hope

    def _wells(self, hex_id: str) -> float:
        """The wells it completes, and those that then lack one hut. AS4"""
        view, settled = self.seen.view, set(self.seen.me.settled)
        corners = [hexes_of(corner) for corner in corners_at(self.seen.players)[hex_id] if corner not in view.wells]
        huts = Counter(len(settled.intersection(corner)) for corner in corners)
        return WELL_VP[view.reign - 1] * min(huts[2], view.wells_left) + self._weights.half_well * huts[1]

    def _can_feed(self, hex_id: str) -> bool:
        """Say whether the cards have symbols left for one hut more on its food, or a card for any food."""
        hungry = self._hungry([*self.seen.me.settled, hex_id])
        foods = {HEXES[other].food for other in hungry}
        return HEXES[hex_id].food not in foods or len(hungry) <= sum(map(is_wild, self.seen.hand))

    def _hungry(self, huts: Iterable[str]) -> list[str]:
        """The huts for which no symbols of their food are held; those worth less go without first."""
        held: Counter[str] = Counter()
        for card in self.seen.me.cards:
            held[CARDS[card].food] += symbols(card)
        hungry = []
        for hex_id in sorted(huts, key=self.hut, reverse=True):
            held[HEXES[hex_id].food] -= 1
            if held[HEXES[hex_id].food] < 0:
                hungry.append(hex_id)
        return hungry

    def meal(self, card: str, unfed: Iterable[str]) -> float:
        """What the huts bring that a card feeds, less what the card would be worth later."""
        return self._fed(card, unfed) - self.seen.values.card(card)

    def _fed(self, card: str, unfed: Iterable[str]) -> float:
        best = sorted(map(self.hut, matching(card, unfed)), reverse=True)
        return sum(best[: symbols(card)])

    def card(self, card: str) -> Deed:
        """Food for huts that stand and have none: what they bring in a turn. AS7, AS8"""
        if self.seen.is_last_turn:
            gain = self.seen.values.card(card)
        else:
            gain = self._fed(card, self._hungry(self.seen.me.settled))
        return Deed("buy", card, price_of(card), gain)

    def intrigues(self, offered: list[str]) -> Iterator[Deed]:
        """One hut in Assur. AS10, AS11"""
        court = Court(self.seen)
        now = court.worth({})
        for key in offered:
            yield Deed("intrigue", key, DIGNITARIES[key].cost, court.worth({key: 1}) - now)
