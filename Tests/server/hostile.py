#!/usr/bin/env python3
"""What strangers, slow clients and kills do to the server; what was acknowledged is there, once.

    python3 Tests/server/hostile.py .build/debug/circles [--only WORD]
"""
import concurrent.futures
import json
import os
import signal
import socket
import statistics
import sys
import threading
import time

sys.path.insert(0, os.path.dirname(__file__))
from client import Server, decoded

PICTURE = open(os.path.join(os.path.dirname(__file__), "../../Fixtures/screenshots/imessage-maria-dark.png"), "rb").read()
program = sys.argv[1]
only = sys.argv[sys.argv.index("--only") + 1] if "--only" in sys.argv else ""
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def check(truth, words=""):
    if not truth:
        raise AssertionError(words)


@test
def path_tricks():
    """No path leads to a file or past the token."""
    server = Server(program)
    server.start()
    for path in ["/../../etc/passwd", "/healthz/../api/inbox", "/pair/../api/inbox", "//api/inbox", "/%2e%2e/api/inbox",
                 "/pair/%2e%2e%2fapi%2finbox", "/api/inbox%00", "/healthz%2f..%2fapi/inbox", "/pair/x/../../api/inbox"]:
        answer = server.raw(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        status = int(answer.split(b" ")[1])
        check(status in (400, 401, 404, 410), f"{path}: {answer[:80]}")
        check(b"root:" not in answer)
    server.stop()


@test
def smuggling():
    """Two lengths, odd encodings and broken heads are refused, and nothing behind them is answered."""
    server = Server(program)
    server.start()
    behind = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for head in [b"Content-Length: 5\r\nTransfer-Encoding: chunked", b"Content-Length: 5\r\nContent-Length: 6",
                 b"Transfer-Encoding: xchunked", b"Content-Length: -1", b"Content-Length : 5", b"X: a\nb: c\r\n y: z\x00"]:
        answer = server.raw(
            b"POST /healthz HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n\r\n0\r\n\r\n" + behind, timeout=2)
        check(answer.count(b"alive") == 0, f"{head}: {answer[:200]}")
        check(answer.count(b"HTTP/1.1 ") == 1 and b'"ok":false' in answer, f"{head} is not answered once and in JSON: {answer[:400]}")
    for hosts in [b"Host: a\r\nHost: localhost", b"Host: localhost\r\nHost: a"]:
        check(b" 400 " in server.raw(b"GET /healthz HTTP/1.1\r\n" + hosts + b"\r\n\r\n", 2), f"{hosts} is not refused")
    for target, host in [(b"/healthz", b"localhost:%d@evil" % server.port), (b"http://evil.example/healthz", b"localhost"),
                         (b"http://localhost@evil.example/healthz", b"localhost"), (b"/healthz", b"[::1]evil")]:
        answer = server.raw(b"GET " + target + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n", 2)
        check(b" 421 " in answer[:40] or b" 400 " in answer[:40], f"{target} of {host} is not refused: {answer[:100]}")
    answer = server.raw(b"GET http://localhost/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 2)
    check(b"alive" in answer, f"its own name in the target is refused: {answer[:100]}")
    server.stop()


@test
def oversized():
    """Heads, bodies and forms beyond their limits are refused, and the server goes on."""
    server = Server(program)
    server.start()
    token = server.device()["token"]
    big = server.raw(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Big: " + b"a" * 100_000 + b"\r\n\r\n", 3)
    check(b" 200 " not in big[:20], big[:80])
    many = server.raw(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + b"".join(b"X-%d: a\r\n" % i for i in range(2000)) + b"\r\n", 3)
    check(b" 200 " not in many[:20], many[:80])
    long = server.raw(b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 3)
    check(b" 200 " not in long[:20], long[:80])
    head = (f"POST /api/captures HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
            "Content-Type: image/png\r\n").encode()
    announced = server.raw(head + b"Content-Length: 99999999999\r\n\r\n", 3)
    check(b" 413 " in announced[:40], announced[:80])
    chunk = b"100000\r\n" + PICTURE[:8] + b"\0" * (0x100000 - 8) + b"\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as s:
        s.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n")
        try:
            for _ in range(60):
                s.sendall(chunk)
        except OSError:
            pass
        try:
            answer = s.recv(65536)
        except OSError:
            answer = b" 413 "
    check(b" 413 " in answer[:40], answer[:80])
    check(server.ask("GET", "/healthz")[0] == 200)
    check(not os.listdir(os.path.join(server.home, "spool/tmp")), "an unfinished upload stays")
    server.stop()


@test
def endless():
    """Who goes on sending after being refused is cut off."""
    server = Server(program)
    server.start()
    sent = 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as s:
        s.sendall(b"POST /api/captures HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        begun = time.monotonic()
        try:
            while time.monotonic() - begun < 15:
                s.sendall(b"10000\r\n" + b"a" * 0x10000 + b"\r\n")
                sent += 0x10000
                time.sleep(0.01)
        except OSError:
            pass
        took = time.monotonic() - begun
    check(took < 10, f"still taking after {took:.0f} s, {sent} bytes")
    server.stop()


@test
def slow_clients():
    """200 clients that dribble do not slow a fast one beyond twice."""
    server = Server(program)
    server.start()
    token = server.device("capture")["token"]

    def fast(count=40):
        times = []
        for _ in range(count):
            begun = time.monotonic()
            check(server.ask("GET", "/healthz")[0] == 200)
            times.append(time.monotonic() - begun)
        return statistics.median(times)

    fast(20)
    alone = fast()
    head = (f"POST /api/captures HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n"
            "Content-Type: image/png\r\nContent-Length: 1000000\r\n\r\n").encode()
    sockets = []
    for index in range(200):
        s = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        s.sendall(head[: 20 + index % 60] if index % 2 else head + PICTURE[:100])
        sockets.append(s)
    dribbling = threading.Event()

    def dribble():
        while not dribbling.is_set():
            for index, s in enumerate(sockets):
                if index % 2 == 0:
                    try:
                        s.send(b"\0")
                    except OSError:
                        pass
            time.sleep(0.2)

    thread = threading.Thread(target=dribble)
    thread.start()
    beside = fast()
    dribbling.set()
    thread.join()
    for s in sockets:
        s.close()
    print(f"    fast alone {alone * 1000:.2f} ms, beside 200 slow ones {beside * 1000:.2f} ms: {beside / alone:.2f} times")
    check(beside <= 2 * alone + 0.001, "the fast one was slowed")
    server.stop()


@test
def tokens():
    """Wrong, revoked and guessed tokens get nothing, and links work once even when many use them at once."""
    server = Server(program)
    server.start()
    device = server.device("full", "Phone")
    check(server.ask("GET", "/api/inbox", device["token"])[0] == 200)
    link = "/pair/" + device["pairingURL"].rsplit("/", 1)[1]
    with concurrent.futures.ThreadPoolExecutor(10) as pool:
        statuses = list(pool.map(lambda _: server.ask("POST", link, body=b"")[0], range(10)))
    check(statuses.count(200) == 1, str(statuses))
    server.run("devices", "revoke", "Phone")
    check(server.ask("GET", "/api/inbox", device["token"])[0] == 401)
    statuses = [server.ask("GET", "/api/inbox", f"circles_{n}")[0] for n in range(30)]
    check(429 in statuses, "guessing is not slowed")
    server.stop()


@test
def kill_during_uploads():
    """Killed (-9) during 100 uploads: what was acknowledged is there, once."""
    server = Server(program)
    server.run("contacts", "add", "Maria Lopez")
    server.start()
    token = server.device("capture")["token"]
    acknowledged, lock = {}, threading.Lock()

    def upload(number):
        # Each its own picture: bytes behind its end are the file's own, too.
        picture = PICTURE + b"%06d" % number
        for _ in range(40):
            try:
                status, _, answer = server.ask(
                    "POST", "/api/captures", token, picture,
                    {"Content-Type": "image/png", "Idempotency-Key": f"upload {number}"}, timeout=10)
                check(status == 202, str(answer))
                with lock:
                    known = acknowledged.setdefault(number, answer["id"])
                check(known == answer["id"])
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("never acknowledged")

    def kill():
        for pause in [0.3, 0.2, 0.4, 0.25, 0.5]:
            time.sleep(pause)
            port = server.port
            server.stop(signal.SIGKILL)
            server.start(port)

    killer = threading.Thread(target=kill)
    killer.start()
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        for future in [pool.submit(upload, n) for n in range(100)]:
            future.result()
    killer.join()
    check(len(acknowledged) == 100)
    check(server.stop() < 10, "slow to stop")
    waiting = {name.split(".")[0] for name in os.listdir(os.path.join(server.home, "spool/new"))}
    stored = {json.loads(line)["id"] for line in open(os.path.join(server.home, "state/trace.jsonl"))
              if json.loads(line)["event"] in ("stored", "duplicate")}
    lost = set(acknowledged.values()) - waiting - stored
    check(not lost, f"lost: {lost}")
    check(not os.listdir(os.path.join(server.home, "spool/quarantine")))
    check(len(set(acknowledged.values())) == 100)
    extra = (waiting | stored) - set(acknowledged.values())
    check(not extra, f"not acknowledged and there: {len(extra)}")


@test
def kill_during_assigns():
    """Killed (-9) during 100 assigns: what was answered is filed, once."""
    server = Server(program)
    server.start()
    token = server.device()["token"]
    for n in range(100):
        status, _, answer = server.ask(
            "POST", "/api/process-screenshot", token, {"text": f"Stranger {chr(65 + n % 26)}{chr(65 + n // 26)}xy\nhello {n}"})
        check(status == 200, str(answer))
    notes = server.ask("GET", "/api/inbox?limit=500", token)[2]["items"]
    check(len(notes) == 100, str(len(notes)))
    server.run("contacts", "add", "Ana Sousa")
    answered = []

    def assign(note):
        for _ in range(40):
            try:
                status, _, answer = server.ask(
                    "POST", f"/api/inbox/{note['id']}/assign", token, {"contact": "Ana Sousa"}, timeout=10)
                check(status == 200 or "already filed" in answer["message"] or "not open" in answer["message"], str(answer))
                answered.append(note["id"])
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("never answered")

    def kill():
        for pause in [0.15, 0.2, 0.3]:
            time.sleep(pause)
            port = server.port
            server.stop(signal.SIGKILL)
            server.start(port)

    killer = threading.Thread(target=kill)
    killer.start()
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for future in [pool.submit(assign, note) for note in notes]:
            future.result()
    killer.join()
    filed = server.ask("GET", "/api/interactions?limit=500", token)[2]["items"]
    captures = [capture for interaction in filed for capture in interaction["captureIDs"]]
    check(len(captures) == 100 and len(set(captures)) == 100, f"{len(captures)} captures filed")
    check(not server.ask("GET", "/api/inbox", token)[2]["items"])
    server.stop()


@test
def command_and_server():
    """The command line and the server at work on one home at once: nobody fails, nothing is lost."""
    seconds = float(os.environ.get("CIRCLES_BUSY_SECONDS", "10"))
    server = Server(program)
    server.run("contacts", "add", "Maria Lopez")
    server.start()
    token = server.device()["token"]
    end, counts = time.monotonic() + seconds, {"server": 0, "command": 0}

    def ask():
        while time.monotonic() < end:
            n = counts["server"]
            status, _, answer = server.ask(
                "POST", "/api/process-screenshot", token, {"text": f"Maria Lopez\nserver says {n}"})
            check(status == 200 and answer["status"] == "filed", str(answer))
            counts["server"] += 1

    def run():
        while time.monotonic() < end:
            server.run("import", "--text", f"Maria Lopez\ncommand says {counts['command']}")
            counts["command"] += 1

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for future in [pool.submit(ask), pool.submit(run)]:
            future.result()
    count, after = 0, ""
    while after is not None:
        page = server.ask("GET", f"/api/captures?limit=500&after={after}", token)[2]
        count, after = count + len(page["items"]), page["next"]
    print(f"    {counts['server']} by the server, {counts['command']} by the command")
    check(count == counts["server"] + counts["command"], f"{count} captures")
    server.stop()


@test
def stopping():
    """SIGTERM: an upload in hand ends, new ones are refused, a stream is closed, and it takes less than ten seconds."""
    server = Server(program)
    server.start()
    token = server.device("full")["token"]
    head = (f"POST /api/captures HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n"
            f"Content-Type: image/png\r\nContent-Length: {len(PICTURE)}\r\n\r\n").encode()
    stream = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    stream.sendall(f"GET /api/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
    check(b"200" in stream.recv(1000))
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as s:
        s.sendall(head + PICTURE[:1000])
        time.sleep(0.3)
        begun = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        s.sendall(PICTURE[1000:])
        answer = b""
        while part := s.recv(65536):
            answer += part
    check(b" 202 " in answer[:40], answer[:100])
    identifier = decoded(answer.split(b"\r\n\r\n", 1)[1])["id"]
    server.process.wait()
    took = time.monotonic() - begun
    print(f"    gone after {took:.1f} s")
    check(took < 10)
    traced = open(os.path.join(server.home, "state/trace.jsonl")).read()
    check(identifier in traced)


failed = 0
for function in TESTS:
    if only not in function.__name__:
        continue
    print(f"{function.__name__}: {function.__doc__}", flush=True)
    try:
        function()
        print("    holds", flush=True)
    except Exception as error:
        failed += 1
        print(f"    FAILS: {type(error).__name__} {error}", flush=True)
sys.exit(1 if failed else 0)
