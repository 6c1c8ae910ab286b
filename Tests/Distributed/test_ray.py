"""Whether a corpus is compared to its end on Ray, whatever is killed meanwhile.

test_ray.py RENDERKIT: starts two nodes on this machine, and ends all that it has started.
"""
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

BIN = pathlib.Path(sys.executable).parent
DRIVER = pathlib.Path(__file__).parents[2] / "Plugins/Distributed/ray_corpus.py"
RENDERKIT = os.path.abspath(sys.argv[1])
SHARDS = 12
LIMIT = 120  # seconds for a run


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def page(number):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect x="{number % 40}" '
        f'y="5" width="30" height="30" fill="#{number * 40503 % (1 << 24):06x}"/></svg>'
    )


class Cluster:
    """A head and a second node that must be killed to show that they are not needed."""

    def __init__(self, folder):
        self.folder = folder
        self.nodes = []
        self.address = f"127.0.0.1:{free_port()}"
        self.environment = dict(
            os.environ, RAY_AUTH_MODE="disabled", RAY_USAGE_STATS_ENABLED="0",
            RAY_ADDRESS=self.address, RENDERKIT=RENDERKIT, RAY_DEDUP_LOGS="0",
            RAY_health_check_period_ms="500", RAY_health_check_failure_threshold="3",
            RAY_health_check_initial_delay_ms="0")
        port = self.address.split(":")[1]
        self.start(
            "--head", f"--port={port}", "--node-ip-address=127.0.0.1", "--num-cpus=1",
            f"--temp-dir={folder}/ray", "--include-dashboard=false")
        self.start(f"--address={self.address}", "--num-cpus=2")

    def start(self, *arguments):
        # With --block the node ends with this process group.
        with open(self.folder / f"node{len(self.nodes)}.log", "w") as log:
            node = subprocess.Popen(
                [BIN / "ray", "start", "--block", "--disable-usage-stats",
                 "--object-store-memory=100000000", *arguments],
                env=self.environment, stdout=log, stderr=log, start_new_session=True)
        self.nodes.append(node)
        deadline = time.time() + 60
        while time.time() < deadline:
            answer = subprocess.run(
                [sys.executable, "-c", COUNT, self.address], env=self.environment,
                capture_output=True, text=True)
            if answer.stdout.strip() == str(len(self.nodes)):
                return
            time.sleep(0.5)
        sys.exit("a node does not start: " + answer.stderr)

    def stop(self):
        """Ends all that was started; its files tell what belongs to it."""
        for node in self.nodes:
            end(node)
        for process in self.rest():
            os.kill(process, signal.SIGKILL)

    def rest(self):
        """The processes of nodes that were killed."""
        found = []
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if f"{self.folder}/ray".encode() in (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                pass
        return found


COUNT = """
import sys, ray
ray.init(address=sys.argv[1], log_to_driver=False, logging_level="critical")
print(sum(node["Alive"] for node in ray.nodes()))
"""


def end(process):
    """Ends a process that leads a session, and all that belongs to the session."""
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(entry.name)) == process.pid:
                os.kill(int(entry.name), signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass
    process.wait()


class Corpus:
    """Documents that are planned, and what they should come to."""

    def __init__(self, folder, environment):
        self.folder = folder
        self.environment = environment
        (folder / "documents").mkdir()
        for number in range(SHARDS * 5):
            (folder / f"documents/{number:03}.svg").write_text(page(number))
        self.renderkit("plan", "documents", "--shard-size", "5", "--out", "shards")
        for shard in sorted((folder / "shards").iterdir()):
            self.renderkit("run", str(shard.relative_to(folder)), "--out", "alone")
        self.expected = self.merged("alone")

    def renderkit(self, *arguments):
        subprocess.run(
            [RENDERKIT, "corpus", *arguments], cwd=self.folder, stdout=subprocess.DEVNULL,
            timeout=LIMIT)

    def merged(self, out):
        self.renderkit("merge", out)
        return (self.folder / out / "results.jsonl").read_text()

    def drive(self, out):
        return subprocess.Popen(
            [sys.executable, DRIVER, "shards", out], cwd=self.folder, env=self.environment,
            stdout=subprocess.PIPE, text=True, start_new_session=True)

    def wait_for_results(self, out, count):
        deadline = time.time() + LIMIT
        while len(list((self.folder / out).glob("shards/*.jsonl"))) < count:
            if time.time() > deadline:
                sys.exit(f"{out}: no {count} results in {LIMIT} s")
            time.sleep(0.02)

    def check(self, out, driver):
        lines = [json.loads(line) for line in driver.communicate(timeout=LIMIT)[0].splitlines()]
        assert driver.returncode == 0, (out, driver.returncode, lines)
        assert sorted(line["shard"] for line in lines) == sorted(
            str(path.relative_to(self.folder)) for path in (self.folder / "shards").iterdir()), lines
        assert self.merged(out) == self.expected, f"{out}: the merged results differ"
        print(f"ok: {out}", flush=True)


def find_run(corpus):
    """A run of the program."""
    deadline = time.time() + 20
    while time.time() < deadline:
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                command = (entry / "cmdline").read_bytes().split(b"\0")
                place = os.readlink(entry / "cwd")
            except OSError:
                continue
            if command[0] == RENDERKIT.encode() and place == str(corpus.folder):
                return int(entry.name)
        time.sleep(0.01)
    sys.exit("there is no run to kill")


def parent(process):
    return int(pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="renderkit-ray-")).resolve()
    cluster = Cluster(folder)
    drivers = []
    try:
        corpus = Corpus(folder, cluster.environment)

        def drive(out):
            drivers.append(corpus.drive(out))
            return drivers[-1]

        corpus.check("undisturbed", drive("undisturbed"))

        driver = drive("run-killed")
        corpus.wait_for_results("run-killed", 2)
        os.kill(find_run(corpus), signal.SIGKILL)
        corpus.check("run-killed", driver)

        driver = drive("worker-killed")
        corpus.wait_for_results("worker-killed", 2)
        os.kill(parent(find_run(corpus)), signal.SIGKILL)
        corpus.check("worker-killed", driver)

        driver = drive("driver-killed")
        corpus.wait_for_results("driver-killed", 3)
        driver.kill()
        driver.wait()
        corpus.check("driver-killed", drive("driver-killed"))

        driver = drive("node-killed")
        corpus.wait_for_results("node-killed", 2)
        end(cluster.nodes[1])
        corpus.check("node-killed", driver)
    finally:
        for process in drivers:
            end(process)
        cluster.stop()
        deadline = time.time() + 20
        while cluster.rest():
            assert time.time() < deadline, "processes of Ray are left"
            time.sleep(0.1)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
