#!/usr/bin/env python3
"""Runs `raceproof test` on the test classes of tests/junit, and holds it to what the frameworks themselves say.

  - jupiter, junit4: tests of one thread. Each has the outcome that JUnit's console launcher gives it: proved where it passes, failed
    where it fails, skipped where it is skipped. testng: the same with TestNG's own runner.
  - concurrent, unsupported: the comment behind a test says what raceproof must say: `// failed data-race`, `// proved`,
    `// unsupported @TestFactory`. JUnit's own runs hardly ever show these bugs.
  - ours: tests by raceproof's own annotations; the comment behind a method with @Concurrently is about the test of its class.
  - the command line: names, patterns, exit status, a failing test again by the command that was printed, --fail-fast, what a
    small test costs.

The frameworks are Debian's packages, which `scripts/install-dependencies --tests` installs. The last line of the output is
`N passed, M failed`; the exit status is 1 if something failed, 2 if the suite could not run.
"""

import argparse
import re
import shlex
import shutil
import statistics
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from processes import run_process
from suite import ROOT, Verdict, add_common_options, close, command_line, javac, report, resolve_raceproof, run_main

SOURCES = ROOT / "tests" / "junit"
LIBRARIES = ["junit-jupiter-api", "junit-jupiter-params", "junit4", "hamcrest", "testng", "assertj-core", "truth", "apiguardian-api",
             "opentest4j", "junit-platform-commons", "guava"]
RUNNERS = ["junit-jupiter-engine", "junit-vintage-engine", "junit-platform-console", "junit-platform-launcher",
           "junit-platform-engine", "junit-platform-reporting", "picocli", "univocity-parsers", "opentest4j-reporting-events",
           "opentest4j-reporting-schema", "jcommander", "bsh"]
MOST_SECONDS_OF_SMALL_TEST = 0.25  # far more than it takes, for a machine that is busy
OUTCOME = {"proved": "passed", "failed": "failed", "skipped": "skipped"}


def outcome_of(case):
    if case.find("failure") is not None or case.find("error") is not None:
        return "failed"
    return "skipped" if case.find("skipped") is not None else "passed"


def junit_outcomes(folder):
    """{class#method or class#method[n]: outcome}"""
    outcomes = {}
    for path in folder.glob("TEST-*.xml"):
        for case in ElementTree.parse(path).iter("testcase"):
            name, _, number = re.fullmatch(r"([^(\[]+)(\(.*\))?(\[\d+\])?", case.get("name")).groups()
            outcomes[f"{case.get('classname')}#{name}{number or ''}"] = outcome_of(case)
    return outcomes


def testng_outcomes(path):
    """{class#method: outcomes, of each of its invocations}"""
    words = {"PASS": "passed", "FAIL": "failed", "SKIP": "skipped"}
    outcomes = {}
    for owner in ElementTree.parse(path).iter("class"):
        for method in owner.iter("test-method"):
            if method.get("is-config") != "true":
                outcomes.setdefault(f"{owner.get('name')}#{method.get('name')}", []).append(words[method.get("status")])
    return outcomes


class Result:
    """What raceproof says of a test, by its XML file."""

    def __init__(self, case):
        values = {entry.get("name"): entry.get("value") for entry in case.iter("property")}
        self.verdict = values["raceproof.verdict"]
        self.seconds = float(case.get("time"))
        child = next((entry for entry in case if entry.tag in ("failure", "error", "skipped")), None)
        self.message = "" if child is None else child.get("message")
        self.kind = "" if child is None else child.get("type", "")
        self.is_passed = child is None


def raceproof_results(folder):
    results = {}
    for path in folder.glob("TEST-*.xml"):
        for case in ElementTree.parse(path).iter("testcase"):
            results[f"{case.get('classname')}#{case.get('name')}"] = Result(case)
    return results


