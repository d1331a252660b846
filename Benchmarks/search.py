#!/usr/bin/env python3
"""Searches of a hundred thousand interactions against the same FTS5 query in the sqlite3 shell: search.py CIRCLES [COUNT [ROUNDS]]

A home is filled by SQL with made-up words, few of them common and most of them rare; the command indexes it when it opens it.
Each query is run in turn by both, and from the time of each what that program takes for nothing (`circles contacts me`,
`SELECT 1`) is taken off. Printed are the medians and their ratio. Ends with 1 when a ratio is above 3.
"""

import json
import pathlib
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import uuid

CIRCLES = str(pathlib.Path(sys.argv[1]).resolve())
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 11
MOST = 3.0
CHOICE = random.Random(7)
WORDS = [
    "".join(CHOICE.choice("bcdfghklmnprstvw") + CHOICE.choice("aeiou") for _ in range(CHOICE.randint(2, 4)))
    + CHOICE.choice(["", "n", "s", "r"])
    for _ in range(20_000)
]
COLUMNS = "document.*, found.score"


def sentence(least, most):
    # The n-th word is as common as 1/n.
    return " ".join(WORDS[int(len(WORDS) ** CHOICE.random()) - 1] for _ in range(CHOICE.randint(least, most)))


def identifier():
    return str(uuid.UUID(int=CHOICE.getrandbits(128), version=4))


def fill(path):
    db = sqlite3.connect(path)
    db.execute("PRAGMA synchronous = OFF")
    at = "2026-01-01 00:00:00.000"
    contacts = [identifier() for _ in range(1000)]
    db.executemany(
        "INSERT INTO contact (id, name, created_at, updated_at) VALUES (?, ?, ?, ?)",
        [(id, sentence(2, 2).title(), at, at) for id in contacts],
    )
    for number in range(COUNT):
        id = identifier()
        at = time.strftime("%Y-%m-%d %H:%M:%S.000", time.gmtime(1_600_000_000 + number * 1800))
        messages = [
            {"side": CHOICE.choice(["left", "right"]), "text": sentence(4, 14), "confidence": 1}
            for _ in range(CHOICE.randint(4, 10))
        ]
        db.execute(
            """INSERT INTO interaction (id, occurred_at, zone, summary, summary_is_pending, messages, labels, created_at)
            VALUES (?, ?, 'Europe/Berlin', ?, 0, ?, '[]', ?)""",
            (id, at, sentence(8, 20), json.dumps(messages), at),
        )
        db.execute("INSERT INTO participant VALUES (?, 0, ?, 'Label')", (id, CHOICE.choice(contacts)))
    db.commit()
    db.close()


def took(*command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return time.perf_counter() - start


def query(match):
    return f"""SELECT {COLUMNS} FROM (
        SELECT rowid AS number, rank AS score FROM search_words WHERE search_words MATCH '{match}'
        ORDER BY score, -number LIMIT 21) AS found
        CROSS JOIN search_document AS document ON document.number = found.number ORDER BY found.score, -found.number"""


def main():
    with tempfile.TemporaryDirectory() as home:
        nothing = [CIRCLES, "contacts", "me", "--home", home]
        took(*nothing)
        [path] = map(str, pathlib.Path(home).rglob("circles.sqlite"))
        fill(path)
        print(f"the first search, which indexes {COUNT} interactions: {took(CIRCLES, 'search', 'x', '--home', home):.1f} s")
        worst = 0.0
        for typed, match in [
            (WORDS[5], WORDS[5]), (WORDS[50], WORDS[50]), (f"{WORDS[5]} {WORDS[50]}", f"{WORDS[5]} AND {WORDS[50]}"),
            (f"{WORDS[5][:2]}*", f"{WORDS[5][:2]}*"), (f'"{WORDS[0]} {WORDS[1]}"', f'"{WORDS[0]} {WORDS[1]}"'),
            (WORDS[5000], WORDS[5000]),
        ]:
            times = [[], [], [], []]
            for _ in range(ROUNDS):
                for number, command in enumerate((
                    [CIRCLES, "search", typed, "--json", "--home", home], nothing, ["sqlite3", path, query(match)],
                    ["sqlite3", path, "SELECT 1"],
                )):
                    times[number].append(took(*command) * 1000)
            search, start, shell, shell_start = map(statistics.median, times)
            ratio = (search - start) / max(shell - shell_start, 1)
            worst = max(worst, ratio)
            print(f"{typed:20} {search:6.0f} ms ({search - start:5.0f} more than nothing), sqlite3 {shell:6.0f} ms "
                  f"({shell - shell_start:5.0f}), {ratio:.2f} ×")
        sys.exit(worst > MOST)


main()
