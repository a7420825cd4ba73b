"""Cases of run_cli.py for `raceproof check`: every option, every limit, and everything that can go wrong."""

import json
import os
import resource
import signal
import subprocess
import time

SOURCES = {
    # Two threads that count: a race, and a failed assertion in some schedules.
    "Lost": """public class Lost {
    static int count;
    public static void main(String[] a) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2 : "lost";
        if (Boolean.getBoolean("strict") && count != 2) throw new IllegalStateException("lost " + a.length);
    }
}
""",
    "Safe": """public class Safe {
    static int count;
    static synchronized void add() { count++; }
    public static void main(String[] a) throws InterruptedException {
        Thread other = new Thread(Safe::add);
        other.start();
        add();
        other.join();
        assert count == 2;
    }
}
""",
    # Far more states than anybody waits for, and a violation early in them.
    "Huge": """public class Huge {
    static volatile int a, b;
    static void work(int me) {
        for (int i = 0; i < 100000; i++) {
            a = i * 4 + me;
            b = a;
        }
    }
    public static void main(String[] arguments) {
        if (arguments.length > 0) new Thread(() -> { throw new IllegalStateException("early"); }, "thrower").start();
        for (int i = 0; i < 4; i++) {
            int me = i;
            new Thread(() -> work(me)).start();
        }
    }
}
""",
    "Alone": "public class Alone { public static void main(String[] a) { System.out.println(a.length); } }\n",
    "Reads": "public class Reads { public static void main(String[] a) throws Exception { System.in.read(); } }\n",
    # Each thread has fields of its own; what they share is atomic.
    "Apart": """public class Apart {
    static final java.util.concurrent.atomic.AtomicInteger count = new java.util.concurrent.atomic.AtomicInteger();
    int mine;
    public static void main(String[] a) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                Apart own = new Apart();
                own.mine++;
                count.addAndGet(own.mine);
            }).start();
        }
    }
}
""",
    "Missing": """public class Missing {
    static native int missing();
    public static void main(String[] a) { new Thread(() -> System.loadLibrary("nothing")).start(); }
}
""",
    "BadStart": """public class BadStart {
    static final int LENGTH = new int[] {1, 2}[Integer.parseInt("7")];
    public static void main(String[] a) {}
}
""",
    "ExitStart": """public class ExitStart {
    static { System.exit(5); }
    public static void main(String[] a) { throw new IllegalStateException("not reached"); }
}
""",
    "MissingStart": """public class MissingStart {
    static { System.loadLibrary("nothing"); }
    public static void main(String[] a) {}
}
""",
    # The initialiser waits for a thread that needs the class: a deadlock before main.
    "StuckStart": """public class StuckStart {
    static int value = 1;
    static {
        Thread other = new Thread(() -> value++);
        other.start();
        try { other.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
    }
    public static void main(String[] a) {}
}
""",
    # A thread that the initialiser starts can run before main, and after.
    "RacyStart": """public class RacyStart {
    static class Flag { static volatile boolean up; }
    static { new Thread(Flag::new) { @Override public void run() { Flag.up = true; } }.start(); }
    public static void main(String[] a) {
        assert !Flag.up : "first";
        assert Flag.up : "last";
    }
}
""",
    "Processors": """public class Processors {
    public static void main(String[] a) {
        if (Runtime.getRuntime().availableProcessors() != 3) throw new IllegalStateException();
    }
}
""",
    "Big": "public class Big { public static void main(String[] a) { byte[] b = new byte[8 << 20]; } }\n",
    "Wake": """public class Wake {
    static boolean ready;
    public static void main(String[] a) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> { synchronized (lock) { ready = true; lock.notify(); } }).start();
        synchronized (lock) {
            if (!ready) lock.wait();
            assert ready;
        }
    }
}
""",
    "Clock": """public class Clock {
    public static void main(String[] args) {
        long start = System.nanoTime();
        Thread.onSpinWait();
        if (System.nanoTime() < start) throw new IllegalStateException();
    }
}
""",
    "Late": """public class Late {
    static volatile boolean ready;
    public static void main(String[] a) throws InterruptedException {
        Thread other = new Thread(() -> ready = true);
        other.start();
        Thread.sleep(1000);
        assert ready;
    }
}
""",
    "Pulse": """public class Pulse {
    static volatile boolean go;
    public static void main(String[] a) {
        new Thread(() -> { while (!go) Thread.onSpinWait(); }).start();
        go = true;
        go = false;
    }
}
""",
}


