"""Cases of run_cli.py for raceproof advise: fixes, patches, stored traces, bad input."""

import json
import os
import shutil
import subprocess

SOURCE = """public class Tally {
    static int count;
    static void add() {
        count++;
    }
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(Tally::add);
        other.start();
        add();
        other.join();
        assert count == 2 : "lost";
    }
}
"""
SAFE = "public class Calm { public static void main(String[] a) {} }\n"


def check_fixes(suite):
    outcome = suite.run("advise", "--quiet", "--json", "tally.json", "--patch", "tally.diff", "Tally.java")
    suite.check("advise: the fix that keeps updates whole", outcome.returncode == 1 and outcome.stderr == ""
                and "1. make Tally.count an atomic variable, and its updates atomic\n     proved" in outcome.stdout
                and "the patched source was compiled, and is proved, too" in outcome.stdout, outcome)
    result = json.loads((suite.folder_ / "tally.json").read_text())
    fixes = [fix for violation in result["violations"] for fix in violation.get("advice", [])]
    statuses = {fix["kind"]: fix["status"] for fix in fixes}
    # With count volatile an update can be lost: the assertion says so.
    suite.expect_true("advise: what volatile leads to", statuses["atomic-updates"] == "proved"
                      and statuses["volatile-field"] == "violation", statuses)
    suite.expect_true("advise: the lost update is named", all(fix["lost_updates"][0]["line"] == 4 for fix in fixes
                                                             if fix["kind"] == "volatile-field"), fixes)
    copy = suite.folder_ / "patched"
    copy.mkdir()
    (copy / "Tally.java").write_text(SOURCE)
    applied = subprocess.run(["patch", "-p1", "-i", "../tally.diff"], cwd=copy, capture_output=True, text=True)
    outcome = suite.run("check", "--quiet", "patched/Tally.java")
    suite.check("advise: the patch applies and is proved", applied.returncode == 0 and outcome.returncode == 0, outcome)
    outcome = suite.run("advise", "--quiet", "Calm.java")
    suite.check("advise: nothing to do", outcome.returncode == 0 and outcome.stdout.startswith("race free (exhaustive)"), outcome)
    outcome = suite.run("advise", "--quiet", "--race", "data-race-0", "Tally.java")
    suite.check("advise: no such race", outcome.returncode == 2 and "there is no data race with the id data-race-0" in outcome.stderr,
                outcome)


def check_store(suite):
    outcome = suite.run("check", "--quiet", "--all", "--traces", "tally.db", "Tally.java")
    suite.check("check --traces", outcome.returncode == 1 and outcome.stderr == "", outcome)
    outcome = suite.run("advise", "--list", "tally.db")
    suite.check("advise FILE.db --list", outcome.returncode == 1 and "data race on Tally.count [data-race-" in outcome.stdout
                and "suggest" not in outcome.stdout, outcome)
    race = outcome.stdout.split("[")[1].split("]")[0]
    outcome = suite.run("advise", "tally.db")
    suite.check("advise FILE.db", outcome.returncode == 1 and "  make Tally.count volatile, or atomic\n" in outcome.stdout
                and "not proved" in outcome.stdout, outcome)
    outcome = suite.run("advise", "tally.db", "--race", race, "--trace", "1")
    suite.check("advise FILE.db --trace", outcome.returncode == 1 and "happens-before edges between threads:" in outcome.stdout
                and "Start of java.lang.Thread" in outcome.stdout, outcome)
    outcome = suite.run("advise", "--race", race, "--trace", "1000", "tally.db")
    suite.check("advise FILE.db: no such trace", outcome.returncode == 2 and len(outcome.stderr.splitlines()) == 1, outcome)


def check_changed_program(suite):
    """What was stored is kept, and said to be of another program."""
    changed = SOURCE.replace("count++", "count += 2")
    outcome = suite.run("advise", "tally.db")
    suite.check("advise FILE.db of a program as it was", outcome.returncode == 1 and outcome.stderr == "", outcome)
    (suite.folder_ / "Tally.java").write_text(changed)
    outcome = suite.run("advise", "tally.db")
    suite.check("advise FILE.db of a changed source", outcome.returncode == 1 and "make Tally.count volatile" in outcome.stdout
                and outcome.stderr == "raceproof: warning: tally.db: the program has changed since its traces were stored\n", outcome)
    outcome = suite.run("check", "--quiet", "--all", "--traces", "tally.db", "Tally.java")
    suite.check("check --traces of a changed program", outcome.returncode == 1 and outcome.stderr
                == "raceproof: warning: tally.db: the program has changed; its old traces are in tally.db.old now\n", outcome)
    for name in ("tally.db", "tally.db.old"):
        outcome = suite.run("advise", "--list", name)
        suite.check(f"advise --list {name}", outcome.returncode == 1 and "data race on Tally.count" in outcome.stdout, outcome)
    (suite.folder_ / "Tally.java").unlink()
    outcome = suite.run("advise", "tally.db")
    suite.check("advise FILE.db of a source that is gone", outcome.returncode == 1 and outcome.stderr == "", outcome)
    suite.compile("counted", Tally=SOURCE)
    suite.run("check", "--quiet", "--all", "--traces", "counted.db", "-cp", "counted", "Tally")
    outcome = suite.run("advise", "counted.db", cwd="/")
    suite.check("advise FILE.db that is not there", outcome.returncode == 2, outcome)
    outcome = suite.run("advise", suite.folder_ / "counted.db", cwd="/")
    suite.check("advise FILE.db from elsewhere", outcome.returncode == 1 and outcome.stderr == "", outcome)
    suite.compile("counted", Tally=changed)
    outcome = suite.run("advise", suite.folder_ / "counted.db", cwd="/")
    suite.check("advise FILE.db of changed classes", outcome.returncode == 1 and "the program has changed since" in outcome.stderr
                and len(outcome.stderr.splitlines()) == 1, outcome)
    shutil.rmtree(suite.folder_ / "counted")
    outcome = suite.run("advise", "counted.db")
    suite.check("advise FILE.db of classes that are gone", outcome.returncode == 1 and outcome.stderr == "", outcome)


