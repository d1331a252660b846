#!/usr/bin/env python3
"""Measures the built-in rules on dialogues, beside dateparser.

    run.py CIRCLES [--set known|unseen|FILE] [--errors] [--dateparser]
    run.py LAB --lab …                 the same by `extraction-lab`, all dialogues in one process
    run.py LAB --time N,N,…            what a conversation of so many messages costs, by `extraction-lab`: the dialogues of
                                       known.txt and eighth.txt one behind the other, between two people

A dialogue: a head `## id language captured zone | title [| group]`, its messages (`<` the other side, `>` the user,
`[Name]` in groups), and its truth, one item a line: `=` must be found, `~` may be.

    = date DAY [TIME]                  a day that stands
    = event WORDS | DAY | TIME | PLACE one of the WORDS (a|b) begins a word of the title; TIME and PLACE may be missing
    = interest WORDS ; SUBJECT         contact, me, other or unknown
    = relation WORDS, WORDS ; SUBJECT  all must be found, in relation or name
    = news KIND ; SUBJECT              a change in a life, by the name of its kind: move, job, birth, promise, …
    = avoid DAY                        refused, moved away, conditional or no day at all
    = none                             nothing to find

How items are counted
- dates: days of `dates` and `events` together, as sets. events: title and day. Each expected item is matched once; what is left
  over is wrong, unless an item that may be there fits it. Time and place are rates of matched events that have one expected.
- interests, relationships: words and subject; an expected `unknown` leaves the subject open.
- news: kind and subject, the same; only in sets that have such lines, as the others were written without them.
- clean: dialogues with `none` in which nothing wrong was found. refused as events: avoided days with an event.
"""
import argparse, datetime as dt, json, os, pathlib, re, subprocess, sys, tempfile, unicodedata
from collections import Counter
from zoneinfo import ZoneInfo

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ["dates", "events", "interests", "relationships", "news"]
ASKED = {"dates": (.93, .85), "events": (.88, .75), "interests": (.90, .65), "relationships": (.90, .70), "news": (.90, .70)}


def fold(text):
    text = unicodedata.normalize("NFKD", str(text or "").casefold())
    return " ".join("".join(c for c in text if not unicodedata.combining(c)).replace("’", "'").split())


def says(words, text):
    text = fold(text)
    return any(re.search(r"(?<!\w)" + re.escape(fold(w)), text) for w in words.split("|"))


def read(path):
    dialogues = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            head, title, *group = [p.strip() for p in line[3:].split("|")]
            name, language, captured, zone = head.split()
            dialogues.append({"id": name, "language": language, "captured": captured, "zone": zone, "title": title,
                              "group": bool(group), "messages": [], "truth": []})
        elif line[:2] in ("< ", "> "):
            sender = re.match(r"\[(.+?)\] ", line[2:])
            text = line[2 + (sender.end() if sender else 0):]
            dialogues[-1]["messages"].append({"side": "left" if line[0] == "<" else "right", "text": text, "confidence": 1,
                                              **({"sender": sender[1]} if sender else {})})
        elif line[:2] in ("= ", "~ "):
            kind, _, rest = line[2:].partition(" ")
            item = {"kind": kind, "must": line[0] == "=", "line": line}
            if kind in ("date", "avoid"):
                item["day"], _, item["time"] = rest.partition(" ")
            elif kind == "event":
                parts = [p.strip() for p in rest.split("|")]
                at = next(i for i, p in enumerate(parts) if re.fullmatch(r"\d{4}-\d\d-\d\d", p))
                item["words"], item["day"] = "|".join(parts[:at]), parts[at]
                more = parts[at + 1:] + ["", ""]
                item["time"], item["place"] = more[0].strip("-"), more[1]
            elif kind in ("interest", "relation"):
                words, _, item["about"] = [p.strip() for p in rest.partition(";")]
                item["words"] = [w.strip() for w in words.split(",")]
            elif kind == "news":
                item["kind_of_news"], _, item["about"] = [p.strip() for p in rest.partition(";")]
            dialogues[-1]["truth"].append(item)
    return dialogues