def check_json(suite, name, words, status, **expected):
    """Runs check with --json - and compares fields of the result; the result, or an empty one."""
    outcome = suite.run("check", "--json", "-", *words[:-1], "-cp", "checked", words[-1])
    try:
        result = json.loads(outcome.stdout)
    except ValueError:
        result = {}
    suite.check(name, outcome.returncode == status and all(result.get(key) == value for key, value in expected.items()), outcome)
    return result


def kinds(result):
    return sorted(violation["kind"] for violation in result.get("violations", []))


def check_bad_words(suite):
    for words, complaint in (
            (["--fly", "Safe"], "--fly"), (["--heap", "much", "Safe"], "'much'"), (["--heap", "0", "Safe"], "'0'"),
            (["--processors", "0", "Safe"], "--processors"), (["--processors", "99999999999", "Safe"], "--processors"),
            (["--races", "some", "Safe"], "full, weak or off, not 'some'"), (["--races", "off", "--detector", "summary", "Safe"], "--races off"),
            (["--schedule-points", "some", "Safe"], "all or sync, not 'some'"),
            (["--timeouts", "soon", "Safe"], "any or quiescent, not 'soon'"),
            (["--random", "some", "Safe"], "fixed or explore, not 'some'"),
            (["--search", "best", "Safe"], "random, pct or pos, not 'best'"),
            (["--races", "off", "--search", "heuristic", "Safe"], "not with --races off"), (["--heuristics", "wf", "Safe"], "--search heuristic only"),
            (["--search", "heuristic", "--heuristics", "wf,fw", "Safe"], "'fw' is none of them"),
            (["--search", "heuristic", "--heuristics", "", "Safe"], "'' is none of them"),
            (["--store", "disk", "Safe"], "subsumption, fingerprints, exact or none, not 'disk'"),
            (["--search", "random", "--seed", "-1", "Safe"], "--seed"), (["--search", "random", "--executions", "0", "Safe"], "--executions"),
            (["--search", "depth-first", "--seed", "1", "Safe"], "--search portfolio, random, pct and pos only"),
            (["--executions", "1", "Safe"], "--search random, pct and pos only"),
            (["--search", "pos", "--pct-depth", "2", "Safe"], "--search pct only"),
            (["--search", "pct", "--pct-depth", "0", "Safe"], "--pct-depth"),
            (["--max-states", "0", "Safe"], "--max-states"), (["--max-states", "1e3", "Safe"], "'1e3'"),
            (["--max-states", "99999999999999999999", "Safe"], "--max-states"), (["--max-depth", "-3", "Safe"], "--max-depth"),
            (["--max-time", "soon", "Safe"], "'soon'"), (["--max-time", "0", "Safe"], "--max-time"), (["--max-time", "5d", "Safe"], "'5d'"),
            (["--max-time", "nan", "Safe"], "'nan'"), (["--max-memory", "1x", "Safe"], "'1x'"), (["--max-memory"], "needs a value"),
            (["--liveness", "--search", "random", "Safe"], "--liveness"), (["--liveness", "--store", "none", "Safe"], "--liveness"),
            (["--json", "", "Safe"], "--json"), ([], "check needs a class")):
        suite.expect(f"check {' '.join(words)}", ["check", *words], 2, stdout="", stderr_has=complaint, lines=1)


def check_bad_programs(suite):
    suite.expect("check missing class", ["check", "-cp", "checked", "Nowhere"], 2, stderr_has="cannot find the class Nowhere", lines=1)
    suite.expect("check a folder", ["check", "checked"], 2, stderr_has="checked is a folder: name the class to run, with -cp checked", lines=1)
    suite.expect("check a class file", ["check", "checked/Safe.class"], 2, stderr_has="name the class", lines=1)
    suite.expect("check no main", ["check", "-cp", "classes", "NoMain"], 2, stderr_has="main(String[])", lines=1)
    for name in ("cut", "newer", "noise", "empty"):
        suite.expect(f"check {name} class", ["check", "-cp", name, "Hello"], 2, stderr_has="Hello", lines=1)
    suite.expect("check broken jar", ["check", "broken.jar"], 2, stderr_has="broken.jar", lines=1)
    suite.expect("check source that does not compile", ["check", "Wrong.java"], 2, stderr_has="does not compile")


