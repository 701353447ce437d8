"""An event, a rule and an AI hero are made in forms, broken, mended by hand, printed and met at a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect

from banneret.heroes.state.whole_game import WholeGame
from tests.browser.play import game_of
from tests.browser.workshop.test_links import begun
from tests.browser.workshop.test_making import file_of, play_two_rounds, sound, wrong
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def part(page: Page, section: str, key: str) -> Locator:
    """Open the form of a part of the file that has none yet; its first entry."""
    page.locator(f"[data-section={section}]").click()
    page.locator(f".form > .more [data-add={key}]").click()
    return page.locator(f'.field[data-key={key}] [data-entry="0"]').first


def key_of(entry: Locator, key: str) -> Locator:
    """A key of an entry, which is added where it is not there yet."""
    found = entry.locator(f'.field[data-key="{key}"]').first
    if not found.count():
        more = entry.locator(".more").last
        if more.locator('[aria-expanded="false"]').count():
            more.locator('[aria-expanded="false"]').click()
        more.locator(f'[data-add="{key}"]').click()
        found.wait_for()
    return found


def test_an_event_a_rule_and_an_ai_hero_are_made_broken_mended_and_played(live: Live, context: New) -> None:
    sitter = begun(context(), live)
    page = sitter.page

    event = part(page, "events", "events")
    key_of(event, "do").locator("[data-new]").click()
    event.locator("[data-verb]").first.select_option("gain")
    key_of(event, "amount").locator("input").fill("7")
    key_of(event, "who").locator("select").first.select_option(label="each")
    rounds = key_of(event, "rounds")
    rounds.locator("select").select_option("2")
    rounds.get_by_role("button", name="Take out 1").click()
    expect(event.locator(".name").first).to_contain_text("Round 2: Each player: gain 7")
    sound(page)

    # A tile gets a name, and an AI hero comes to stand on it.
    page.locator("[data-section=map]").click()
    page.locator('[data-spot="0,1"]').click()
    page.get_by_role("textbox", name="Name").fill("Old Mill")
    page.get_by_role("textbox", name="Name").press("Tab")
    page.get_by_label("Put here").select_option("ai")
    foe = page.locator('.field[data-key=ai] [data-entry="0"]').first
    key_of(foe, "name").locator("input").fill("The Miller")
    key_of(foe, "move").locator("select").select_option("garrison")
    army = key_of(foe, "army")
    for word in ("neutral:halflings", "neutral:hafllings"):
        army.locator("input").fill(word)
        army.locator("input").press("Enter")
    wrong(page)
    expect(army.locator(".chip.wrong")).to_have_count(1)
    expect(page.locator(".found .grave").first).to_contain_text("hafllings")
    army.locator(".chip.wrong button").click()
    expect(foe.locator(".name").first).to_contain_text("The Miller (old mill), stays where it is")
    sound(page)

    rule = part(page, "rules", "rules")
    key_of(rule, "text").locator("textarea, input").first.fill("The miller's gold is cursed.")
    key_of(rule, "when").locator("select").first.select_option("flag")
    key_of(rule, "do").locator("[data-new]").click()
    rule.locator("[data-verb]").first.select_option("pay")
    wrong(page)
    rule.locator("[data-verb]").first.select_option("morale")
    expect(rule.locator(".name").first).to_contain_text("orale")
    where = key_of(rule, "where").locator('[data-entry="0"]').first
    tile = key_of(where, "tile")
    tile.locator("input").fill("new mill")
    tile.locator("input").press("Tab")
    expect(tile.locator(".wrong")).to_contain_text("new mill")
    tile.locator("input").fill("old_mill")
    tile.locator("input").press("Tab")
    sound(page)

    text = file_of(page)
    for said in ("label: [", "at: old_mill", "neutral:halflings", "move: garrison", "rounds: [2]", "amount: 7"):
        assert said in text, (said, text)
    page.reload()
    sound(page)
    assert file_of(page) == text
    page.locator("[data-link=print]").click()
    for said in ("The Miller (old mill)", "gain 7", "The miller's gold is cursed."):
        expect(page.locator("article.sheet").first).to_contain_text(said)
    page.locator(".desk").get_by_role("link", name="Workshop").click()
    sound(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    play_two_rounds(sitter, live, sitter.answer)
    game = game_of(live, {"room": page.url.partition("#/t/")[2]})
    assert isinstance(game.state, WholeGame)
    assert len(game.state.scenario_state.host.at) == 1, "the miller stands on the map"
    assert sitter.problems == []
