#!/usr/bin/env python3
"""From screenshots to the right person: run.py CIRCLES [--seed N] [--count N] [-v]

Draws one-to-one chats (every look in turn, with a title bar) whose titles show 56 contacts of a book of 206 as screens do: by name, by the nickname or the
number that is stored, with an emoji or a word of context, cut by a narrow bar. Each is imported into one temporary home that knows the whole book, and
counts as filed right, left in the inbox, or wrong. Standard library and Chromium only.
"""

import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "reading"))

from generate import LOOKS, picture  # noqa: E402
from pictures.browser import Browser  # noqa: E402

TUNING_SEED, REPORT_SEED = 1, 2


def shown_number(rng, number):
    """A stored number as a title bar writes it."""
    if number.startswith("+1"):
        return rng.choice([f"+1 {number[2:5]}-{number[5:8]}-{number[8:]}", f"+1 ({number[2:5]}) {number[5:8]}-{number[8:]}"])
    if number.startswith("+4420"):
        return f"+44 20 {number[5:9]} {number[9:]}"
    if number.startswith("+44"):
        return f"+44 {number[3:7]} {number[7:]}"
    if number.startswith("+33"):
        return "+33 " + number[3] + "".join(f" {number[i:i + 2]}" for i in range(4, 12, 2))
    return f"+49 30 {number[5:10]} {number[10:]}"


def shown(rng, contact):
    """The title of a chat with this contact, and what kind of title it is."""
    kind = rng.random()
    if contact.get("nicknames") and kind < .7:
        return contact["nicknames"][0], "nickname"
    if contact.get("phones") and kind < .15:
        return shown_number(rng, contact["phones"][0]), "number"
    if kind < .25:
        return contact["name"] + rng.choice([" 🌸", " ❤️", " (Work)", " 🏔️", " ✨"]), "name and more"
    return contact["name"], "name"


def draw(folder, seed, count, contacts):
    """Pictures by name, with who stands on each."""
    rng = random.Random(f"filing {seed}")
    looks = list(LOOKS)
    people = {}
    with Browser() as browser:
        for number, contact in enumerate(rng.sample(contacts, count)):
            title, kind = shown(rng, contact)
            name, ending, data, truth = picture(browser, f"filing {seed}", looks[number % len(looks)], number, title)
            path = folder / f"{name}.{ending}"
            path.write_bytes(data)
            people[path.name] = dict(contact=contact["name"], title=title, kind=kind, header=truth["header"])
    return people


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("circles", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=REPORT_SEED, help=f"{TUNING_SEED} is for tuning (default: {REPORT_SEED})")
    parser.add_argument("--count", type=int, default=56)
    parser.add_argument("--keep", type=pathlib.Path, help="draw the pictures here and keep them")
    parser.add_argument("-v", action="store_true", help="say why each is in the inbox")
    options = parser.parse_args()
    circles = str(options.circles.resolve())
    contacts = [json.loads(l) for l in (HERE / "book.jsonl").read_text(encoding="utf-8").splitlines()]
    with tempfile.TemporaryDirectory() as temporary:
        temporary = pathlib.Path(temporary)
        home = ["--home", str(temporary / "home")]
        for contact in contacts:
            known = [f"--nickname={n}" for n in contact.get("nicknames", [])] + [f"--phone={p}" for p in contact.get("phones", [])]
            subprocess.run([circles, "contacts", "add", *home, "--quiet", *known, "--", contact["name"]], check=True, stdout=subprocess.DEVNULL)
        folder = options.keep or temporary / "shots"
        folder.mkdir(parents=True, exist_ok=True)
        people = draw(folder, options.seed, options.count, contacts)
        done = subprocess.run([circles, "import", *home, "--json", "--jobs", "2", *[str(folder / n) for n in sorted(people)]], capture_output=True, text=True)
        lines = [json.loads(l) for l in done.stdout.splitlines()]
        if len(lines) != len(people):
            sys.exit(f"{len(people)} pictures, {len(lines)} answers: {done.stderr[-500:]}")
        if options.v:  # what stood in the title bar for Circles
            left = [l["path"] for l in lines if l["status"] != "filed"]
            for answer in subprocess.run([circles, "read", "--json", *left], capture_output=True, text=True).stdout.splitlines() if left else []:
                answer = json.loads(answer)
                people[pathlib.Path(answer["path"]).name]["read"] = answer["title"]
    report(lines, people, options)


def report(lines, people, options):
    results, first, notes = collections.defaultdict(collections.Counter), 0, []
    for line in lines:
        name = pathlib.Path(line["path"]).name
        person, match = people[name], line["match"] or {}
        chosen = [c["name"] for c in match.get("contacts") or ([match["contact"]] if match.get("contact") else [])]
        if line["status"] == "filed":
            outcome = "right" if chosen == [person["contact"]] else "wrong"
        else:
            outcome = "inbox"
            suggestions = [s["name"] for s in match.get("suggestions", [])]
            first += suggestions[:1] == [person["contact"]]
            note = line.get("inboxNote") or {}
            notes.append(f"{name}: {person['header']!r} ({person['kind']}), read as {person.get('read')!r}: {note.get('reason')}, suggestions {suggestions[:3]}")
        if outcome == "wrong":
            notes.append(f"WRONG {name}: {person['header']!r} filed with {chosen}")
        results[person["kind"]][outcome] += 1
    total = sum(results.values(), collections.Counter())
    print("| title | chats | right | inbox | wrong |\n|---|---|---|---|---|")
    for kind, part in [*sorted(results.items()), ("**all**", total)]:
        print(f"| {kind} | {sum(part.values())} | {part['right']} | {part['inbox']} | {part['wrong']} |")
    print(f"\nright {100 * total['right'] / len(lines):.0f} % (to reach: 93 %), wrong {total['wrong']} (to reach: none); of {total['inbox']} in the inbox the right one was suggested first {first} times")
    if options.v or total["wrong"]:
        print("\n".join(notes))


if __name__ == "__main__":
    main()
