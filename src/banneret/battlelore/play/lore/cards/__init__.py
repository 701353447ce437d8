"""All lore cards: importing this makes them known."""

from banneret.battlelore.play.lore.cards import cleric as cleric
from banneret.battlelore.play.lore.cards import portals as portals
from banneret.battlelore.play.lore.cards import rogue as rogue
from banneret.battlelore.play.lore.cards import shared as shared
from banneret.battlelore.play.lore.cards import strikes as strikes
from banneret.battlelore.play.lore.cards import warrior as warrior
from banneret.battlelore.play.lore.cards import wizard as wizard
