#!/usr/bin/env python3
"""Measures `circles contacts match` on the cases of this folder, beside the naive rule and rapidfuzz.

    python3 run.py --circles .build/release/circles             all three sets
    python3 run.py --circles … --half dev --misses              what went wrong in the half one may look at

A book is put into a throw-away home with `circles contacts add`. `--matcher CMD` measures another program instead:
`CMD BOOK.jsonl` reads queries and prints decisions in the form of `contacts match --stdin --json`.
The rapidfuzz columns appear when rapidfuzz can be imported (`pip install -r requirements.txt` in a venv).
"""

import argparse
import collections
import difflib
import json
import os
import pathlib
import subprocess
import tempfile
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
BOOKS = ("office", "world", "twins", "valley", "hills", "coast")
SETS = ("dev", "heldout", "fresh", "hills-dev", "hills-heldout", "coast")


def read_lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def cases(half):
    halves = SETS if half == "all" else (half,)
    return [case for name in halves for case in read_lines(HERE / f"cases-{name}.jsonl")]


# --- the matchers: from a book and queries to (outcome, contact id or None, ranked ids) ---------------------


def answers(output):
    """Decisions as `contacts match --json` prints them."""
    for line in output.splitlines():
        decision = json.loads(line)
        contact = (decision.get("contact") or {}).get("id")
        yield decision["outcome"], contact, [s["id"] for s in decision["suggestions"]]


def ask(command, queries, env=None):
    text = "".join(json.dumps({"query": query}, ensure_ascii=False) + "\n" for query in queries)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True, env=env)
    return list(answers(done.stdout))


def with_program(command):
    return lambda book, queries: ask(command + [str(HERE / "books" / f"{book}.jsonl")], queries)


def with_circles(circles):
    def match(book, queries):
        with tempfile.TemporaryDirectory() as home:
            env = dict(os.environ, CIRCLES_HOME=home)
            real = {}
            for contact in read_lines(HERE / "books" / f"{book}.jsonl"):
                command = [circles, "contacts", "add", contact["name"], "--json"]
                for field, option in (("nicknames", "--nickname"), ("phones", "--phone"), ("emails", "--email"),
                                      ("handles", "--handle"), ("aliases", "--nickname")):
                    for value in contact.get(field, []):
                        command += [option, value]
                done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
                made = json.loads(done.stdout.splitlines()[-1])["id"]
                real[made] = contact["id"]
                if contact.get("isMe"):
                    subprocess.run([circles, "contacts", "me", made], capture_output=True, check=True, env=env)
            found = ask([circles, "contacts", "match", "--stdin", "--json"], queries, env)
            return [(o, real.get(c), [real[s] for s in ranked if s in real]) for o, c, ranked in found]

    return match


def plain(text):
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c if c.isalnum() else " " for c in decomposed if not unicodedata.combining(c)).split())


def labels(book):
    for contact in read_lines(HERE / "books" / f"{book}.jsonl"):
        if not contact.get("isMe"):
            yield contact["id"], plain(contact["name"]), [plain(n) for n in contact.get("nicknames", [])]


def naive(book, queries):
    """Equal, else similar above 0.8, else nickname."""
    people = list(labels(book))
    for query in map(plain, queries):
        scored = sorted(((difflib.SequenceMatcher(None, query, name).ratio(), who) for who, name, _ in people),
                        key=lambda pair: -pair[0])
        equal = [who for who, name, _ in people if name == query]
        nick = [who for who, _, nicknames in people if query in nicknames]
        hit = equal[0] if equal else scored[0][1] if scored[0][0] > 0.8 else nick[0] if nick else None
        yield "matched" if hit else "unknown", hit, [who for _, who in scored[:5]]


def fuzzy(scorer, cutoff):
    from rapidfuzz import process

    def match(book, queries):
        people = [(who, name) for who, name, nicknames in labels(book) for name in [name] + nicknames]
        for query in map(plain, queries):
            ranked = process.extract(query, [name for _, name in people], scorer=scorer, limit=5)
            ids = [people[position][0] for _, _, position in ranked]
            hit = ids[0] if ranked and ranked[0][1] >= cutoff else None
            yield "matched" if hit else "unknown", hit, ids

    return match


