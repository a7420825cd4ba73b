"""Cases of run_cli.py for raceproof hunt: what runs, prediction, search and exploration find, limits, bad input."""

import json
import os
import subprocess
import time

# The lock comes between the two writes in an ordinary run: only another order shows the race.
HIDDEN = """public class Hidden {
    static int data;
    static final Object LOCK = new Object();
    static void pass() {
        synchronized (LOCK) {
            Thread.onSpinWait();
        }
    }
    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            data = 1;
            pass();
        });
        Thread second = new Thread(() -> {
            for (int i = 0; i < 300; i++) pass();
            data = 2;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
"""
CROSSED = """public class Crossed {
    static final Object LEFT = new Object(), RIGHT = new Object(), GATE = new Object();
    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            synchronized (LEFT) {
                synchronized (RIGHT) {
                }
            }
        });
        Thread second = new Thread(() -> {
            for (int i = 0; i < 300; i++)
                synchronized (GATE) {
                }
            synchronized (RIGHT) {
                synchronized (LEFT) {
                }
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
"""
# The order of the lock's sections must be reversed: no prediction does that, a search does.
REVERSED = """public class Reversed {
    static int data, turn;
    static final Object LOCK = new Object();
    static int next() {
        synchronized (LOCK) {
            return turn++;
        }
    }
    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            data = 1;
            for (int i = 0; i < 100; i++) next();
        });
        Thread second = new Thread(() -> {
            for (int i = 0; i < 100; i++) next();
            data = 2;
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
"""
# Locks in turn, never the same one: a warning, but the flag orders the two.
GUARDED = """public class Guarded {
    static int data;
    static boolean done;
    static final Object LOCK = new Object();
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            data = 1;
            synchronized (LOCK) {
                done = true;
            }
        });
        other.start();
        boolean seen;
        synchronized (LOCK) {
            seen = done;
        }
        if (seen) data = 2;
        other.join();
    }
}
"""
# The same, beside an access whose weaker executions are not explored.
WEAK = """import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
public class Weak {
    static int data, flag;
    static boolean done;
    static final Object LOCK = new Object();
    static final VarHandle FLAG;
    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(Weak.class, "flag", int.class);
        } catch (ReflectiveOperationException problem) {
            throw new AssertionError(problem);
        }
    }
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            FLAG.setOpaque(1);
            data = 1;
            synchronized (LOCK) {
                done = true;
            }
        });
        other.start();
        boolean seen = false;
        for (int i = 0; i < 20; i++)
            synchronized (LOCK) {
                seen |= done;
            }
        if (seen) data = 2;
        other.join();
    }
}
"""
ENDLESS = """public class Endless {
    public static void main(String[] arguments) {
        for (long i = 0; ; i++) Math.floorMod(i, 3);
    }
}
"""
# A race that no schedule hides.
PLAIN = """public class Plain {
    static int data;
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> data = 1);
        other.start();
        data = 2;
        other.join();
    }
}
"""
# Two warnings, on two writes without locks each: of one pair many steps lie between.
RANKED = """public class Ranked {
    static int near, far;
    static final Object LOCK = new Object();
    static void pass() {
        synchronized (LOCK) {
            Thread.onSpinWait();
        }
    }
    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            far = 1;
            for (int i = 0; i < 300; i++) pass();
            near = 1;
            pass();
        });
        other.start();
        for (int i = 0; i < 300; i++) pass();
        near = 2;
        far = 2;
        other.join();
    }
}
"""
# The race is at the beginning, the rest takes for ever: each thread has its own, so that no state comes twice.
RACE_AND_LONG = """public class RaceAndLong {
    static int data;
    static final Object LOCK = new Object();
    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                data++;
                long sum = 0;
                for (long i = 0; i < Long.parseLong(arguments[0]); i++)
                    synchronized (LOCK) {
                        sum += i;
                    }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
"""
# The race is at the end of a long run: to take it again, to simplify it and to tell it takes as long.
LONG_AND_RACE = """public class LongAndRace {
    static int data;
    static final Object LOCK = new Object();
    static int work(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++)
            synchronized (LOCK) {
                for (int k = 0; k < 100; k++) sum += i * k;
            }
        return sum;
    }
    public static void main(String[] arguments) throws InterruptedException {
        int rounds = Integer.parseInt(arguments[0]);
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> data += work(rounds));
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
"""
# To predict from a run of it takes minutes: many accesses under one lock, by many threads and statements.
MANY_PAIRS = """public class ManyPairs {
    static final Object LOCK = new Object();
    static int a, b, c, d;
    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[8];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 6000; i++)
                    synchronized (LOCK) {
                        a++;
                        b += a;
                        c += b;
                        d += c;
                        a += d;
                        b += a;
                        c += b;
                    }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
"""
# Each thread uses an array of its own, and all of them together more locations than fit into memory. The race comes last.
BIG_ARRAYS = """public class BigArrays {
    static final int[][] ARRAYS = new int[4][];
    static int data;
    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[ARRAYS.length];
        for (int t = 0; t < threads.length; t++) {
            int[] own = ARRAYS[t] = new int[1_500_000];
            threads[t] = new Thread(() -> {
                for (int round = 0; round < 2; round++)
                    for (int i = 0; i < own.length; i++) own[i] += i;
                data++;
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
    }
}
"""
TOLERANCE = 1  # seconds of processor time; as others may need the processor, too, it may take longer by the clock
TOLERANCE_BY_CLOCK = 4
ALONE = ("--quiet", "--runs", "1", "--no-exploration")


