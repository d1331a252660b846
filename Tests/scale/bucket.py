#!/usr/bin/env python3
"""Pictures in a bucket: moto's, which checks every signature with botocore and asks who may.

usage: bucket.py FOLDER      FOLDER holds circles
"""

import collections
import hashlib
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import uuid

import boto3
from botocore.config import Config

from cluster import Cluster, free_port, hand_over
from handing import filed

CAPTURES = 60
FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "Fixtures/screenshots"
PICTURES = sorted(path for path in FIXTURES.iterdir() if path.suffix.lower() == ".png")
POLICY = {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "s3:*", "Resource": "*"}]}


class Bucket:
    """moto's server with one bucket and one user, whose key is the only one that is let in."""

    def __init__(self, log):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        # The first four requests make the bucket and its user; from then on who asks must be known.
        environment = {"PATH": os.environ["PATH"], "INITIAL_NO_AUTH_ACTION_COUNT": "4"}
        self.running = subprocess.Popen(
            [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(self.port)],
            env=environment, stdout=log, stderr=log)
        options = {"endpoint_url": self.url, "region_name": "us-east-1",
                   "config": Config(retries={"max_attempts": 20}, s3={"addressing_style": "path"})}
        nobody = {"aws_access_key_id": "none", "aws_secret_access_key": "none"}
        iam = boto3.client("iam", **options, **nobody)
        iam.create_user(UserName="circles")
        key = iam.create_access_key(UserName="circles")["AccessKey"]
        iam.put_user_policy(UserName="circles", PolicyName="all", PolicyDocument=json.dumps(POLICY))
        boto3.client("s3", **options, **nobody).create_bucket(Bucket="circles")
        self.key, self.secret = key["AccessKeyId"], key["SecretAccessKey"]
        self.client = boto3.client("s3", **options, aws_access_key_id=self.key, aws_secret_access_key=self.secret)

    def settings(self, secret=None, port=None):
        return {"CIRCLES_PICTURES": "s3://circles/main", "AWS_ENDPOINT_URL_S3": f"http://127.0.0.1:{port or self.port}",
                "AWS_REGION": "us-east-1", "AWS_ACCESS_KEY_ID": self.key, "AWS_SECRET_ACCESS_KEY": secret or self.secret}

    def names(self):
        pages = self.client.get_paginator("list_objects_v2").paginate(Bucket="circles")
        return [one["Key"] for page in pages for one in page.get("Contents", [])]

    def sums(self, keys):
        return {key: hashlib.sha256(self.client.get_object(Bucket="circles", Key=key)["Body"].read()).hexdigest() for key in keys}

    def end(self):
        self.running.send_signal(signal.SIGCONT)
        self.running.kill()
        self.running.wait()


def promise(text, holds, said=""):
    print(("ok    " if holds else "FAIL  ") + text + ("" if holds or not said else f": {said}"))
    if not holds:
        promise.failures += 1


promise.failures = 0


class Uploads:
    """Hands pictures over, each with a key, to both servers at once, until one has acknowledged it."""

    def __init__(self, servers, token, count):
        self.servers, self.token, self.acknowledged = servers, token, {}
        self.numbers, self.lock, self.answers = iter(range(count)), threading.Lock(), collections.Counter()
        self.threads = [threading.Thread(target=self.run, daemon=True) for _ in range(3)]
        for thread in self.threads:
            thread.start()

    def run(self):
        while True:
            with self.lock:
                number = next(self.numbers, None)
            if number is None:
                return
            key = str(uuid.uuid4())
            while number not in self.acknowledged:
                both = [threading.Thread(target=self.hand_over, args=[server, number, key]) for server in self.servers]
                for one in both:
                    one.start()
                for one in both:
                    one.join()

    def hand_over(self, server, number, key):
        try:
            given = hand_over(server.url, self.token, picture(number), "image/png", key, 60)
            assert self.acknowledged.setdefault(number, given) == given, "one key, two ids"
            self.answers["acknowledged"] += 1
        except Exception as failure:  # Whatever it was, nothing was acknowledged.
            self.answers[type(failure).__name__] += 1
            time.sleep(0.2)


def picture(number):
    """What is behind a picture's end is not looked at, but tells one from the other."""
    return PICTURES[number % len(PICTURES)].read_bytes() + b"%06d" % number


def refusal(url, token, key=None):
    try:
        hand_over(url, token, picture(999_999), "image/png", key, 120)
    except urllib.error.HTTPError as error:
        return error.code
    return 202


