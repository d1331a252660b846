#!/usr/bin/env python3
"""Fits the weights by which pieces of a page of rows are labelled, and those by which such a page is told (row-weights.txt).

    fit.py LAB OUT.txt SET...          SET/pages.jsonl as `reading-lab pages` prints them, SET/img, SET/truth
    fit.py LAB OUT.txt SET... --beside OLD.txt   seven tenths of that and three of an earlier fit, whose page it keeps
    fit.py LAB - SET...                each look left out in turn: how well the pieces of its pages are labelled by the others'

Labels come from the truth's words: a piece is what most of its letters are. A maximum-entropy Markov model, with a penalty of 3 on the
square of the weights; the page's by logistic regression, where a page counts by how much better or worse it is read as rows.
Needs NumPy and SciPy."""
import collections
import json
import multiprocessing
import pathlib
import subprocess
import sys

import numpy as np
from scipy.optimize import minimize

import run
import score

LABELS = ["separator", "heading", "first", "further", "quoted", "furniture"]
SEPARATOR, HEADING, FIRST, FURTHER, QUOTED, FURNITURE = range(6)
MEMORY = {SEPARATOR: 0, HEADING: 1, FIRST: 2, FURTHER: 2}
START = len(LABELS)
ROLES = {"label": HEADING, "separator": SEPARATOR, "optional": QUOTED}
# Looks whose messages are rows.
ROWS = {"desk", "ledger", "posts", "stream", "threads", "matrix", "discord", "slack", "cards", "answers", "board", "notes",
        # programs.py
        "guildlike", "worklike", "elem", "irssi", "hexchat", "forum", "discourse", "issue", "toots", "livestream", "meeting", "comments", "zulipish", "gamechat", "gchat",
        # messengers.py
        "ghost", "suits",
        # anyrows.py
        *(f"any{look}" for look in range(10))}
# As RowEvidence has them.
EVIDENCE = ["always", "headings", "alignedHeadings", "headingsPerMessage", "headingsFollowed", "headingsWithMoment", "headingsOnFills",
            "saidOnFills", "allOnFills", "onFillsAtRight", "saidInColumn", "saidFarIn", "namesBeforeText", "actions", "certainty"]
FORBIDDEN = -1e4


def gold(page, truth):
    """The label of each piece, from the words of the truth it stands on."""
    labels, last = [], None
    for piece in page["pieces"]:
        roles, messages = collections.Counter(), collections.Counter()
        for word in piece["words"]:
            b, best, most = word["bounds"], None, 0
            for other in truth["words"]:
                x = min(b["x"] + b["width"], other[1] + other[3]) - max(b["x"], other[1])
                y = min(b["y"] + b["height"], other[2] + other[4]) - max(b["y"], other[2])
                if x > 0 and y > 0 and x * y > most:
                    most, best = x * y, other
            if best:
                roles[best[5]] += len(word["text"])
                messages[best[6]] += len(word["text"]) if best[5] == "message" else 0
        if roles and roles["message"] >= max(roles.values()):
            number = messages.most_common(1)[0][0]
            labels.append(FURTHER if number == last else FIRST)
            last = number
        elif roles["label"]:
            labels.append(HEADING)
        else:
            labels.append(ROLES.get(roles.most_common(1)[0][0], FURNITURE) if roles else FURNITURE)
    return labels


def mask(part, memory):
    """Which labels may not be."""
    allowed = {"head": {HEADING}, "name": {HEADING}, "said": {FIRST}}.get(part, set(range(6)) - ({FURTHER} if memory != 2 else set()))
    return [0 if label in allowed else FORBIDDEN for label in range(6)]


def context(memory, before):
    """The last label that was no furniture, and the one before: ten columns behind the features."""
    return [float(memory == k) for k in range(3)] + [float(before == k) for k in range(7)]


def fit(pages, penalty=3.0):
    inputs, wanted, masks = [], [], []
    for page in pages:
        memory, before = 0, START
        for piece, label in zip(page["pieces"], page["gold"]):
            limits = mask(piece["part"], memory)
            if limits[label] == 0:
                inputs.append(piece["features"] + context(memory, before)), wanted.append(label), masks.append(limits)
            memory, before = MEMORY.get(label, memory), label
    a, y, limits = np.array(inputs), np.array(wanted), np.array(masks)
    rows, (count, size) = np.arange(len(y)), (6, a.shape[1])

    def loss(flat):
        z = a @ flat.reshape(size, count) + limits
        z -= z.max(1, keepdims=True)
        p = np.exp(z)
        p /= p.sum(1, keepdims=True)
        value = -np.log(p[rows, y] + 1e-12).sum() + penalty / 2 * (flat ** 2).sum()
        p[rows, y] -= 1
        return value, (a.T @ p).ravel() + penalty * flat

    return minimize(loss, np.zeros(size * count), jac=True, method="L-BFGS-B", options={"maxiter": 120}).x.reshape(size, count)


