#!/usr/bin/env python3
"""A phone with its camera and its share sheet: the code in the terminal is scanned, the link is opened, and pictures and texts
are handed over as Python's requests sends them.

    python Tests/server/phone.py .build/debug/circles
"""
import os
import pty
import subprocess
import sys
import tempfile

import requests

sys.path.insert(0, os.path.dirname(__file__))
from client import Server

PICTURE = os.path.join(os.path.dirname(__file__), "../../Fixtures/screenshots/imessage-maria-dark.png")
HALVES = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}


def on_terminal(server, *arguments):
    """What a command prints on a terminal of a dark ground."""
    master, slave = pty.openpty()
    process = subprocess.Popen([server.program, *arguments], env=server.environment, stdout=slave, stderr=slave)
    os.close(slave)
    printed = b""
    try:
        while part := os.read(master, 65536):
            printed += part
    except OSError:
        pass  # The other end is closed: that is how a terminal ends.
    assert process.wait() == 0, printed.decode()
    return printed.decode().replace("\r", "")


def scanned(printed, scale=8):
    """The text of the code that is drawn in half blocks, as a camera reads it."""
    lines = [line for line in printed.split("\n") if line and set(line) <= set(HALVES) and "█" in line]
    width = max(map(len, lines))
    rows = [[HALVES[c][half] for c in line.ljust(width)] for line in lines for half in (0, 1)]
    pixels = b"".join(bytes(255 * value for value in row for _ in range(scale)) * scale for row in rows)
    with tempfile.NamedTemporaryFile(suffix=".pgm") as image:
        image.write(b"P5 %d %d 255\n" % (width * scale, len(rows) * scale) + pixels)
        image.flush()
        read = subprocess.run(["zbarimg", "--quiet", "--raw", image.name], capture_output=True, text=True)
    return read.stdout.strip()


server = Server(sys.argv[1])
server.run("contacts", "add", "Maria Lopez")
server.start()
base = f"http://127.0.0.1:{server.port}"

printed = on_terminal(server, "devices", "add", "Phone")
link = scanned(printed)
assert link.startswith(f"{base}/pair/") and link in printed.replace("\n", ""), link
page = requests.get(link)
assert page.status_code == 200 and "text/html" in page.headers["Content-Type"], page.status_code
print("the code in the terminal is the pairing link, and opens its page")

token = server.device("capture")["token"]
phone = requests.Session()
phone.headers["Authorization"] = f"Bearer {token}"
with open(PICTURE, "rb") as picture:
    answer = phone.post(f"{base}/api/captures?wait=40", files={"image": picture}, data={"note": "at the fair"})
assert answer.status_code == 200 and answer.json()["status"] == "filed", answer.text
with open(PICTURE, "rb") as picture:
    answer = phone.post(f"{base}/api/captures", data=picture, headers={"Content-Type": "image/png"})
assert answer.status_code in (200, 202), answer.text
many = [("image", ("a.png", open(PICTURE, "rb"), "image/png")), ("image", ("b.png", open(PICTURE, "rb"), "image/png"))]
answer = phone.post(f"{base}/api/captures", files=many)
assert answer.status_code == 202 and len(answer.json()["captures"]) == 2, answer.text
text = {"text": "Maria Lopez\nsee you on Friday"}
answers = [phone.post(f"{base}/api/process-screenshot", json=text, headers={"Idempotency-Key": "k"}) for _ in range(2)]
assert [a.json()["detectedContact"]["name"] for a in answers] == ["Maria Lopez"] * 2, answers[1].text
assert answers[0].json()["id"] == answers[1].json()["id"]
answer = phone.post(f"{base}/api/process-screenshot", json={"text": "another"}, headers={"Idempotency-Key": "k"})
assert answer.status_code == 422 and not answer.json()["stored"], answer.text
assert phone.get(f"{base}/api/inbox").status_code == 403
assert requests.get(f"{base}/api/inbox").status_code == 401
print("requests' pictures, forms and texts are taken, once a key, and nothing is shown to a device that may only capture")

owner = requests.Session()
owner.headers["Authorization"] = f"Bearer {server.device('full')['token']}"
first = owner.get(f"{base}/api/interactions").json()["items"][0]["id"]
shown = owner.get(f"{base}/api/interactions/{first}")
assert shown.ok and owner.get(shown.url, headers={"If-None-Match": shown.headers["ETag"]}).status_code == 304
with owner.get(f"{base}/api/stream", stream=True, timeout=20, headers={"Last-Event-ID": "0.0"}) as stream:
    assert any(line.startswith(b"data:") for line in stream.iter_lines())
print("a program follows what happens")
server.stop()
