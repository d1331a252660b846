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
# A list goes on where it said.
for path, operations in document["paths"].items():
    for parameter in operations.get("get", {}).get("parameters", []):
        if parameter["name"] == "after":
            query = "q=friday&limit=1" if path == "/api/search" else "limit=1"
            next = server.ask("GET", f"{path}?{query}", token)[2]["next"]
            # The log's places are numbers, of which any is one.
            log = {"pattern": "^(0|[1-9][0-9]{0,14})?$"}
            parameter["schema"].update(log if path == "/api/log" else {"enum": [""] + [next] * (next is not None)})
path = os.path.join(server.home, "openapi.json")
json.dump(document, open(path, "w"))
# What fits the schema is taken, but for what no schema says: that bytes are a picture and a text is a day (422), that an
# address was revoked (410), and what was changed since (412). It is never called a mistake of form (400).
config = os.path.join(server.home, "schemathesis.toml")
with open(config, "w") as file:
    statuses = ["2xx", "3xx", "401", "403", "404", "409", "410", "412", "422", "429"]
    refusals = ["400", "401", "403", "404", "405", "406", "409", "412", "415", "422", "428", "429"]
    file.write(f"[checks]\npositive_data_acceptance.expected-statuses = {json.dumps(statuses)}\n")
    file.write(f"negative_data_rejection.expected-statuses = {json.dumps(refusals)}\n")
done = subprocess.run([
    schemathesis, "--config-file", config, "run", path, "--url", f"http://127.0.0.1:{server.port}", "-H", f"Authorization: Bearer {token}",
    # Streams do not end; a sign-out and a link that is guessed say the same whatever is sent.
    "--exclude-path", "/api/stream", "--exclude-path-regex", "^/(pair|sign-in)/",
    "--max-examples", os.environ.get("EXAMPLES", "40"), "--seed", "1", "--phases", "examples,coverage,fuzzing",
    # Every wrong token counts: after ten, 429 is answered in the place of 401, as the description says and hostile.py tries.
    "--exclude-checks", "ignored_auth", "--request-timeout", "30",
], cwd=server.home)
alive = server.ask("GET", "/readyz", token)[0]
server.stop()
sys.exit(done.returncode or (alive != 200))
