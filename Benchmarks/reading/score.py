#!/usr/bin/env python3
"""Scores readings of chat screenshots against their truth.

    circles read --json *.png > answers.jsonl
    score.py TRUTH_DIR answers.jsonl            the table, one line a picture with -v
    score.py TRUTH_DIR --tesseract IMG_DIR      plain `tesseract` (psm 3, one thread) on the same pictures

CER: edit distance of all message text in order over its length. Content CER: each message against its best span
anywhere in the answer. A message is found when its own CER is at most 0.2, one to one; F1 over messages; side over
found messages; title exact, and with case and diacritics folded; label: the sender of a group's found messages that have a
label of their own; sender: of all of them, those that go on under an earlier label, too; dates:
share of the separators found as such; noise: share of the truth's noise texts that stand in a message which does not say them by its truth; AUC: area under
the ROC curve of a message's confidence for "it has no error". Quotes are straightened, emoji dropped, white space
collapsed on both sides.
"""
import argparse
import collections
import glob
import json
import os
import re
import subprocess
import sys
import time
import unicodedata

QUOTES = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "´": "'", "`": "'", "…": "...", "–": "-", "—": "-"})


OWN = {"you", "me", "du", "ich", "vous", "moi", "tú", "yo", "você", "eu", "io"}


def clean(text):
    text = (text or "").translate(QUOTES)
    text = "".join(c for c in text if unicodedata.category(c) not in ("So", "Sk", "Cf", "Cs", "Co", "Mn") or c in "^`")
    text = unicodedata.normalize("NFC", text)
    return re.sub(r"\s+", " ", text).strip()


def fold(text):
    text = unicodedata.normalize("NFD", clean(text))
    return "".join(c for c in text if unicodedata.category(c) != "Mn").casefold()


def distance(a, b, anywhere=False):
    """Levenshtein's distance of a to b, or to the nearest substring of b; bit-parallel (Myers 1999, Hyyrö 2003) over Python's integers."""
    if not a:
        return 0 if anywhere else len(b)
    size = len(a)
    mask, top, places = (1 << size) - 1, size - 1, {}
    for i, x in enumerate(a):
        places[x] = places.get(x, 0) | 1 << i
    plus, minus, score, best = mask, 0, size, size
    for y in b:
        equal = places.get(y, 0)
        vertical = equal | minus
        horizontal = (((equal & plus) + plus) ^ plus) | equal
        up, down = minus | ~(horizontal | plus) & mask, plus & horizontal
        score += (up >> top & 1) - (down >> top & 1)
        best = min(best, score)
        up, down = up << 1 | (not anywhere), down << 1
        plus, minus = (down | ~(vertical | up)) & mask, up & vertical & mask
    return best if anywhere else score


def best_span(needle, hay):
    """Edit distance of needle to its nearest substring of hay."""
    return distance(needle, hay, anywhere=True)


def truth_messages(truth):
    return [m for m in truth["messages"] if clean(m["text"])]


def side_of(message):
    """Rows without bubbles are drawn at the left, also the user's own, which their heading tells."""
    return "right" if (message.get("sender") or "").casefold() in OWN else message["side"]


def drop_optional(text, message):
    """The answer's text with the truth's optional parts (quotes, link cards) taken out, when that brings it nearer."""
    want, best = clean(message["text"]), text
    parts = [clean(p) for p in message.get("optional_text", [])]
    for part in [" ".join(parts)] * (len(parts) > 1) + parts:
        for candidate in (best.replace(part, " "), best[len(part) + 1:], best[: -len(part) - 1]):
            candidate = clean(candidate)
            if distance(candidate, want) < distance(best, want):
                best = candidate
    return best


