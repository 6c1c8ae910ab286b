"""Drives a report in Chromium as a reader would, by keyboard and mouse, in every way to look at it.

usage: drive_report.py CHROMIUM PAGE SCREENSHOTS [--embedded]

The report has a page that differs in two regions, of which the first moved by 5 pixels, one that an
engine failed to draw, pages that passed, and documents whose names are out to harm it.
What is wrong is an exception; a screenshot of each state is left in SCREENSHOTS.
"""

import sys

from playwright.sync_api import expect, sync_playwright

from reader import CHROMIUM, Reader

IS_EMBEDDED = "--embedded" in sys.argv
PHONE = {"width": 390, "height": 844}
MODES = ["all", "side", "a", "b", "difference", "slider", "onion", "blink", "flicker"]


def index(browser):
    with Reader(browser) as page:
        page.shoot("index")
        rows = page.locator("#list a")
        all_rows = rows.count()
        assert all_rows >= 5
        severities = page.evaluate("data.cases.map((entry) => entry.severity)")
        assert severities == sorted(severities, reverse=True)
        assert "</script>" in page.locator("#list").inner_text()
        assert "‹U+202E›" in page.locator("#list").inner_text()

        page.locator(".total.error").click()
        assert 0 < rows.count() < all_rows
        expect(rows.first.locator(".badge")).to_contain_text("Engine failed")
        expect(page.locator(".total.error")).to_have_attribute("aria-pressed", "true")
        page.press("x")
        assert rows.count() == all_rows

        pair = page.locator("#engines option").nth(1).get_attribute("value")
        page.locator("#engines").select_option(pair)
        assert 0 < rows.count() < all_rows
        page.locator("#clear").click()
        page.locator("body").click(position={"x": 2, "y": 2})
        page.press("/")
        page.keyboard.type("moved")
        assert 0 < rows.count() < all_rows
        page.press("Escape", "x")

        page.locator(".group").first.click()
        assert 0 < rows.count() < all_rows
        page.wait_until("location.hash.includes('group=')")
        page.reload()
        assert 0 < rows.count() < all_rows
        page.press("x")
        page.locator("#sort").select_option("document")
        assert rows.count() == all_rows
        expect(page.locator("#insights")).to_contain_text("stands alone")


def keyboard(browser):
    with Reader(browser) as page:
        page.press("?")
        expect(page.locator("#help")).to_be_visible()
        page.shoot("help")
        page.press("Escape")
        expect(page.locator("#help")).to_be_hidden()
        page.press("j", "j", "k", "Enter")
        expect(page.locator("#viewer")).to_be_visible()
        place = page.locator("#place").inner_text()
        page.press("j")
        expect(page.locator("#place")).not_to_have_text(place)
        page.press("k")
        expect(page.locator("#place")).to_have_text(place)
        page.press("Escape")
        expect(page.locator("#index")).to_be_visible()
        assert page.evaluate("document.activeElement.dataset.case")
        page.press("Enter")
        page.go_back()
        expect(page.locator("#index")).to_be_visible()


def modes(browser):
    with Reader(browser) as page:
        page.open_first_comparison()
        for number, mode in enumerate(MODES, 1):
            page.press(str(number))
            expect(page.locator(f'[data-mode="{mode}"]').first).to_have_attribute(
                "aria-pressed", "true")
            check_mode(page, mode)
            page.shoot("mode-" + mode)
        for mode in MODES:
            page.locator(f'#modes [data-mode="{mode}"]').click()
            expect(page.locator("#stage")).to_have_attribute("data-mode", mode)


def check_mode(page, mode):
    panes = page.locator(".pane")
    if mode == "all":
        assert panes.count() >= 3
        expect(page.locator(".odd .alone")).to_be_visible()
    elif mode == "side":
        assert panes.count() == 2
        wait_for_pictures(page)
    else:
        assert panes.count() == 1
    if mode == "difference":
        check_difference(page)
    if mode == "slider":
        check_slider(page)
    if mode == "onion":
        opacity = "getComputedStyle(document.querySelector('.onion')).opacity"
        assert page.evaluate(opacity) == "0.5"
        page.press(".", ".")
        assert page.evaluate(opacity) == "0.6"
    if mode in ("blink", "flicker"):
        check_turns(page)


def wait_for_pictures(page):
    page.wait_until(
        "[...document.querySelectorAll('#stage img')].every((image) => image.naturalWidth > 0)")