def marks(area):
    """{class#method: what is expected} by the comments, of top-level classes."""
    expected = {}
    for path in sorted((SOURCES / area).glob("*.java")):
        for line in path.read_text(encoding="utf-8").splitlines():
            found = re.search(r"(\w+)\([^()]*\).*// ((?:proved|failed|unsupported).*)$", line.replace("(unsupported.", "<unsupported."))
            if found:
                declared = re.search(r"(?:void|List<DynamicTest>) (\w+)\(", line)
                expected[f"{area}.{path.stem}#{declared.group(1)}"] = line.rsplit("// ", 1)[1]
    return expected


def our_marks():
    """{class#concurrently: what is expected}: the comments stand inside of the class that they are about."""
    expected = {}
    for path in sorted((SOURCES / "ours").glob("*.java")):
        owner = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := re.match(r"( *)(?:@\w+ )?(?:static )?class (\w+)", line):
                owner = f"ours.{path.stem}" + (f"${found.group(2)}" if found.group(1) else "")
            if "// concurrently: " in line:
                expected[f"{owner}#concurrently"] = line.rsplit("// concurrently: ", 1)[1]
    return expected


def says(result):
    text = {"failed": f"failed {result.kind}", "unsupported": f"unsupported {result.message}"}
    return text.get(result.verdict, result.verdict)


