"""Why an answer is good in BattleLore, told from what its seat sees."""

import pytest

from banneret.battlelore.bots.reasons import REASONS
from banneret.bots.weighed import Weighed
from tests.battlelore.builder import BLUE, FAR, ONE, BattleLoreGame, medieval


def said(game: BattleLoreGame, key: str, lang: str = "en") -> str:
    """What is said of an answer, with nothing to compare it with."""
    option = game.rules.parse(game.state.kind, key)
    assert option is not None
    assert option in game.state.options, key
    view = game.view(game.state.seat)
    return REASONS.said(REASONS.why(view, key, Weighed(option), []), view, lang)


@pytest.mark.parametrize(
    ("lang", "ordered", "moves", "attacks"),
    [
        ("en", "An order does most for the ", "Moving does most for the ", " should attack first"),
        ("fr", "L’ordre le plus utile", "Le déplacement le plus utile", "À attaquer en premier"),
        ("de", "Hier nützt ein Befehl am meisten", "Hier nützt ein Zug am meisten", "Sollten zuerst angreifen"),
        ("pl", "Rozkaz przyda się tu najbardziej", "Ruch przyda się tu najbardziej", "Najlepiej, gdy pierwsi atakują"),
    ],
)
def test_an_order_is_spoken_of_only_while_orders_are_given(lang: str, ordered: str, moves: str, attacks: str) -> None:
    """Whose turn it is among the ordered units is another question, first in moving and then in battling."""
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.8", f"{BLUE}@4.6 {BLUE}@4.8 {FAR}", hands=(["patrol_centre"], ONE[1]))
    game.play("play:patrol_centre")
    assert ordered in said(game, "order:5.6", lang)
    game.play("order:5.6", "order:5.8")
    assert moves in said(game, "unit:5.6", lang)
    game.play("done")
    assert attacks in said(game, "unit:5.6", lang)
