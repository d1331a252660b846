"""A server of a test's own, and browsers that signed in to it. Whatever a browser complains of fails the test."""
import contextlib
import os
import shutil
import sys
import traceback

from playwright.sync_api import sync_playwright

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "server"))
from client import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
FIXTURES = os.path.join(os.path.dirname(__file__), "..", "..", "Fixtures", "screenshots")


class World:
    """One server on a home that is gone afterwards."""

    def __init__(self, program, chromium):
        self.server = Server(program, "--quiet")
        self.server.environment["CIRCLES_MODEL"] = "rules"
        self.server.environment.pop("CIRCLES_TOKEN", None)
        self.chromium = chromium
        self.complaints = []

    def __enter__(self):
        self.server.start()
        self.token = self.server.device()["token"]
        self.base = f"http://127.0.0.1:{self.server.port}"
        return self

    def __exit__(self, *_):
        if self.server.process.poll() is None:
            self.server.stop()
        self.server.log.close()
        shutil.rmtree(self.server.home, ignore_errors=True)

    def contact(self, name, **fields):
        return self.api("POST", "/api/contacts", {"name": name, **fields})["contact"]

    def note(self, title, says="see you soon"):
        return self.api("POST", "/api/process-screenshot", {"text": f"{title}\n{says}"})

    def api(self, method, path, body=None):
        status, _, answer = self.server.ask(method, path, self.token, body)
        assert status < 300, (path, status, answer)
        return answer

    def link(self):
        return self.server.run("serve", "--link", "--listen", f"127.0.0.1:{self.server.port}").stdout.strip()

    @contextlib.contextmanager
    def browser(self, sign_in=True, expected=(), **options):
        """A page of a browser of its own. `expected`: beginnings of complaints that belong to the test."""
        context = self.chromium.new_context(**{**DESK, **options})
        page = context.new_page()
        page.set_default_timeout(15_000)

        def complain(text):
            if not any(word in text for word in expected):
                self.complaints.append(text)

        context.on("console", lambda message: message.type in ("error", "warning") and complain(message.text))
        page.on("pageerror", lambda error: complain(str(error)))
        page.on("dialog", lambda dialog: (complain(f"dialog: {dialog.message}"), dialog.dismiss()))
        context.on("request", lambda request: request.url.startswith(("http", "ws"))
                   and not request.url.startswith(self.base) and complain(f"asked elsewhere: {request.url}"))
        try:
            if sign_in:
                page.goto(self.link())
                page.click("main button")
                page.wait_for_url(f"{self.base}/**")
            yield page
        finally:
            context.close()


def run(tests, program, only):
    """Each test in a world of its own; says which failed, and exits with 1 if any did."""
    failed = 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for test in tests:
            name = test.__name__.replace("_", " ")
            if only and only not in name:
                continue
            try:
                with World(program, chromium) as world:
                    test(world)
                    assert not world.complaints, world.complaints
                print(f"ok   {name}", flush=True)
            except Exception as error:
                failed += 1
                line = traceback.extract_tb(error.__traceback__)[:2][-1].lineno
                print(f"FAIL {name}, line {line}: {type(error).__name__}: {str(error)[:1500]}", flush=True)
        chromium.close()
    return 1 if failed else 0
