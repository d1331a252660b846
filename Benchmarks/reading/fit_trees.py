#!/usr/bin/env python3
"""Fits the trees by which pieces of a page that is known to be one of rows are labelled, beside the weights (row-trees.txt).

    fit_trees.py LAB OUT.txt SET...        sets as fit.py wants them, which also tells what the labels are
    fit_trees.py LAB - SET...              each fifth of the looks left out in turn: how well the others' trees label its pieces

Gradient boosting (LightGBM): 200 rounds of a tree of 16 leaves for each of six labels, on the features and scales of a piece, the last
label that was no furniture and the one before. Decoded as the weights are, by Viterbi's algorithm."""
import multiprocessing
import pathlib
import sys

import lightgbm
import numpy as np

import fit

SETTINGS = {"objective": "multiclass", "num_class": 6, "num_leaves": 16, "learning_rate": .1, "min_data_in_leaf": 20, "lambda_l2": 5,
            "feature_fraction": .5, "bagging_fraction": .8, "bagging_freq": 1, "deterministic": True, "seed": 1, "num_threads": 2, "verbosity": -1}
ROUNDS = 200
STATES = [(memory, before) for memory in range(3) for before in range(7)]
CONTEXTS = np.array([fit.context(*state) for state in STATES])


def values(page):
    return np.array([piece["features"] + piece["scales"] for piece in page["pieces"]])


def fitted(pages):
    inputs, labels = [], []
    for page in pages:
        memory, before = 0, fit.START
        for row, piece, label in zip(values(page), page["pieces"], page["gold"]):
            if fit.mask(piece["part"], memory)[label] == 0:
                inputs.append(np.concatenate([row, fit.context(memory, before)])), labels.append(label)
            memory, before = fit.MEMORY.get(label, memory), label
    return lightgbm.train(SETTINGS, lightgbm.Dataset(np.array(inputs), np.array(labels)), ROUNDS)


def decode(model, page):
    rows = values(page)
    likely = model.predict(np.hstack([np.repeat(rows, len(STATES), 0), np.tile(CONTEXTS, (len(rows), 1))]))
    scores = np.log(likely + 1e-9).reshape(len(rows), len(STATES), 6)
    total, steps = np.full(len(STATES), -1e18), []
    total[STATES.index((0, fit.START))] = 0
    for score, piece in zip(scores, page["pieces"]):
        score = np.where(np.array([fit.mask(piece["part"], memory) for memory, _ in STATES]) == 0, score, fit.FORBIDDEN)
        score = total[:, None] + score - np.log(np.exp(score).sum(1, keepdims=True))
        best, step = np.full(len(STATES), -1e18), {}
        for state in np.flatnonzero(total > -1e17):
            for label in range(6):
                after = STATES.index((fit.MEMORY.get(label, STATES[state][0]), label))
                if score[state, label] > best[after]:
                    best[after], step[after] = score[state, label], (state, label)
        steps.append(step)
        total = best
    state, labels = int(total.argmax()), []
    for step in reversed(steps):
        state, label = step[state]
        labels.append(label)
    return labels[::-1]


def walked(node):
    """A tree in the order in which RowTrees.swift walks it."""
    if "leaf_value" in node:
        return [f"={node['leaf_value']:.3f}".replace("=-0.000", "=0").replace("=0.000", "=0")]
    return [f"{node['split_feature']}:{node['threshold']:.4g}"] + walked(node["left_child"]) + walked(node["right_child"])


def card(pages, folders):
    sets = [f"{pathlib.Path(folder).name} ({sum(page['set'] == folder for page in pages)})" for folder in folders]
    return f"""# What speaks for each label of a piece of a page that is known to be one of rows (RowTrees.swift), beside row-weights.txt.
# Model: gradient-boosted trees, {ROUNDS} rounds of {SETTINGS['num_leaves']} leaves for each of {len(fit.LABELS)} labels (LightGBM). No value has a scale, a colour, a word of a program or its name.
# Fitted by `make fit-reading` (Benchmarks/reading/fit_trees.py), never edited by hand, on the words of the truth of the rows of drawn pages alone:
#   {", ".join(sets)}
# They have {len(pages)} pages of rows, {sum(len(page['pieces']) for page in pages)} pieces.
# Not fitted on: pictures of real programs, looks kept for reporting, other scripts than Latin. What they are worth there is measured
# in Benchmarks/reading/README.md.
# Source: pictures drawn by Benchmarks/reading/generate.py, programs.py, messengers.py and anyrows.py. Licence: this repository's.
"""


def main():
    lab, out, *folders = sys.argv[1:]
    with multiprocessing.Pool(2) as pool:
        pages = [page for set_ in pool.starmap(fit.load, [(lab, folder) for folder in folders]) for page in set_]
    rows = [page for page in pages if fit.is_rows(page) and len(page["pieces"]) > 2]
    if out != "-":
        page = rows[0]
        names = list(page["names"]) + page["scaleNames"]
        names += [f"after {memory}" for memory in ("nothing", "heading", "message")] + [f"behind {label}" for label in fit.LABELS + ["nothing"]]
        trees = "\n".join(" ".join(walked(tree["tree_structure"])) for tree in fitted(rows).dump_model()["tree_info"])
        pathlib.Path(out).write_text(f"{card(rows, folders)}{','.join(names)}\n{trees}\n")
        return
    looks = sorted({page["truth"]["app"] for page in rows})
    right, found = [], []
    for part in range(5):
        model = fitted([page for page in rows if page["truth"]["app"] not in looks[part::5]])
        for page in rows:
            if page["truth"]["app"] in looks[part::5]:
                labels = decode(model, page)
                right += [a == b for a, b in zip(labels, page["gold"])]
                found.append(fit.found(page, fit.messages(page, labels)))
    print(f"{100 * np.mean(right):.2f} % of {len(right)} pieces, F1 a page {np.mean(found):.1f} of {len(found)}, by the trees of other looks")


if __name__ == "__main__":
    main()