def score(truth, answer):
    wanted = truth_messages(truth)
    got = [dict(m, text=clean(m["text"])) for m in answer["messages"] if m.get("side") != "center"]
    got = [m for m in got if m["text"]]
    optional = [clean(o) for m in truth["messages"] for o in m.get("optional_text", [])]
    optional += [clean(" ".join(m["optional_text"])) for m in truth["messages"] if len(m.get("optional_text", [])) > 1]
    pairs = []
    for i, w in enumerate(wanted):
        text = clean(w["text"])
        for j, g in enumerate(got):
            if abs(len(text) - len(g["text"])) > 0.2 * len(text) + sum(map(len, optional)) + 2:
                continue
            cer = distance(drop_optional(g["text"], w), text) / len(text)
            if cer <= 0.2:
                pairs.append((cer, abs(i / len(wanted) - j / len(got)), i, j))
    found, used = {}, set()
    for cer, _, i, j in sorted(pairs):
        if i not in found and j not in used:
            found[i] = j
            used.add(j)
    # Optional text neither helps nor harms: answers that are only that are left out.
    extra = [j for j, g in enumerate(got) if j not in used and any(
        distance(g["text"], o) <= 0.2 * len(o) for o in optional if o)]
    kept = [drop_optional(g["text"], wanted[[k for k, v in found.items() if v == j][0]]) if j in used else g["text"]
            for j, g in enumerate(got) if j not in extra]
    order_want, order_got = " ".join(clean(w["text"]) for w in wanted), " ".join(kept)
    hay = clean(answer.get("text", "")) + " " + " ".join(g["text"] for g in got) + " " + clean(answer.get("title") or "")
    noise = [clean(n["text"]) for n in truth["noise"]]
    # A keyboard's "a" stands in every message: what a message should say is no noise in it.
    said = [" ".join([clean(w["text"])] + [clean(o) for o in w.get("optional_text", [])]) for w in wanted]
    due = {j: said[i] for i, j in found.items()}
    heard = [n for n in noise if n and any(n in g["text"] and n not in due.get(j, " ".join(said)) for j, g in enumerate(got))]
    header = truth.get("header")
    title = answer.get("title")
    cut = clean(title or "").rstrip(". ")
    exact = (clean(title or "") == clean(header or "")) or bool(truth.get("header_truncated") and cut == clean(header or ""))
    folded = fold(title or "") == fold(header or "") or bool(truth.get("header_truncated") and fold(cut) == fold(header or ""))
    senders = [(not wanted[i].get("sender_hidden"), wanted[i]["sender"], got[j].get("sender")) for i, j in found.items() if wanted[i].get("sender") and truth["group"]]
    labels = [(wanted, said) for shown, wanted, said in senders if shown]
    right = {j: drop_optional(got[j]["text"], wanted[i]) == clean(wanted[i]["text"]) for i, j in found.items()}
    said = [fold(x["text"]) for x in answer.get("separators", [])] + [fold(m["text"]) for m in answer["messages"] if m.get("side") == "center"]
    dates = [fold(x["text"]) for x in truth["separators"]]
    return {
        "dates": len(dates), "dates_found": sum(any(distance(d, x) <= 0.2 * len(d) for x in said) for d in dates),
        "confidence": [(g.get("confidence"), right.get(j, False)) for j, g in enumerate(got) if j not in extra and g.get("confidence") is not None],
        "chars": len(order_want), "errors": distance(order_got, order_want),
        "content": sum(best_span(clean(w["text"]), hay) for w in wanted),
        "wanted": len(wanted), "got": len(kept), "found": len(found),
        "sides": sum(got[j].get("side") == side_of(wanted[i]) for i, j in found.items()),
        "title": exact, "folded": folded, "has_title": header is not None,
        "labels": len(labels), "labels_right": sum(fold(a) == fold(b or "") for a, b in labels),
        "senders": len(senders), "senders_right": sum(fold(a) == fold(b or "") for _, a, b in senders),
        "noise": len(heard), "noises": len(noise),
        "missing": [clean(w["text"]) for i, w in enumerate(wanted) if i not in found],
        "extra": [g["text"] for j, g in enumerate(got) if j not in used and j not in extra],
        "wrong_side": [got[j]["text"] for i, j in found.items() if got[j].get("side") != side_of(wanted[i])],
        "said_title": title,
        "wrong_label": [f"{b or 'nobody'} for {a}" for _, a, b in senders if fold(a) != fold(b or "")],
        "seconds": answer.get("seconds", 0),
    }


def area_under_curve(pairs):
    """Probability that a message without error has a higher confidence than one with an error; ties count half. None when there is only one kind."""
    good, bad = sorted(c for c, ok in pairs if ok), [c for c, ok in pairs if not ok]
    if not good or not bad:
        return None
    from bisect import bisect_left, bisect_right
    above = sum(len(good) - (bisect_left(good, c) + bisect_right(good, c)) / 2 for c in bad)
    return above / (len(good) * len(bad))


