#!/usr/bin/env python3
"""Many at once, and a batch that is killed again and again.

usage: crowd.py FOLDER [SECONDS [BATCH]]      FOLDER holds circles and circles-share

1. Two, then eight writers and as many processors on one home, each for SECONDS; processors are killed at random times.
   Nothing is lost, nothing is there twice, and nobody is told of a locked database.
2. `circles import` of BATCH texts and pictures in one folder, killed after each tenth and begun again, ends with the rows of
   an uninterrupted one, ids and times aside.
"""

import contextlib
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from faults import png

PROGRAMS = pathlib.Path(sys.argv[1]).resolve()
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 60
BATCH = int(sys.argv[3]) if len(sys.argv) > 3 else 200


def environment(home):
    return {"HOME": str(home), "CIRCLES_HOME": str(home), "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "C.UTF-8"}


def rows(home, sql):
    with contextlib.closing(sqlite3.connect(home / "circles.sqlite")) as db:
        return db.execute(sql).fetchall()


def crowd(count):
    home = pathlib.Path(tempfile.mkdtemp(prefix="circles-crowd-"))
    env, end = environment(home), time.time() + SECONDS
    acknowledged, complaints = [], []

    def write(number):
        turn = 0
        while time.time() < end:
            turn += 1
            text = f"Person {number} of {turn}\nhello {number} {turn}"
            done = subprocess.run([PROGRAMS / "circles-share", "--text", text], env=env, capture_output=True, text=True)
            if done.returncode == 0:
                acknowledged.append(done.stdout.strip())
            else:
                complaints.append(done.stderr)
            time.sleep(0.05 * count)

    def process(number):
        dice = random.Random(number)
        while time.time() < end:
            running = subprocess.Popen([PROGRAMS / "circles", "process", "-q"], env=env, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.PIPE, text=True)
            try:
                _, told = running.communicate(timeout=dice.uniform(0.1, 4))
                if running.returncode != 0:
                    complaints.append(told)
            except subprocess.TimeoutExpired:
                running.send_signal(signal.SIGKILL)
                running.communicate()

    threads = [threading.Thread(target=work, args=(n,)) for n in range(count) for work in (write, process)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    last = subprocess.run([PROGRAMS / "circles", "process", "-q"], env=env, capture_output=True, text=True)
    complaints += [last.stderr] if last.returncode else []
    found = {row[0]: row[1:] for row in rows(home, """SELECT id, state,
        (SELECT count(*) FROM interaction_capture WHERE capture_id = capture.id)
        + (SELECT count(*) FROM inbox_note WHERE capture_id = capture.id) FROM capture""")}
    lost = [identity for identity in acknowledged if identity not in found]
    odd = [identity for identity, state in found.items() if state != ("filed", 1)]
    print(f"{count} writers and processors: {len(acknowledged)} shares, {len(found)} captures, {len(lost)} lost, "
          f"{len(odd)} not ended once, {len(complaints)} complaints {complaints[:2]}", flush=True)
    shutil.rmtree(home)
    return not lost and not odd and not complaints and len(found) == len(acknowledged)


def batch():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="circles-batch-"))
    pictures = folder / "pictures"
    pictures.mkdir()
    for number in range(BATCH):
        (pictures / f"{number:03}.png").write_bytes(png(number % 250) + number.to_bytes(2, "big"))
    whole, broken = folder / "whole", folder / "broken"
    subprocess.run([PROGRAMS / "circles", "import", "-q", pictures], env=environment(whole), stdout=subprocess.DEVNULL)
    kills = 0
    while True:
        running = subprocess.Popen([PROGRAMS / "circles", "import", "--json", pictures], env=environment(broken),
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        new = 0
        for line in running.stdout:
            new += '"status":"duplicate"' not in line
            if new == 10:
                running.send_signal(signal.SIGKILL)
                kills += 1
                break
        running.wait()
        if new < 10:
            break
    sql = """SELECT sha256, original_name, state, (SELECT reason FROM inbox_note WHERE capture_id = capture.id),
        (SELECT count(*) FROM journal WHERE capture_id = capture.id) FROM capture ORDER BY sha256"""
    first, second = rows(whole, sql), rows(broken, sql)
    print(f"a batch of {BATCH}, killed {kills} times: {len(second)} captures, "
          f"{'the same' if first == second else 'NOT the same'} as of an uninterrupted one", flush=True)
    shutil.rmtree(folder)
    return first == second and len(first) == BATCH


if __name__ == "__main__":
    results = [crowd(2), crowd(8), batch()]
    sys.exit(0 if all(results) else 1)