# --- the table ------------------------------------------------------------------------------------------------


def measure(match, chosen):
    tally, misses = collections.Counter(), []
    categories = collections.defaultdict(collections.Counter)
    for book in BOOKS:
        part = [case for case in chosen if case["book"] == book]
        for case, (outcome, contact, ranked) in zip(part, list(match(book, [c["query"] for c in part])), strict=True):
            row = collections.Counter(cases=1, matched=outcome == "matched")
            should = case["expect"] == "matched"
            right = outcome == "matched" and should and contact == case["contact"]
            row["wrong"] = outcome == "matched" and not right
            row["should"], row["right"] = should, right
            row["ambiguous"] = case["expect"] == "ambiguous"
            row["left"] = case["expect"] == "ambiguous" and outcome != "matched"
            if case["acceptable"]:
                row["wanted"], row["first3"] = 1, bool(set(case["acceptable"]) & set(ranked[:3]))
            tally += row
            categories[case["category"]] += row
            if row["wrong"] or (should and not right) or (case["acceptable"] and not row["first3"]):
                misses.append((case, outcome, contact, ranked))
    return tally, categories, misses


def share(part, whole):
    return f"{part / whole:.3f}" if whole else "–"


HEAD = "| | cases | matches made | wrong | precision | recall | ambiguous left | acceptable in first three |"


def table_row(name, t):
    return (f"| {name} | {t['cases']} | {t['matched']} | {t['wrong']} | {share(t['right'], t['matched'])} | "
            f"{share(t['right'], t['should'])} | {share(t['left'], t['ambiguous'])} | {share(t['first3'], t['wanted'])} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--circles", help="the circles binary")
    parser.add_argument("--matcher", help="another program, see above")
    parser.add_argument("--half", choices=SETS + ("all", "each"), default="each")
    parser.add_argument("--misses", action="store_true", help="list what went wrong")
    parser.add_argument("--categories", action="store_true", help="one row a category")
    parser.add_argument("--only", action="store_true", help="without the naive rule and rapidfuzz")
    options = parser.parse_args()

    columns = {}
    if options.matcher:
        columns["circles"] = with_program(options.matcher.split())
    elif options.circles:
        columns["circles"] = with_circles(options.circles)
    if not options.only:
        columns["naive rule"] = naive
        try:
            from rapidfuzz import fuzz
            from rapidfuzz.distance import JaroWinkler
        except ImportError:
            print("(rapidfuzz is not installed: its rows are left out)\n")
        else:
            for name, scorer, cutoff in (("JaroWinkler ≥ 0.9", JaroWinkler.normalized_similarity, 0.9),
                                         ("ratio ≥ 80", fuzz.ratio, 80), ("token_sort_ratio ≥ 80", fuzz.token_sort_ratio, 80),
                                         ("token_set_ratio ≥ 90", fuzz.token_set_ratio, 90), ("WRatio ≥ 90", fuzz.WRatio, 90)):
                columns["rapidfuzz " + name] = fuzzy(scorer, cutoff)

    for half in SETS if options.half == "each" else (options.half,):
        chosen = cases(half)
        print(f"### {half}\n\n{HEAD}\n|---|---|---|---|---|---|---|---|")
        for name, match in columns.items():
            tally, categories, misses = measure(match, chosen)
            print(table_row(name, tally))
            if options.categories and name == "circles":
                for category in sorted(categories):
                    print(table_row("– " + category, categories[category]))
            if options.misses and name == "circles":
                names = {c["id"]: c["name"] for book in BOOKS for c in read_lines(HERE / "books" / f"{book}.jsonl")}
                for case, outcome, contact, ranked in misses:
                    kind = "WRONG" if outcome == "matched" and contact != case.get("contact") else "missed"
                    print(f"    {kind} [{case['book']}/{case['category']}] {case['query']!r}: {outcome} {names.get(contact)}; "
                          f"wanted {case['expect']} {names.get(case.get('contact'))} ({case['why']}); "
                          f"first three {[names.get(r) for r in ranked[:3]]}")
        print()


if __name__ == "__main__":
    main()
