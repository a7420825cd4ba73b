"""Cases of run_cli.py for reports in other formats: every option, results that are none, hostile names and texts, the baseline."""

import html.parser
import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import jsonschema

import sarif_schema
from check_result import SCHEMA

# What a thread is called, and what it throws, if somebody means harm: HTML, terminal codes, bidirectional marks, a lone surrogate, the ends
# of comments, sections and code spans, a mention, a link, a workflow command.
HOSTILE = ("</script><img src=x onerror=alert(1)>\x1b[2J\u202e\u2028]]>-->```\n~~~\n::error::x\n##[error]x @everyone [x](https://x.example) "
           "https://y.example | {0} \\ %0A \x00 \ufffe")
SOURCES = {
    "Told": """public class Told {
    static int count;
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> count++, "NAME\\ud800");
        other.start();
        count++;
        other.join();
        throw new IllegalStateException("NAME\\ud800" + "x".repeat(arguments.length > 0 ? 1 << 20 : 1));
    }
}
""".replace("NAME", "".join(f"\\u{ord(character):04x}" for character in HOSTILE).replace("\\u000a", "\\n").replace("\\u0022", '\\"')
            .replace("\\u005c", "\\\\")),
    "Counted": """public class Counted {
    static int count;
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
    }
}
""",
    "Clocked": """public class Clocked {
    static int count;
    public static void main(String[] arguments) {
        new Thread(() -> count++).start();
        if (System.currentTimeMillis() > 0) count++;
    }
}
""",
    "Good": """public class Good {
    static volatile int count;
    public static void main(String[] arguments) { new Thread(() -> count = 1).start(); }
}
""",
}
OPTIONS = {"--json": ".json", "--html": ".html", "--sarif": ".sarif", "--junit": ".xml", "--markdown": ".md"}
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def check_all(suite):
    suite.sarif = sarif_schema.validator()
    for name, text in SOURCES.items():
        (suite.folder_ / f"{name}.java").write_text(text)
    check_options(suite)
    check_report(suite)
    check_hostile_program(suite)
    check_hostile_documents(suite)
    check_annotations(suite)
    check_baseline(suite)


def check_options(suite):
    """Each with a file, standard output, a full disk, and where no file can be."""
    result = "told.json"
    suite.run("check", "--all", "--json", result, "Told.java")
    for option, ending in OPTIONS.items():
        file = suite.folder_ / f"one{ending}"
        outcome = suite.run("check", "--all", option, file.name, "Told.java")
        suite.check(f"{option} FILE", outcome.returncode == 1 and file.stat().st_size > 100 and "violation" in outcome.stdout, outcome)
        suite.expect_true(f"{option} FILE: valid", is_valid(suite, ending, file.read_text()), file)
        outcome = suite.run("check", "--all", option, "-", "Told.java")
        suite.check(f"{option} -", outcome.returncode == 1 and is_valid(suite, ending, outcome.stdout) and "violation" in outcome.stderr, outcome)
        check_unwritable(suite, option, ("check", "--all"), "Told.java", 1)
        suite.expect(f"{option} without a file", ["check", option, "", "Told.java"], 2, stderr_has=f"{option} needs a file", lines=1)
        if option == "--json":
            continue
        outcome = suite.run("report", result, option, "-")
        suite.check(f"report {option} -", outcome.returncode == 0 and is_valid(suite, ending, outcome.stdout) and outcome.stderr == "", outcome)
        same = suite.run("report", option, "same", result)
        suite.check(f"report {option}: the same", same.returncode == 0 and outcome.stdout == (suite.folder_ / "same").read_text(), same)
        suite.expect_true(f"check {option} and report {option} agree", without_times(ending, file.read_text()) == without_times(ending, outcome.stdout), file)
        check_unwritable(suite, option, ("report",), result, 0)
    suite.expect("reports of stored traces", ["advise", "--sarif", "x", "told.db"], 2, stderr_has="stored traces", lines=1)
    suite.expect("two on standard output", ["check", "--json", "-", "--sarif", "-", "Told.java"], 2, stderr_has="--json and --sarif", lines=1)
    suite.expect("unknown host", ["check", "--annotations", "gitlab", "Told.java"], 2, stderr_has="--annotations is github", lines=1)
    for command in (["hunt", "--no-exploration"], ["advise"]):
        outcome = suite.run(*command, "--save", "command.txt", "--sarif", "command.sarif", "--markdown", "command.md", "Counted.java")
        suite.check(f"{command[0]} --sarif --markdown", outcome.returncode == 1 and
                    "raceproof replay command.txt\n" in (suite.folder_ / "command.md").read_text() and
                    is_valid(suite, ".sarif", (suite.folder_ / "command.sarif").read_text()) and
                    is_valid(suite, ".md", (suite.folder_ / "command.md").read_text()), outcome)
    suite.expect("replay as the report says", ["replay", "command.txt"], 1)
    log = json.loads((suite.folder_ / "command.sarif").read_text())
    fixes = [fix for result in log["runs"][0]["results"] for fix in result.get("fixes", [])]
    suite.expect_true("advise --sarif has fixes", fixes and apply_fix(suite, fixes[0]), fixes)