def check_verdicts(suite):
    outcome = suite.run("check", "-cp", "checked", "Safe")
    suite.check("proved, in words", outcome.returncode == 0
                and outcome.stdout.startswith("race free (exhaustive): every execution of this program is sequentially consistent\n"
                                              "no violation (exhaustive): no deadlock, no failed assertion, no uncaught exception\n")
                and "all schedules of Safe" in outcome.stdout and "fingerprint collision: chance below 1e-" in outcome.stdout
                and "note: " not in outcome.stdout and outcome.stderr == "", outcome)
    outcome = suite.run("check", "-cp", "checked", "Lost")
    suite.check("race, in words", outcome.returncode == 1 and outcome.stdout.startswith("violation: data race")
                and "Lost.java:4" in outcome.stdout and "Lost.java:6" in outcome.stdout
                and "stopped at the first violation, --all goes on" in outcome.stdout, outcome)
    outcome = suite.run("check", "--races", "off", "-cp", "checked", "Lost")
    suite.check("violation, in words", outcome.returncode == 1 and outcome.stdout.startswith("violation: failed assertion")
                and "lost" in outcome.stdout and "Lost.java:8" in outcome.stdout
                and "stopped at the first violation, --all goes on" in outcome.stdout, outcome)
    outcome = suite.run("check", "--all", "-cp", "checked", "Lost")
    suite.check("all violations, in words", outcome.returncode == 1 and "(exhaustive): these are all" in outcome.stdout
                and "not exhaustive" not in outcome.stdout, outcome)
    outcome = suite.run("check", "-cp", "checked", "Missing")
    suite.check("unsupported, in words", outcome.returncode == 3 and outcome.stdout.startswith("unsupported: ")
                and "\tat " in outcome.stdout and "no verdict" in outcome.stdout, outcome)
    outcome = suite.run("check", "-cp", "checked", "Alone")
    suite.check("nothing concurrent", outcome.returncode == 0 and "nothing concurrent was checked" in outcome.stdout
                and "nothing that could race" not in outcome.stdout, outcome)
    result = check_json(suite, "reads its input", ["Reads"], 0, verdict="proved")
    suite.expect_true("reads its input: named", [assumption["name"] for assumption in result["assumptions"]
                                                if assumption["name"] == "standard-input"] == ["standard-input"], result)
    result = check_json(suite, "nothing shared", ["Apart"], 0, verdict="proved", race_free=True)
    suite.expect_true("nothing shared: note", ["nothing that could race" in note for note in result["notes"]] == [True], result)
    outcome = suite.run("check", "--races", "off", "--schedule-points", "sync", "-cp", "checked", "Safe")
    suite.check("a proof on a condition", outcome.returncode == 0 and "assumed: the program has no data race" in outcome.stdout, outcome)
    for name, words, is_assumed in (("no time-outs", ["--timeouts", "quiescent", "Safe"], False),
                                    ("a time-out", ["--timeouts", "quiescent", "Late"], True)):
        outcome = suite.run("check", *words[:-1], "-cp", "checked", words[-1])
        suite.check(name, outcome.returncode == 0 and ("time runs out only when" in outcome.stdout) == is_assumed, outcome)
    for name, is_assumed in (("Safe", False), ("Clock", True)):
        outcome = suite.run("check", "-cp", "checked", name)
        suite.check(f"a look at the clock: {name}",
                    outcome.returncode == 0 and ("the clock: the earliest" in outcome.stdout) == is_assumed, outcome)
    outcome = suite.run("check", "--verbose", "-cp", "checked", "Safe")
    suite.check("statistics", outcome.returncode == 0 and "transitions: " in outcome.stdout and "peak memory: " in outcome.stdout, outcome)
    for words, has_colours in ([], False), (["--color", "never"], False), (["--color", "always"], True):
        outcome = suite.run("check", *words, "-cp", "checked", "Lost")
        suite.check(f"colours: {' '.join(words) or 'of a pipe'}",
                    outcome.returncode == 1 and outcome.stdout.startswith("\x1b[1;31mviolation: " if has_colours else "violation: ")
                    and ("\x1b" in outcome.stdout) == has_colours, outcome)
    outcome = suite.run("check", "--color", "sometimes", "-cp", "checked", "Lost")
    suite.check("colours: a bad word", outcome.returncode == 2 and "--color is auto, always or never, not 'sometimes'" in outcome.stderr,
                outcome)
    outcome = suite.run("check", "Safe.java")
    suite.check("check a source", outcome.returncode == 0 and "all schedules of Safe.java" in outcome.stdout, outcome)


