#!/usr/bin/env python3
"""Many captures with a model that takes 50 ms: model.py CIRCLES [CAPTURES]

`import --jobs 16` against `--jobs 1`, on texts of their own, from a loopback stand-in for Gemini; then 500 captures that waited
while it was down. Prints captures a second, the ratio, the connections opened and the memory the processes held. Only the
standard library is needed.
"""

import http.server
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

CIRCLES = str(pathlib.Path(sys.argv[1]).resolve())
CAPTURES = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
LATENCY = 0.05


class Model(http.server.BaseHTTPRequestHandler):
    """Answers after 50 ms over connections that stay open; counts them and the requests, and keeps their order."""

    protocol_version = "HTTP/1.1"
    # Without this the kernel holds back the body of an answer until its headers are acknowledged.
    disable_nagle_algorithm = True
    connections = 0
    asked = []
    is_up = True
    lock = threading.Lock()
    content = json.dumps({"summary": "the model's summary", "confidence": 0.9, "detectedName": None, "contactID": "NONE"})
    answer = json.dumps({
        "modelVersion": "stub-1", "usageMetadata": {"promptTokenCount": 900, "candidatesTokenCount": 60},
        "candidates": [{"finishReason": "STOP", "content": {"parts": [{"text": content}]}}]}).encode()

    def setup(self):
        super().setup()
        with Model.lock:
            Model.connections += 1

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        number = body.partition(b"capture number ")[2].partition(b" ")[0]
        with Model.lock:
            Model.asked.append(int(number or -1))
        if Model.is_up:
            time.sleep(LATENCY)
        self.send_response(200 if Model.is_up else 401)
        content = self.answer if Model.is_up else b"{}"
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 256
    daemon_threads = True


def texts(count):
    """Arguments: texts and not pictures, which would measure recognition."""
    words = "hello, this is capture number {} of many\nDinner on Saturday at 7?\nI love gardening"
    return [part for number in range(count) for part in ("--text", words.format(number))]


def run(home, environment, *arguments):
    """Seconds and the most memory (MiB) of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [CIRCLES, *arguments, "--home", home, "--quiet"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return time.perf_counter() - start, usage.ru_maxrss / 1024, process.returncode, error.decode()[:200]


def imported(environment, jobs, count):
    """Captures a second with so many jobs, the memory, and the connections."""
    home = tempfile.mkdtemp()
    Model.connections, Model.asked = 0, []
    try:
        seconds, memory, status, error = run(home, environment, "import", "--jobs", str(jobs), *texts(count))
        if status != 0 or len(Model.asked) != count:
            sys.exit(f"import ended with {status}, {len(Model.asked)} requests: {error}")
        return count / seconds, memory, Model.connections
    finally:
        shutil.rmtree(home)


def main():
    server = Server(("127.0.0.1", 0), Model)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = dict(
        os.environ, CIRCLES_MODEL="gemini:stub", GEMINI_API_KEY="none",
        CIRCLES_GEMINI_URL=f"http://127.0.0.1:{server.server_port}")
    few = max(50, CAPTURES // 10)
    one, _, _ = imported(environment, 1, few)
    _, small, _ = imported(environment, 16, few)
    many, memory, connections = imported(environment, 16, CAPTURES)
    print("| what | figure | to reach |")
    print("|---|---|---|")
    print(f"| {CAPTURES} captures, 16 jobs / one job | {many:.0f}/s / {one:.1f}/s = {many / one:.1f} × | ≥ 12 × |")
    print(f"| connections opened | {connections} | ≤ 16 |")
    print(f"| memory with {few} and with {CAPTURES} captures | {small:.0f} and {memory:.0f} MiB | flat |")

    home = tempfile.mkdtemp()
    Model.is_up = False
    # One job, so that the numbers are the order in which they were received.
    run(home, environment, "import", "--jobs", "1", *texts(500))
    Model.is_up, Model.asked = True, []
    seconds, _, status, error = run(home, environment, "retry", "--waiting")
    in_order = Model.asked == sorted(Model.asked) and len(set(Model.asked)) == len(Model.asked) == 500
    print(f"| 500 that waited, worked off | {seconds:.0f} s, {'oldest first, none twice' if in_order else 'NOT IN ORDER'}, exit {status} | |")
    shutil.rmtree(home)
    server.shutdown()
    sys.exit(0 if in_order and status == 0 else error or 1)


main()
