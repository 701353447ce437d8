"""A bot that comes to a table by its link, takes an open seat and plays: python remote_bot.py LINK"""

import random
import sys

from banneret.server.client.client import play
from banneret.server.client.rest import read_link, take_seat
from banneret.table.protocol import Asked, Table


def choose(asked: Asked, table: Table) -> str:
    """Fight where there is a fight to be had, and never give anything up if there is another way."""
    fights = [option for option in asked.options if option.tone == "fight"]
    others = [option for option in asked.options if option.tone != "danger"]
    return random.choice(fights or others or asked.options).key


if __name__ == "__main__":
    url, room = read_link(sys.argv[1])
    taken = take_seat(url, room, name="A bot from afar")
    returns = play(url, room, taken.key, choose)
    print({1: "won", 0: "drew", -1: "lost"}[returns[taken.seat]])
