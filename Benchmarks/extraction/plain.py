#!/usr/bin/env python3
"""Measures the built-in rules on plain exchanges: the ways in which two people settle one plan, in four languages.

    plain.py LAB [--vocabulary first|…|eighth] [--language en|de|es|fr] [--count N] [--seed N] [--forms N,N] [--errors]

LAB is `extraction-lab`. An exchange is one of 30 forms (asked and taken; refused, and another day; moved; called off; an hour, a place
in place of another; …) whose words are drawn from a vocabulary: `plain/first.json` and `plain/second.json` were written while the rules
learned from their errors, the others by hands that knew only the slots: the third told to avoid the first phrase that comes to mind, the fourth
the sixth, seventh and eighth to write what most people would, the fifth both; their errors were looked at after they had been measured. Each is written on Wednesday 22 April 2026 at ten.

An exchange is right if it has as many events as it should, and the one it has its title (a word of it), day, hour and place. Where no
place is said, one that is no part of the title is wrong. What is drawn may be something that nobody would read otherwise than the rules
do ("climbing at 8" of an evening that only the vocabulary knows): the figure is one to compare with itself.
"""
import argparse, collections, json, pathlib, random, re, sys, tempfile

sys.dont_write_bytecode = True
import run

HERE = pathlib.Path(__file__).resolve().parent
CAPTURED = "2026-04-22T10:00"
FORMS = range(30)
ANY_HOUR = "?"


def capital(text):
    """The first letter large, but for that of "7pm"."""
    for i, c in enumerate(text):
        if c.isalpha():
            return text if text[i - 1:i].isdigit() else text[:i] + c.upper() + text[i + 1:]
    return text


class Exchange:
    """One form with words from a vocabulary: its messages (">" before the user's) and the events that it has."""

    def __init__(self, words, language, rng, form):
        self.words, self.language, self.pick, self.form = words, language, rng.choice, form
        self.needle, self.noun, self.sentence, kind = self.pick(words["acts"])
        # A weekday named after the 30th would be one of May.
        days = [d for d in words["days"] if d[2] < 30] if form in (5, 22) else words["days"]
        while True:
            (self.day, self.in_sentence, n), (self.other, _, m) = rng.sample(days, 2)
            if n != m and n != 30 and not (form == 22 and n > m) and not (form == 5 and n - m > 3):
                break
        self.n, self.m = n, m
        while True:
            (self.hour, self.time), (self.later, self.other_time) = rng.sample(words["hours"][kind], 2)
            if self.time != self.other_time:
                break
        self.place, self.place_word = self.pick(words["places"])
        self.mark = " ?" if language == "fr" else "?"

    def say(self, key, **slots):
        return capital(self.pick(self.words[key]).format(L="", **slots))

    def yes(self):
        return self.pick(self.words["accept"])

    def ask(self, text):
        return capital(text) + self.mark

    def propose(self, day=""):
        """The whole sentence, with a day or without one."""
        text = self.sentence.replace("{s}", f" {day}" if day else "")
        text = text.replace("{d}", f" {day}" if day and self.language == "en" else day)
        text = re.sub(r"\s+([,?])", r"\1", re.sub(r"\s+", " ", text))
        if self.language == "fr":
            text = re.sub(r"(?<! )\?", " ?", text)
        return capital(text.strip())

    def name(self, *rest):
        return self.ask(" ".join([self.noun, *rest]))

    def event(self, day, time=None, place=None):
        return [(self.needle, f"2026-04-{day:02}", time, place)]

    def build(self):
        w, e, yes = self.words, self.event, self.yes
        d, h, p, o, l = self.day, self.hour, self.place, self.other, self.later
        def refuse(day): return ">" + self.say("decline", d=day)
        def is_free():
            questions, answers = self.pick(w["free"])
            return [capital(self.pick(questions).format(d=d)), ">" + self.pick(answers)]
        def asked(key): return ">" + self.pick(w[key])
        free = capital(self.pick(self.pick(w["free"])[0]).format(d=d))
        proposed, thing, to_hour = self.propose(self.in_sentence), self.propose(), self.ask(h)
        pity, where = self.pick(w["pity"]), self.place_word
        match self.form:
            case 0: return [proposed, ">" + yes()], e(self.n)
            case 1: return [thing, asked("when"), self.ask(f"{d} {h}"), ">" + yes()], e(self.n, self.time)
            case 2: return [proposed, refuse(d), self.say("other", d=o), ">" + yes()], e(self.m)
            case 3: return [self.name(d, h), ">" + self.say("hourback", h=l), yes()], e(self.n, self.other_time)
            case 4: return is_free() + [thing, ">" + yes(), to_hour, ">" + yes()], e(self.n, self.time)
            case 5: return [self.name(d, h), ">" + yes(), self.say("moved", d=o), ">" + yes()], e(self.m, ANY_HOUR)
            case 6: return [proposed, ">" + yes(), self.say("off"), ">" + pity], []
            case 7: return [proposed, asked("no"), pity], []
            case 8: return [self.name(d, h), asked("where"), capital(p), ">" + yes()], e(self.n, self.time, where)
            case 9: return [proposed, asked("what"), to_hour, ">" + yes()], e(self.n, self.time)
            case 10: return [proposed, f">{yes()}. {self.pick(w['what'])}", self.ask(f"{h} {p}"), ">" + yes()], e(self.n, self.time, where)
            case 11: return [proposed, f"{refuse(d)}. {self.say('other', d=o)}", yes(), ">" + to_hour, yes()], e(self.m, self.time)
            case 12: return [self.name(d), f">{yes()}. {to_hour}", self.say("hourback", h=l), ">" + yes()], e(self.n, self.other_time)
            case 13: return [free, refuse(d), self.say("other", d=o), ">" + yes(), self.name(h), ">" + yes()], e(self.m, self.time)
            case 14: return [thing, ">" + yes(), self.ask(d), ">" + yes(), self.ask(f"{h} {p}"), ">" + yes()], e(self.n, self.time, where)
            case 15: return [free, refuse(d), pity], []
            case 16: return [proposed, ">" + yes(), to_hour, ">" + yes(), asked("where"), capital(p)], e(self.n, self.time, where)
            case 17: return [self.name(d, h, p), ">" + yes()], e(self.n, self.time, where)
            case 18: return [thing, asked("no"), pity], []
            case 19: return [proposed, refuse(d), self.say("other", d=o), refuse(o), pity], []
            case 20: return [thing, f">{yes()}, {d}{self.mark}", yes(), ">" + to_hour, yes()], e(self.n, self.time)
            case 21: return [self.name(d, h), ">" + yes(), self.say("hourback", h=l), ">" + yes()], e(self.n, self.other_time)
            case 22: return [thing, asked("when"), capital(w["orq"].format(a=d, b=o)), ">" + capital(o), to_hour, ">" + yes()], e(self.m, self.time)
            case 23: return [thing, ">" + yes(), self.say("see", d=d, h=h), ">" + yes()], e(self.n, self.time)
            case 24: return [proposed, f">{yes()}. {capital(w['orq'].format(a=h, b=l))}", capital(l), ">" + yes()], e(self.n, self.other_time)
            case 25: return [self.name(d, h), ">" + yes(), self.say("late", h=l), ">" + yes()], e(self.n, self.other_time)
            case 26:
                needle, sentence, kind = self.pick(w["appt"])
                hour, time = self.pick(w["hours"][kind])
                told = capital(sentence.format(d=self.in_sentence, h=re.sub("^at ", "", hour)))
                return [told, asked("wish")], [(needle, f"2026-04-{self.n:02}", time, None)]
            case 27: return [self.pick(w["past"]), ">" + yes()], []
            case 28:
                of_day = "del" + d[2:] if d.startswith("el ") else f"de {d}"
                return [self.name(d, h), ">" + yes(), self.pick(w["still"]).format(d=d, L=of_day), ">" + yes()], e(self.n, self.time)
            case _:
                other, word = self.pick([q for q in w["places"] if q[1] != where])
                return [self.name(d, h, p), ">" + capital(w["insteadpl"].format(p=other)), yes()], e(self.n, self.time, word)


