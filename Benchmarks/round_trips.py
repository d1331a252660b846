"""A relay in front of PostgreSQL that counts what a program asks and how long it waits for the answers.

A round trip is everything from the first byte that the program sends to the server's word that it is ready again. What is measured
is the time between the two here, so the way between the program and the relay is not in it, and the relay's own work hardly.
"""

import collections
import re
import socket
import struct
import threading
import time

# What comes before the first message with a kind: a wish for TLS or GSS, which the server answers with one letter.
WISHES = {80877103, 80877104}

Trip = collections.namedtuple("Trip", "connection sql seconds is_parse begins ends")


def short(sql):
    """A statement in one line, without what is the same in all."""
    sql = re.sub(r"SET LOCAL [^;]*;?", "", sql)
    return re.sub(r"\s+", " ", sql).strip(" ;")


class Connection:
    def __init__(self, relay, number, client):
        self.relay, self.number, self.client = relay, number, client
        self.server = socket.create_connection(("127.0.0.1", relay.server_port))
        for one in (self.client, self.server):
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.statements, self.asked, self.is_parse = {}, [], False
        self.begun, self.is_started, self.answers_wish = None, False, False
        self.lock = threading.Lock()
        for way in (self.up, self.down):
            threading.Thread(target=self.relayed, args=[way], daemon=True).start()

    def relayed(self, way):
        try:
            way()
        except OSError:
            pass
        for one in (self.client, self.server):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def up(self):
        """From the program to the server."""
        waiting = b""
        while data := self.client.recv(1 << 16):
            with self.lock:
                if self.begun is None:
                    self.begun = time.perf_counter()
            waiting = self.understood(waiting + data)
            self.server.sendall(data)

    def understood(self, data):
        while len(data) >= 8 and not self.is_started:
            length, code = struct.unpack("!ii", data[:8])
            if len(data) < length:
                return data
            if code in WISHES:
                self.answers_wish = True
            else:
                self.is_started = True
            data = data[length:]
        while len(data) >= 5:
            kind, length = data[:1], struct.unpack("!i", data[1:5])[0]
            if len(data) < length + 1:
                return data
            body, data = data[5:length + 1], data[length + 1:]
            if kind == b"Q":
                self.asked.append(body[:-1].decode())
            elif kind == b"P":
                name, sql = body.split(b"\0")[:2]
                self.statements[name] = sql.decode()
                self.asked.append(sql.decode())
                self.is_parse = True
            elif kind == b"B":
                self.asked.append(self.statements.get(body.split(b"\0")[1], "?"))
        return data

    def down(self):
        """From the server to the program."""
        waiting = b""
        while data := self.server.recv(1 << 16):
            now = time.perf_counter()
            waiting += data
            if self.answers_wish:
                self.answers_wish, waiting, self.begun = False, waiting[1:], None
            while len(waiting) >= 5:
                length = struct.unpack("!i", waiting[1:5])[0]
                if len(waiting) < length + 1:
                    break
                if waiting[:1] == b"Z":
                    self.ready(now)
                waiting = waiting[length + 1:]
            self.client.sendall(data)

    def ready(self, now):
        with self.lock:
            begun, self.begun = self.begun, None
        asked, self.asked = self.asked, []
        is_parse, self.is_parse = self.is_parse, False
        sql = "; ".join(asked) or "(connect)"
        self.relay.trips.append(Trip(
            self.number, short(sql), now - (begun or now), is_parse, sql.startswith("BEGIN"),
            asked[-1:] in (["COMMIT"], ["ROLLBACK"])))


class Relay:
    def __init__(self, server_port):
        self.server_port, self.trips = server_port, []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        number = 0
        while True:
            client, _ = self.listener.accept()
            number += 1
            Connection(self, number, client)

    def taken(self):
        """What was asked since the last look."""
        trips, self.trips = self.trips, []
        return trips


def transactions(trips):
    """Lists of trips: each of one transaction, or one outside of any."""
    open_, done = {}, []
    for trip in trips:
        if trip.begins:
            open_[trip.connection] = []
        if trip.connection not in open_:
            done.append([trip])
            continue
        open_[trip.connection].append(trip)
        if trip.ends:
            done.append(open_.pop(trip.connection))
    return done + list(open_.values())
