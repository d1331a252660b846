#!/usr/bin/env python3
"""Times one decision with its suggestions against rapidfuzz's extractOne over the same names.

    python3 speed.py --circles .build/release/circles           10,000 and 100,000 names
    python3 speed.py --matcher CMD --counts 10000               another program: `CMD BOOK.jsonl`, queries on its input

Names are given and family names put together at random, from syllables and from common names, so that words repeat as
they do in a real book; queries are whole, damaged, partial and strange names in equal parts. A program is run once with
one share of the queries and once with four: the difference is what the decisions cost, without its start and the
reading of the book. rapidfuzz: `process.extractOne(query, names, scorer=JaroWinkler.normalized_similarity,
score_cutoff=0.8)`. Everything runs on one machine in one run; only the ratio means anything.
"""

import argparse
import json
import os
import pathlib
import random
import sqlite3
import subprocess
import tempfile
import time
import uuid

from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

GIVEN = """James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica
Thomas Sarah Christopher Karen Charles Lisa Daniel Nancy Matthew Betty Anthony Sandra Mark Margaret Donald Ashley Steven Kimberly
Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa Timothy Deborah Ronald Stephanie Jason Rebecca
Jürgen Katharina Björn Zoë José María Łukasz Agnieszka Priya Arjun Haruto Yuki Mohammed Fatima Oluwaseun Chidinma""".split()
SYLLABLES = "ba be bra chi da del do el fa fen ga gor ha hin jo ka ker la len ma mer mi na nor o pa per ra rin sa sel ta ten u va wen wi zo".split()


def family(r):
    return ("".join(r.choice(SYLLABLES) for _ in range(r.randint(2, 4))) + r.choice(["n", "s", "ck", "man", "son", "", ""])).capitalize()


def make(count):
    r = random.Random(7)
    families = [family(r) for _ in range(max(200, count // 5))]
    invented = [family(r) for _ in range(max(50, count // 50))]
    names = [f"{r.choice(GIVEN if r.random() < 0.7 else invented)} {r.choice(families)}" for _ in range(count)]
    contacts = []
    for name in names:
        contact = {"id": str(uuid.UUID(int=r.getrandbits(128))), "name": name}
        if r.random() < 0.6:
            contact["phones"] = [f"+1 555 {r.randint(100, 999)} {r.randint(1000, 9999)}"]
        if r.random() < 0.3:
            contact["emails"] = [f"{name.lower().replace(' ', '.')}{r.randint(1, 99)}@example.com"]
        contacts.append(contact)
    queries = []
    for number in range(200):
        name = r.choice(names)
        given, last = name.split()
        place = r.randrange(1, len(name) - 1)
        queries.append([name, name[:place] + r.choice("rlcb") + name[place + 1:], given if number % 8 else last,
                        f"{given} {family(r)}"][number % 4])
    return names, contacts, queries


def fill(home, contacts):
    """Puts the contacts straight into the database that the program has made: one process each would take minutes."""
    database = sqlite3.connect(home / "circles.sqlite")
    now = "2024-01-01 00:00:00.000"
    with database:
        for contact in contacts:
            ident = str(uuid.uuid4())
            database.execute(
                "INSERT INTO contact (id, name, is_me, created_at, updated_at) VALUES (?, ?, 0, ?, ?)",
                (ident, contact["name"], now, now))
            for kind in ("phone", "email"):
                for position, value in enumerate(contact.get(kind + "s", [])):
                    database.execute(
                        "INSERT INTO contact_name (id, contact_id, kind, value, source, position)"
                        " VALUES (?, ?, ?, ?, 'user', ?)", (str(uuid.uuid4()), ident, kind, value, position))
    database.close()


def run(command, queries, env):
    text = "".join(json.dumps({"query": query}, ensure_ascii=False) + "\n" for query in queries)
    start = time.perf_counter()
    subprocess.run(command, input=text, capture_output=True, text=True, check=True, env=env)
    return time.perf_counter() - start


def per_decision(command, queries, env=None, rounds=5):
    once = min(run(command, queries, env) for _ in range(rounds))
    four = min(run(command, queries * 4, env) for _ in range(rounds))
    return (four - once) / (3 * len(queries)), once


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--circles")
    parser.add_argument("--matcher")
    parser.add_argument("--counts", default="10000,100000")
    options = parser.parse_args()
    print("| names | rapidfuzz extractOne | one decision | ratio |\n|---|---|---|---|")
    for count in map(int, options.counts.split(",")):
        names, contacts, queries = make(count)
        start = time.perf_counter()
        for query in queries:
            process.extractOne(query, names, scorer=JaroWinkler.normalized_similarity, score_cutoff=0.8)
        theirs = (time.perf_counter() - start) / len(queries)
        with tempfile.TemporaryDirectory() as home:
            home = pathlib.Path(home)
            if options.matcher:
                book = home / "book.jsonl"
                book.write_text("".join(json.dumps(c, ensure_ascii=False) + "\n" for c in contacts), encoding="utf-8")
                ours, _ = per_decision(options.matcher.split() + [str(book)], queries)
            else:
                env = dict(os.environ, CIRCLES_HOME=str(home / "home"))
                subprocess.run([options.circles, "contacts", "list"], check=True, capture_output=True, env=env)
                fill(home / "home", contacts)
                ours, _ = per_decision([options.circles, "contacts", "match", "--stdin", "--json"], queries, env)
        print(f"| {count:,} | {theirs * 1e6:.0f} µs | {ours * 1e6:.0f} µs | {ours / theirs:.2f} |")


if __name__ == "__main__":
    main()