def check_starts(suite):
    """What happens in the initialiser of the main class, before main."""
    result = check_json(suite, "exception before main", ["BadStart"], 1, verdict="violation")
    suite.expect_true("exception before main: kind", kinds(result) == ["exception"], result)
    suite.expect_true("exception before main: place", "Index 7" in result["violations"][0]["message"]
                      and result["violations"][0]["positions"][0]["line"] == 2, result)
    check_json(suite, "exit before main", ["ExitStart"], 0, verdict="proved", exhaustive=True)
    result = check_json(suite, "unsupported before main", ["MissingStart"], 3, verdict="unsupported")
    suite.expect_true("the name of the method", result["unsupported"].startswith("jdk.internal.loader.NativeLibraries.findBuiltinLib("), result)
    result = check_json(suite, "deadlock before main", ["StuckStart"], 1, verdict="violation")
    suite.expect_true("deadlock before main: kind", kinds(result) == ["deadlock"], result)
    result = check_json(suite, "thread started before main", ["--all", "RacyStart"], 1, exhaustive=True)
    suite.expect_true("both orders", kinds(result) == ["assertion", "assertion"], result)


def check_races(suite):
    """What is decided by default, and what each choice rests on."""
    for words, found, points in (([], ["data-race"], "sync"), (["--races", "weak"], ["data-race"], "all"),
                                 (["--races", "full", "--schedule-points", "all"], ["data-race"], "all"),
                                 (["--races", "off"], ["assertion"], "all"),
                                 (["--detector", "summary"], ["data-race"], "sync"),
                                 (["--detector", "clocks"], ["data-race"], "sync"),
                                 (["--detector", "clocks", "--store", "none"], ["data-race"], "sync"),
                                 (["--detector", "clocks", "--search", "random"], ["data-race"], "sync")):
        result = check_json(suite, " ".join(words) or "races by default", [*words, "Lost"], 1, verdict="violation")
        suite.expect_true(f"{words}: found", kinds(result) == found, result)
        suite.expect_true(f"{words}: options", result["options"]["schedule_points"] == points, result)
    for word in ("--all", "--all-races"):
        result = check_json(suite, word, [word, "Lost"], 1, exhaustive=True)
        suite.expect_true(f"{word}: found", set(kinds(result)) == {"data-race", "assertion"}, result)


