"""Cases of run_cli.py for what the user names: jars, classes, paths, the JDK; and what to try next."""

import os
import subprocess

RACY = """public class Racy {
    static int shared;
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> shared = 1);
        other.start();
        shared = 2; // in the source
        other.join();
    }
}
"""
MANY = """public class Many {
    static final class Cell { int value; }
    public static void main(String[] arguments) throws InterruptedException {
        int count = Integer.parseInt(arguments[0]);
        Cell[] cells = new Cell[count];
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            Cell cell = cells[i] = new Cell();
            threads[i] = new Thread(() -> cell.value = 1);
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < count; i++) {
            threads[i].join();
            sum += cells[i].value;
        }
        System.out.println(sum);
    }
}
"""


def make_jars(suite):
    suite.compile("inputs", Racy=RACY, Many=MANY)
    jar = ["jar", "--create", "--file"]
    subprocess.run([*jar, "racy.jar", "--main-class", "Racy", "-C", "inputs", "."], cwd=suite.folder_, check=True)
    (suite.folder_ / "elsewhere").mkdir(exist_ok=True)


def check_jars(suite):
    outcome = suite.run("check", "-jar", "racy.jar")
    suite.check("-jar", outcome.returncode == 1 and "data race on Racy.shared" in outcome.stdout, outcome)
    suite.check("no source", "in the source" not in outcome.stdout, outcome)
    outcome = suite.run("run", "-jar", "racy.jar")
    suite.check("run -jar", outcome.returncode == 0, outcome)
    for command in ("check", "run", "hunt"):
        outcome = suite.run(command, "-jar", "nowhere.jar")
        suite.check(f"{command}: a missing jar", outcome.returncode == 2 and "cannot open nowhere.jar" in outcome.stderr, outcome)
    subprocess.run(["jar", "--create", "--file", "racy-sources.jar", "Racy.java"], cwd=suite.folder_, check=True)
    for words in (["racy.jar"], ["-cp", "racy.jar", "Racy"]):
        outcome = suite.run("check", *words)
        suite.check("a jar of sources", "shared = 2; // in the source" in outcome.stdout, outcome)
    (suite.folder_ / "racy-sources.jar").write_bytes(b"PK no archive")
    outcome = suite.run("check", "racy.jar")
    suite.check("a broken jar of sources", outcome.returncode == 1 and "in the source" not in outcome.stdout, outcome)
    (suite.folder_ / "racy-sources.jar").unlink()


def check_names(suite):
    for path in ("inputs", "racy.jar"):
        outcome = suite.run("check", "-cp", path, "Racey")
        suite.check("did you mean", outcome.returncode == 2 and "did you mean Racy?" in outcome.stderr, outcome)


def check_paths(suite):
    for command in ("check", "run"):
        outcome = suite.run(command, "-cp", "inputs:gone:lost.jar", "Many", "2")
        suite.check(f"{command}: missing entries", outcome.returncode == 0 and outcome.stderr.count("which does not exist") == 2
                    and "the class path names lost.jar" in outcome.stderr, outcome)
        wrong = {**os.environ, "JAVA_HOME": "/gone"}
        outcome = suite.run(command, "-cp", "inputs", "Many", "2", env=wrong)
        suite.check(f"{command}: JAVA_HOME", outcome.returncode == 0 and "JAVA_HOME is /gone, which is no JDK" in outcome.stderr, outcome)
    outcome = suite.run("check", "--source-path", "gone", "-cp", "inputs", "Many", "2")
    suite.check("a missing source path", "--source-path names gone, which does not exist" in outcome.stderr, outcome)
    outcome = suite.run("check", "-cp", "inputs", "Many", "2")
    suite.check("nothing is missing", outcome.stderr == "", outcome)


def check_replay(suite):
    for name, words in {"path": ["-cp", "inputs", "Racy"], "jar": ["racy.jar"], "source": ["Racy.java"]}.items():
        here = suite.run("check", "--save", f"elsewhere/{name}.txt", *words)
        outcome = suite.run("replay", f"{name}.txt", cwd=suite.folder_ / "elsewhere")
        suite.check(f"replay elsewhere: {name}", here.returncode == 1 and outcome.returncode == 1 and "data race" in outcome.stdout, outcome)


def check_many(suite):
    outcome = suite.run("run", "-cp", "inputs", "Many", "10000")
    suite.check("ten thousand threads", outcome.returncode == 0 and outcome.stdout == "10000\n", outcome)
    outcome = suite.run("check", "--max-states", "20", "-cp", "inputs", "Many", "10")
    suite.check("what to try next", outcome.returncode == 3 and "what to try next: a higher limit" in outcome.stdout, outcome)


def check_all(suite):
    make_jars(suite)
    check_jars(suite)
    check_names(suite)
    check_paths(suite)
    check_replay(suite)
    check_many(suite)
