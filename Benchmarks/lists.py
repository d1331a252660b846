#!/usr/bin/env python3
"""First pages of lists, of a hundred interactions and of a hundred thousand: lists.py CIRCLES [ROUNDS]

Two homes are filled by SQL: an interaction has a capture, a participant of 200 contacts and a fact; for each there is an
open note and a journal entry. A list of one is run in turn with that of the other, A B A B …; what is printed is the median
and the median of the pairwise ratios. Only the standard library is needed. Ends with 1 when a ratio is above 2.
"""

import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import uuid

CIRCLES = str(pathlib.Path(sys.argv[1]).resolve())
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 15
FEW, MANY = 100, 100_000
MOST = 2.0
WHO = "Contact 007"


def identifier(kind, number):
    return str(uuid.uuid5(uuid.NAMESPACE_OID, f"{kind} {number}"))


def instant(number):
    return time.strftime("%Y-%m-%d %H:%M:%S.000", time.gmtime(1_600_000_000 + number * 60))


def run(*arguments):
    start = time.perf_counter()
    done = subprocess.run([CIRCLES, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    took = time.perf_counter() - start
    if done.returncode != 0 or not done.stdout:
        sys.exit(f"{arguments}: exit {done.returncode}: {done.stderr.decode()[:300]}")
    return took


def filled(folder, count):
    """A home with so many interactions; the command itself made the tables."""
    run("contacts", "add", "Somebody", "--home", folder)
    [path] = pathlib.Path(folder).rglob("circles.sqlite")
    db = sqlite3.connect(path)
    contacts = [identifier("contact", number) for number in range(200)]
    db.executemany(
        "INSERT INTO contact (id, name, created_at, updated_at) VALUES (?, ?, ?, ?)",
        [(id, f"Contact {number:03}", instant(0), instant(0)) for number, id in enumerate(contacts)],
    )
    for number in range(count):
        at = instant(number)
        capture, noted, interaction = (identifier(kind, number) for kind in ("capture", "noted", "interaction"))
        for id in (capture, noted):
            db.execute(
                """INSERT INTO capture (id, origin, kind, text, sha256, labels, is_private, captured_at, captured_zone,
                captured_source, received_at, state, attempts, has_image)
                VALUES (?, 'cli', 'text', 'x', ?, '[]', 0, ?, 'GMT', 'given', ?, 'filed', 1, 0)""",
                (id, id, at, at),
            )
        db.execute(
            """INSERT INTO interaction (id, occurred_at, zone, summary, summary_is_pending, messages, labels, created_at)
            VALUES (?, ?, 'GMT', 'Talked about chess.', 0, '[{"side":"left","text":"I love chess","confidence":1}]', '[]', ?)""",
            (interaction, at, at),
        )
        db.execute("INSERT INTO interaction_capture VALUES (?, ?)", (interaction, capture))
        db.execute(
            "INSERT INTO participant VALUES (?, 0, ?, 'Liz')", (interaction, contacts[number % len(contacts)])
        )
        db.execute(
            "INSERT INTO fact VALUES (?, ?, 'interest', 0, 'contact', NULL, ?)",
            (
                identifier("fact", number), interaction,
                '{"topic":"chess","about":"contact","evidence":{"quote":"chess","message":0}}',
            ),
        )
        db.execute(
            """INSERT INTO inbox_note (id, capture_id, reason, explanation, title, text, state, revision,
            rejected_contact_ids, created_at) VALUES (?, ?, 'unknownContact', 'why', 'Froggy', 't', 'open', 1, '[]', ?)""",
            (identifier("note", number), noted, at),
        )
        db.execute(
            "INSERT INTO journal (id, at, action, is_automatic, what, body) VALUES (?, ?, 'filed', 1, 'filed', '[]')",
            (identifier("journal", number), at),
        )
    db.commit()
    db.close()


def main():
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        filled(few, FEW)
        filled(many, MANY)
        lists = {
            "timeline": ["timeline", "--limit", "50", "--json"],
            "timeline of a contact": ["timeline", WHO, "--limit", "50", "--json"],
            "inbox list": ["inbox", "list", "--limit", "50", "--json"],
            "log": ["log", "--limit", "50", "--json"],
            "interactions show by prefix": ["interactions", "show", identifier("interaction", 3)[:12]],
            "inbox show by prefix": ["inbox", "show", identifier("note", 3)[:12]],
        }
        print(f"| list | {FEW} | {MANY:,} | ratio | to reach |\n|---|---|---|---|---|")
        worst = 0
        for name, command in lists.items():
            pairs = [
                (run(*command, "--home", few), run(*command, "--home", many)) for _ in range(ROUNDS + 1)
            ][1:]
            ratio = statistics.median(b / a for a, b in pairs)
            worst = max(worst, ratio)
            a, b = (statistics.median(pair[side] for pair in pairs) * 1000 for side in (0, 1))
            print(f"| {name} | {a:.0f} ms | {b:.0f} ms | {ratio:.2f} | ≤ {MOST:.0f} |")
    sys.exit(1 if worst > MOST else 0)


if __name__ == "__main__":
    main()
