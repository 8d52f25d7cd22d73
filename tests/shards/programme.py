"""The programme behind `make run`, for which Discord is at another address: that of the simulated one."""

from __future__ import annotations

import os
import sys

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

import bot

if __name__ == "__main__":
    address = os.environ["DISCORD_ADDRESS"]
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws://{address}/gateway")
    sys.exit(bot.main())