def check_options(suite):
    check_json(suite, "-da", ["--races", "off", "-da", "Lost"], 0, verdict="proved")
    check_json(suite, "-da -ea", ["--races", "off", "-da", "-ea", "Lost"], 1, verdict="violation")
    result = check_json(suite, "-D", ["--races", "off", "-da", "-Dstrict=true", "Lost"], 1, verdict="violation")
    suite.expect_true("-D: kind", kinds(result) == ["exception"], result)
    check_json(suite, "--processors", ["--processors", "3", "Processors"], 0, verdict="proved")
    check_json(suite, "--processors by default", ["Processors"], 1, verdict="violation")
    check_json(suite, "--heap", ["--heap", "16m", "Big"], 0, verdict="proved")
    result = check_json(suite, "--heap is too small", ["--heap=4m", "Big"], 1, verdict="violation")
    suite.expect_true("OutOfMemoryError", "OutOfMemoryError" in str(result.get("violations")), result)
    check_json(suite, "--schedule-points sync", ["--races", "off", "--schedule-points", "sync", "Lost"], 0, verdict="proved")
    check_json(suite, "--timeouts any by default", ["Late"], 1, verdict="violation")
    check_json(suite, "--timeouts any", ["--timeouts", "any", "Late"], 1, verdict="violation")
    check_json(suite, "--timeouts quiescent", ["--timeouts", "quiescent", "Late"], 0, verdict="proved")
    check_json(suite, "no spurious wake-ups", ["Wake"], 0, verdict="proved")
    check_json(suite, "--spurious", ["--spurious", "Wake"], 1, verdict="violation")
    result = check_json(suite, "--liveness", ["--liveness", "Pulse"], 1, verdict="violation")
    suite.expect_true("livelock", kinds(result) == ["livelock"], result)
    check_json(suite, "no --liveness", ["Pulse"], 0, verdict="proved")
    counts = {}
    same = ["--store", "fingerprints"]
    for words in ([*same, "--search", "depth-first"], [*same, "--search", "breadth-first"], ["--store", "exact"], ["--liveness"]):
        result = check_json(suite, " ".join(words), ["--all", *words, "Safe"], 0, verdict="proved")
        counts[" ".join(words)] = result.get("statistics", {}).get("states")
    suite.expect_true("all exhaustive searches visit the same states", len(set(counts.values())) == 1, counts)
    check_json(suite, "--store none", ["--store", "none", "Safe"], 0, verdict="proved", exhaustive=True)
    counts = {}
    for words in (["depth-first", "--reduction", "sync"], ["heuristic"], ["heuristic", "--heuristics", "wf"],
                  ["heuristic", "--heuristics=ara,af,ww"]):
        result = check_json(suite, " ".join(words), ["--all", "--search", *words, "Safe"], 0, verdict="proved")
        counts[" ".join(words)] = result.get("statistics", {}).get("states")
        check_json(suite, " ".join(words), ["--search", *words, "Lost"], 1, verdict="violation")
    suite.expect_true("heuristics leave no state out", len(set(counts.values())) == 1, counts)
    first, second = (check_json(suite, "--search random", ["--all", "--search", "random", "--seed", "7", "--executions", "20", "Safe"], 3,
                                verdict="bounded", bound="executions") for _ in range(2))
    suite.expect_true("same seed, same executions", first["statistics"]["executions"] >= 20
                      and first["statistics"]["transitions"] == second["statistics"]["transitions"], first)
    for order in ("random", "pct", "pos"):
        check_json(suite, f"{order} finds", ["--search", order, "Lost"], 1, verdict="violation")
        check_json(suite, f"{order} proves nothing", ["--search", order, "--max-executions", "30", "Safe"], 3, verdict="bounded",
                   bound="executions", exhaustive=False)
    result = check_json(suite, "pct guarantees", ["--search", "pct", "--pct-depth", "2", "Safe"], 3, verdict="bounded")
    suite.expect_true("pct says what its executions mean",
                      any("bug of depth 2" in note and "probability" in note for note in result["notes"]), result)


def check_limits(suite):
    for words, bound in ((["--max-states", "100"], "states"), (["--max-time", "0.3"], "time"), (["--max-time=1s"], "time"),
                         (["--max-memory", "60m"], "memory"), (["--max-memory", "60m", "--store", "exact"], "memory"),
                         (["--search", "breadth-first", "--max-states", "100"], "states")):
        result = check_json(suite, " ".join(words), [*words, "Huge"], 3, verdict="bounded", bound=bound, exhaustive=False)
        suite.expect_true(f"{words}: statistics", result.get("statistics", {}).get("states", 0) > 0, result)
    check_json(suite, "--max-depth", ["--max-depth", "3", "Safe"], 3, verdict="bounded", bound="depth")
    check_json(suite, "--max-depth that is enough", ["--max-depth", "1000", "Safe"], 0, verdict="proved", bound=None)
    outcome = suite.run("check", "--max-states", "50", "-cp", "checked", "Huge")
    suite.check("a limit, in words", outcome.returncode == 3
                and outcome.stdout.startswith("bounded by --max-states 50: nothing found in 50 states"), outcome)
    outcome = suite.run("check", "--all", "--max-states", "3000", "-cp", "checked", "Huge", "x")
    suite.check("a limit after a violation", outcome.returncode == 1 and "early" in outcome.stdout
                and "not exhaustive: bounded by --max-states 3000" in outcome.stdout, outcome)
    # No memory for more: the table or the journal meets it, whoever comes first.
    limited = suite.run("check", "--json", "-", "--heap", "16m", "--store", "exact", "-cp", "checked", "Huge",
                        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (300 << 20, 300 << 20)))
    suite.check("out of memory", limited.returncode == 3 and '"bound": "memory"' in limited.stdout, limited)


