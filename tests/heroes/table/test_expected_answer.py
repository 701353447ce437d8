"""The answer that becomes the golden button, and that the space bar gives."""

from banneret.heroes.table.expected_answer import expected
from banneret.kernel.kinds import K_AMOUNT
from banneret.table.asked import asked
from tests.heroes.text.test_casting import caster


def test_a_spell_is_expected_at_its_full_strength() -> None:
    """Whoever has added a card for power would lose it by a weaker effect."""
    game = caster("blind,power,haste", "castle_champions@b5 castle_halberdiers@c5 castle_crusaders@d5")
    game.play("cast:blind", "power:power", "done")
    steps = {option.key: option.main for option in asked(game, "en", 0).options}
    assert steps == {"step:2": True, "step:1": False}


def test_as_many_cards_are_expected_as_one_may_draw() -> None:
    assert expected(("draw_cards:3", "draw_cards:1"), K_AMOUNT, "ask_draw") == "draw_cards:3"
    assert expected(("stat:1", "stat:2"), K_AMOUNT, "ask_stat") == ""
