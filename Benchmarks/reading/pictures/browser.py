"""One headless Chromium for all pictures, driven over its debugging pipe: a page costs tenths of a second instead of a start."""

import base64
import json
import os
import shutil
import subprocess
import tempfile


class Browser:
    """A context manager. Needs Debian's `chromium`; nothing is fetched, pages are given as text."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="circles-pictures-")
        read_commands, self.commands = os.pipe()
        self.answers, write_answers = os.pipe()
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage", "--disable-lcd-text",
                 "--no-first-run", "--disable-background-networking", f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank"]
        # The browser reads commands from descriptor 3 and answers on 4.
        self.process = subprocess.Popen(["bash", "-c", f'exec chromium "$@" 3<&{read_commands} 4>&{write_answers}', "chromium", *flags],
                                        pass_fds=(read_commands, write_answers), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_commands)
        os.close(write_answers)
        self.buffer, self.number, self.session = b"", 0, None
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(t["targetId"] for t in targets if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, EOFError):
            pass
        self.process.wait(30)
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

    def message(self):
        while b"\0" not in self.buffer:
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise EOFError("the browser ended; is `chromium` installed and working?")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        command = dict(id=self.number, method=method, params=parameters)
        if self.session:
            command["sessionId"] = self.session
        data = json.dumps(command).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def show(self, page, width, height, scale):
        """Lays out a page (HTML) in a window of CSS pixels."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Page.setDocumentContent", frameId=self.frame, html=page)
        self.run("document.fonts.ready.then(() => Promise.all([...document.images].map(i => i.decode().catch(() => 0)))).then(() => 1)")

    def run(self, code):
        """The value of a JavaScript expression in the page."""
        answer = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", "script failed"))
        return answer["result"].get("value")

    def picture(self, quality=None):
        """The bytes of a PNG, or of a JPEG when there is a quality."""
        options = dict(format="jpeg", quality=quality) if quality else dict(format="png")
        return base64.b64decode(self.call("Page.captureScreenshot", **options)["data"])

    def resampled(self, data, width, height, quality=None):
        """The picture again at another size, as a chat that forwards pictures makes it."""
        source = "data:image/png;base64," + base64.b64encode(data).decode()
        self.show(f'<body style="margin:0"><img src="{source}" style="display:block;width:{width}px;height:{height}px">', width, height, 1)
        return self.picture(quality)
