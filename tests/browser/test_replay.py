"""Records in a browser: opened from a file, gone through, looked at with other eyes, and played on from somewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from banneret.bots import make
from banneret.games import new
from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Lively, keep, moment
from tests.record.damage import resealed
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
RECORDS = Path(__file__).parents[1] / "record"


def record_file() -> Path:
    """A record of a whole game."""
    return next(path for path in sorted(RECORDS.rglob("*.banneret")) if "scenario brave_new_world" in path.read_text())


def opened(live: Live, context: New) -> Sitter:
    """A replay of a file that was chosen on the page of records."""
    sitter = Sitter(context(), live.url)
    sitter.open("#/records")
    sitter.page.locator("input[type=file]").set_input_files(record_file())
    sitter.page.wait_for_url("**/#/r/*")
    sitter.page.get_by_role("slider").wait_for()
    return sitter


def test_a_record_is_gone_through_by_keys(live: Live, context: New) -> None:
    sitter = opened(live, context)
    page, slider = sitter.page, sitter.page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("]")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("]")
    page.keyboard.press("[")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    page.keyboard.press("Home")
    page.keyboard.press("c")
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    page.get_by_role("button", name="Play", exact=True).click()
    before = int(slider.get_attribute("aria-valuenow") or 0)
    expect(slider).not_to_have_attribute("aria-valuenow", str(before))
    page.get_by_role("button", name="Pause", exact=True).click()
    assert sitter.problems == []


def test_other_eyes_see_other_hands(live: Live, context: New) -> None:
    sitter = opened(live, context)
    page = sitter.page
    page.keyboard.press("}")
    page.keyboard.press("}")
    page.keyboard.press("]")
    hands = page.get_by_label("Hand: ", exact=False)
    expect(page.get_by_text("hidden", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Spectator").click()
    expect(page.get_by_text("hidden", exact=True).first).to_be_visible()
    assert hands.get_by_label("Back of a card").count() > 0
    assert sitter.problems == []


def test_a_game_goes_on_from_a_step(live: Live, context: New) -> None:
    sitter = opened(live, context)
    page = sitter.page
    page.keyboard.press("}")
    page.keyboard.press("}")
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuenow", "0")
    page.get_by_role("button", name="New dice").click()
    page.wait_for_url("**/#/t/*")
    sitter.until(lambda: sitter.asked is not None, "a question")
    assert sitter.problems == []


def test_a_file_that_does_not_hold_is_shown_with_its_line(live: Live, context: New, tmp_path: Path) -> None:
    lines = record_file().read_text().splitlines()
    lines[20] = "0 nonsense:answer"
    broken = tmp_path / "broken.banneret"
    broken.write_text(resealed("\n".join(lines) + "\n"))
    sitter = Sitter(context(), live.url)
    sitter.open("#/records")
    sitter.page.locator("input[type=file]").set_input_files(broken)
    alert = sitter.page.get_by_role("alert")
    expect(alert).to_contain_text("broken.banneret is not a valid record")
    expect(alert).to_contain_text("line 21")
    expect(alert.locator(".here")).to_have_text("21 0 nonsense:answer")


def test_a_link_leads_to_its_step_and_a_lost_one_says_so(live: Live, context: New) -> None:
    sitter = opened(live, context)
    address = sitter.page.url.partition("?")[0]
    sitter.page.goto("about:blank")
    sitter.page.goto(f"{address}?step=12&eyes=1")
    expect(sitter.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "12")
    sitter.page.goto("about:blank")
    sitter.open(f"#/r/{'0' * 32}")
    expect(sitter.page.get_by_role("heading", name="There is no such record")).to_be_visible()
    sitter.open("#/nowhere")
    expect(sitter.page.get_by_role("heading", name="This road leads nowhere")).to_be_visible()


def test_a_game_just_played_is_watched_shared_as_a_file_and_opened_again(
    live: Live, context: New, tmp_path: Path
) -> None:
    steps: list[int] = []
    moment(live, "skirmish", SKIRMISH, 11, Lively(7), lambda asked: steps.append(asked["choice"]))
    policy = Lively(7)
    made, seat = moment(live, "skirmish", SKIRMISH, 11, policy, lambda asked: asked["choice"] == steps[-1])
    sitter = Sitter(context(accept_downloads=True), live.url)
    page = sitter.page
    sitter.sit(made, seat)
    sitter.answer(policy(sitter.options))
    page.get_by_role("button", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_attribute("aria-valuemax", str(len(steps)))
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as started:
        page.get_by_role("dialog").get_by_role("link").click()
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    assert file.suffix == ".banneret"
    page.keyboard.press("Escape")

    other = Sitter(context(), live.url)
    other.open("#/records")
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.wait_for_url("**/#/r/*")
    expect(other.page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(len(steps)))
    other.page.keyboard.press("End")
    expect(other.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(len(steps)))
    assert sitter.problems + other.problems == []


def test_both_heroes_of_a_duel_are_whole_beside_the_board(live: Live, context: New) -> None:
    """The plate of the lower one was cut off on a screen of 1440 by 900."""
    game = new("battlefield", scenario="duel_short", seats=["castle/catherine", "dungeon/mutare"], seed=4)
    game.settle()
    bots = [make("greedy", "battlefield", seat) for seat in (0, 1)]
    while not game.over:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules), game.state.seat)
        game.settle()
    sitter = Sitter(context(), live.url)
    page = sitter.page
    for wide, high in ((1440, 900), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": wide, "height": high})
        sitter.open(f"#/r/{keep(live, game)}")
        page.get_by_role("slider").wait_for()
        page.keyboard.press("End")
        for _ in range(20):
            page.keyboard.press("[")
        plates = page.locator(".left .fight section:not(.order)")
        expect(plates).to_have_count(2)
        for n in range(2):
            plate, panel = plates.nth(n).bounding_box(), page.locator("aside.left .scroll").first.bounding_box()
            assert plate is not None
            assert panel is not None
            assert plate["y"] >= panel["y"] - 1
            assert plate["y"] + plate["height"] <= panel["y"] + panel["height"] + 1, (wide, n)
    assert sitter.problems == []