def check_missing_source(suite):
    """Everything but the diffs is there."""
    suite.compile("sourceless", Tally=SOURCE)
    (suite.folder_ / "Tally.java").unlink()
    for words in ([], ["--source-path", "no/such/folder"]):
        outcome = suite.run("advise", "--quiet", "--patch", "none.diff", *words, "-cp", "sourceless", "Tally")
        suite.check(f"advise without source {words}", outcome.returncode == 2 and "proved: the program is race free" in outcome.stdout
                    and "none.diff: " in outcome.stderr and len(outcome.stderr.splitlines()) == 1 + bool(words)
                    and ("warning: --source-path names no/such/folder" in outcome.stderr) == bool(words)
                    and not (suite.folder_ / "none.diff").exists(), outcome)
    (suite.folder_ / "Tally.java").write_text(SOURCE)


def check_damaged_store(suite):
    """A damaged file is left as it is, but for what SQLite notes in its header, of 100 bytes: how it was last opened."""
    good = (suite.folder_ / "tally.db").read_bytes()
    middle = len(good) // 2
    for name, data in (("cut", good[:middle]), ("holed", good[:4096] + bytes(len(good) - 4096)), ("head", b"SQLite format 3\0"),
                       ("torn", good[:middle] + bytes(reversed(good[middle:])))):
        file = suite.folder_ / f"{name}.db"
        file.write_bytes(data)
        for words in (["advise", file.name], ["check", "--quiet", "--all", "--traces", file.name, "Tally.java"]):
            outcome = suite.run(*words)
            is_told = outcome.returncode == 2 and len(outcome.stderr.splitlines()) == 1 and f"{file.name}: " in outcome.stderr
            suite.check(f"{words[0]} of a damaged store: {name}", is_told and file.read_bytes()[100:] == data[100:], outcome)


def check_read_only_store(suite):
    """Read by somebody who may not write: advice is shown; a search says so before it begins."""
    folder = suite.folder_ / "guarded"
    folder.mkdir()
    shutil.copy(suite.folder_ / "tally.db", folder)
    shutil.copy(suite.folder_ / "Tally.java", folder)
    before = (folder / "tally.db").read_bytes()
    (folder / "tally.db").chmod(0o444)
    folder.chmod(0o555)
    suite.folder_.chmod(0o755)
    user = {"user": 65534} if os.geteuid() == 0 else {}
    try:
        outcome = suite.run("advise", "tally.db", cwd=folder, **user)
        suite.check("advise of a read-only store", outcome.returncode == 1 and "make Tally.count volatile" in outcome.stdout, outcome)
        outcome = suite.run("check", "--quiet", "--all", "--traces", "tally.db", "Tally.java", cwd=folder, **user)
        suite.check("check --traces of a read-only store", outcome.returncode == 2 and len(outcome.stderr.splitlines()) == 1
                    and "read-only" in outcome.stderr, outcome)
    except PermissionError:
        print("the binary is not for everybody: read-only stores were not looked at")
    folder.chmod(0o755)
    suite.expect_true("a read-only store stays as it is", (folder / "tally.db").read_bytes() == before, "it has changed")


def check_bad_input(suite):
    (suite.folder_ / "words.db").write_text("no database\n" * 100)
    for words, complaint in ((["missing.db"], "missing.db"), (["words.db"], "words.db"), (["--races", "off", "Calm.java"], "data races"),
                             ([], "advise needs a class"), (["--patch", "", "Calm.java"], "--patch needs a file"),
                             (["missing.db", "words.db"], "the only word"), (["missing.db", "--nonsense"], "--nonsense"),
                             (["--traces", "no/such/folder/t.db", "Calm.java"], "t.db"), (["Nowhere"], "Nowhere")):
        outcome = suite.run("advise", "--quiet", *words)
        suite.check(f"advise {' '.join(words)}", outcome.returncode == 2 and len(outcome.stderr.splitlines()) == 1
                    and complaint in outcome.stderr, outcome)
    outcome = suite.run("advise", "--help")
    suite.check("advise --help", outcome.returncode == 0 and "--patch FILE" in outcome.stdout, outcome)
    suite.check("help advise", suite.run("help", "advise").stdout == outcome.stdout, outcome)


def check_all(suite):
    (suite.folder_ / "Tally.java").write_text(SOURCE)
    (suite.folder_ / "Calm.java").write_text(SAFE)
    check_fixes(suite)
    check_store(suite)
    check_damaged_store(suite)
    check_read_only_store(suite)
    check_changed_program(suite)
    check_missing_source(suite)
    check_bad_input(suite)