def captured(dialogue):
    """When it was on the screen, with its zone's offset."""
    offset = ZoneInfo(dialogue["zone"]).utcoffset(dt.datetime.fromisoformat(dialogue["captured"]))
    minutes = int(offset.total_seconds() // 60)
    return f"{dialogue['captured']}:00{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def transcript(dialogue):
    return {"app": "unknown", "title": dialogue["title"], "isGroup": dialogue["group"], "confidence": 1, "languages": [],
            "separators": [], "text": "\n".join(m["text"] for m in dialogue["messages"]), "messages": dialogue["messages"]}


def ask(circles, dialogue, folder):
    file = pathlib.Path(folder, "transcript.json")
    file.write_text(json.dumps(transcript(dialogue)))
    env = {k: v for k, v in os.environ.items() if k in ("PATH", "LANG", "LD_LIBRARY_PATH", "TMPDIR")}
    env.update(HOME=folder, TZ=dialogue["zone"], XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder, XDG_CACHE_HOME=folder,
               XDG_STATE_HOME=folder)
    done = subprocess.run([circles, "extract", "--json", "--model", "rules", "--transcript", str(file), "--captured-at",
                           captured(dialogue)], capture_output=True, text=True, env=env, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        sys.exit(f"{dialogue['id']}: {done.stderr}")
    return json.loads(done.stdout)


def ask_lab(lab, dialogues, folder):
    """The answers of the rules alone, all in one process."""
    file = pathlib.Path(folder, "questions.jsonl")
    file.write_text("".join(map(question, dialogues)))
    done = subprocess.run([lab, "answer", file], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{lab}: exit {done.returncode}: {done.stderr}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def question(dialogue):
    """A line that `extraction-lab` reads."""
    return json.dumps({"transcript": transcript(dialogue), "capturedAt": captured(dialogue), "zone": dialogue["zone"]}) + "\n"


def time_lab(lab, sizes):
    """Prints the least and the median processor time of a conversation of each size."""
    dialogues = [d for name in ("known", "eighth") for d in read(HERE / f"{name}.txt")]
    messages = [{k: v for k, v in m.items() if k != "sender"} for d in dialogues for m in d["messages"]]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "questions.jsonl")
        file.write_text("".join(question({**dialogues[0], "title": "Mara", "group": False,
                                          "messages": [messages[i % len(messages)] for i in range(size)]}) for size in sizes))
        subprocess.run([lab, "time", file], check=True)


def by_dateparser(dialogue):
    """The days that dateparser finds in each message, resolved at the capture's time."""
    from dateparser.search import search_dates
    base = dt.datetime.fromisoformat(dialogue["captured"])
    days = []
    for message in dialogue["messages"]:
        found = search_dates(message["text"], languages=[dialogue["language"]],
                             settings={"RELATIVE_BASE": base, "PREFER_DATES_FROM": "future"}) or []
        days += [{"date": value.date().isoformat()} for _, value in found]
    return {"dates": days}


def pair(expected, found, fits):
    """Greedy one-to-one pairs, expected items that must be found first: (pairs, missed, wrong)."""
    left, pairs, missed = list(found), [], []
    for item in sorted(expected, key=lambda i: not i["must"]):
        hits = [f for f in left if fits(item, f)]
        if hits:
            left.remove(hits[0])
            if item["must"]:
                pairs.append((item, hits[0]))
        elif item["must"]:
            missed.append(item)
    return pairs, missed, [f for f in left if not any(fits(i, f) for i in expected if not i["must"])]


class Score:
    def __init__(self, kinds):
        self.counts = {kind: [0, 0, 0] for kind in kinds}
        self.rates, self.errors, self.kinds = {}, [], Counter()

    def rate(self, name, good):
        have = self.rates.setdefault(name, [0, 0])
        have[0] += bool(good)
        have[1] += 1

    def note(self, dialogue, kind, what):
        self.kinds[kind] += 1
        self.errors.append(f"{dialogue['id']}  {kind}: {what}")

    def add(self, dialogue, answer):
        truth = {}
        for item in dialogue["truth"]:
            truth.setdefault(item["kind"], []).append(item)
        avoided = {i["day"] for i in truth.get("avoid", []) if i["must"]}
        events = answer.get("events", [])
        days = sorted({d["date"] for d in answer.get("dates", [])} | {e["date"] for e in events if e.get("date")})
        wrong_all = 0

        def kind(name, expected, found, fits):
            nonlocal wrong_all
            pairs, missed, wrong = pair(expected, found, fits)
            for i, n in enumerate((len(pairs), len(missed), len(wrong))):
                self.counts[name][i] += n
            wrong_all += len(wrong)
            for m in missed:
                self.note(dialogue, f"{name} missed", m["line"])
            for w in wrong:
                at = w if isinstance(w, str) else w.get("date")
                known = name in ("dates", "events") and at in avoided
                self.note(dialogue, f"{name} {'avoided' if known else 'wrong'}", json.dumps(w, ensure_ascii=False))
            return pairs

        optional = [i for i in truth.get("event", []) if not i["must"]]
        kind("dates", truth.get("date", []) + [dict(i, kind="date") for i in optional], days, lambda i, f: i["day"] == f)
        for item, event in kind("events", truth.get("event", []), events,
                                lambda i, f: says(i["words"], f["title"]) and i["day"] == f.get("date")):
            if item["time"]:
                good = event.get("time") == item["time"]
                self.rate("time", good)
                if not good:
                    self.note(dialogue, "time", f"{item['time']}, not {event.get('time')}")
            if item["place"]:
                a, b = fold(event.get("place")), fold(item["place"])
                good = bool(a) and (a in b or b in a)
                self.rate("place", good)
                if not good:
                    self.note(dialogue, "place", f"{item['place']}, not {event.get('place')}")
        kind("interests", truth.get("interest", []), answer.get("interests", []),
             lambda i, f: all(says(w, f["topic"]) for w in i["words"]) and i["about"] in ("unknown", f["about"]))
        kind("relationships", truth.get("relation", []), answer.get("relationships", []),
             lambda i, f: all(says(w, f"{f['relation']} {f.get('name') or ''}") for w in i["words"])
             and i["about"] in ("unknown", f["about"]))
        if "news" in self.counts:
            kind("news", truth.get("news", []), answer.get("news") or [],
                 lambda i, f: f["kind"] in i["kind_of_news"].split("|") and i["about"] in ("unknown", f["about"]))
        for day in avoided:
            self.rate("refused days as events", day in [e.get("date") for e in events])
        if "none" in truth:
            self.rate("clean", wrong_all == 0)


def ratio(good, total):
    return f"{good / total:.2f}".lstrip("0") if 0 < total != good else ("1.0" if total else "–")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("circles")
    parser.add_argument("--set", default="known")
    parser.add_argument("--lab", action="store_true")
    parser.add_argument("--time", metavar="N,N,…")
    parser.add_argument("--errors", action="store_true")
    parser.add_argument("--dateparser", action="store_true")
    args = parser.parse_args()
    if args.time:
        return time_lab(os.path.abspath(args.circles), [int(size) for size in args.time.split(",")])
    path = HERE / f"{args.set}.txt"
    dialogues = read(path if path.exists() else pathlib.Path(args.set))
    has_news = any(item["kind"] == "news" for d in dialogues for item in d["truth"])
    kinds = [kind for kind in KINDS if kind != "news" or has_news]
    ours, theirs = Score(kinds), Score(kinds)
    with tempfile.TemporaryDirectory() as folder:
        binary = os.path.abspath(args.circles)
        answers = ask_lab(binary, dialogues, folder) if args.lab else (ask(binary, d, folder) for d in dialogues)
        for dialogue, answer in zip(dialogues, answers):
            ours.add(dialogue, answer)
            if args.dateparser:
                theirs.add(dialogue, by_dateparser(dialogue))
    print(f"{len(dialogues)} dialogues ({args.set})\n\n| what | P | R | asked P | asked R | hits / missed / wrong |\n|---|---|---|---|---|---|")
    for kind in kinds:
        hit, missed, wrong = ours.counts[kind]
        asked = ASKED[kind]
        print(f"| {kind} | {ratio(hit, hit + wrong)} | {ratio(hit, hit + missed)} | {asked[0]:.2f} | {asked[1]:.2f} | {hit} / {missed} / {wrong} |")
    if args.dateparser:
        hit, missed, wrong = theirs.counts["dates"]
        print(f"| dates by dateparser | {ratio(hit, hit + wrong)} | {ratio(hit, hit + missed)} | | | {hit} / {missed} / {wrong} |")
    for name, asked in (("time", "≥ .95"), ("place", "≥ .70"), ("clean", "≥ .90"), ("refused days as events", "≤ .05")):
        good, total = ours.rates.get(name, (0, 0))
        print(f"{name:24} {good / total if total else 0:.2f}  ({good} of {total}; asked {asked})")
    print("errors by kind: " + (", ".join(f"{n} {k}" for k, n in ours.kinds.most_common()) or "none"))
    if args.errors:
        print("\n".join(ours.errors))


if __name__ == "__main__":
    main()