def apply_fix(suite, fix):
    """Do the replacements give a program that compiles, and that the diff of --markdown also has?"""
    for change in fix["artifactChanges"]:
        lines = (suite.folder_ / change["artifactLocation"]["uri"]).read_text().splitlines()
        for replacement in reversed(change["replacements"]):
            region = replacement["deletedRegion"]
            inserted = replacement.get("insertedContent", {"text": ""})["text"].splitlines()
            inserts_only = region.get("endColumn") == 1 and "endLine" not in region
            last = region["startLine"] - 1 if inserts_only else region.get("endLine", region["startLine"]) - (region.get("endColumn") == 1)
            lines[region["startLine"] - 1:last] = inserted
        folder = suite.folder_ / "fixed"
        folder.mkdir(exist_ok=True)
        (folder / change["artifactLocation"]["uri"]).write_text("\n".join(lines) + "\n")
    return subprocess.run(["javac", "-d", folder / "classes", *folder.glob("*.java")], capture_output=True).returncode == 0


def without_times(ending, text):
    """Without what differs between two runs: times, memory and the command line."""
    if ending != ".html":
        return re.sub(r'time="[\d.]+"|"commandLine": ".*"', "*", text)
    for name in ("seconds", "growth", "peak_memory_bytes", "command"):
        results = stripped(results if name != "seconds" else json.loads(Page(text).results), name)
    return results


def check_unwritable(suite, option, command, subject, status):
    """One clear line and status 2: before a search if the path cannot be; else what else was asked for is written all the same."""
    for path, reason in (("/dev/full", "No space left"), ("missing/x", "No such file"), ("Told.java/x", "Not a directory")):
        beside = suite.folder_ / "beside.xml"
        beside.unlink(missing_ok=True)
        others = [] if option == "--junit" else ["--junit", beside.name]
        outcome = suite.run(*command, option, path, *others, subject)
        suite.check(f"{command[0]} {option} {path}", outcome.returncode == 2 and f"raceproof: cannot write {path}: {reason}" in outcome.stderr and
                    (not others or beside.exists() or (command[0] == "check" and path != "/dev/full")), outcome)


