"""Opens a long report in Chromium and prints how many seconds it takes until it can be used.

usage: open_report.py CHROMIUM PAGE SCREENSHOTS
"""

import os
import sys
import time

from playwright.sync_api import expect, sync_playwright

CHROMIUM, PAGE, SCREENSHOTS = sys.argv[1:4]

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    start = time.monotonic()
    page.goto("file://" + os.path.abspath(PAGE), wait_until="commit")
    page.locator("#list a").first.wait_for()
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    expect(page.locator("#viewer")).to_be_visible()
    print("usable after %.2f s" % (time.monotonic() - start))
    page.keyboard.press("Escape")

    total = page.evaluate("data.cases.length")
    assert total > 600, total
    rows = page.locator("#list a")
    assert rows.count() < total
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.png')).length")
    assert loaded < total / 2, loaded
    while rows.count() < total:
        before = rows.count()
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        for _ in range(50):
            if rows.count() > before:
                break
            page.wait_for_timeout(100)
        assert rows.count() > before
    page.screenshot(path=os.path.join(SCREENSHOTS, "end.png"))
    browser.close()