def check_difference(page):
    if page.locator("#source").is_visible():
        page.press("s")
    expect(page.locator(".subtracted")).to_be_visible()
    blend = "getComputedStyle(document.querySelector('.subtracted')).mixBlendMode"
    assert page.evaluate(blend) == "difference"
    before = page.locator("#control output").inner_text()
    page.press(".")
    expect(page.locator("#control output")).not_to_have_text(before)
    page.press("s") if page.locator("#source").is_visible() else None


def check_slider(page):
    clip = "getComputedStyle(document.querySelector('.split')).clipPath"
    before = page.evaluate(clip)
    page.press(",")
    assert page.evaluate(clip) != before
    handle = page.locator(".handle").bounding_box()
    page.mouse.move(handle["x"] + 12, handle["y"] + 200)
    page.mouse.down()
    page.mouse.move(handle["x"] + 150, handle["y"] + 200)
    page.mouse.up()
    assert page.evaluate("amounts.slider.value") > 55


def check_turns(page):
    expect(page.locator("#play")).to_have_text("Pause")
    expect(page.locator("#turn .letter")).to_have_text("B", timeout=3000)
    expect(page.locator("#turn .letter")).to_have_text("A", timeout=3000)
    page.press("Space")
    expect(page.locator("#play")).to_have_text("Play")
    letter = page.locator("#turn .letter").inner_text()
    page.press("t")
    expect(page.locator("#turn .letter")).not_to_have_text(letter)


def zooming(browser):
    with Reader(browser) as page:
        page.open_first_comparison()
        page.press("2", "0")
        fitting = page.zoom()
        page.press("+")
        assert page.zoom() > fitting
        transforms = page.evaluate(
            "[...document.querySelectorAll('.layer .sheet')].map("
            "(sheet) => getComputedStyle(sheet).transform)")
        assert len(transforms) == 2 and transforms[0] == transforms[1]
        x = page.evaluate("state.x")
        page.press("ArrowRight")
        assert page.evaluate("state.x") > x
        stage = page.locator("#stage").bounding_box()
        page.mouse.move(stage["x"] + 200, stage["y"] + 300)
        zoom = page.zoom()
        page.mouse.wheel(0, -400)
        page.wait_until(f"state.zoom > {zoom}")
        page.mouse.down()
        page.mouse.move(stage["x"] + 260, stage["y"] + 300)
        page.mouse.up()
        page.press("z")
        assert page.zoom() == 1
        page.press("0")
        assert abs(page.zoom() - fitting) < 0.001


def regions(browser):
    with Reader(browser) as page:
        page.open_first_comparison()
        page.press("2", "r")
        selected = page.locator("#panel [data-region].selected")
        expect(selected).to_contain_text("Moved +5")
        expect(page.locator(".box.selected").first).to_be_visible()
        page.shoot("region")
        page.press("r")
        expect(selected).not_to_contain_text("Moved +5")
        page.press("R")
        expect(selected).to_contain_text("Moved +5")
        page.locator("#panel [data-region]").nth(1).click()
        expect(page.locator("#panel [data-region]").nth(1)).to_have_class("selected")
        page.press("0")
        page.locator(".pane").first.locator(".box").first.click()
        expect(selected).to_contain_text("Moved +5")
        page.press("b")
        expect(page.locator(".box").first).to_be_hidden()


def magnifier(browser):
    with Reader(browser) as page:
        page.open_first_comparison()
        page.press("2", "m")
        expect(page.locator("#cells canvas")).to_have_count(2)
        reading = page.locator("#reading")
        expect(reading).to_contain_text("A #")
        before = reading.inner_text()
        page.press("ArrowRight")
        expect(reading).not_to_have_text(before)
        stage = page.locator("#stage").bounding_box()
        page.mouse.move(stage["x"] + 100, stage["y"] + 120)
        expect(reading).to_contain_text("B #")
        page.shoot("magnifier")
        x, y = page.evaluate("[probed.x, probed.y]")
        values = page.evaluate(
            "Promise.all(magnifiedSides().map((side) => pixelsOf(side.picture)))"
            ".then((list) => list.map((pixels) => hex(pixelAt(pixels, probed))))")
        assert f"x {x}, y {y}: A {values[0]}, B {values[1]}" in reading.inner_text()
        page.press("Escape")
        expect(page.locator("#magnifier")).to_be_hidden()


