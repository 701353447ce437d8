"""The builder of `heroes`, with what concerns AI heroes."""

from __future__ import annotations

from itertools import product
from typing import Self, cast

from banneret.bots import make
from banneret.heroes.adventure.ai_heroes.paths import distances
from banneret.heroes.adventure.map.land import is_sanctuary, location, open_around
from banneret.heroes.geometry.map_grid import field_name, spot_at
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.whole_game import NO_TILE
from banneret.heroes.tables.compile.ai_words import army_rows
from banneret.heroes.tables.tiles import BLOCKED
from banneret.heroes.tables.units_and_cards import UNIT_IDS
from banneret.kernel.piles import changed
from tests.heroes.builder.fights import STRONG, Fights
from tests.heroes.builder.map import FIELD

PLAINS = ("F1", "F4", "F7")
"""Tiles laid from west to east between the two Towns."""
SOME = ("skeletons", "archangels", "black_dragons", "ghost_dragons", "dread_knights")


class HeroesGame(Fights):
    """A game of `heroes`, whole or one Combat, as a test lays it out: `game.lay((1, 0), "F1")`."""

    def to_own_turn(self) -> Self:
        """Answer everything as passively as possible until the player is asked what to do in their turn."""
        while not self.over and self.choice.kind_name != "action":
            self.do_nothing()
        return self

    def open_land(self) -> Self:
        """Lay the way between the Towns open, with both start tiles turned to it and nothing beside it."""
        for beside in ((0, 1), (3, 1)):
            self.position.land[spot_at(*beside)] = NO_TILE
        for n, tile in enumerate(PLAINS, 1):
            self.lay((n, 0), tile)
        for west, east in product(range(6), range(6)):
            self.lay((0, 0), "S3", west)
            self.lay((4, 0), "S2", east)
            if self.ai_distance("4,0.c") < 20:
                return self
        raise AssertionError("the two Towns cannot be joined")

    def ai_distance(self, field: str, goal: str = "0,0.c") -> int:
        """How far it is for an AI hero from a field to another."""
        return distances(self.position, [FIELD[goal]]).get(FIELD[field], 99)

    def post_ai(self, ai: int, field: str) -> None:
        """Put an AI hero on a field."""
        host = edit_host(self.position)
        host.at = changed(host.at, ai, FIELD[field])

    def ai_holds(self, *names: str) -> None:
        """The AI side holds these fields already."""
        for name in names:
            edit_host(self.position).flags |= 1 << FIELD[name]

    def ai(self, number: int = 0) -> dict[str, object]:
        """What is to be seen of an AI hero."""
        return cast("dict[str, object]", self.seen()["ai"][number])

    def ai_turn(self) -> Self:
        """End the player's turn, and go on to the first question of the AI's turn or to the next own turn."""
        self.ask_again()
        self.apply("end_turn")
        while not self.over and self.choice.kind_name == "play":
            self.apply("pass")
        return self

    def ai_walked(self) -> list[str]:
        """The fields AI heroes have stepped to."""
        return [str(step["field2"]) for step in self.events_named("ai_walk")]

    def fight_on(self, *, attack: bool = True) -> Self:
        """Fight a Combat with an AI hero out: deploy all, attack whenever that is possible or never."""
        for _ in range(400):
            if self.over or not self.position.base:
                return self
            wanted = ("deploy:", "place:", "attack:") if attack else ("deploy:", "place:")
            found = [key for start in wanted for key in sorted(self.keys) if key.startswith(start)]
            if found:
                self.play(found[0])
            else:
                self.do_nothing()
        raise AssertionError("the Combat does not end")

    def into_battle(self, key: str) -> Self:
        """Give an answer that begins a Combat, and use no town actions before it."""
        self.ask_again()
        self.play(key)
        while not self.over and not self.position.base and "pass" in self.keys:
            self.play("pass")
        return self

    def ai_number(self, name: str) -> int:
        """The number of an AI hero."""
        return [hero.id for hero in self.position.game_terms.ai].index(name)

    def ai_at(self, name: str) -> str:
        """The field of an AI hero, or nothing while it is off the map."""
        at = self.position.scenario_state.host.at[self.ai_number(name)]
        return field_name(at) if at >= 0 else ""

    def place_ai(self, name: str, field: str) -> None:
        """Put an AI hero on a field."""

        host = edit_host(self.position)
        at = list(host.at)
        at[self.ai_number(name)] = FIELD[field] if field else -1
        host.at = tuple(at)

    def banish(self) -> None:
        """Take every AI hero off the map, as if it had never come."""
        host = edit_host(self.position)
        host.at = (-1,) * len(host.at)

    def give_troops(self, name: str, *words: str) -> None:
        """Let an AI hero have exactly these units."""
        host = edit_host(self.position)
        troops = list(host.troops)
        troops[self.ai_number(name)] = army_rows(words)
        host.troops = tuple(troops)

    def ai_troops(self, name: str) -> list[str]:
        """The units of an AI hero, `draw:` and a number for those still to be drawn."""
        rows = self.position.scenario_state.host.troops[self.ai_number(name)]
        return sorted(f"draw:{row - 65536}" if row >= 65536 else UNIT_IDS[row >> 1] + "+" * (row & 1) for row in rows)

    def free_beside(self, field: str) -> str:
        """A field from which one can step to another one."""

        state = self.position
        for near in open_around(state, FIELD[field]):
            free = state.land[near // 7] >= 0 and location(state, near) != BLOCKED and not is_sanctuary(state, near)
            if free and near not in state.scenario_state.host.at:
                return field_name(near)
        raise AssertionError(f"nothing leads to {field}")

    def rout(self, name: str) -> Self:
        """The Main Hero attacks an AI hero with an army that is bound to win, up to the rewards."""
        field = self.ai_at(name)
        self.give_troops(name, "neutral:peasants")
        self.stand(0, self.free_beside(field), mp=3)
        self.army(0, STRONG)
        self.into_battle(f"go:{field}").fight_on()
        assert self.events_named("ai_beaten"), "the AI hero stands"
        return self

    def end_own_round(self) -> Self:
        """End the player's turn and come to the next one, or to what follows the end of the game."""
        turns = len(self.events_named("turn"))
        while not self.over and len(self.events_named("turn")) == turns:
            if self.choice.kind_name == "unit" and self.choice.keys[0].startswith("hero:"):
                return self
            self.do_nothing()
        return self.to_own_turn()

    def quiet_until(self, round_number: int) -> Self:
        """Nobody is on the map but the player, who does nothing until their turn of a round; newcomers stay."""
        while not self.over and self.position.game_round < round_number:
            self.banish()
            self.do_nothing()
        return self.to_own_turn()

    def fall_to(self, name: str) -> Self:
        """An AI hero that moves attacks the Main Hero, who is bound to lose."""
        self.give_troops(name, "pack:archangels")
        self.army(0, "castle_halberdiers")
        field = self.ai_at(name)
        near = self.free_beside(field)
        self.stand(0, near, mp=0)
        self.ask_again()
        self.play("end_turn")
        for _ in range(400):
            if self.over or self.events_named("hero_beaten"):
                return self
            self.do_nothing()
        raise AssertionError("the hero stands")

    def take_along(self, hero: str) -> Self:
        """After a victory: this hero leads the next part, with the first cards there are."""
        self.play(f"hero:{hero}")
        while not self.over:
            self.play(self.choice.keys[0])
        return self

    def lost_by_hero(self, name: str) -> bool:
        """Whether the part is lost at the end of the round in which an AI hero beats the Main Hero."""
        self.fall_to(name)
        began = self.position.game_round
        while not self.over:
            self.end_own_round()
        return self.result == (-1,) and self.position.game_round == began

    def lost_with_town(self) -> bool:
        """Whether the part is lost at the end of a round in which the player's Town belongs to somebody else."""
        self.position.owned = (0,)
        self.banish()
        began = self.position.game_round
        self.quiet_until(began + 1)
        return self.result == (-1,) and self.position.game_round == began

    def lost_after(self, rounds: int) -> bool:
        """Whether the part goes on to the end of that round, and is lost then."""
        self.position.game_round = rounds - 1
        self.quiet_until(rounds)
        if self.over:
            return False
        self.quiet_until(rounds + 1)
        return self.result == (-1,)

    def skip_to_round(self, number: int) -> Self:
        """Come to the player's turn of a round as if those before had passed, with everybody where they are."""
        self.position.game_round = number - 1
        return self.end_own_round()

    def fight_well(self) -> Self:
        """Let a bot fight the Combat that goes on for the players."""
        bot = make("greedy", "heroes", 1)
        while not self.over and self.position.base:
            seat = self.position.seat
            self.apply(bot.choose(self.view(seat), self.rules), seat)
        return self

    def idle(self) -> Self:
        """One answer as passively as possible, and a Combat fought well."""
        return self.fight_well() if self.position.base else self.do_nothing()

    def skip_to_start_of_round(self, round_number: int) -> Self:
        """Go from wherever the game is to the start of a round, as if the rounds between had passed."""
        self.position.game_round = round_number - 1
        while not self.over and self.position.game_round < round_number:
            self.idle()
        return self

    def into_round(self, round_number: int, *units: str) -> Self:
        """The same, and on to the first turn; the players have an army that is bound to win, or the one given."""
        for player in range(len(self.setup.seats)):
            self.army(player, *(units or (STRONG,)))
        self.skip_to_start_of_round(round_number)
        for player in range(len(self.setup.seats)):
            self.army(player, *(units or (STRONG,)))
        return self.to_any_turn()

    def to_any_turn(self) -> Self:
        """Go on until somebody is asked what to do in their turn."""
        while not self.over and (self.choice.kind_name != "action" or self.position.base):
            self.idle()
        return self

    def next_turn_of_anybody(self) -> Self:
        """End the turn, and go on to the next one."""
        turns = len(self.events_named("turn"))
        while not self.over and len(self.events_named("turn")) == turns:
            self.idle()
        return self.to_any_turn()

    def ai_on_map(self) -> list[str]:
        """The AI heroes on the map."""
        return [hero.id for hero in self.position.game_terms.ai if self.ai_at(hero.id)]

    def dismiss(self, *names: str) -> None:
        """AI heroes are beaten, without any fight."""
        from banneret.heroes.state.ai_heroes import edit_host

        host = edit_host(self.position)
        for name in names:
            n = self.ai_number(name)
            host.at = (*host.at[:n], -1, *host.at[n + 1 :])
            host.beaten = (*host.beaten[:n], host.beaten[n] + 1, *host.beaten[n + 1 :])
            host.troops = (*host.troops[:n], (), *host.troops[n + 1 :])

    def wound(self, name: str, field: str) -> set[str]:
        """A hero falls to an AI hero with one weak unit and strong ones; those of them that fell before."""
        self.give_troops(name, *(f"neutral:{unit}" for unit in SOME))
        self.stand(0, self.beside(field), mp=3)
        self.army(0, STRONG)
        self.into_battle(f"go:{field}").fight_on()
        assert self.ai_at(name) == field
        return {
            unit for unit in SOME if any(f"_{unit}@" in str(event["unit"]) for event in self.events_named("defeat"))
        }
