"""Clients that hand texts over until each is acknowledged, and what must be true of them afterwards."""

import collections
import threading
import time
import uuid

from cluster import hand_over

PEOPLE = 20


def names():
    return [f"Person {chr(65 + number)}ova" for number in range(PEOPLE)]


class Clients:
    """Hand texts over, with a key for each; what was not acknowledged is handed over again, to the next server."""

    def __init__(self, servers, token, count, first=0, clients=8, pause=0, acknowledged=None):
        self.servers, self.token, self.pause = servers, token, pause
        self.numbers, self.lock = iter(range(first, first + count)), threading.Lock()
        self.acknowledged = {} if acknowledged is None else acknowledged
        self.repeats = collections.Counter()
        self.threads = [threading.Thread(target=self.run, daemon=True) for _ in range(clients)]
        for thread in self.threads:
            thread.start()

    def run(self):
        while True:
            with self.lock:
                number = next(self.numbers, None)
            if number is None:
                return
            text = f"{names()[number % PEOPLE]}\nthis is message {number} and no other"
            key, turn = str(uuid.uuid4()), number
            while number not in self.acknowledged:
                try:
                    server = self.servers[turn % len(self.servers)]
                    self.acknowledged[number] = hand_over(server.url, self.token, text.encode(), "text/plain", key, 40)
                except Exception as failure:  # Whatever it was, nothing was acknowledged.
                    self.repeats[type(failure).__name__] += 1
                    turn += 1
                    time.sleep(0.2)
            time.sleep(self.pause)

    def join(self):
        for thread in self.threads:
            thread.join()
        return self.acknowledged


def filed(postgres, seconds=600):
    """Waits until nothing is left to do."""
    end = time.time() + seconds
    while time.time() < end:
        if postgres.rows("SELECT count(*) FROM capture WHERE state <> 'filed'") == [["0"]]:
            return True
        time.sleep(1)
    return False


def judge(postgres, acknowledged, count):
    """What is lost, or there twice, or somebody else's."""
    failures = []
    outcomes = collections.defaultdict(set)
    for capture, interaction in postgres.rows("SELECT capture_id, interaction_id FROM interaction_capture"):
        outcomes[capture].add(interaction)
    notes = dict(postgres.rows("SELECT capture_id, state FROM inbox_note"))
    states = dict(postgres.rows("SELECT id, state FROM capture"))
    for number in range(count):
        capture = acknowledged.get(number)
        if capture not in states:
            failures.append(f"{number}: lost")
        elif states[capture] != "filed":
            failures.append(f"{number}: still {states[capture]}")
        elif len(outcomes[capture]) + (notes.get(capture) == "open") != 1:
            failures.append(f"{number}: {len(outcomes[capture])} interactions, note {notes.get(capture)}")
    if len(set(acknowledged.values())) != count or len(states) != count:
        failures.append(f"{len(set(acknowledged.values()))} ids and {len(states)} captures for {count}")
    told = collections.Counter(
        row[0] for row in postgres.rows(
            "SELECT substring(message ->> 'text' from 'message [0-9]+') FROM interaction, "
            "json_array_elements(CAST(messages AS json)) AS message"))
    failures += [f"{what} is told {number} times" for what, number in told.items() if what and number != 1]
    wrong = postgres.rows(
        "SELECT count(*) FROM participant JOIN contact ON contact.id = contact_id JOIN interaction ON interaction.id = "
        "interaction_id WHERE contact.name <> label AND label <> ''")
    if wrong != [["0"]]:
        failures.append(f"{wrong[0][0]} filed under another name")
    return failures[:20]
