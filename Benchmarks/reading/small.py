#!/usr/bin/env python3
"""What it costs to read a picture that was made small for an agent: small.py CIRCLES [FOLDER …]

Each picture is sent to an agent on loopback and read as it came there, beside the original. Folders as for run.py; the fixtures, without one.
"""
import http.server
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

import run
import score

came = []


class Agent(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        boundary = b"--" + re.search(r"boundary=(\S+)", self.headers["Content-Type"])[1].encode()
        part = next(p for p in body.split(boundary) if b'name="image"' in p)
        came.append(part.split(b"\r\n\r\n", 1)[1].removesuffix(b"\r\n"))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


def made_small(binary, pictures, folder):
    """The pictures as the agent got them."""
    server = http.server.HTTPServer(("127.0.0.1", 0), Agent)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = {**os.environ, "CIRCLES_HOME": str(folder / "home")}
    call = lambda *a: subprocess.run([binary, *a], env=environment, check=True, capture_output=True)
    call("agents", "add", "Bench", "--url", f"http://127.0.0.1:{server.server_port}/")
    small = []
    for picture in pictures:
        call("send", str(picture))
        path = folder / (score.name_of(str(picture)) + ".jpg")
        path.write_bytes(came[-1])
        small.append(path)
    server.shutdown()
    return small


def main():
    binary, *folders = sys.argv[1:] or sys.exit(__doc__)
    for source in folders or [run.ROOT / "Fixtures/screenshots"]:
        pictures, truths = run.pictures_and_truths(pathlib.Path(source))
        with tempfile.TemporaryDirectory() as place:
            small = made_small(binary, pictures, pathlib.Path(place))
            sizes = sorted(p.stat().st_size / 1024 for p in small)
            rates = []
            for some in (pictures, small):
                answers = [json.loads(l) for l in run.run([binary, "read", "--json", *some])[0].splitlines()]
                rates.append(score.rates([score.score(truths[score.name_of(a["path"])], a) for a in answers])["content"])
        print(f"{source}: {len(pictures)} pictures, content CER {rates[0]:.2f} as they are, {rates[1]:.2f} made small "
              f"({rates[1] - rates[0]:+.2f}); {sizes[len(sizes) // 2]:.0f} KB in the middle, {sizes[0]:.0f} to {sizes[-1]:.0f}")


if __name__ == "__main__":
    main()
