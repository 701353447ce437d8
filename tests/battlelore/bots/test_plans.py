"""Whole turns as plans: they keep to the card, are ranked by all their units together, and are followed to the end."""

from random import Random
from typing import cast

import banneret
from banneret.battlelore.bots.adventure_judge import AdventureJudge
from banneret.battlelore.bots.dice_fortune import DiceFortune
from banneret.battlelore.bots.places import Eye
from banneret.battlelore.bots.position_features import NAMES, WIDTH, features
from banneret.battlelore.bots.turn_plans import TurnPlan, card_of, is_play, plans_for
from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.box.tables import UNIT_IDS
from banneret.battlelore.commands.usual_seats import adventure_named, equal_sides
from banneret.battlelore.geometry.grid import NEAR
from banneret.battlelore.play.combat.rolling import ROLL
from banneret.battlelore.play.heroes.wounds import NOBODY
from banneret.battlelore.state.battleground import Battleground, side_of
from banneret.battlelore.state.unit_numbers import UNITS
from banneret.bots import make
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.kernel.game import Game
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import question_of
from banneret.kernel.state import CHANCE, OVER
from tests.battlelore.builder import battle, medieval


def adventure(id: str, seed: int) -> Game:
    return banneret.new("battlelore", scenario=id, seats=list(equal_sides(adventure_named(id))), seed=seed)


def play_until(game: Game, question: str, turn: int = 0) -> Battleground:
    """Greedy bots play up to a question."""
    bots = [make("greedy", "battlelore", seat) for seat in (0, 1)]
    while not game.over:
        s = cast(Battleground, game.state)
        if question_of(s.step) == question and s.turns >= turn:
            return s
        game.apply(bots[s.seat].choose(game.view(s.seat), game.rules), s.seat)
    raise AssertionError("the adventure was over before")


def test_a_plan_gives_only_orders_that_the_card_has() -> None:
    followed = 0
    for id in adventure_ids():
        s = play_until(adventure(id, 3), "ask_command", 5)
        eye = Eye(s, s.turn)
        for answer in [answer for answer in s.options if is_play(answer)]:
            for plan in plans_for(eye, card_of(answer), answer, 8):
                ahead = s.copy()
                ahead.apply(answer)
                given = 0
                while ahead.seat >= 0 and ahead.turn == s.turn and question_of(ahead.step) == "ask_order":
                    order = plan.order(ahead)
                    assert order in ahead.options
                    given += int(verb(order) != verb(ahead.options[-1]))
                    ahead.apply(order)
                if given and ahead.seat >= 0 and question_of(ahead.step) == "ask_mover":
                    followed += 1
                    assert plan.mover(ahead) in ahead.options
    assert followed > 20


def test_naming_plans_leaves_the_position_as_it_is() -> None:
    s = play_until(adventure("first_laurels", 5), "ask_command", 7)
    before = s.digest()
    eye = Eye(s, s.turn)
    kept = eye.s.digest()
    for answer in s.options:
        if is_play(answer):
            plans_for(eye, card_of(answer), answer, 8)
    assert s.digest() == before
    assert eye.s.digest() == kept


def test_a_unit_is_sent_where_it_takes_the_banner_that_wins() -> None:
    game = medieval(
        "human_sword_red@6.5 human_sword_blue@6.2",
        "goblin_sword_green@4.5*1 goblin_sword_green@3.8",
        needed=1, hands=(["forward_all", "scout_left"], ["scout_left"]),
    )  # fmt: skip
    s = cast(Battleground, game.state)
    answer = next(answer for answer in s.options if game.rules.key(s.kind, answer) == "play:forward_all")
    best = plans_for(Eye(s, s.turn), card_of(answer), answer, 8)[0]
    red = next(u for u in range(UNITS) if s.alive >> u & 1 and UNIT_IDS[s.troop[u]] == "human_sword_red")
    weak = next(u for u in range(UNITS) if s.alive >> u & 1 and s.figures[u] == 1)
    assert NEAR[best.goals[best.orders.index(red)]] >> s.pos[weak] & 1