def check_files(suite):
    folder = suite.folder_
    outcome = suite.run("check", "--json", "result.json", "-cp", "checked", "Safe")
    suite.check("--json FILE", outcome.returncode == 0 and json.loads((folder / "result.json").read_text())["verdict"] == "proved", outcome)
    suite.check("nothing is left beside it", not list(folder.glob("result.json?*")), outcome)
    outcome = suite.run("check", "--json", "result.json", "-cp", "checked", "Lost")
    suite.check("--json FILE again", outcome.returncode == 1 and json.loads((folder / "result.json").read_text())["verdict"] == "violation",
                outcome)
    for place in ("no-such-folder/result.json", "/dev/full", "checked"):
        outcome = suite.run("check", "--json", place, "-cp", "checked", "Lost")
        suite.check(f"--json {place}", outcome.returncode == 2 and outcome.stderr.startswith(f"raceproof: cannot write {place}: ")
                    and outcome.stderr.count("\n") == 1, outcome)
        # A path that cannot be is told before the search; a disk that turns out to be full does not hide the report.
        suite.check(f"the report with --json {place}", outcome.stdout.startswith("violation: ") == (place == "/dev/full"), outcome)
    with open("/dev/full", "w") as full:
        outcome = subprocess.run([suite.raceproof_, "check", "-cp", "checked", "Safe"], cwd=folder, stdout=full, stderr=subprocess.PIPE,
                                 text=True)
    outcome.stdout = ""
    suite.check("verdict to a full disk", outcome.returncode == 2 and "standard output" in outcome.stderr, outcome)


def start(suite, *words):
    return subprocess.Popen([suite.raceproof_, "check", *words], cwd=suite.folder_, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def check_interrupts(suite):
    for number in (signal.SIGINT, signal.SIGTERM):
        result_file = suite.folder_ / f"interrupted-{number}.json"
        process = start(suite, "--all", "--json", str(result_file), "-cp", "checked", "Huge", "x")
        time.sleep(2)
        process.send_signal(number)
        stdout, stderr = process.communicate(timeout=60)
        outcome = subprocess.CompletedProcess([], process.returncode, stdout, stderr)
        suite.check(f"{number.name} keeps what was found", process.returncode == 1 and "early" in stdout
                    and "bounded by an interrupt" in stdout, outcome)
        result = json.loads(result_file.read_text()) if result_file.exists() else {}
        suite.check(f"{number.name} writes the result", result.get("bound") == "interrupted" and kinds(result) == ["exception"], outcome)
    process = start(suite, "-cp", "checked", "Huge")
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    suite.check("interrupt without a finding", process.returncode == 3 and stdout.startswith("bounded by an interrupt: nothing found"),
                subprocess.CompletedProcess([], process.returncode, stdout, stderr))


def check_progress(suite):
    """On a terminal the line changes in place; it is gone at the end."""
    terminal, inner = os.openpty()
    process = subprocess.Popen([suite.raceproof_, "check", "--max-time", "1.5", "-cp", "checked", "Huge"], cwd=suite.folder_,
                               stdout=subprocess.PIPE, stderr=inner, text=True)
    os.close(inner)
    stdout = process.communicate(timeout=60)[0]
    shown = b""
    try:
        while piece := os.read(terminal, 1 << 16):
            shown += piece
    except OSError:  # the other end is closed
        pass
    os.close(terminal)
    text = shown.decode()
    outcome = subprocess.CompletedProcess([], process.returncode, stdout, text)
    suite.check("progress on a terminal", process.returncode == 3 and text.count("\r") >= 3 and "states/s" in text and "\n" not in text
                and text.endswith("\r\x1b[K"), outcome)
    outcome = suite.run("check", "--quiet", "--max-time", "1", "-cp", "checked", "Huge")
    suite.check("--quiet", outcome.returncode == 3 and outcome.stderr == "", outcome)


def check_all(suite):
    suite.compile("checked", **SOURCES)
    for part in (check_bad_words, check_bad_programs, check_verdicts, check_starts, check_races, check_options, check_limits,
                 check_files, check_interrupts, check_progress):
        part(suite)
