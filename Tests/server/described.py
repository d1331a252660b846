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
server.start()
token = server.device()["token"]
for number in range(30):
    server.ask("POST", "/api/contacts", token, {"name": f"Person {chr(65 + number)}lba"})
    for who in ["Person Alba", "Stranger"]:
        server.ask("POST", "/api/process-screenshot", token, {"text": f"{who}\nsee you on Friday at 18:00, {number}"})
document = server.ask("GET", "/api/openapi.json", token)[2]
# What has an id is asked for by one that is there, or was.
for path, operations in document["paths"].items():
    kind = path.split("/")[2] if path.startswith("/api/") and "{id}" in path else None
    if kind:
        ids = [item["id"] for item in server.ask("GET", f"/api/{kind}?limit=30", token)[2]["items"]]
        for operation in operations.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "id":
                    parameter["schema"]["enum"] = ids
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