def test_the_rest_of_a_turn_follows_its_plan_once_its_orders_are_settled() -> None:
    game = adventure("the_goblin_toll", 6)
    play_until(game, "ask_command", 6)
    seat, turns = game.state.seat, cast(Battleground, game.state).turns
    bot = SearchBot(2, AdventureJudge(2), Budget(simulations=60))
    searched: list[str] = []
    given: list[int] = []
    plan: TurnPlan | None = None
    while not game.over and cast(Battleground, game.state).turns == turns and game.state.seat == seat:
        question = question_of(game.state.step)
        if question not in ("ask_command", "ask_order", "ask_mover", "got_mover"):
            break
        bot.last = None
        answer = bot.choose(game.view(seat), game.rules)
        if bot.last is not None:
            searched.append(question)
            candidate = bot.last.best().candidate
            assert isinstance(candidate, TurnPlan)
            plan = candidate
        given.append(answer)
        game.apply(answer, seat)
    assert plan is not None
    assert searched == ["ask_command", "ask_order"]
    assert len(given) > 2
    assert is_play(given[0])
    assert argument(given[0]) == plan.card


def test_another_turn_is_not_played_by_an_old_plan() -> None:
    game = adventure("the_muddy_field", 4)
    s = play_until(game, "ask_command", 3)
    judge = AdventureJudge(1)
    judge.begin(s, s.seat)
    judge.settled(TurnPlan(s.options[0], 1.0, card_of(s.options[0]), [], []), s)
    greedy = make("greedy", "battlelore", 1)
    game.apply(greedy.choose(game.view(s.seat), game.rules), s.seat)
    later = play_until(game, "ask_order", s.turns + 1)
    assert judge.obvious(later, later.seat) == -1


def test_the_luck_of_a_die_is_zero_on_average() -> None:
    fortune = DiceFortune()
    rng = Random(8)
    dice = 0
    unlucky = False
    for id in ("first_laurels", "the_giants_hoard"):
        s = play_until(adventure(id, 9), "ask_battler", 6).copy()
        bot = make("greedy", "battlelore", 1)
        for _ in range(400):
            if s.seat == OVER:
                break
            if s.seat != CHANCE:
                rules = banneret.games.rules_of("battlelore")
                s.apply(bot.choose(rules.view(s, s.seat), rules))
                continue
            found = [fortune.of(s, outcome) for outcome in s.outcomes]
            assert abs(sum(found)) < 1e-9
            if s.kind == K_ROLL and any(found):
                dice += 1
                unlucky = unlucky or min(found) < 0 < max(found)
            s.apply(rng.choice(s.outcomes))
    assert dice > 20
    assert unlucky


def test_the_numbers_of_one_side_are_the_others_of_the_other() -> None:
    s = play_until(adventure("the_witch_of_black_fen", 2), "ask_command", 9)
    mine, theirs = features(s, 0), features(s, 1)
    assert mine[:WIDTH] == theirs[WIDTH:]
    assert mine[WIDTH:] == theirs[:WIDTH]
    assert len(mine) == 2 * WIDTH
    assert mine[NAMES.index("missing")] == s.game_terms.needed - s.banners[0]
    assert side_of(s, s.seat) == s.turn


def test_dice_that_no_unit_rolls_are_nobodys_luck() -> None:
    """A card hits a Creature: whether that is its end is rolled, and no unit has attacked."""
    game = battle("human_sword_blue@7.6", "hill_giant@1.6")
    s = cast(Battleground, game.state).copy()
    giant = next(u for u in range(UNITS) if s.alive >> u & 1 and UNIT_IDS[s.troop[u]] == "hill_giant")
    for roller, counts in ((NOBODY, False), (s.at[s.pos[0]], True)):
        s.call(ROLL, roller, giant, 1)
        s.seat = -1
        s.run()
        assert s.seat == CHANCE
        assert any(DiceFortune().of(s, outcome) for outcome in s.outcomes) == counts
