"""Whether the recipes of the documentation work: GNU parallel, and a table by DuckDB.

test_recipes.py RENDERKIT
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import duckdb

RENDERKIT = os.path.abspath(sys.argv[1])
ARTICLE = (
    pathlib.Path(__file__).parents[2]
    / "Sources/RenderComparison/RenderComparison.docc/comparing-a-corpus.md").read_text()


def examples(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", ARTICLE, re.MULTILINE | re.DOTALL)


def example(language, word):
    """The one example that begins with a word."""
    found = [text for text in examples(language) if text.startswith(word)]
    assert len(found) == 1, (language, word)
    return found[0]


def picture(number):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect x="{number}" y="5" '
        'width="20" height="20"/></svg>'
    )


def run(folder, command):
    path = f"{folder / 'bin'}:{os.environ['PATH']}"
    subprocess.run(
        ["/bin/sh", "-ec", command], cwd=folder, env=dict(os.environ, PATH=path, HOME=str(folder)),
        stdout=subprocess.DEVNULL, timeout=120, check=True)


def check(folder):
    (folder / "bin").mkdir()
    (folder / "bin/renderkit").symlink_to(RENDERKIT)
    (folder / "documents").mkdir()
    for number in range(12):
        (folder / f"documents/{number:02}.svg").write_text(picture(number))
    run(folder, "renderkit corpus plan documents --shard-size 4 --out shards")
    run(folder, "mkdir .parallel; touch .parallel/will-cite")
    begin, go_on = example("sh", "parallel").splitlines()
    run(folder, begin)
    run(folder, "renderkit corpus merge results")
    merged = (folder / "results/results.jsonl").read_text()
    print("ok: GNU parallel", flush=True)

    # As if the second job had been killed, with its shard.
    log = [line.split("\t") for line in (folder / "joblog").read_text().splitlines()]
    killed = next(line for line in log if line[0] == "2")
    killed[6:8] = ["-1", "9"]
    (folder / "joblog").write_text("".join("\t".join(line) + "\n" for line in log))
    (folder / "results/shards/shard-00002.jsonl").unlink()
    run(folder, go_on)
    run(folder, "renderkit corpus merge results")
    assert (folder / "results/results.jsonl").read_text() == merged
    print("ok: GNU parallel, resumed", flush=True)

    os.chdir(folder)
    exec(example("python", "import duckdb"), {})
    rows = duckdb.sql("select file, page, score from 'comparisons.parquet'").fetchall()
    records = [json.loads(line) for line in merged.splitlines()]
    expected = [
        (record["second"]["document"]["file"], record["second"]["page"], record["score"])
        for record in records if record["type"] == "comparison"]
    assert sorted(rows) == sorted(expected) and len(rows) == 12
    print("ok: Parquet", flush=True)


folder = pathlib.Path(tempfile.mkdtemp(prefix="renderkit-recipes-"))
try:
    check(folder)
finally:
    shutil.rmtree(folder)
