"""Cases of run_cli.py for raceproof advise: fixes, patches, stored traces, bad input."""

import json
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
    outcome = suite.run("advise", "--race", race, "--trace", "1", "tally.db")
    suite.check("advise FILE.db --trace", outcome.returncode == 1 and "happens-before edges between threads:" in outcome.stdout
                and "Start of java.lang.Thread" in outcome.stdout, outcome)
    outcome = suite.run("advise", "--race", race, "--trace", "1000", "tally.db")
    suite.check("advise FILE.db: no such trace", outcome.returncode == 2 and len(outcome.stderr.splitlines()) == 1, outcome)
    changed = SOURCE.replace("count++", "count += 2")
    (suite.folder_ / "Tally.java").write_text(changed)
    outcome = suite.run("check", "--quiet", "--all", "--traces", "tally.db", "Tally.java")
    suite.check("check --traces of a changed program", "tally.db: the program has changed" in outcome.stderr, outcome)


def check_bad_input(suite):
    (suite.folder_ / "words.db").write_text("no database\n" * 100)
    for words, complaint in ((["missing.db"], "missing.db"), (["words.db"], "words.db"), (["--races", "off", "Calm.java"], "data races"),
                             ([], "advise needs a class"), (["--patch", "", "Calm.java"], "--patch needs a file"),
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
    check_bad_input(suite)