def hunt(suite, *words):
    outcome = suite.run("hunt", "--json", "hunt.json", *words)
    return outcome, json.loads((suite.folder_ / "hunt.json").read_text())


def check_stages(suite):
    for name, by, others in (("Hidden", "prediction", ["--no-search"]), ("Reversed", "search", [])):
        outcome, result = hunt(suite, *ALONE, *others, "-cp", "hunted", name)
        warnings = [(warning["status"], warning["found_by"]) for warning in result["hunt"]["warnings"]]
        suite.check(f"hunt: {name} by {by}", outcome.returncode == 1 and warnings == [("confirmed", by)]
                    and f"data race on {name}.data" in outcome.stdout, outcome)
        outcome, result = hunt(suite, *ALONE, "--no-prediction", "--no-search", "-cp", "hunted", name)
        suite.check(f"hunt: {name} is open without", outcome.returncode == 3 and result["verdict"] == "bounded"
                    and [warning["status"] for warning in result["hunt"]["warnings"]] == ["open"]
                    and f"open: {name}.data: write at {name}.java" in outcome.stdout, outcome)
    outcome, result = hunt(suite, *ALONE, "-cp", "hunted", "Crossed")
    suite.check("hunt: a deadlock is predicted", outcome.returncode == 1
                and [violation["kind"] for violation in result["violations"]] == ["deadlock"], outcome)


def check_ends(suite):
    outcome, result = hunt(suite, "--quiet", "-cp", "hunted", "Guarded")
    suite.check("hunt: refuted by exploration", outcome.returncode == 0 and result["exhaustive"]
                and [warning["status"] for warning in result["hunt"]["warnings"]] == ["refuted"]
                and "race free (exhaustive)" in outcome.stdout, outcome)
    for words, status in (([], "open"), (["--assume-sc"], "refuted")):
        outcome, result = hunt(suite, "--quiet", *words, "-cp", "hunted", "Weak")
        suite.check(f"hunt: beside weak accesses {words}", [warning["status"] for warning in result["hunt"]["warnings"]
                                                             if warning["location"] == "Weak.data"] == [status], outcome)
    outcome = suite.run("hunt", *ALONE, "--save", "hidden.txt", "-cp", "hunted", "Hidden")
    suite.check("hunt --save", outcome.returncode == 1 and (suite.folder_ / "hidden.txt").exists(), outcome)
    outcome = suite.run("replay", "hidden.txt")
    suite.check("hunt: its schedule is replayed", outcome.returncode == 1 and "so nothing orders the write before the write" in outcome.stdout, outcome)