def unread_pixels(browser):
    """Pixels of a page that passed lie in no style sheet: they are shown without values."""
    with Reader(browser) as page:
        page.evaluate(
            "goTo(data.cases.find((entry) => entry.status === 'passed'"
            " && [entry.first, entry.second].every("
            "(side) => !data.pictures[side.picture].pixels)).id)")
        page.press("2", "m")
        if IS_EMBEDDED:
            expect(page.locator("#cells canvas")).to_have_count(2)
        else:
            expect(page.locator("#cells .enlarged")).to_have_count(2)
            expect(page.locator("#reading")).to_contain_text("values are kept")


def links(browser):
    with Reader(browser) as page:
        page.open_first_comparison()
        page.press("6", "r")
        page.wait_until("location.hash.includes('region=1')")
        address = page.evaluate("location.href")
        assert "mode=slider" in address and "zoom=" in address
        zoom = page.zoom()
    with Reader(browser) as page:
        page.goto(address)
        page.reload()
        expect(page.locator("#stage")).to_have_attribute("data-mode", "slider")
        expect(page.locator("#panel [data-region].selected")).to_contain_text("Moved")
        assert abs(page.zoom() - zoom) < 0.01


def failures(browser):
    with Reader(browser) as page:
        page.locator(".total.error").click()
        page.locator("#list a").first.click()
        expect(page.locator("#panel")).to_contain_text("engineCrashed")
        expect(page.locator('#modes [data-mode="slider"]')).to_be_disabled()
        page.press("6")
        expect(page.locator("#stage")).to_have_attribute("data-mode", "all")
        page.shoot("failure-row")


def reduced_motion(browser):
    with Reader(browser, reduced_motion="reduce") as page:
        page.open_first_comparison()
        page.press("9")
        expect(page.locator("#play")).to_have_text("Play")
        letter = page.locator("#turn .letter").inner_text()
        page.wait_for_timeout(600)
        expect(page.locator("#turn .letter")).to_have_text(letter)
        page.press("t")
        expect(page.locator("#turn .letter")).not_to_have_text(letter)
        page.locator("#play").click()
        expect(page.locator("#play")).to_have_text("Pause")


def dark(browser):
    background = "getComputedStyle(document.body).backgroundColor"
    with Reader(browser, color_scheme="dark") as page:
        darkness = page.evaluate(background)
        page.open_first_comparison()
        page.shoot("viewer-dark")
        page.press("c")
        assert page.evaluate(background) != darkness
        page.press("c")
        assert page.evaluate(background) == darkness


def phone(browser):
    with Reader(browser, PHONE, has_touch=True, is_mobile=True) as page:
        assert page.has_no_scrollbar_below()
        page.locator('#list a:has(.badge.failed):has-text("Moved +5")').first.tap()
        expect(page.locator("#viewer")).to_be_visible()
        assert page.has_no_scrollbar_below()
        for mode in MODES:
            page.locator(f'#modes [data-mode="{mode}"]').tap()
            expect(page.locator("#stage")).to_have_attribute("data-mode", mode)
            assert page.has_no_scrollbar_below(), mode
        page.locator("#magnify").tap()
        page.locator("#stage").tap(position={"x": 100, "y": 150})
        expect(page.locator("#reading")).to_contain_text("x ")
        assert page.has_no_scrollbar_below()
        page.shoot("phone-viewer")


def names(browser):
    """Everything that can be used has a name, and keys reach it in the order of the page."""
    with Reader(browser) as page:
        for opens in (False, True):
            if opens:
                page.open_first_comparison()
            unnamed = page.evaluate(
                "[...document.querySelectorAll('button, a, input, select, img')]"
                ".filter((made) => made.checkVisibility() && !made.closest('[aria-hidden=true]'))"
                ".filter((made) => !(made.ariaLabel || made.textContent || made.alt"
                " || made.labels?.[0]?.textContent)).map((made) => made.outerHTML)")
            assert unnamed == [], unnamed[:3]
        page.evaluate("document.activeElement.blur()")
        order = []
        for _ in range(60):
            page.press("Tab")
            order.append(page.evaluate("document.activeElement.id"))
        wanted = ["next", "zoom-out", "boxes", "magnify", "stage", "panel"]
        positions = [order.index(name) for name in wanted]
        assert positions == sorted(positions), order


CHECKS = [
    index, keyboard, modes, zooming, regions, magnifier, unread_pixels, links, failures,
    reduced_motion, dark, phone, names,
]

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    for check in CHECKS:
        check(browser)
        print(check.__name__, "passed", flush=True)
    browser.close()
