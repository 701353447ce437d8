"""Every picture of the documentation that shows the program: `make pictures` takes all of them again.

`python -m tests.docs.all_pictures NAME ...` takes only some. With `--check` nothing is written: what is taken is held
against what is there, and pictures that show something else by now are named, with exit status 1.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.browser.conftest import LIMITS
from tests.docs.pictures import SHOTS, guide_pictures
from tests.docs.screenshots import IMAGES, SCREENSHOTS, TERMINALS, in_terminal, on_page
from tests.support.chromium import chromium_running
from tests.support.live_server import Live, serving

ALIKE: Final = 0.01
"""The share of a picture that may look otherwise: letters are not drawn the same on all machines."""
APART: Final = """async ([one, two]) => {
  const pixels = async (data) => {
    const picture = new Image();
    picture.src = 'data:image/webp;base64,' + data;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  };
  const [a, b] = [await pixels(one), await pixels(two)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let apart = 0;
  for (let n = 0; n < a.data.length; n += 4)
    if ([0, 1, 2].some((k) => Math.abs(a.data[n + k] - b.data[n + k]) > 56)) apart++;
  return (4 * apart) / a.data.length;
}"""


def on_pages(browser: Browser, live: Live, names: tuple[str, ...]) -> Iterator[tuple[Path, bytes]]:
    """What a browser shows."""
    if not names or any(shot.name in names for shot in SHOTS):
        yield from guide_pictures(browser, live, names)
    for screenshot in SCREENSHOTS:
        if not names or screenshot.file in names:
            yield IMAGES / f"{screenshot.file}.webp", on_page(browser, live, screenshot)


def apart(browser: Browser, file: Path, picture: bytes) -> float:
    """The share of a picture that differs from the one that is kept."""
    if not file.is_file():
        return 1.0
    page = browser.new_page()
    found = page.evaluate(APART, [base64.b64encode(data).decode() for data in (file.read_bytes(), picture)])
    page.close()
    return float(found)


def main(*words: str) -> int:
    """Take the pictures or check them; how many are stale."""
    check, names = "--check" in words, tuple(word for word in words if word != "--check")
    stale: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/table.sqlite3", LIMITS) as live,
        chromium_running() as browser,
    ):
        for file, picture in on_pages(browser, live, names):
            differs = apart(browser, file, picture)
            print(f"{len(picture):7} {differs:6.1%} {Path(*file.parts[-4:])}", flush=True)
            if check and differs > ALIKE:
                stale.append(file.name)
            elif not check and differs:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(picture)
    # A browser has an event loop of its own, and so has the terminal.
    for terminal in TERMINALS:
        if names and terminal.file not in names:
            continue
        file, text = IMAGES / f"{terminal.file}.svg", in_terminal(terminal)
        print(f"{len(text):7} {file.name}", flush=True)
        if not check:
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
    if stale:
        print(f"stale: {', '.join(stale)}; run: make pictures")
    return len(stale)


if __name__ == "__main__":
    sys.exit(min(1, main(*sys.argv[1:])))
