#!/usr/bin/env python3
"""The command line as a user meets it: help, versions, targets, bad input. Each case is a command, its exit status and what it must print.

One clear line and the right exit status for bad input, never a crash. Closes with `N passed, M failed`.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import cli_advise
import cli_check
import cli_formats
import cli_hunt
import cli_inputs
import cli_project
import cli_replay
import cli_trust
import cli_words

ROOT = Path(__file__).resolve().parent.parent

HELLO = """public class Hello {
    public static void main(String[] arguments) { System.out.println("hello " + String.join(",", arguments)); }
}
"""
NO_MAIN = "public class NoMain { static void main(String[] arguments) {} }\n"
NATIVE = """public class Native {
    static native int missing();
    public static void main(String[] arguments) {
        try { missing(); } catch (UnsatisfiedLinkError error) { System.out.println(error.getMessage()); }
        System.loadLibrary("nothing");
    }
}
"""
TWO = "class First { public static void main(String[] a) {} }\nclass Second { public static void main(String[] a) {} }\n"
SPIN = "public class Spin { public static void main(String[] a) { System.out.println(\"before\"); for (;;) {} } }\n"
CHOICE = """import raceproof.Raceproof;
public class Choice {
    public static void main(String[] a) {
        int chosen = Raceproof.choose(3);
        Raceproof.assume(chosen >= 0);
        System.out.println(chosen >= 0 && chosen < 3);
        Raceproof.assume(false);
        System.out.println("not reached");
    }
}
"""


class Suite:
    def __init__(self, raceproof, folder):
        self.raceproof_ = str(raceproof)
        self.folder_ = folder
        self.passed = self.failed = 0

    def run(self, *words, **options):
        options.setdefault("cwd", self.folder_)
        return subprocess.run([self.raceproof_, *map(str, words)], capture_output=True, text=True, timeout=60, **options)

    def compile(self, folder, **sources):
        """Writes the sources by the names of their classes and compiles them into the folder."""
        files = [self.folder_ / f"{name}.java" for name in sources]
        for file, text in zip(files, sources.values()):
            file.write_text(text)
        subprocess.run(["javac", "-g", "-nowarn", "-d", self.folder_ / folder, *files], check=True, stderr=subprocess.DEVNULL)

    def check(self, name, condition, outcome):
        if condition:
            self.passed += 1
            return
        self.failed += 1
        print(f"FAILED {name}: exit status {outcome.returncode}\n    stdout: {outcome.stdout[:400]!r}\n    stderr: {outcome.stderr[:400]!r}")

    def expect_true(self, name, condition, seen):
        self.passed += bool(condition)
        self.failed += not condition
        if not condition:
            print(f"FAILED {name}: {str(seen)[:400]}")

    def expect(self, name, words, status, stdout=None, stderr_has=None, lines=None):
        outcome = self.run(*words)
        good = outcome.returncode == status
        good = good and (stdout is None or outcome.stdout == stdout)
        good = good and (stderr_has is None or stderr_has in outcome.stderr)
        good = good and (lines is None or outcome.stderr.count("\n") == lines)
        self.check(name, good, outcome)


def write_files(folder):
    for name, text in (("Hello", HELLO), ("NoMain", NO_MAIN), ("Native", NATIVE), ("Two", TWO), ("Spin", SPIN), ("Choice", CHOICE)):
        (folder / f"{name}.java").write_text(text)
    subprocess.run(["javac", "-g", "-d", folder / "classes", *(folder / f"{name}.java" for name in ("Hello", "NoMain", "Native", "Spin"))],
                   check=True)
    subprocess.run(["jar", "--create", "--file", folder / "hello.jar", "--main-class", "Hello", "-C", folder / "classes", "Hello.class"],
                   check=True)
    subprocess.run(["jar", "--create", "--file", folder / "nomain.jar", "-C", folder / "classes", "Hello.class"], check=True)
    good = (folder / "classes" / "Hello.class").read_bytes()
    for name, data in (("cut", good[: len(good) // 2]), ("newer", good[:6] + (70).to_bytes(2, "big") + good[8:]), ("noise", b"not a class"),
                       ("empty", b"")):
        (folder / name).mkdir()
        (folder / name / "Hello.class").write_bytes(data)
    (folder / "broken.jar").write_bytes(b"PK\x03\x04 not a jar")
    (folder / "Wrong.java").write_text("public class Wrong { this does not compile }\n")


def check_help(suite):
    suite.expect("no command", [], 2, stderr_has="usage: raceproof")
    for words in (["--help"], ["-h"], ["help"], ["help", "run"], ["run", "--help"], ["help", "check"], ["check", "-h"], ["replay", "--help"], ["help", "replay"]):
        outcome = suite.run(*words)
        suite.check(" ".join(words), outcome.returncode == 0 and "usage: raceproof" in outcome.stdout and outcome.stderr == "", outcome)
    outcome = suite.run("--version")
    suite.check("--version", outcome.returncode == 0 and outcome.stdout.startswith("raceproof "), outcome)


def check_targets(suite):
    suite.expect("class", ["run", "-cp", "classes", "Hello", "a", "b"], 0, stdout="hello a,b\n")
    suite.expect("source", ["run", "Hello.java", "x"], 0, stdout="hello x\n")
    suite.expect("jar", ["run", "hello.jar", "-ea"], 0, stdout="hello -ea\n")
    suite.expect("options end", ["run", "-cp", "classes", "--", "Hello"], 0, stdout="hello \n")
    suite.expect("API", ["run", "--scheduler", "random", "Choice.java"], 3, stdout="true\n", stderr_has="assume")


def check_bad_input(suite):
    suite.expect("unknown command", ["fly"], 2, stderr_has="unknown command 'fly'", lines=1)
    suite.expect("unknown option", ["run", "--fly", "Hello"], 2, stderr_has="--fly", lines=1)
    suite.expect("option without value", ["run", "-cp"], 2, stderr_has="needs a value", lines=1)
    suite.expect("bad size", ["run", "--heap", "much", "Hello"], 2, stderr_has="'much'", lines=1)
    suite.expect("bad seed", ["run", "--seed", "x", "-cp", "classes", "Hello"], 2, stderr_has="--seed", lines=1)
    suite.expect("bad scheduler", ["run", "--scheduler", "best", "-cp", "classes", "Hello"], 2, stderr_has="'best'", lines=1)
    suite.expect("nothing to run", ["run"], 2, stderr_has="run needs", lines=1)
    suite.expect("missing class", ["run", "-cp", "classes", "Missing"], 2, stderr_has="cannot find the class Missing", lines=1)
    suite.expect("no main", ["run", "-cp", "classes", "NoMain"], 2, stderr_has="main(String[])", lines=1)
    suite.expect("missing source", ["run", "Missing.java"], 2, stderr_has="no such file", lines=1)
    suite.expect("source that does not compile", ["run", "Wrong.java"], 2, stderr_has="does not compile")
    suite.expect("several mains", ["run", "Two.java"], 2, stderr_has="several classes", lines=1)
    suite.expect("missing jar", ["run", "missing.jar"], 2, stderr_has="missing.jar", lines=1)
    suite.expect("broken jar", ["run", "broken.jar"], 2, stderr_has="broken.jar", lines=1)
    suite.expect("jar without main", ["run", "nomain.jar"], 2, stderr_has="Main-Class", lines=1)
    suite.expect("newer class", ["run", "-cp", "newer", "Hello"], 2, stderr_has="version", lines=1)
    for name in ("cut", "noise", "empty"):
        suite.expect(f"{name} class", ["run", "-cp", name, "Hello"], 2, stderr_has="Hello", lines=1)
    suite.expect("native of the user", ["run", "-cp", "classes", "Native"], 3, stdout="'int Native.missing()'\n", stderr_has="unsupported: ")
    suite.expect("missing schedule", ["replay", "missing.txt"], 2, stderr_has="missing.txt", lines=1)
    suite.expect("not a schedule", ["replay", "Hello.java"], 2, stderr_has="not a schedule", lines=1)


def check_schedules(suite):
    suite.expect("record", ["run", "--schedule", "hello.txt", "Hello.java", "q"], 0, stdout="hello q\n")
    suite.expect("replay", ["replay", "hello.txt"], 0, stdout="hello q\n")
    outcome = suite.run("run", "--schedule", "/dev/full", "-cp", "classes", "Hello")
    suite.check("full disk", outcome.returncode == 2 and "/dev/full" in outcome.stderr, outcome)
    with open("/dev/full", "w") as full:
        outcome = subprocess.run([suite.raceproof_, "run", "-cp", "classes", "Hello"], cwd=suite.folder_, stdout=full, stderr=subprocess.PIPE, text=True)
    outcome.stdout = ""
    suite.check("output to a full disk", outcome.returncode == 2 and "standard output" in outcome.stderr, outcome)


def check_interrupt(suite):
    process = subprocess.Popen([suite.raceproof_, "run", "-cp", "classes", "Spin"], cwd=suite.folder_, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    try:
        process.wait(timeout=1.5)
    except subprocess.TimeoutExpired:
        process.send_signal(2)
    stdout, stderr = process.communicate(timeout=20)
    suite.check("Ctrl-C keeps the output", process.returncode == 130 and stdout == "before\n",
                subprocess.CompletedProcess([], process.returncode, stdout, stderr))


PARTS = {"help": check_help, "targets": check_targets, "bad-input": check_bad_input, "schedules": check_schedules,
         "interrupt": check_interrupt, "advise": cli_advise.check_all, "hunt": cli_hunt.check_all, "check": cli_check.check_all, "trust": cli_trust.check_all,
         "project": cli_project.check_all, "replay": cli_replay.check_all, "words": cli_words.check_all, "inputs": cli_inputs.check_all,
         "formats": cli_formats.check_all}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--raceproof", default=ROOT / "build" / "release" / "raceproof")
    parser.add_argument("--only", action="append", choices=PARTS, help="only these cases, repeatable")
    parser.add_argument("--jobs", help="accepted like the other suites do; the cases run one after the other")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="raceproof-cli-") as name:
        folder = Path(name)
        write_files(folder)
        suite = Suite(Path(options.raceproof).resolve(), folder)
        for name in options.only or PARTS:
            PARTS[name](suite)
    print(f"{suite.passed} passed, {suite.failed} failed")
    return 1 if suite.failed else 0


if __name__ == "__main__":
    sys.exit(main())
