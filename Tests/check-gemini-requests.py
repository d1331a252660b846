#!/usr/bin/env python3
"""Checks the requests that the tests sent against the types of Google's own client, unknown fields forbidden.

    CIRCLES_REQUEST_LOG=requests.jsonl swift test --filter CirclesLLMTests
    python3 Tests/check-gemini-requests.py requests.jsonl

Needs `pip install google-genai==3.4.0`. Exits with 77 where that is missing, with 1 for a request that does not pass.
Responses are not checked: real ones carry fields that these types do not know.
"""

import json
import sys

try:
    from google.genai import types
except ImportError:
    print("check-gemini-requests: google-genai is not installed, nothing was checked", file=sys.stderr)
    sys.exit(77)

# What `generateContent` takes, each member with the type that checks it.
MEMBERS = {
    "systemInstruction": types.Content,
    "contents": types.Content,
    "generationConfig": types.GenerationConfig,
}


def check(body):
    for name, value in json.loads(body).items():
        if name not in MEMBERS:
            raise ValueError(f"unknown member {name}")
        for item in value if name == "contents" else [value]:
            MEMBERS[name].model_validate_json(json.dumps(item), strict=True)
            fields = MEMBERS[name].model_fields.values()
            known = {field.alias for field in fields}
            if unknown := set(item) - known:
                raise ValueError(f"{name} has unknown members {sorted(unknown)}")
    if {"contents", "generationConfig"} - set(json.loads(body)):
        raise ValueError("contents or generationConfig is missing")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: check-gemini-requests.py LOG")
    for model in MEMBERS.values():
        if model.model_config.get("extra") != "forbid":
            sys.exit(f"{model.__name__} no longer forbids unknown fields: this check would pass anything")
    checked = failed = 0
    with open(sys.argv[1], encoding="utf-8") as log:
        for number, line in enumerate(log, 1):
            request = json.loads(line)
            if not request["path"].endswith(":generateContent"):
                continue
            checked += 1
            try:
                check(request["body"])
            except ValueError as error:
                failed += 1
                print(f"line {number}: {error}", file=sys.stderr)
    if checked == 0:
        sys.exit("no request to check in the log")
    print(f"{checked} requests checked, {failed} failed")
    sys.exit(1 if failed else 0)


main()
