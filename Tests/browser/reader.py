"""A reader of the report that the command line names: a page in a browser, minded closely."""

import os
import sys
from urllib.parse import unquote, urlparse

from playwright.sync_api import expect

CHROMIUM, PAGE, SCREENSHOTS = sys.argv[1:4]
FOLDER = os.path.dirname(os.path.abspath(PAGE))
URL = "file://" + os.path.abspath(PAGE)
DESK = {"width": 1280, "height": 800}


class Reader:
    """A page in a browser context of its own; it minds every message and every request."""

    def __init__(self, browser, size=DESK, **options):
        self.complaints = []
        self.context = browser.new_context(viewport=size, **options)
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self.requested)
        self.page.on("requestfailed", self.failed)

    def requested(self, request):
        url = urlparse(request.url)
        inside = os.path.realpath(unquote(url.path)).startswith(os.path.realpath(FOLDER) + os.sep)
        if url.scheme != "data" and not (url.scheme == "file" and inside):
            self.complaints.append("requests " + request.url[:200])

    def failed(self, request):
        # A page that is left while its pictures load gives them up.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append("%s: %s" % (request.failure, request.url[:200]))

    def __enter__(self):
        self.page.goto(URL)
        return self

    def __exit__(self, kind, error, trace):
        self.shoot("failure" if kind else "last")
        self.context.close()
        assert kind or not self.complaints, self.complaints

    def shoot(self, name):
        self.page.screenshot(path=os.path.join(SCREENSHOTS, name + ".png"))

    def __getattr__(self, name):
        return getattr(self.page, name)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def wait_until(self, condition):
        """Playwright's own way evaluates text in the page, which the page's policy forbids."""
        for _ in range(100):
            if self.page.evaluate(condition):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("never: " + condition)

    def zoom(self):
        return float(self.page.evaluate("state.zoom"))

    def has_no_scrollbar_below(self):
        return self.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth")

    def open_first_comparison(self):
        self.page.locator('#list a:has(.badge.failed):has-text("Moved +5")').first.click()
        expect(self.page.locator("#viewer")).to_be_visible()
