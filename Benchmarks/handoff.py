#!/usr/bin/env python3
"""The hand-off against its yardsticks: handoff.py CIRCLES CIRCLES_SHARE [ROUNDS]

1. `circles-share` of a 3 MB PNG as a whole process, in turn with `cp` and `sync FILE` of the same file; its memory for
   pictures of 3 and of 39 MB.
2. Acknowledged shares a second from eight processes, in turn with eight processes that write, fsync, rename and fsync the
   folder, and nothing else.
3. `circles process` with 10 and with 10,000 shares waiting: seconds until the first is a capture, and its memory then.

What is printed is the median of what was measured in turn. Only the standard library is needed.
"""

import os
import pathlib
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import uuid
import zlib

CIRCLES, SHARE = (str(pathlib.Path(path).resolve()) for path in sys.argv[1:3])
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 15


def png(size):
    """A PNG of `size` bytes that does not compress."""
    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1170, 2532, 8, 2, 0, 0, 0))
    return head + chunk(b"IDAT", os.urandom(size - len(head) - 24)) + chunk(b"IEND", b"")


def environment(home):
    return {"HOME": home, "CIRCLES_HOME": home, "PATH": "/usr/bin:/bin", "TZ": "UTC"}


def timed(*commands, env=None):
    start = time.perf_counter()
    for command in commands:
        subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000




def one_share(folder):
    picture = folder / "shot.png"
    picture.write_bytes(png(3_000_000))
    home = str(folder / "home")
    env = environment(home)
    copy = str(folder / "copy")
    subprocess.run([SHARE, picture], env=env, check=True, stdout=subprocess.DEVNULL)
    ours, theirs = [], []
    for _ in range(ROUNDS):
        theirs.append(timed(["cp", picture, copy], ["sync", copy]))
        os.unlink(copy)
        ours.append(timed([SHARE, picture], env=env))
    more = statistics.median(a - b for a, b in zip(ours, theirs))
    print(f"| a 3 MB share | {statistics.median(ours):.1f} ms | cp + sync {statistics.median(theirs):.1f} ms "
          f"| {more:+.1f} ms | at most +8 ms |")
    # The child of a fork inherits this process's size until it is another program: a small one forks.
    for size in (3_000_000, 39_000_000):
        picture.write_bytes(png(size))
        script = ("import os,sys\npid=os.posix_spawn(sys.argv[1],sys.argv[1:],dict(os.environ))\n"
                  "print(os.wait4(pid,0)[2].ru_maxrss)")
        out = subprocess.run([sys.executable, "-c", script, SHARE, "-q", str(picture)], env=env, capture_output=True,
                             text=True, check=True).stdout
        print(f"| its memory, {size // 1_000_000} MB | {int(out.split()[-1]) / 1024:.1f} MB | | | at most 20 MB |")
    shutil.rmtree(home)


def raw(folder, payload, count):
    """What nobody can do without: write, fsync, rename, fsync the folder."""
    for _ in range(count):
        name = str(uuid.uuid4())
        temporary = f"{folder}/tmp/{name}"
        file = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        os.write(file, payload)
        os.fsync(file)
        os.close(file)
        os.rename(temporary, f"{folder}/new/{name}")
        directory = os.open(f"{folder}/new", os.O_RDONLY)
        os.fsync(directory)
        os.close(directory)


def eight(work):
    """Seconds until eight processes are through."""
    start = time.perf_counter()
    pids = []
    for _ in range(8):
        pid = os.fork()
        if pid == 0:
            try:
                work()
            except BaseException:
                os._exit(1)
            os._exit(0)
        pids.append(pid)
    for pid in pids:
        assert os.waitpid(pid, 0)[1] == 0
    return time.perf_counter() - start


def writers(folder):
    payload = png(150_000)
    picture = folder / "small.png"
    picture.write_bytes(payload)
    count = 40
    ratios, rates = [], []
    for _ in range(max(3, ROUNDS // 3)):
        home, plain = str(folder / "home"), str(folder / "plain")
        os.makedirs(plain + "/tmp"), os.makedirs(plain + "/new")
        subprocess.run([SHARE, "-q", "--text", "x"], env=environment(home), check=True)
        theirs = eight(lambda: raw(plain, payload, count))
        ours = eight(lambda: subprocess.run([SHARE, "-q"] + [str(picture)] * count, env=environment(home), check=True))
        ratios.append(theirs / ours)
        rates.append(8 * count / ours)
        shutil.rmtree(home), shutil.rmtree(plain)
    print(f"| eight writers, 150 KB each | {statistics.median(rates):.0f} shares/s | | "
          f"{statistics.median(ratios):.2f} of raw | at least 0.6 |")


def backlog(folder, waiting):
    home = str(folder / f"home-{waiting}")
    env = environment(home)
    subprocess.run([SHARE, "-q", "--text", "First Person\nhello"], env=env, check=True)
    subprocess.run([CIRCLES, "process", "-q"], env=env, check=True, stdout=subprocess.DEVNULL)
    for number in range(waiting):
        text = f"Person {number}\nhello".encode()
        identity = f"01900000-0000-7000-8000-{number:012x}"
        line = (f'{{"version":1,"id":"{identity}","origin":"share","kind":"text","payloadBytes":{len(text)},'
                f'"sharedAt":"2026-01-01T00:00:00Z"}}\n').encode()
        pathlib.Path(f"{home}/spool/new/{identity}.share").write_bytes(line + text)
    start = time.perf_counter()
    process = subprocess.Popen([CIRCLES, "process", "--json"], env=env, stdout=subprocess.PIPE)
    first, memory = None, 0
    for number, _ in enumerate(process.stdout):
        first = first or time.perf_counter() - start
        if number >= min(waiting, 1000) - 1:
            break
    with open(f"/proc/{process.pid}/status") as status:
        memory = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))
    process.send_signal(signal.SIGKILL)
    process.wait()
    shutil.rmtree(home)
    return first, memory


def main():
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER")) as name:
        folder = pathlib.Path(name)
        print("| | Circles | yardstick | | asked for |\n|---|---|---|---|---|")
        one_share(folder)
        writers(folder)
        few, base = backlog(folder, 1000)
        many, memory = backlog(folder, 10_000)
        print(f"| process begins, 10,000 waiting | {many:.2f} s | 1,000: {few:.2f} s | | at most 0.5 s |")
        print(f"| its memory after 1,000 of them | {memory:.0f} MB | of 1,000: {base:.0f} MB | "
              f"{memory / base:.2f} | does not grow |")


if __name__ == "__main__":
    main()