class Suite:
    def __init__(self, options, work):
        self.options_ = options
        self.work_ = work
        self.classes_ = work / "classes"
        self.jars_ = [options.jars / f"{name}.jar" for name in LIBRARIES + RUNNERS]
        self.verdicts_ = []

    def compile(self):
        if missing := [path.name for path in self.jars_ if not path.is_file()]:
            raise SystemExit(f"error: missing in {self.options_.jars}: {', '.join(missing)}; "
                             "scripts/install-dependencies --tests installs them")
        ours = self.options_.raceproof.parent / "raceproof.jar"
        complaints = javac(sorted(SOURCES.glob("**/*.java")), self.classes_, [*self.jars_, ours])
        if complaints:
            raise SystemExit("error: javac failed\n" + "\n".join(sum(complaints.values(), [])))

    def class_path(self, count=len(LIBRARIES)):
        return ":".join(map(str, [self.classes_, *self.jars_[:count]]))

    def tell(self, name, problems, seconds=0.0):
        self.verdicts_.append(Verdict(name, problems, seconds))
        report(self.verdicts_[-1], self.options_.verbose)

    def raceproof(self, *words):
        command = [str(self.options_.raceproof), "test", "-cp", self.class_path(), "--no-config",
                   *shlex.split(self.options_.extra), *words]
        outcome = run_process(command, seconds=self.options_.timeout)
        return outcome.status, outcome.stdout.decode(errors="replace"), outcome.stderr.decode(errors="replace"), command

    def results(self, name, *words):
        folder = self.work_ / name
        status, output, errors, command = self.raceproof("--jobs", str(self.options_.jobs), "--junit", str(folder), *words)
        if status not in (0, 1, 3):
            self.tell(name, [f"status {status}", *errors.splitlines(), "command: " + shlex.join(command)])
            return status, {}
        return status, raceproof_results(folder)

    def compare(self, name, result, expected):
        outcome = OUTCOME.get(result.verdict, result.verdict)
        wrong = [] if outcome == expected else [f"{result.verdict} ({result.message}), the framework says {expected}"]
        self.tell(name, wrong, result.seconds)

    def java(self, *words):
        return run_process(["java", "-ea", "-XX:TieredStopAtLevel=1", "-cp", self.class_path(None), *words], seconds=120)

    def compare_with_junit(self):
        folder = self.work_ / "launcher"
        self.java("org.junit.platform.console.ConsoleLauncher", "--select-package=jupiter", "--select-package=junit4",
                  "--include-classname=.*", "--details=none", f"--reports-dir={folder}")
        launched = junit_outcomes(folder)
        _, results = self.results("junit", "jupiter", "junit4")
        for name, result in sorted(results.items()):
            # Repetitions that are alike are explored once; of a disabled class the launcher names no test.
            several = {outcome for other, outcome in launched.items() if other == name or other.startswith(name + "[")}
            if len(several) > 1:
                self.tell(name, [f"one result, the launcher has several: {sorted(several)}"])
            else:
                self.compare(name, result, several.pop() if several else "skipped")
        for name in sorted(launched):
            if name not in results and name.split("[")[0] not in results:
                self.tell(name, ["was not found"])
        self.tell("number of tests compared with JUnit", [] if len(results) >= 150 else [f"only {len(results)}"])

    def compare_with_testng(self):
        folder = self.work_ / "testng-output"
        self.java("org.testng.TestNG", "-usedefaultlisteners", "false", "-listener", "org.testng.reporters.XMLReporter", "-testclass",
                  "testng.BasicsNg,testng.BasicsNg$WholeClassNg", "-d", str(folder))
        launched = testng_outcomes(folder / "testng-results.xml")
        _, results = self.results("testng", "testng")
        found = {}
        for name, result in results.items():
            found.setdefault(name.split("[")[0], []).append(OUTCOME.get(result.verdict, result.verdict))
        for name in sorted(launched.keys() | found.keys()):
            ours, theirs = sorted(found.get(name, [])), sorted(launched.get(name, ["skipped"]))
            # Invocations that are alike are explored once.
            is_same = ours == theirs or (len(ours) == 1 and set(ours) == set(theirs))
            self.tell(name, [] if is_same else [f"{ours}, TestNG says {theirs}"])

    def check_marked(self, area, status):
        found_status, results = self.results(area, area)
        expected = marks(area)
        for name, result in sorted(results.items()):
            method, number = (name.split("[") + [""])[:2]
            wanted = expected.pop(name, None) or expected.get(method)
            if wanted is not None and number:
                wanted = next((part.split(" [")[0] for part in wanted.split(", ") if part.endswith(f"[{number}")), wanted)
            self.tell(name, [] if wanted == says(result) else [f"{says(result)!r} ({result.message}), expected {wanted!r}"], result.seconds)
            if result.is_passed != (result.verdict == "proved"):
                self.tell(name, ["the XML file says passed of something that is not proved, or the reverse"])
        missing = [name for name in expected if not any(other.split("[")[0] == name for other in results)]
        self.tell(f"{area}: all found", [f"{name}: not found" for name in missing])
        self.tell(f"{area}: exit status", [] if found_status == status else [f"{found_status}, expected {status}"])

    def check_ours(self):
        found_status, results = self.results("ours", "--max-time", "20", "ours")
        expected = our_marks()
        for name, wanted in expected.items():
            said = says(results[name]) if name in results else "not found"
            self.tell(name, [] if said == wanted else [f"{said!r}, expected {wanted!r}"])
        self.tell("ours: all expected", [f"{name}: no comment" for name in results if name.endswith("#concurrently") and name not in expected])
        self.tell("ours: exit status", [] if found_status == 1 else [f"{found_status}, expected 1"])
        race = "race on ours.PlainCounter.count"
        self.expect("the race of two actors, by thread, field and line", ["ours.PlainCounter"], 1, race, '"first"', '"second"',
                    "PlainCounter.java:10", "PlainCounter.java:11")
        self.expect("a benign field is honoured", ["ours.OurTests$IsBenign"], 0, "1 proved")
        self.expect("@Exhaustive with time", ["ours.OurTests#someTime"], 0, "1 proved")
        self.expect("@Exhaustive is not sampled", ["--max-states", "3", "ours.OurTests$NotHunted"], 3, "1 bounded")
        self.expect("without it, it is", ["--max-states", "3", "--max-time", "5", "ours.OurTests$LostUpdate"], 1, "1 failed")
        self.expect("@Exhaustive with a time that is none", ["ours.OurTests#noTime"], 3, 'unsupported: @Exhaustive(maxTime = "soon")')
        plain = "ours.OurTests$PlainSwitches"
        self.expect("@Schedules(ALL)", ["--races", "off", "--schedule-points", "sync", plain + "$All#increments"], 1, "1 failed")
        self.expect("@Schedules(SYNC)", ["--races", "off", plain + "$Sync#increments"], 0, "1 proved", "note: threads switch only at")

    def check_cost(self):
        status, results = self.results("many", "--jobs", "1", "many")
        middle = statistics.median(result.seconds for result in results.values()) if results else 99
        problems = [] if status == 0 and len(results) == 50 else [f"status {status}, {len(results)} tests"]
        if middle > MOST_SECONDS_OF_SMALL_TEST:
            problems.append(f"a small test takes {middle:.3f} s")
        self.tell(f"fifty small tests, {middle * 1000:.0f} ms each", problems)

    def expect(self, name, words, status, *texts):
        found, output, errors, command = self.raceproof(*words)
        problems = [] if found == status else [f"status {found}, expected {status}"]
        problems += [f"does not say {text!r}" for text in texts if text not in output + errors]
        self.tell(name, problems + (["command: " + shlex.join(command), *(output + errors).splitlines()] if problems else []))
        return output

    def check_command_line(self):
        one = "concurrent.Concurrent5Test#lostUpdate"
        output = self.expect("a failing test", [one], 1, "failed       " + one, "1 test: 1 failed", "again: ")
        again = next((line for line in output.splitlines() if line.startswith("again: ")), "again: false").split(": ", 1)[1]
        words = shlex.split(again)
        outcome = run_process([str(self.options_.raceproof), *words[1:]], seconds=self.options_.timeout)
        self.tell("the printed command", [] if outcome.status == 1 and words[-1] == one else [f"status {outcome.status}: {again}"])
        self.expect("a method with a number", ["concurrent.Concurrent5Test#threads[1]"], 0, "1 test: 1 proved")
        self.expect("a number of a method source", ["jupiter.Parameters5Test#fromMethod[3]"], 1, "fromMethod[3]")
        self.expect("too large a number", ["jupiter.Parameters5Test#fromMethod[9]"], 3, "there are no such arguments")
        self.expect("no such test", ["jupiter.Nowhere"], 2, "there is no test jupiter.Nowhere")
        self.expect("include", ["--list", "--include", "*Fifty*"], 0, "many.FiftyTest#number50")
        self.expect("exclude", ["--list", "--exclude", "*#number*", "many"], 2, "no test of JUnit or TestNG")
        self.expect("fail fast", ["--fail-fast", "--jobs", "1", "concurrent.Concurrent5Test"], 1, "failed")
        self.expect("no time", ["--max-total", "0.000001", "many"], 3, "not begun: --max-total")
        self.expect("bounded", ["--max-states", "3", "--max-time", "2", "concurrent.Concurrent5Test#latch"], 3, "1 bounded")


def parse_options():
    parser = argparse.ArgumentParser(description="holds raceproof test to what JUnit and TestNG say of the tests of tests/junit")
    add_common_options(parser)
    parser.add_argument("--jars", type=Path, default=Path("/usr/share/java"), metavar="DIR", help="where the jars of the frameworks are")
    parser.add_argument("--keep", action="store_true", help="keep the compiled classes and all results, and say where")
    parser.set_defaults(timeout=300)
    return parser.parse_args(command_line())


def main():
    options = parse_options()
    options.raceproof = resolve_raceproof(options.raceproof)
    work = Path(tempfile.mkdtemp(prefix="raceproof-suite-"))
    try:
        suite = Suite(options, work)
        suite.compile()
        suite.compare_with_junit()
        suite.compare_with_testng()
        suite.check_marked("concurrent", 1)
        suite.check_marked("unsupported", 3)
        suite.check_ours()
        suite.check_cost()
        suite.check_command_line()
        return close(suite.verdicts_)
    finally:
        if options.keep:
            print(f"kept in {work}")
        else:
            shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    run_main(main)