def rates(rows):
    total = lambda k: sum(r[k] for r in rows)
    share = lambda a, b, none=100.0: 100 * a / b if b else none
    return {
        "n": len(rows), "CER": share(total("errors"), total("chars")), "content": share(total("content"), total("chars")),
        "F1": share(2 * total("found"), total("wanted") + total("got")), "side": share(total("sides"), total("found")), "title": share(total("title"), len(rows)),
        "folded": share(total("folded"), len(rows)), "label": share(total("labels_right"), total("labels")), "sender": share(total("senders_right"), total("senders")), "dates": share(total("dates_found"), total("dates")),
        "noise": share(total("noise"), total("noises"), 0.0), "AUC": area_under_curve([p for r in rows for p in r["confidence"]]), "seconds": total("seconds") / max(1, len(rows)),
    }


def line(name, r):
    auc = f"{r['AUC']:.2f}" if r["AUC"] is not None else "  – "
    return (f"{name:<34} n={r['n']:<3} CER {r['CER']:6.2f}  content {r['content']:5.2f}  F1 {r['F1']:5.1f}  side {r['side']:5.1f}  title {r['title']:5.1f}/{r['folded']:5.1f}  "
            f"label {r['label']:5.1f}  sender {r['sender']:5.1f}  dates {r['dates']:5.1f}  noise {r['noise']:4.1f}  AUC {auc}  {r['seconds']:.3f} s")


def read_truths(folder):
    """By the picture's name without its ending; TRUTH/NAME.json or NAME.truth.json."""
    truths = {}
    for path in glob.glob(folder + "/*.json"):
        name = os.path.basename(path).removesuffix(".json")
        if not name.endswith(".truth") and os.path.exists(f"{folder}/{name}.truth.json"):
            continue
        with open(path, encoding="utf-8") as file:
            value = json.load(file)
        if "header" in value:
            truths[name.removesuffix(".truth")] = value
    return truths


def name_of(path):
    return re.sub(r"\.\w+$", "", os.path.basename(path))


def tesseract(path, langs):
    """Plain tesseract's reading: its paragraphs are the messages; it knows no sides and no title."""
    start = time.perf_counter()
    done = subprocess.run(["tesseract", path, "-", "--psm", "3", "-l", langs], env=dict(os.environ, OMP_THREAD_LIMIT="1"), capture_output=True, text=True)
    paragraphs = [" ".join(p.split("\n")) for p in re.split(r"\n\s*\n", done.stdout) if p.strip()]
    return {"path": path, "title": None, "text": done.stdout, "seconds": time.perf_counter() - start,
            "messages": [{"side": "unknown", "text": p} for p in paragraphs]}


def print_scores(truths, rows, verbose=False, by=lambda truth: truth.get("variant")):
    """The table: every picture with what went wrong (verbose), all, and each part that `by` makes."""
    for name in sorted(rows) if verbose else []:
        r = rows[name]
        print(line(name, rates([r])))
        for key in ("missing", "extra", "wrong_side", "wrong_label"):
            for text in r[key]:
                print(f"      {key:<11} {text[:110]}")
        if not r["folded"]:
            print(f"      title       {r['said_title']!r} for {truths[name]['header']!r}")
    print(line("all", rates(list(rows.values()))))
    parts = collections.defaultdict(list)
    for name in rows:
        parts[by(truths[name])].append(rows[name])
    for part in sorted(parts, key=str) if len(parts) > 1 else []:
        print(line(f"  {part}", rates(parts[part])))
    absent = sorted(set(truths) - set(rows))
    if absent:
        print("no answer for: " + ", ".join(absent))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("truth")
    parser.add_argument("answers", nargs="?", help="lines of `circles read --json`; - for standard input")
    parser.add_argument("--tesseract", metavar="IMG_DIR")
    parser.add_argument("--lang", default="eng")
    parser.add_argument("-v", action="store_true", help="a line a picture, with what is missing, extra and misplaced")
    parser.add_argument("--looks", action="store_true", help="a line a look instead of plain and hard")
    options = parser.parse_args()
    truths = read_truths(options.truth)
    if options.tesseract:
        answers = [tesseract(p, options.lang) for p in sorted(glob.glob(options.tesseract + "/*")) if re.search(r"\.(png|jpe?g|webp)$", p, re.I)]
    else:
        source = sys.stdin if options.answers in (None, "-") else open(options.answers, encoding="utf-8")
        answers = [json.loads(l) for l in source if l.strip()]
    rows = {name_of(a["path"]): score(truths[name_of(a["path"])], a) for a in answers if name_of(a["path"]) in truths}
    print_scores(truths, rows, options.v, by=lambda truth: truth.get("app" if options.looks else "variant"))


if __name__ == "__main__":
    main()
