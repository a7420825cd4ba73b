#!/usr/bin/env python3
"""Runs `raceproof advise` on the programs that stand for those of the paper on JRF-E (Kim, Yavuz-Kahveci, Sanders 2012) and writes the
tables about advice of docs/evaluation.md, beside what the paper reports (bench/papers.json):

- how long the analysis takes of up to 1, 10 and 100 stored executions of each race (the paper's tables 1, 3, 5 and 7);
- where among the fixes the paper's recommended solutions are, and whether they are proved (its tables 2, 4, 6 and 8);
- how often each kind of advice is given for the first race of a program, and is the best (its figure 30).
"""

import argparse
import json
import re
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
import measure  # noqa: E402
import paper_advice  # noqa: E402

PAPERS = measure.ROOT / "bench" / "papers.json"
PROGRAMS = measure.ROOT / "tests" / "races"
PAGE = measure.ROOT / "docs" / "evaluation.md"
TRACES = (1, 10, 100)
SLOWEST = 1.0  # seconds that the analysis of 100 traces of each race may take

# Figure 30: in how many programs a kind is suggested for the first race, and in how many it is the right one.
KINDS = ("volatile or atomic", "move", "block on a lock", "same acquire", "another volatile or atomic")
FIGURE_30 = {"table 1": ("19/9", "3/0", "0/0", "9/6", "6/4"), "table 3": ("9/8", "0/0", "1/1", "0/0", "0/0"),
             "table 5": ("10/10", "0/0", "0/0", "0/0", "0/0"), "table 7": ("6/4", "1/0", "2/1", "3/2", "6/0")}
SUGGESTION = re.compile(r"  (?:make (?P<field>\S+) volatile|use an atomic array for (?P<array>\S+)|(?P<move>move )|(?P<block>put )"
                        r"|(?P<acquire>read |lock |join ))")


def raceproof(options, *arguments):
    outcome = measure.run([options.raceproof, *arguments], options.timeout)
    if outcome is None:
        sys.exit(f"advice_evaluation.py: this took too long: raceproof {' '.join(map(str, arguments))}")
    return outcome


def stored(options, classes, folder, program, *more):
    """A file with the executions of a program. Without reduction there are more of them, that differ in less."""
    store = Path(folder) / f"{program}.db"
    store.unlink(missing_ok=True)
    raceproof(options, "check", "--quiet", "--reduction", "none", "--traces", store, *more, "-cp", classes, program)
    return store


def analysis(options, classes, folder, program, traces_per_race):
    """How many executions there are, and the seconds to analyse them all."""
    store = stored(options, classes, folder, program, "--all", "--traces-per-race", traces_per_race)
    with sqlite3.connect(store) as database:
        count = database.execute("SELECT count(*) FROM trace").fetchone()[0]
    seconds = []
    for _ in range(options.rounds):
        fresh = shutil.copy(store, Path(folder) / "fresh.db")
        seconds.append(raceproof(options, "advise", fresh)[1])
    return count, min(seconds)


def times_table(group, analyses):
    lines = [f"| {group['source'].split(', ')[-1]} | 1 trace: s | 10: s | 100: s | ours | 1 of a race: traces | s "
             "| up to 10: traces | s | up to 100: traces | s |", "|---|--:|--:|--:|---|--:|--:|--:|--:|--:|--:|"]
    for row in group["rows"]:
        seconds = [f"{one:,}" for one in row.get("advice_seconds", [])]
        theirs = " | ".join(seconds + ["–"] * (len(TRACES) - len(seconds)))
        ours = " | ".join(f"{count} | {seconds:.2f}" for count, seconds in analyses[row["program"]])
        lines.append(f"| {row['name']} | {theirs} | `{Path(row['program']).name}` | {ours} |")
    return "\n".join(lines) + "\n"


def short_text(change):
    name = f"`{(change['field'] or '').rsplit('.', 1)[-1]}`"
    declarations = {"volatile-field": f"volatile {name}", "volatile-elements": f"atomic array {name}", "atomic-updates": f"atomic {name}"}
    return declarations.get(change["kind"], change["text"])


def solutions_table(table, found):
    """By row of the paper; two lines of a row if either of two suggestions can be the recommended one."""
    lines = [f"| {table} | racing variable | the paper's solution | ours | rank | status |", "|---|---|---|---|--:|---|"]
    for solution, one in found:
        if solution.table == table:
            doubt = "†" if solution.known == "inferred" else ""
            note = f" ({solution.note})" if solution.note else ""
            ours = ", ".join(map(short_text, one.fix["changes"])) if one.fix else "–"
            lines.append(f"| {solution.paper_program.split(', ')[0]} | `{solution.variable}` | {solution.words}{doubt}{note} "
                         f"| {ours} | {one.rank or '–'} | {one.status} |")
    return "\n".join(lines) + "\n"