def decode(weights, page):
    """Viterbi, as RowLabels.swift does it: the labels, and the mean of the logarithms of how likely they are."""
    states = [(memory, before) for memory in range(3) for before in range(7)]
    contexts = np.array([weights[-10 + memory] + weights[len(weights) - 7 + before] for memory, before in states])
    masks = {part: np.array([mask(part, memory) for memory, _ in states]) for part in {p["part"] for p in page["pieces"]}}
    after = [[states.index((MEMORY.get(label, memory), label)) for label in range(6)] for memory, _ in states]
    values, steps = np.full(len(states), -1e18), []
    values[states.index((0, START))] = 0
    for piece in page["pieces"]:
        z = np.where(masks[piece["part"]] == 0, np.array(piece["features"]) @ weights[:-10] + contexts, FORBIDDEN)
        z = z - z.max(1, keepdims=True)
        total = values[:, None] + z - np.log(np.exp(z).sum(1, keepdims=True))
        best, step = np.full(len(states), -1e18), {}
        for state in np.flatnonzero(values > -1e17):
            for label in range(6):
                next_ = after[state][label]
                if total[state, label] > best[next_]:
                    best[next_], step[next_] = total[state, label], (state, label)
        steps.append(step)
        values = best
    state, labels = int(values.argmax()), []
    value = values[state]
    for step in reversed(steps):
        state, label = step[state]
        labels.append(label)
    return labels[::-1], value / max(1, len(labels))


def evidence(page, labels, certainty):
    """As LabelledRows.swift has it."""
    names, pieces = page["names"], page["pieces"]
    letters = [sum(c.isalnum() for w in p["words"] for c in w["text"]) for p in pieces]
    has = lambda i, name: pieces[i]["features"][names[name]] > 0
    share = lambda indices, name: sum(letters[i] for i in indices if has(i, name)) / max(1, sum(letters[i] for i in indices))
    said = [i for i, l in enumerate(labels) if l in (FIRST, FURTHER)]
    heads = [i for i, l in enumerate(labels) if l == HEADING]
    left = [min(w["bounds"]["x"] for w in pieces[i]["words"]) for i in heads]
    aligned = max((sum(abs(a - b) < page["cap"] * .6 for b in left) for a in left), default=0)
    count = max(1, len(heads))
    followed = sum(a == HEADING and b == FIRST for a, b in zip(labels, labels[1:]))
    return [1, min(len(heads), 6) / 6, min(aligned, 6) / 6, min(1, count / max(1, labels.count(FIRST))), followed / count,
            sum(has(i, "timedName") for i in heads) / count, sum(has(i, "onFill") for i in heads) / count, share(said, "onFill"),
            share(range(len(pieces)), "onFill"), page["onRight"], share(said, "inColumn"), share(said, "farIn"),
            float(any(p["part"] == "name" for p in pieces)),
            min(1, sum(has(i, "action") for i in range(len(pieces))) / max(1, labels.count(FIRST))), certainty]


def are_named(page, labels):
    """As `areRows` has it."""
    heads = [p for p, label in zip(page["pieces"], labels) if label == HEADING]
    actions = sum(p["features"][page["names"]["action"]] > 0 for p in page["pieces"])
    return len(heads) > 1 or actions * 2 >= max(1, labels.count(FIRST)) or any(p["features"][page["names"]["timedName"]] for p in heads)


def messages(page, labels):
    """Roughly what LabelledRows makes of them."""
    said, sender = [], None
    for piece, label in zip(page["pieces"], labels):
        text = " ".join(w["text"] for w in piece["words"])
        if label == HEADING:
            sender = text.rstrip(":")
        elif label == FIRST or label == FURTHER and not said:
            said.append({"side": "left", "sender": sender, "text": text})
        elif label == FURTHER:
            said[-1]["text"] += " " + text
    return said


def found(page, said):
    """F1 of messages on the right side."""
    rates = score.rates([score.score(page["truth"], {**page["answer"], "messages": said})])
    return rates["F1"] * rates["side"] / 100


def load(lab, folder):
    """The pages of one set: the features of their pieces, their truth, and how they are read as bubbles."""
    truths = run.pictures_and_truths(pathlib.Path(folder))[1]
    call = lambda *a: [json.loads(l) for l in subprocess.run([lab, *a, f"{folder}/pages.jsonl"], capture_output=True, check=True).stdout.splitlines()]
    pages = []
    for measured, answer in zip(call("rows"), call("layout", "--without", "labelledRows")):
        truth = truths[score.name_of(measured["path"])]
        page = dict(measured["rows"], names={n: i for i, n in enumerate(measured["names"])}, scaleNames=measured["scaleNames"], path=measured["path"], set=folder, truth=truth, answer=answer)
        page["gold"] = gold(page, truth) if "words" in truth else []
        page["before"] = found(page, answer["messages"])
        pages.append(page)
    return pages


def is_rows(page):
    return page["truth"].get("app") in ROWS


def gained(page, weights):
    """By how much a page is read better as rows, with its labels and their certainty; none for one that can be none."""
    labels, certainty = decode(weights, page) if len(page["pieces"]) > 2 else ([], 0)
    return (found(page, messages(page, labels)) - page["before"], labels, certainty) if labels and are_named(page, labels) else None


