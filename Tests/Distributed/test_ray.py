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
            "--include-dashboard=false")
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
        for node in self.nodes:
            end(node)


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