def share_text(found):
    counts = {"among ours": sum(one.rank > 0 for one in found), "proved": sum(one.status == "proved" for one in found),
              "among our first three": sum(1 <= one.rank <= 3 for one in found)}
    return ", ".join(f"{what} in {count} ({count / len(found):.0%})" for what, count in counts.items())


def shares(found):
    """Of all rows; of those with two suggestions first the one, then the other is counted."""
    rows = {}
    for solution, one in found:
        rows.setdefault((solution.table, solution.paper_program, solution.variable), []).append(one)
    first, last = [row[0] for row in rows.values()], [row[-1] for row in rows.values()]
    doubtful = sum(len(row) > 1 for row in rows.values())
    return (f"Of {len(rows)} rows the paper's solution is {share_text(first)}. In {doubtful} rows either of two suggestions can be the "
            f"recommended one; with the second of them it is {share_text(last)}.\n")


def kinds_of_suggestions(text, location):
    """Kinds of figure 30 in what `raceproof advise FILE.db` says of one race."""
    kinds = set()
    for match in SUGGESTION.finditer(text.split("not proved:")[1]):
        if name := match["field"] or match["array"]:
            # "an object of class int[]": the racing array, which no field holds.
            kinds.add(KINDS[0] if name in (location.replace("[]", ""), "an") else KINDS[4])
        else:
            kinds.add(KINDS[1] if match["move"] else KINDS[2] if match["block"] else KINDS[3])
    return kinds


def kind_of_fix(fix, location):
    """Of a combination the change that concerns the racing variable counts, if there is one."""
    fields = {change["field"] for change in fix["changes"]}
    kinds = {change["kind"] for change in fix["changes"]}
    if location.replace("[]", "") in fields:
        return KINDS[0]
    if kinds & {"lock-statements", "synchronized-method"}:
        return KINDS[2]
    if "acquire-before" in kinds:
        return KINDS[3]
    return KINDS[1] if "move-statements" in kinds else KINDS[4]


def first_race(options, classes, folder, program, result):
    """Kinds that the first execution with a race suggests, and the kind of the best fix for that race."""
    text = raceproof(options, "advise", stored(options, classes, folder, program, "--traces-per-race", 1))[0]
    location, identity = re.search(r"data race on (\S+) \[(\S+)\]", text).groups()
    best = next((violation["advice"][0] for violation in result["violations"] if violation["id"] == identity), None)
    return kinds_of_suggestions(text, location), best and kind_of_fix(best, location)


def figure_30(groups, first_races):
    lines = ["| figure 30 | " + " | ".join(f"{kind}: paper | ours" for kind in KINDS) + " |", "|---|" + "--:|--:|" * len(KINDS)]
    for group in groups:
        suggested, best = Counter(), Counter()
        for row in group["rows"]:
            kinds, kind = first_races[row["program"]]
            suggested.update(kinds)
            best[kind] += 1
        theirs = FIGURE_30[group["source"].split(", ")[-1]]
        cells = " | ".join(f"{paper} | {suggested[kind]}/{best[kind]}" for kind, paper in zip(KINDS, theirs))
        lines.append(f"| {group['title'].split(':')[0]} | {cells} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    measure.add_options(parser, rounds=3)
    parser.add_argument("--dry", action="store_true", help="print the tables instead of writing them into docs/evaluation.md")
    options = parser.parse_args()
    groups = [group for group in json.loads(PAPERS.read_text()) if any("races" in row for row in group["rows"])]
    programs = sorted({row["program"] for group in groups for row in group["rows"]})
    analyses, results, first_races = {}, {}, {}
    with tempfile.TemporaryDirectory(prefix="raceproof-bench-") as folder:
        classes = Path(folder) / "classes"
        measure.compile_all([PROGRAMS / f"{program}.java" for program in programs], classes, options.raceproof.parent / "raceproof.jar")
        for program in programs:
            name = Path(program).name
            analyses[program] = [analysis(options, classes, folder, name, traces) for traces in TRACES]
            results[program] = json.loads(raceproof(options, "advise", "--quiet", "--json", "-", "-cp", classes, name)[0])
            first_races[program] = first_race(options, classes, folder, name, results[program])
            print(f"{program}: {analyses[program]}", file=sys.stderr, flush=True)
    found = [(solution, paper_advice.find(results[solution.program], solution)) for solution in paper_advice.solutions()]
    slow = [program for program in programs if analyses[program][-1][1] >= SLOWEST]
    parts = ["### How long the analysis takes\n", *(times_table(group, analyses) for group in groups),
             f"Each analysis of up to 100 executions of each race took less than {SLOWEST:g} s.\n" if not slow else
             f"It took {SLOWEST:g} s or more for {', '.join(slow)}.\n",
             "### The paper's solutions, and ours\n", *(solutions_table(table, found) for table in sorted({s.table for s, _ in found})),
             shares(found), "### Kinds of advice for the first race\n", figure_30(groups, first_races)]
    text = "\n".join(parts)
    if options.dry:
        print(text)
    else:
        measure.write_between(PAGE, "tables of the advice", text)


if __name__ == "__main__":
    main()
