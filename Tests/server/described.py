#!/usr/bin/env python3
"""schemathesis against the description that the server gives of itself.

    python3 Tests/server/described.py .build/debug/circles .build/venv/bin/schemathesis
"""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
from client import Server

program, schemathesis = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
server = Server(program, "--quiet")
for name in ["Maria Lopez", "Jon Smith", "Ana Sousa"]:
    server.run("contacts", "add", name)
server.run("import", "--text", "Maria Lopez\nsee you on Friday at 18:00")
server.run("import", "--text", "Somebody Else\nhello there")
server.start()
token = server.device()["token"]
document = server.ask("GET", "/api/openapi.json", token)[2]
path = os.path.join(server.home, "openapi.json")
json.dump(document, open(path, "w"))
done = subprocess.run([
    schemathesis, "run", path, "--url", f"http://127.0.0.1:{server.port}", "-H", f"Authorization: Bearer {token}",
    # Streams do not end; a sign-out and a link that is guessed say the same whatever is sent.
    "--exclude-path", "/api/stream", "--exclude-path-regex", "^/(pair|sign-in)/",
    "--max-examples", os.environ.get("EXAMPLES", "40"), "--seed", "1", "--phases", "examples,coverage,fuzzing",
    # What a proxy or the decoder answers to broken heads is tried by hostile.py; a wrong token would slow this client down.
    # That bytes are a picture, and a text is a name or a day, no schema says.
    "--exclude-checks", "ignored_auth,positive_data_acceptance", "--request-timeout", "30",
], cwd=server.home)
alive = server.ask("GET", "/readyz", token)[0]
server.stop()
sys.exit(done.returncode or (alive != 200))