def fit_pages(pages, weights):
    a, y, counts = [], [], []
    with multiprocessing.Pool() as pool:
        gains = pool.starmap(gained, [(page, weights) for page in pages], chunksize=8)
    for page, result in zip(pages, gains):
        if not result:
            continue
        gain, labels, certainty = result
        a.append(evidence(page, labels, certainty)), y.append(float(gain > 0 or gain == 0 and is_rows(page))), counts.append((1 if gain > 0 else 3) * abs(gain) / 100 + .03)  # what is read well stays so
    a, y, counts = np.array(a), np.array(y), np.array(counts)

    def loss(w):
        p = 1 / (1 + np.exp(-(a @ w)))
        return -(counts * (y * np.log(p + 1e-9) + (1 - y) * np.log(1 - p + 1e-9))).sum() + .03 * (w ** 2).sum(), a.T @ (counts * (p - y)) + .06 * w

    return minimize(loss, np.zeros(a.shape[1]), jac=True, method="L-BFGS-B").x


def card(pages, weights, folders):
    """What the weights are, what they were fitted on and how well they say it again."""
    rows = [page for page in pages if is_rows(page)]
    pairs = [pair for page in rows for pair in zip(decode(weights, page)[0], page["gold"])]
    sets = [f"{pathlib.Path(folder).name} ({sum(page['set'] == folder for page in pages)})" for folder in folders]
    return f"""# What speaks for each label of a piece of a page of rows, and for a page being one (RowWeights.swift).
# Model: a maximum-entropy Markov model over {len(LABELS)} labels, penalty 3 on the square of the weights; of the page, a logistic regression
# in which harm to what is read well counts three times. No feature has a scale, a colour, a word of a program or its name.
# Fitted by `make fit-reading` (Benchmarks/reading/fit.py), never edited by hand, on the words of the truth of drawn pages alone:
#   {", ".join(sets)}
# They have {len(rows)} pages of rows, {len(pairs)} pieces, of which {100 * np.mean([a == b for a, b in pairs]):.1f} % get their label again; the others' bubbles only tell what is no such page.
# Not fitted on: pictures of real programs, looks kept for reporting, other scripts than Latin. What they are worth there is measured
# in Benchmarks/reading/README.md.
# Source: pictures drawn by Benchmarks/reading/generate.py and programs.py. Licence: this repository's.
"""


def table(names, weights, page):
    """A section each: features, the last label that was no furniture, the label before, and what speaks for a page."""
    line = lambda name, values: f"{name} " + " ".join(f"{v:.2f}" for v in values)
    sections = {"features": [line(name, weights[i]) for name, i in names.items()],
                "memory": [line(*pair) for pair in zip(["nothing", "heading", "message"], weights[-10:-7])],
                "previous": [line(*pair) for pair in zip(LABELS + ["nothing"], weights[-7:])],
                "page": [line(name, [value]) for name, value in zip(EVIDENCE, page)]}
    return f"\n# Each in the order of {', '.join(LABELS)}." + "".join(f"\n[{name}]\n" + "\n".join(lines) + "\n" for name, lines in sections.items())


def mean(old, new, share=.7):
    """What two tables say together: one fit errs where the other one does not."""
    def rows(text):
        section = ""
        for line in text.splitlines():
            section = line if line.startswith("[") else section
            words = line.split() if line and line[0] not in "#[" else []
            yield (section + words[0] if words else None), words, line

    known = {key: list(map(float, words[1:])) for key, words, _ in rows(old) if key}
    mixed = lambda key, words: " ".join(f"{(1 - share) * a + share * float(b):.2f}" for a, b in zip(known.get(key, [0.0] * len(words[1:])), words[1:]))
    mixture = "".join((f"{words[0]} {mixed(key, words)}" if key else line) + "\n" for key, words, line in rows(new))
    return mixture[:mixture.index("[page]")] + old[old.index("[page]"):]


def main():
    arguments = sys.argv[1:]
    beside = arguments.index("--beside") if "--beside" in arguments else len(arguments)
    lab, out, *folders = arguments[:beside]
    old = pathlib.Path(arguments[beside + 1]).read_text() if beside < len(arguments) else None
    with multiprocessing.Pool() as pool:
        pages = [page for set_ in pool.starmap(load, [(lab, folder) for folder in folders]) for page in set_]
    rows = [page for page in pages if is_rows(page)]
    if out != "-":
        weights = fit(rows)
        fitted = table(pages[0]["names"], weights, fit_pages(pages, weights))
        pathlib.Path(out).write_text(card(pages, weights, folders) + (mean(old, fitted) if old else fitted))
        return
    for look in sorted({page["truth"]["app"] for page in rows}):
        weights = fit([page for page in rows if page["truth"]["app"] != look])
        left = [page for page in rows if page["truth"]["app"] == look]
        now = [found(page, messages(page, decode(weights, page)[0])) for page in left]
        print(f"{look:<10} F1 a page {np.mean([p['before'] for p in left]):5.1f} as bubbles or before, {np.mean(now):5.1f} by the other looks' weights")


if __name__ == "__main__":
    main()