def killed_while_handing_over(cluster, bucket, token, machines):
    """Servers die while pictures are handed over: what was acknowledged is in the bucket, byte for byte."""
    servers = cluster.servers[:2]
    uploads = Uploads(servers, token, CAPTURES)
    dice, deaths = random.Random(1), 0
    while any(thread.is_alive() for thread in uploads.threads):
        time.sleep(dice.uniform(0.4, 1.2))
        one = dice.choice(servers)
        one.kill()
        one.start()
        deaths += 1
    expected = {f"main/1/{capture}": hashlib.sha256(picture(number)).hexdigest()
                for number, capture in uploads.acknowledged.items()}
    missing = set(expected) - set(bucket.names())
    promise(f"of {CAPTURES} pictures, each handed to two servers at once that died {deaths} times, all are in the bucket",
            len(expected) == CAPTURES and not missing, (len(expected), len(missing), dict(uploads.answers)))
    if not missing:
        promise("… byte for byte", bucket.sums(expected) == expected)
    promise("… and none in the database",
            cluster.postgres.rows("SELECT count(*) FILTER (WHERE bytes IS NOT NULL), count(*) FROM picture") == [["0", str(CAPTURES)]])
    worker = cluster.worker(environment=machines[1])
    filed(cluster.postgres, 300)
    worker.end()
    outcomes = cluster.postgres.rows(
        "SELECT (SELECT count(*) FROM interaction_capture WHERE capture_id = capture.id) + "
        "(SELECT count(*) FROM inbox_note WHERE capture_id = capture.id AND state = 'open'), state FROM capture")
    promise("another machine reads them from there, and each has one outcome",
            len(outcomes) == CAPTURES and all(one == ["1", "filed"] for one in outcomes), collections.Counter(map(tuple, outcomes)))


def people():
    expected = [json.loads(line) for line in (FIXTURES / "expected.jsonl").read_text().splitlines()]
    return sorted({one["contact"] for one in expected if one["contact"]})


def main():
    with Cluster(sys.argv[1]) as cluster, open(cluster.folder / "moto.log", "wb") as log:
        bucket = Bucket(log)
        try:
            machines = [cluster.environment() | bucket.settings() for _ in range(2)]
            for name in people():
                cluster.run(machines[0], "contacts", "add", name)
            doctor = subprocess.run([cluster.circles, "doctor", "--json"], env=machines[0], capture_output=True, text=True).stdout
            promise("doctor says that the bucket answers", "s3://circles/main/, which answers" in doctor.replace("\\/", "/"), doctor)
            token = json.loads(cluster.run(machines[0], "devices", "add", "Clients", "--json"))["token"]
            for machine in machines:
                cluster.server(environment=machine)
            killed_while_handing_over(cluster, bucket, token, machines)

            before = cluster.postgres.rows("SELECT count(*) FROM capture")
            wrong = cluster.environment() | bucket.settings(secret="wrong")
            promise("a wrong secret is refused, with 503", refusal(cluster.server(environment=wrong).url, token) == 503)
            doctor = subprocess.run([cluster.circles, "doctor"], env=wrong, capture_output=True, text=True)
            promise("… and doctor says so, without the secret",
                    "refuses the key" in doctor.stdout + doctor.stderr and "wrong" not in doctor.stdout + doctor.stderr, doctor.stdout)
            away = cluster.server(environment=cluster.environment() | bucket.settings(port=free_port()))
            promise("a bucket that is not there: 503", refusal(away.url, token) == 503)
            bucket.running.send_signal(signal.SIGSTOP)
            promise("a bucket that hangs: 503", refusal(cluster.servers[0].url, token, "the-same-key") == 503)
            promise("nothing of it was accepted", cluster.postgres.rows("SELECT count(*) FROM capture") == before)
            bucket.running.send_signal(signal.SIGCONT)
            promise("when it answers again the same is accepted", refusal(cluster.servers[0].url, token, "the-same-key") == 202)

            copy = cluster.folder / "copy"
            kept = bucket.names()
            rows = dict(cluster.postgres.rows("SELECT id, sha256 FROM capture"))
            cluster.run(machines[0], "migrate", "--from", machines[0]["CIRCLES_STORE"], "--account", "me", "--to", str(copy))
            sums = collections.Counter(
                hashlib.sha256(path.read_bytes()).hexdigest() for path in copy.rglob("*") if path.is_file())
            promise("a copy of the account has every picture", all(sums[one] for one in rows.values()), len(sums))

            name, pictures = cluster.postgres.rows(
                "SELECT min(contact.name), string_agg(capture_id, ' ') FROM interaction_capture JOIN participant USING (interaction_id) "
                "JOIN contact ON contact.id = contact_id GROUP BY contact_id ORDER BY count(*) DESC LIMIT 1")[0]
            cluster.run(machines[0], "purge", name, "--yes")
            of_them = {f"main/1/{capture}" for capture in pictures.split()}
            promise(f"a purge takes {len(of_them)} pictures out of the bucket", of_them <= set(kept) - set(bucket.names()))

            many = machines[0] | {"CIRCLES_ACCOUNTS": "many", "CIRCLES_ACCOUNT": "second"}
            cluster.run(many, "accounts", "add", "second")
            subprocess.run([cluster.circles, "import", str(PICTURES[0])], env=many, capture_output=True)
            own = [name for name in bucket.names() if not name.startswith("main/1/")]
            cluster.run(many, "accounts", "remove", "second", "--yes")
            left = [name for name in bucket.names() if not name.startswith("main/1/")]
            promise("an account's pictures have a folder of their own, and go with it", own and not left, (own, left))
        finally:
            bucket.end()
            if promise.failures:
                print(*[f"-- {path}\n{path.read_text(errors='replace')[-1500:]}" for path in cluster.folder.glob("*/log")], sep="\n")
                print((cluster.folder / "moto.log").read_text(errors="replace")[-3000:])
    return 1 if promise.failures else 0


sys.exit(main())