def check_time(suite):
    """The limit holds in runs, when they are taken again, in predictions, in searches, when schedules are simplified, and when
    they are told."""
    limit = 3
    for words, statuses in ((["Endless"], {3}), (["RaceAndLong", "1000000000"], {1, 3}), (["RaceAndLong", "2000"], {1}),
                            (["--no-search", "--no-exploration", "ManyPairs"], {3}),
                            (["LongAndRace", "3000"], {1, 3}), (["LongAndRace", "100000"], {1, 3})):
        started, used = time.monotonic(), processor_seconds()
        outcome, result = hunt(suite, "--quiet", "--max-time", str(limit), "-cp", "hunted", *words)
        seconds, used = time.monotonic() - started, processor_seconds() - used
        suite.check(f"hunt --max-time {limit}: {' '.join(words)} took {seconds:.1f} s",
                    outcome.returncode in statuses and used < limit + TOLERANCE and seconds < limit + TOLERANCE_BY_CLOCK
                    and (outcome.returncode == 1) == bool(result["violations"]), outcome)


def processor_seconds():
    times = os.times()
    return times.children_user + times.children_system


def check_memory(suite):
    """A monitored run forgets locations rather than to take more memory than it may, and goes on to its end."""
    limit = 120  # MiB; without one it takes 166
    command = [suite.raceproof_, "hunt", *ALONE, "--json", "memory.json", "--max-time", "30", "--max-memory", f"{limit}m", "-cp", "hunted", "BigArrays"]
    process = subprocess.Popen(command, cwd=suite.folder_, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    stdout = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    outcome = subprocess.CompletedProcess(command, process.returncode, stdout, "")
    first = json.loads((suite.folder_ / "memory.json").read_text())["hunt"]["runs"][0]
    suite.check(f"hunt --max-memory {limit}M took {usage.ru_maxrss // 1024} MiB", usage.ru_maxrss * 1024 <= 1.1 * limit * 2**20, outcome)
    suite.check("hunt --max-memory: it is said", first["end"] == "ended" and first["accesses"] > 10**7 and first["forgotten"]
                and "some locations were forgotten during a run" in stdout, outcome)
    suite.check("hunt --max-memory: the race is confirmed", process.returncode == 1 and "data race on BigArrays.data" in stdout, outcome)


def interrupted(suite, after, *words):
    """What a hunt says that is interrupted after some seconds, and how long it took to end."""
    process = subprocess.Popen([suite.raceproof_, "hunt", *words], cwd=suite.folder_, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True)
    time.sleep(after)
    process.send_signal(2)
    started = time.monotonic()
    stdout, stderr = process.communicate(timeout=30)
    return subprocess.CompletedProcess([], process.returncode, stdout, stderr), time.monotonic() - started


def check_run_races(suite):
    """A race that every run shows by itself: without those, another order must show it."""
    outcome, result = hunt(suite, *ALONE, "-cp", "hunted", "Plain")
    suite.check("hunt: by a run", [warning["found_by"] for warning in result["hunt"]["warnings"]] == ["run"], outcome)
    suite.check("hunt: once more at races", [run["schedule_points"] for run in result["hunt"]["runs"]] == ["sync", "races"], outcome)
    for other, by in (("--no-search", "prediction"), ("--no-prediction", "search")):
        outcome, result = hunt(suite, *ALONE, "--no-run-races", other, "-cp", "hunted", "Plain")
        suite.check(f"hunt --no-run-races {other}", [warning["found_by"] for warning in result["hunt"]["warnings"]] == [by], outcome)
    outcome, result = hunt(suite, *ALONE, "--no-run-races", "--no-search", "--no-prediction", "-cp", "hunted", "Plain")
    suite.check("hunt --no-run-races alone", outcome.returncode == 3 and not result["violations"], outcome)


def check_open(suite):
    """What is told of warnings that stay open: their rank, and what ordered the accesses in the runs."""
    outcome, result = hunt(suite, "--quiet", "--no-exploration", "-cp", "hunted", "Guarded")
    warnings = result["hunt"]["warnings"]
    orders = [(order["by"], order["released_at"]["line"], order["acquired_at"]["line"]) for warning in warnings
              for order in warning["ordered_by"]]
    suite.check("hunt: what ordered them", outcome.returncode == 3 and orders == [("lock", 10, 14)]
                and "in every run so far ordered by a lock released at Guarded.java:10 and taken at Guarded.java:14" in outcome.stdout, outcome)
    outcome, result = hunt(suite, *ALONE, "--no-prediction", "--no-search", "--no-run-races", "-cp", "hunted", "Ranked")
    warnings = result["hunt"]["warnings"]
    suite.check("hunt: rank", [warning["location"] for warning in warnings] == ["Ranked.near", "Ranked.far"]
                and [warning["rank"] for warning in warnings] == [1, 2] and warnings[0]["distance"] < warnings[1]["distance"]
                and "open warnings, the most promising first:\nopen: Ranked.near" in outcome.stdout, outcome)


def check_traces(suite):
    """The races of a hunt are kept as those of a check are, and advise knows what to do about them."""
    outcome, result = hunt(suite, *ALONE, "--traces", "hunted.db", "-cp", "hunted", "Hidden")
    suite.check("hunt: a violation is confirmed", [violation["status"] for violation in result["violations"]] == ["confirmed"], outcome)
    outcome = suite.run("advise", "--list", "hunted.db")
    suite.check("hunt --traces", result["violations"][0]["id"] in outcome.stdout and "data race on Hidden.data" in outcome.stdout, outcome)
    outcome = suite.run("advise", "hunted.db")
    suite.check("advise on hunted races", "volatile" in outcome.stdout and "Hidden.data" in outcome.stdout, outcome)


def check_interrupt(suite):
    for program, after in (("Endless", 1.5), ("ManyPairs", 6)):
        outcome, seconds = interrupted(suite, after, "-cp", "hunted", program)
        suite.check(f"hunt: Ctrl-C, {program}", outcome.returncode == 3 and "no verdict" in outcome.stdout
                    and seconds < 1 + TOLERANCE_BY_CLOCK, outcome)
    # It explores the whole program by then.
    outcome, seconds = interrupted(suite, 4, "--quiet", "-cp", "hunted", "RaceAndLong", "2000")
    suite.check("hunt: Ctrl-C keeps what was confirmed",
                outcome.returncode == 1 and "data race on RaceAndLong.data" in outcome.stdout and seconds < 1 + TOLERANCE_BY_CLOCK, outcome)


def check_bad_input(suite):
    for words, complaint in ((["--runs", "0"], "not a number from 1 on"), (["--runs", "x"], "--runs"), (["--races", "off"], "not with --races off"), (["--races", "weak"], "not with --races weak"),
                             (["--schedule-points", "all"], "--schedule-points all")):
        outcome = suite.run("hunt", *words, "-cp", "hunted", "Hidden")
        suite.check(f"hunt {words}", outcome.returncode == 2 and complaint in outcome.stderr and outcome.stderr.count("\n") == 1, outcome)
    for words in (["hunt", "--help"], ["help", "hunt"]):
        outcome = suite.run(*words)
        suite.check(" ".join(words), outcome.returncode == 0 and "usage: raceproof hunt" in outcome.stdout, outcome)


def check_all(suite):
    suite.compile("hunted", Hidden=HIDDEN, Crossed=CROSSED, Reversed=REVERSED, Guarded=GUARDED, Endless=ENDLESS,
                  Plain=PLAIN, Ranked=RANKED, RaceAndLong=RACE_AND_LONG, LongAndRace=LONG_AND_RACE, Weak=WEAK,
                  ManyPairs=MANY_PAIRS, BigArrays=BIG_ARRAYS)
    check_stages(suite)
    check_ends(suite)
    check_time(suite)
    check_memory(suite)
    check_run_races(suite)
    check_open(suite)
    check_traces(suite)
    check_interrupt(suite)
    check_bad_input(suite)
