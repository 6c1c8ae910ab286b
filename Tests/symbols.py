"""Leaves what the compiler makes up, such as init(from:), out of symbol graphs, and demands a
description of everything else."""

import json
import sys

for path in sys.argv[1:]:
    with open(path) as file:
        graph = json.load(file)
    written = [
        symbol
        for symbol in graph["symbols"]
        if "location" in symbol or symbol["kind"]["identifier"] == "swift.extension"
    ]
    names = {symbol["identifier"]["precise"] for symbol in written}
    made_up = {symbol["identifier"]["precise"] for symbol in graph["symbols"]} - names
    for symbol in written:
        if "docComment" not in symbol and symbol["kind"]["identifier"] != "swift.extension":
            sys.exit("%s: %s is not described" % (path, ".".join(symbol["pathComponents"])))
    graph["symbols"] = written
    graph["relationships"] = [
        relation for relation in graph["relationships"] if relation["source"] not in made_up
    ]
    with open(path, "w") as file:
        json.dump(graph, file)