def dialogue(number, messages):
    return {"id": str(number), "zone": "Europe/Berlin", "captured": CAPTURED, "title": "Dana", "group": False, "truth": [],
            "messages": [{"side": "right" if m.startswith(">") else "left", "text": m.lstrip(">"), "confidence": 1} for m in messages]}


def mistakes(expected, events):
    if len(events) != len(expected):
        return ["count"]
    found = []
    for (needle, day, time, place), event in zip(expected, events):
        title, where = event["title"].lower(), (event.get("place") or "").lower()
        checks = {"title": needle not in title, "day": event["date"] != day, "time": time not in (ANY_HOUR, event.get("time")),
                  "place": bool(place) and place not in where, "place of none": not place and where not in title}
        found += [name for name, wrong in checks.items() if wrong]
    return found


def measure(lab, language, words, args):
    rng = random.Random(args.seed)
    forms = [int(f) for f in args.forms.split(",")] if args.forms else list(FORMS)
    built = [Exchange(words, language, rng, rng.choice(forms)).build() for _ in range(args.count)]
    with tempfile.TemporaryDirectory() as folder:
        answers = run.ask_lab(lab, [dialogue(i, messages) for i, (messages, _) in enumerate(built)], folder)
    kinds, wrong = collections.Counter(), []
    for (messages, expected), answer in zip(built, answers):
        if found := mistakes(expected, answer.get("events", [])):
            kinds.update(found)
            wrong.append((found, messages, expected, answer.get("events", [])))
    print(f"{language}: {args.count - len(wrong)} of {args.count} right; " + (", ".join(f"{n} {k}" for k, n in kinds.most_common()) or "no mistake"))
    for found, messages, expected, events in wrong if args.errors else []:
        said = [" ".join(str(e.get(k, "-")) for k in ("title", "date", "time", "place")) for e in events]
        print(f"  {', '.join(found)}: {' / '.join(messages)}\n    expected {expected}, found {said}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("lab")
    parser.add_argument("--vocabulary", default="first")
    parser.add_argument("--language", choices=["en", "de", "es", "fr"])
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--forms", metavar="N,N…")
    parser.add_argument("--errors", action="store_true")
    args = parser.parse_args()
    vocabulary = json.loads((HERE / "plain" / f"{args.vocabulary}.json").read_text(encoding="utf-8"))
    print(f"plain exchanges, {args.vocabulary} vocabulary")
    for language in [args.language] if args.language else vocabulary:
        measure(args.lab, language, vocabulary[language], args)


if __name__ == "__main__":
    main()
