"""The made-up game by commands: completed from what is legal, refused with a reason, in both languages."""

from __future__ import annotations

from pathlib import Path

from tests.discord.support.scene import names_of
from tests.discord.support.stage import acted
from tests.discord.toy.delta import DEALT, asked, bid, delta, loaded_match, rest, seed_with, set_up


@acted
async def test_a_bid_typed_again_takes_the_first_one_back(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        await set_up(table)
        ada, bilal = table.players.values()
        assert "Take the bid back" in [part["label"] for part in (await table.type(ada, "delta bid", silver=3)).buttons]
        await table.type(ada, "delta bid", silver=1)
        seen = await table.type(bilal, "delta bid", silver=7)
        assert "You have 3 silver and cannot bid more." in seen.text
        await table.type(bilal, "delta bid", silver=2)
        assert (await loaded_match(table)).match.committed.bids == [1, 2]


@acted
async def test_actions_and_what_they_need_are_completed(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        await set_up(table)
        await bid(table, Ada=1, Bilal=0)
        ada, bilal = table.players.values()
        offered = await ada.autocomplete(table.channel, "delta do", "action", "")
        assert {"Go fishing", "Rest", "Hold a feast"} <= {each["name"] for each in offered}
        cards = await ada.autocomplete(table.channel, "delta do", "what", "", action="feast")
        assert cards
        assert await bilal.autocomplete(table.channel, "delta do", "action", "") == []
        await table.type(ada, "delta do", action="feast", what=cards[0]["value"], end="yes")
        assert await asked(table) == [bilal]
        assert (await loaded_match(table)).match.committed.players[0].points > 0


@acted
async def test_an_offering_is_typed_and_sealed_in_one_go_or_in_two(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        await set_up(table, seed=seed_with({DEALT: {1, 2, 3}}))
        await bid(table, Ada=1, Bilal=0)
        for _ in range(2):
            await rest(table)
        ada, bilal = table.players.values()
        await table.type(ada, "delta offer", goods="1 fish")
        assert len((await loaded_match(table)).match.draft_of(0)) == 1
        await table.press(ada, "Seal the offering")
        await table.type(bilal, "delta offer", goods="1 grain, 1 reed", end="yes")
        players = (await loaded_match(table)).match.committed.players
        assert [player.goods for player in players] == [
            {"grain": 1, "reed": 1, "fish": 0},
            {"grain": 0, "reed": 0, "fish": 1},
        ]


@acted
async def test_every_command_has_french_names(tmp_path: Path) -> None:
    async with delta(tmp_path, 1) as table:
        group, commands = await names_of(table, "delta")
        assert group == "delta"
        assert {name: french for name, (french, _) in commands.items()} == {
            "bid": "miser",
            "do": "faire",
            "offer": "offrir",
        }
        assert commands["do"][1] == {"action": "action", "what": "quoi", "end": "fin"}
