#!/usr/bin/env python3
"""Holds the command's calendar against `icalendar`, which nobody here wrote: check-calendar.py CIRCLES

A home is filled by the command alone; the calendar must parse without an error, say what was said, come out of a round trip the
same, and keep its UIDs with a growing SEQUENCE when a later conversation changes an event.
"""

import datetime
import os
import subprocess
import sys
import tempfile

import icalendar

CIRCLES = os.path.abspath(sys.argv[1])


def run(*arguments, zone="Europe/Berlin"):
    done = subprocess.run(
        [CIRCLES, *arguments], capture_output=True, check=False, env=os.environ | {"TZ": zone, "CIRCLES_MODEL": "rules"})
    if done.returncode not in (0, 75):
        sys.exit(f"{arguments}: exit {done.returncode}: {done.stderr.decode()[:300]}")
    return done.stdout


def entries(zone="Europe/Berlin"):
    text = run("events", "--ics", zone=zone)
    for line in text.split(b"\r\n"):
        assert len(line) <= 75, line
        line.decode()
    calendar = icalendar.Calendar.from_ical(text)
    assert not calendar.errors, calendar.errors
    again = icalendar.Calendar.from_ical(calendar.to_ical())
    found = {}
    for event, copy in zip(calendar.walk("VEVENT"), again.walk("VEVENT")):
        assert not event.errors, event.errors
        assert event.to_ical() == copy.to_ical()
        assert str(event["UID"]) not in found, "a UID comes twice"
        found[str(event["UID"])] = event
    return found


def one(found, word):
    [event] = [event for event in found.values() if word in str(event["SUMMARY"]).lower()]
    return event


def main():
    with tempfile.TemporaryDirectory() as home:
        os.environ["CIRCLES_HOME"] = home
        today = datetime.date.today()
        day = today + datetime.timedelta(days=20)
        later = day + datetime.timedelta(days=1)
        run("contacts", "add", "Maria Lopez", "--birthday", "1980-02-29")
        said = f"Maria Lopez\nDinner on {day.isoformat()} at 19:00 at Rosa's, Main Street?"
        run("import", "--text", said, "--contact", "Maria Lopez", "--captured-at", f"{today}T08:00:00+00:00")
        first = entries()
        dinner = one(first, "dinner")
        start = dinner["DTSTART"].dt
        assert start.astimezone(datetime.timezone.utc).date() == day, start
        assert entries(zone="Asia/Tokyo").keys() == first.keys()
        assert {uid: int(event["SEQUENCE"]) for uid, event in first.items()} == {
            uid: int(event["SEQUENCE"]) for uid, event in entries().items()
        }, "a SEQUENCE grew though nothing changed"
        birthday = one(first, "birthday")
        assert birthday["DTSTART"].dt == datetime.date(1980, 2, 29)
        assert birthday["RRULE"]["FREQ"] == ["YEARLY"]

        moved = f"Maria Lopez\nCan we move dinner from {day.isoformat()} to {later.isoformat()}?"
        run("import", "--text", moved, "--contact", "Maria Lopez", "--captured-at", f"{today}T09:00:00+00:00")
        second = entries()
        changed = one(second, "dinner")
        assert str(changed["UID"]) == str(dinner["UID"]), "a moved event has another UID"
        assert int(changed["SEQUENCE"]) > int(dinner["SEQUENCE"])
        assert changed["DTSTART"].dt.date() == later, changed["DTSTART"].dt

        off = "Maria Lopez\nDinner is cancelled, sorry"
        run("import", "--text", off, "--contact", "Maria Lopez", "--captured-at", f"{today}T10:00:00+00:00")
        third = one(entries(), "dinner")
        assert str(third["UID"]) == str(dinner["UID"])
        assert third["STATUS"] == "CANCELLED"
        assert int(third["SEQUENCE"]) > int(changed["SEQUENCE"])

        run("undo")
        back = one(entries(), "dinner")
        assert back["STATUS"] == "CONFIRMED"
        assert int(back["SEQUENCE"]) > int(third["SEQUENCE"])
        run("contacts", "add", "Sarah Ahmed")
        first_day = today + datetime.timedelta(days=40)
        last_day = first_day + datetime.timedelta(days=2)
        for hour, said in enumerate([
            "Choir is every Tuesday at 19:00", "Swimming on " + (today + datetime.timedelta(days=30)).isoformat() + "?",
            f"The festival is from {first_day.day} {first_day:%B} to {last_day.day} {last_day:%B} {last_day.year}",
        ]):
            run("import", "--text", f"Sarah Ahmed\n{said}", "--contact", "Sarah Ahmed", "--captured-at",
                f"{today}T1{hour + 1}:00:00+00:00")
        told = entries()
        choir = one(told, "choir")
        assert choir["RRULE"] == {"FREQ": ["WEEKLY"], "BYDAY": ["TU"]}, choir["RRULE"]
        assert choir["DTSTART"].params["TZID"] == "Europe/Berlin"
        assert (choir["DTSTART"].dt.hour, choir["DTSTART"].dt.weekday()) == (19, 1), choir["DTSTART"].dt
        assert one(told, "swimming")["STATUS"] == "TENTATIVE"
        festival = one(told, "festival")
        assert festival["DTSTART"].dt == first_day, festival["DTSTART"].dt
        assert festival["DTEND"].dt == last_day + datetime.timedelta(days=1), festival["DTEND"].dt
        print("the calendar is what icalendar reads: UIDs stay, SEQUENCE grows")


main()