class Page(html.parser.HTMLParser):
    """The elements of a page, and what its element #results holds."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.results, self.inside_ = [], "", False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.inside_ = dict(attributes).get("id") == "results"

    def handle_endtag(self, tag):
        self.inside_ = False

    def handle_data(self, data):
        self.results += data if self.inside_ else ""


def text_outside_code(markdown):
    """Markdown without its fenced blocks and code spans; None if a fence is not closed."""
    rest, fence = [], None
    for line in markdown.splitlines():
        mark = re.match(r"(`{3,})(.*)$", line)
        if fence is None and mark and "`" not in mark[2]:
            fence = mark[1]
        elif fence is not None:
            fence = None if mark and len(mark[1]) >= len(fence) and not mark[2].strip() else fence
        else:
            rest.append(line)
    return None if fence else re.sub(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", "", "\n".join(rest))


def is_valid(suite, ending, text):
    if CONTROL.search(text.replace("\r", "")):
        return False
    if ending == ".json":
        return json.loads(text)["schema"] == 2
    if ending == ".html":
        page = Page(text)
        return page.tags.count("img") == 0 and isinstance(json.loads(page.results), list)
    if ending == ".sarif":
        return not sarif_schema.schema_problems(suite.sarif, json.loads(text))
    if ending == ".xml":
        root = ElementTree.fromstring(text)
        cases = root.findall("./testsuite/testcase")
        return root.tag == "testsuites" and len(cases) == int(root.get("tests")) and len(cases) >= 3
    outside = text_outside_code(text)
    return outside is not None and not re.search(r"[<>@\[\]]|https?:|alert|error::", outside)


def check_report(suite):
    suite.run("check", "--json", "good.json", "Good.java")
    outcome = suite.run("report", "told.json", "good.json")
    suite.check("report: a summary", outcome.returncode == 0 and "Told.java: " in outcome.stdout and "\n\nGood.java: race free" in outcome.stdout and
                "data race on Told.count [data-race-" in outcome.stdout and "Told.java:4" in outcome.stdout and not CONTROL.search(outcome.stdout), outcome)
    outcome = suite.run("report", "told.json", "--junit", "-", "good.json")
    root = ElementTree.fromstring(outcome.stdout)
    suite.check("report: several results", [one.get("name") for one in root] == ["Told.java", "Good.java"], outcome)
    outcome = suite.run("report", "-", input=(suite.folder_ / "good.json").read_text())
    suite.check("report: standard input", outcome.returncode == 0 and outcome.stdout.startswith("Good.java: race free"), outcome)
    broken = {"empty.json": "", "cut.json": (suite.folder_ / "told.json").read_text()[:500], "list.json": "[]", "other.json": '{"schema": 2}',
              "newer.json": '{"schema": 3, "verdict": "proved", "violations": []}', "deep.json": "[" * 100000,
              "odd.json": '{"schema": 2, "verdict": "violation", "violations": [{"id": 7}]}', "surrogate.json": '{"schema": "\\ud800"}',
              "huge.json": '{"schema": 1e999999}', "latin.json": b'{"schema": "\xff"}'}
    for name, text in broken.items():
        (suite.folder_ / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        suite.expect(f"report {name}", ["report", name], 2, stdout="", stderr_has=name, lines=1)
        suite.expect(f"baseline {name}", ["baseline", name], 2, stdout="", stderr_has=name, lines=1)
    for words, complaint in ((["report"], "report needs"), (["report", "missing.json"], "missing.json"), (["report", "."], "cannot read ."),
                             (["report", "--fly", "told.json"], "--fly"), (["baseline"], "baseline needs")):
        suite.expect(" ".join(words), words, 2, stdout="", stderr_has=complaint, lines=1)
    for words in (["report", "--help"], ["help", "report"], ["baseline", "--help"], ["help", "baseline"]):
        suite.check(" ".join(words), (outcome := suite.run(*words)).returncode == 0 and "usage: raceproof" in outcome.stdout, outcome)


def check_hostile_program(suite):
    files = [word for option, ending in OPTIONS.items() for word in (option, f"long{ending}")]
    outcome = suite.run("check", "--all", *files, "Told.java", "long")
    suite.check("a message of a megabyte", outcome.returncode == 1, outcome)
    for ending in OPTIONS.values():
        text = (suite.folder_ / f"long{ending}").read_text()
        suite.expect_true(f"a message of a megabyte: {ending}", is_valid(suite, ending, text), len(text))
    for ending, most in ((".md", 65536), (".sarif", 1 << 20)):
        size = (suite.folder_ / f"long{ending}").stat().st_size
        suite.expect_true(f"a message of a megabyte: {ending} is not long", size < most, size)


def poisoned(value, key=""):
    """The document with hostile text wherever text is free; names of kinds and verdicts stay."""
    if isinstance(value, dict):
        return {name: poisoned(part, name) for name, part in value.items()}
    if isinstance(value, list):
        return [poisoned(part, key) for part in value]
    return HOSTILE if isinstance(value, str) and key not in ("verdict", "kind", "status") else value


def stripped(value, removed):
    """The document without one kind of member."""
    if isinstance(value, dict):
        return {name: stripped(part, removed) for name, part in value.items() if name != removed}
    return [stripped(part, removed) for part in value] if isinstance(value, list) else value


def check_hostile_documents(suite):
    suite.run("advise", "--json", "advised.json", "Told.java")
    result = json.loads((suite.folder_ / "advised.json").read_text())
    documents = {"poisoned": poisoned(result)}
    for name in ("file", "line", "class", "trace", "accesses", "positions", "options", "statistics", "sources", "advice", "message", "number"):
        documents[f"without {name}"] = stripped(result, name)
    documents["numbers instead"] = {**result, "violations": [{"id": "x", "kind": "data-race", **dict.fromkeys(
        ("message", "trace", "accesses", "positions", "advice", "why", "thrown", "suppressed"), 7)}], "options": [], "sources": {}, "hunt": 3}
    far = json.loads(json.dumps(result))
    for window in far["sources"]:
        window["first_line"] = 2 ** 63 - 1
    documents["far lines"] = far
    for name, document in documents.items():
        (suite.folder_ / "hostile.json").write_text(json.dumps(document))
        for option, ending in OPTIONS.items():
            if option == "--json":
                continue
            outcome = suite.run("report", "hostile.json", option, "-")
            suite.check(f"document {name}: {option}", outcome.returncode == 0 and is_valid(suite, ending, outcome.stdout), outcome)
        outcome = suite.run("report", "hostile.json")
        suite.check(f"document {name}: summary", outcome.returncode == 0 and not CONTROL.search(outcome.stdout), outcome)


def check_annotations(suite):
    outcome = suite.run("check", "--all", "--annotations", "github", "Told.java")
    head, *_ = outcome.stdout.partition("\n")
    word = head.removeprefix("::stop-commands::")
    report, _, annotations = outcome.stdout.partition(f"\n::{word}::\n")
    suite.check("annotations: the report has no commands", outcome.returncode == 1 and head.startswith("::stop-commands::raceproof-") and
                report.count(word) == 1 and "violation: " in report, outcome)
    line = re.compile(r"::error file=Told\.java,line=\d+,title=[^:,\r\n]+::[^\r\n]+")
    lines = annotations.splitlines()
    suite.check("annotations: errors", len(lines) >= 2 and all(line.fullmatch(one) for one in lines), outcome)
    outcome = suite.run("report", "told.json", "--annotations", "github")
    suite.check("report --annotations", outcome.returncode == 0 and outcome.stdout.splitlines() == lines, outcome)
    outcome = suite.run("check", "--annotations", "github", "--max-states", "1", "Told.java")
    suite.check("annotations: no verdict", outcome.returncode == 3 and "\n::warning title=raceproof::Told.java: no verdict: bounded by states" in outcome.stdout,
                outcome)
    outcome = suite.run("check", "--annotations", "github", "Good.java")
    suite.check("annotations: nothing", outcome.returncode == 0 and "::error" not in outcome.stdout and "::warning" not in outcome.stdout, outcome)


def check_reserved_baseline(suite):
    """What keeps a search from a proof does so beside known violations, too."""
    suite.run("check", "--all", "--json", "clock.json", "Clocked.java")
    suite.run("baseline", "clock.json", "-o", "clock-known.json")
    outcome = suite.run("check", "--baseline", "clock-known.json", "Clocked.java")
    suite.check("--baseline and the clock", outcome.returncode == 0, outcome)
    outcome = suite.run("check", "--strict", "--baseline", "clock-known.json", "--json", "strict.json", "--junit", "strict.xml", "Clocked.java")
    result = json.loads((suite.folder_ / "strict.json").read_text())
    cases = ElementTree.parse(suite.folder_ / "strict.xml").getroot().findall("./testsuite/testcase")
    suite.check("--baseline --strict", outcome.returncode == 3 and "bounded by --strict" in outcome.stdout and result["bound"] == "strict" and
                result["verdict"] == "violation" and all(case.find("skipped") is not None for case in cases) and
                not list(jsonschema.Draft202012Validator(json.loads(SCHEMA.read_text())).iter_errors(result)), outcome)


def check_baseline(suite):
    known = suite.folder_ / "known.json"
    outcome = suite.run("baseline", "told.json", "-o", "known.json", "--reason", "since 1999")
    suite.check("baseline", outcome.returncode == 0 and outcome.stderr == "" and "known.json: " in outcome.stdout, outcome)
    first = known.read_bytes()
    entries = json.loads(first)["findings"]
    suite.expect_true("baseline: sorted, with reasons", [one["id"] for one in entries] == sorted(one["id"] for one in entries) and
                      len(entries) >= 2 and all(one["reason"] == "since 1999" for one in entries), entries)
    suite.run("baseline", "told.json", "-o", "known.json", "--reason", "another")
    suite.expect_true("baseline: again, the same bytes", known.read_bytes() == first, known)
    outcome = suite.run("baseline", "told.json", "--reason", "since 1999")
    suite.check("baseline to standard output", outcome.returncode == 0 and outcome.stdout.encode() == first, outcome)
    for words in (["check"], ["hunt"]):
        outcome = suite.run(*words, "--baseline", "known.json", "--json", "rest.json", "--sarif", "rest.sarif", "--junit", "rest.xml", "Told.java")
        suite.check(f"{words[0]} --baseline: nothing new", outcome.returncode == 0 and "no new violation (exhaustive)" in outcome.stdout and
                    "race free" not in outcome.stdout and f"left out: {len(entries)} known violations that known.json names" in outcome.stdout, outcome)
        rest = json.loads((suite.folder_ / "rest.json").read_text())
        suite.expect_true(f"{words[0]} --baseline: still in the result", rest["verdict"] == "violation" and not rest["race_free"] and
                          [one["suppressed"] for one in rest["violations"]] == [{"reason": "since 1999"}] * len(entries), rest["verdict"])
    run = json.loads((suite.folder_ / "rest.sarif").read_text())["runs"][0]
    suite.expect_true("baseline in SARIF", [one["suppressions"][0]["justification"] for one in run["results"]] == ["since 1999"] * len(entries) and
                      run["invocations"][0]["exitCode"] == 0, run["invocations"])
    cases = ElementTree.parse(suite.folder_ / "rest.xml").getroot().findall("./testsuite/testcase")
    suite.expect_true("baseline in JUnit: data races are not passed", cases[0].find("skipped") is not None and cases[0].find("failure") is None, cases)
    outcome = suite.run("advise", "--baseline", "known.json", "Told.java")
    suite.check("advise --baseline", outcome.returncode == 0 and "no new violation" in outcome.stdout and "fixes" not in outcome.stdout, outcome)
    outcome = suite.run("check", "--baseline", "known.json", "--max-states", "8", "Told.java")
    suite.check("--baseline at a limit", outcome.returncode == 3 and "race free" not in outcome.stdout, outcome)
    outcome = suite.run("hunt", "--no-exploration", "--baseline", "known.json", "Told.java")
    suite.check("hunt --baseline, not exhaustive", outcome.returncode == 3 and "that known.json names\n" in outcome.stdout, outcome)
    check_reserved_baseline(suite)
    known.write_text(json.dumps({"raceproof_baseline": 1, "findings": entries[1:]}))
    outcome = suite.run("check", "--baseline", "known.json", "Told.java")
    suite.check("--baseline: something new", outcome.returncode == 1 and entries[0]["id"] in outcome.stdout and entries[1]["id"] not in outcome.stdout and
                "\n1 violation (exhaustive)" in outcome.stdout, outcome)
    outcome = suite.run("report", "told.json", "--baseline", "known.json")
    suite.check("report --baseline", outcome.returncode == 0 and entries[0]["id"] in outcome.stdout and entries[1]["id"] not in outcome.stdout, outcome)
    known.write_bytes(first)
    outcome = suite.run("baseline", "good.json", "-o", "known.json")
    suite.check("baseline: what no longer occurs", outcome.returncode == 0 and outcome.stderr.count("no longer occurs") == len(entries) and
                json.loads(known.read_text())["findings"] == [], outcome)
    known.write_bytes(first)
    suite.run("check", "--max-states", "1", "--json", "bounded.json", "Good.java")
    outcome = suite.run("baseline", "bounded.json", "-o", "known.json")
    suite.check("baseline: a bounded search takes nothing out", outcome.returncode == 0 and known.read_bytes() == first and
                outcome.stderr.count("stays because") == len(entries), outcome)
    (suite.folder_ / "raceproof.toml").write_text('baseline = "known.json"\n')
    outcome = suite.run("check", "Told.java")
    suite.check("baseline of the project", outcome.returncode == 0 and "known.json names" in outcome.stdout, outcome)
    (suite.folder_ / "raceproof.toml").unlink()
    for text in ("", "[]", '{"raceproof_baseline": 2, "findings": []}', '{"raceproof_baseline": 1, "findings": [{}]}',
                 json.dumps({"raceproof_baseline": 1, "findings": entries[:1] * 2})):
        (suite.folder_ / "bad.json").write_text(text)
        suite.expect(f"bad baseline {text[:40]}", ["check", "--baseline", "bad.json", "Told.java"], 2, stderr_has="bad.json", lines=1)
        suite.expect(f"bad baseline {text[:40]}, kept", ["baseline", "told.json", "-o", "bad.json"], 2, stderr_has="bad.json", lines=1)
    suite.expect("missing baseline", ["check", "--baseline", "none.json", "Told.java"], 2, stderr_has="none.json", lines=1)
    suite.expect("baseline to a full disk", ["baseline", "told.json", "-o", "/dev/full"], 2, stderr_has="/dev/full", lines=1)
