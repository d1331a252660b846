"""A server of a test's own, as a process, and what asks it."""
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Server:
    def __init__(self, program, *options, home=None):
        self.program = program
        self.home = home or tempfile.mkdtemp(prefix="circles-server-")
        self.environment = {**os.environ, "CIRCLES_HOME": self.home, "HOME": self.home, "TZ": "Europe/Berlin"}
        self.options = options
        self.process = None

    def run(self, *arguments, check=True):
        done = subprocess.run([self.program, *arguments], env=self.environment, capture_output=True, text=True)
        if check and done.returncode:
            raise RuntimeError(done.stderr)
        return done

    def start(self, port=None):
        self.port = port or free_port()
        self.log = open(os.path.join(self.home, "serve.log"), "a")
        begun = time.monotonic()
        self.process = subprocess.Popen(
            [self.program, "serve", "--listen", f"127.0.0.1:{self.port}", *self.options],
            env=self.environment, stdout=self.log, stderr=self.log)
        while True:
            try:
                if self.ask("GET", "/healthz")[0] == 200:
                    return time.monotonic() - begun
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError(open(self.log.name).read())
                time.sleep(0.005)

    def stop(self, how=signal.SIGTERM):
        begun = time.monotonic()
        self.process.send_signal(how)
        self.process.wait()
        return time.monotonic() - begun

    def device(self, scope="full", name="Test"):
        return json.loads(self.run("devices", "add", name, "--scope", scope, "--json").stdout)

    def ask(self, method, path, token=None, body=None, headers=None, timeout=60):
        """Status, headers, body as JSON where it is."""
        headers = dict(headers or {})
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if isinstance(body, (dict, list)):
            body = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return answer.status, answer.headers, decoded(answer.read())
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers, decoded(answer.read())

    def raw(self, data, timeout=5, shut=False):
        """What comes back to these very bytes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as s:
            s.sendall(data)
            if shut:
                s.shutdown(socket.SHUT_WR)
            parts = []
            try:
                while part := s.recv(65536):
                    parts.append(part)
            except (TimeoutError, ConnectionError):
                pass
            return b"".join(parts)

    def memory(self):
        """Kilobytes: now, and the most there were."""
        fields = {}
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith(("VmRSS", "VmHWM")):
                fields[line.split(":")[0]] = int(line.split()[1])
        return fields["VmRSS"], fields["VmHWM"]


def decoded(body):
    try:
        return json.loads(body)
    except ValueError:
        return body
