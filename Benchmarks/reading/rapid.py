"""RapidOCR's reading as lines of the form that score.py takes: rapid.py PICTURE … (in a venv that has rapidocr-onnxruntime, whose wheel carries its models).
Its lines are joined to messages as plainly as tesseract's paragraphs are: by nearness. It knows no sides and no title."""

import json
import sys
import time

from rapidocr_onnxruntime import RapidOCR

# One thread, as for the others.
engine = RapidOCR(intra_op_num_threads=1, inter_op_num_threads=1)
for number, path in enumerate([sys.argv[1], *sys.argv[1:]]):
    start = time.perf_counter()
    found, _ = engine(path)
    seconds = time.perf_counter() - start
    if number == 0:
        continue  # a first one that does not count: it loads
    lines = []
    for box, text, *_ in found or []:
        xs, ys = [p[0] for p in box], [p[1] for p in box]
        lines.append((min(ys), max(ys), min(xs), max(xs), text))
    messages = []
    for line in sorted(lines):
        near = next((m for m in reversed(messages) if 0 <= line[0] - m[1] + (line[1] - line[0]) * 0.3 < (line[1] - line[0]) and abs(line[2] - m[2]) < (line[1] - line[0])), None)
        if near:
            near[1], near[4] = line[1], near[4] + " " + line[4]
        else:
            messages.append(list(line))
    texts = [m[4] for m in messages]
    print(json.dumps({"path": path, "title": None, "text": "\n".join(texts), "seconds": seconds, "messages": [{"side": "unknown", "text": t} for t in texts]}, ensure_ascii=False), flush=True)
