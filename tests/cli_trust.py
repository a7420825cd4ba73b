"""Cases of run_cli.py for what users vouch for: --trust, --untrust, --untracked, --benign."""

import json

SOURCE = """public class Hits {
    static class Stats {
        int hits;
        void hit() { hits++; }
    }
    static class Derived extends Stats {}
    static final Derived stats = new Derived();
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(stats::hit);
        other.start();
        stats.hit();
        other.join();
        assert stats.hits == 2 : "lost";
    }
}
"""


def check(suite, *words):
    """The outcome, and the result behind --json."""
    outcome = suite.run("check", "--json", "hits.json", *words, "-cp", "trusted", "Hits")
    return outcome, json.loads((suite.folder_ / "hits.json").read_text())


def check_fields(suite):
    outcome, result = check(suite, "--untracked", "Hits$Stats.hits")
    suite.check("--untracked", outcome.returncode == 0 and outcome.stdout.startswith("race free (exhaustive) but for fields")
                and "races on Hits$Stats.hits do no harm (untracked)" in outcome.stdout and outcome.stderr == "", outcome)
    suite.expect_true("--untracked: result", result["verdict"] == "proved" and not result["race_free"]
                      and result["options"]["exempt_fields"] == ["Hits$Stats.hits"], result)
    outcome, result = check(suite, "--all", "--benign", "Hits$Stats.hits=only shown", "--save", "hits.txt")
    kinds = [violation["kind"] for violation in result["violations"]]
    suite.check("--benign explores the values", outcome.returncode == 1 and kinds == ["assertion"]
                and result["options"]["trust"] == [{"rule": "benign", "subject": "Hits$Stats.hits", "reason": "only shown"}], outcome)
    suite.expect_true("a schedule keeps the rules", "explored benign Hits$Stats.hits=only shown\n" in (suite.folder_ / "hits.txt").read_text(),
                      outcome)
    outcome = suite.run("replay", "hits.txt")
    suite.check("replay with the rules", outcome.returncode == 1 and "failed assertion: " in outcome.stdout
                and "read Hits$Stats.hits = 0" in outcome.stdout, outcome)


def check_code(suite):
    for words, status in ((["--trust", "Hits"], 0), (["--trust", "Hits$Stats"], 0), (["--trust", "Hit*"], 0),
                          (["--trust", "Hits", "--untrust", "Hits$Stats"], 1), (["--untrust", "Hits$Stats", "--trust", "**"], 0),
                          (["--trust", "Other"], 1), (["--trust", "java.**"], 1)):
        outcome, result = check(suite, *words)
        suite.check(" ".join(words), outcome.returncode == status, outcome)
    outcome, result = check(suite, "--trust", "Hits$Stats", "--trust", "com.nowhere.**")
    suite.check("--trust: what is claimed", outcome.stdout.startswith("race free (exhaustive) but for the plain accesses of Hits$Stats\n")
                and "sequentially consistent" not in outcome.stdout and not result["race_free"], outcome)
    outcome, result = check(suite, "--strict", "--trust", "Hits$Stats")
    suite.check("--trust --strict", outcome.returncode == 3 and outcome.stdout.startswith("bounded by --strict: this rests on trust\n"),
                outcome)
    outcome, result = check(suite, "--trust", "com.nowhere.**", "--untracked", "Hits$Stats.hits")
    suite.check("a pattern that fits nothing", "note: trust com.nowhere.**: no class that the program uses fits" in outcome.stdout
                and outcome.stderr == "", outcome)


def check_names(suite):
    for words, complaint in ((["--untracked", "Hits$Stats.hit"], "Hits$Stats has no field hit; did you mean hits?"),
                             (["--untracked", "Hits$Stat.hits"], "there is no class Hits$Stat; did you mean Hits$Stats?"),
                             (["--benign", "Hits$Derived.hits=why"], "but inherits it; did you mean Hits$Stats.hits?"),
                             (["--trust", "Hist"], "there is no class Hist; did you mean Hits?"),
                             (["--trust", "com.nowhere.Main"], "there is no class com.nowhere.Main\n")):
        outcome, result = check(suite, *words)
        suite.check(" ".join(words), outcome.returncode == 1 and outcome.stderr.startswith(f"raceproof: warning: {words[0][2:]} ")
                    and complaint in outcome.stderr and complaint.strip() in result["notes"][0], outcome)
    for words, complaint in ((["--benign", "Hits$Stats.hits"], "needs a reason"), (["--benign", "hits=why"], "write Class.field"),
                             (["--untracked", "Hits.*"], "write Class.field"), (["--trust", ""], "not the name of a class"),
                             (["--trust", "com/example"], "not the name of a class"),
                             (["--races", "off", "--trust", "Hits"], "not with --races off")):
        suite.expect(" ".join(words), ["check", *words, "-cp", "trusted", "Hits"], 2, stdout="", stderr_has=complaint, lines=1)


def check_all(suite):
    suite.compile("trusted", Hits=SOURCE)
    check_fields(suite)
    check_code(suite)
    check_names(suite)
