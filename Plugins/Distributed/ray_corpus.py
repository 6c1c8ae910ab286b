#!/usr/bin/env python3
"""Compare a corpus on one machine or many with Ray: ray_corpus.py SHARDS OUT [options].

SHARDS is what 'renderkit corpus plan' made, OUT where results are gathered; every machine reaches
both, the documents and 'renderkit' (or the program that RENDERKIT names) under the same paths.
Other options are those of 'renderkit corpus run'. Prints one JSON line for each shard. A shard is
tried again where its run, worker or machine was ended; the same command again goes on.

    python3 -m venv ray && ray/bin/pip install ray
    ray/bin/python ray_corpus.py shards results --dpi 150
"""
import collections
import json
import os
import pathlib
import subprocess
import sys
import time

import ray

PROGRAM = os.environ.get("RENDERKIT", "renderkit")
WINDOW = 1000  # shards that Ray knows of at a time
TEMPORARY = 75  # sysexits.h: try again later
PATIENCE = 600  # seconds; a run that has lost its worker goes on and keeps its shard


class Transient(Exception):
    """A run that was ended, or that another one keeps from its shard for long."""


@ray.remote(num_cpus=1, max_retries=5, retry_exceptions=[Transient], scheduling_strategy="SPREAD")
def compare(directory, shard, command):
    """Compares a shard; `directory` is the driver's, in which paths begin."""
    deadline = time.monotonic() + PATIENCE
    while True:
        run = subprocess.run(command, cwd=directory, capture_output=True, text=True)
        if run.returncode != TEMPORARY or time.monotonic() > deadline:
            break
        time.sleep(1)
    message = run.stderr.strip().splitlines()[-1:]
    if run.returncode == TEMPORARY or run.returncode < 0 or run.returncode > 128:
        raise Transient(f"exit {run.returncode}: {' '.join(message)}")
    record = {"shard": shard, "exit": run.returncode}
    if run.returncode == 0:
        record["result"] = json.loads(run.stdout.splitlines()[-1])
    else:
        record["message"] = " ".join(message)
    return record


def submit(shard, out, options):
    command = [PROGRAM, "corpus", "run", shard, "--out", out, "--jobs", "1", "--json", *options]
    return compare.remote(os.getcwd(), shard, command)


def records(shards, out, options):
    """What became of each shard, as soon as it is known."""
    waiting, running = collections.deque(shards), {}
    while waiting or running:
        while waiting and len(running) < WINDOW:
            shard = waiting.popleft()
            running[submit(shard, out, options)] = shard
        for reference in ray.wait(list(running), num_returns=1)[0]:
            shard = running.pop(reference)
            try:
                yield ray.get(reference)
            except Exception as error:  # Ray has given up on it
                yield {"shard": shard, "exit": TEMPORARY, "message": str(error).splitlines()[-1]}


def main():
    if len(sys.argv) < 3 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    shards = sorted(str(path) for path in pathlib.Path(sys.argv[1]).glob("*.jsonl"))
    if not shards:
        sys.exit(f"there are no shards in {sys.argv[1]}")
    results = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what Ray prints is no result
    ray.init(log_to_driver=False, logging_level="error")
    codes = []
    for record in records(shards, sys.argv[2], sys.argv[3:]):
        print(json.dumps(record), file=results, flush=True)
        codes.append(record["exit"])
    ray.shutdown()
    failed = [code for code in codes if code != 0]
    sys.exit(max(failed) if failed else 0)


if __name__ == "__main__":
    main()
