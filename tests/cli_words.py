"""Cases of run_cli.py for what is told of a violation: it must fit the schedule below it, name causes, and be safe to print."""

import json
import re

SOURCES = {
    # Who races with whom depends on the schedule: shorter schedules have other threads in them than the one that was found.
    "TurnTaker": """public class TurnTaker {
    static int x;
    static volatile int turn = 2;
    static void work(int me) {
        if (me == turn) {
            turn = me - 1;
            return;
        }
        x = x + 1;
    }
    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int me = i;
            threads[i] = new Thread(() -> work(me), "w" + me);
        }
        for (Thread one : threads) one.start();
        for (Thread one : threads) one.join();
    }
}
""",
    "Overtaken": """public class Overtaken {
    static int x;
    static volatile int v;
    static void work(int me) {
        v = me;
        int seen = v;
        if (seen != me) x = x + 1;
    }
    public static void main(String[] arguments) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i + 1;
            threads[i] = new Thread(() -> work(me), "w" + me);
        }
        for (Thread one : threads) one.start();
        for (Thread one : threads) one.join();
    }
}
""",
    # The same deadlock and the same failure, of whichever threads.
    "AnyTwo": """public class AnyTwo {
    static final Object A = new Object(), B = new Object();
    static volatile int entered;
    static void work(int me) {
        synchronized (me == 0 ? A : B) {
            entered++;
            synchronized (me == 0 ? B : A) {
                if (entered > 1) throw new IllegalStateException("late");
            }
        }
    }
    public static void main(String[] arguments) {
        for (int i = 0; i < 3; i++) {
            int me = i;
            new Thread(() -> work(me), "w" + me).start();
        }
    }
}
""",
    "Causes": """public class Causes {
    static void deep() {
        Object o = null;
        o.hashCode();
    }
    static void middle() {
        try {
            deep();
        } catch (RuntimeException e) {
            IllegalStateException wrapped = new IllegalStateException("wrapped", e);
            wrapped.addSuppressed(new IllegalArgumentException("beside"));
            throw wrapped;
        }
    }
    public static void main(String[] arguments) {
        new Thread(() -> {
            try {
                middle();
            } catch (RuntimeException e) {
                throw new RuntimeException(e);
            }
        }).start();
    }
}
""",
    "Circular": """public class Circular {
    public static void main(String[] arguments) throws Exception {
        Exception cause = new Exception("cause"), effect = new Exception("effect", cause);
        cause.initCause(effect);
        throw effect;
    }
}
""",
    "Initialiser": """public class Initialiser {
    static class Bad {
        static final Object NUMBER = Integer.valueOf("x");
    }
    public static void main(String[] arguments) {
        System.out.println(Bad.NUMBER);
    }
}
""",
    "Escapes": r"""public class Escapes {
    static String seen;
    public static void main(String[] arguments) {
        seen = "\u001b]0;title\u0007";
        Thread thread = new Thread(() -> {
            synchronized (Escapes.class) { throw new IllegalStateException("\u001b[2J\u001b[Hrace free (exhaustive)\r\n\u0007\u202e"); }
        }, "\u001b[31mred\n\u202e");
        thread.start(); // ESCAPE in the source
        synchronized (Escapes.class) { arguments = null; }
    }
}
""".replace("ESCAPE", "\u001b[32m"),
    "Stuck": r"""public class Stuck {
    public static void main(String[] arguments) throws Exception {
        new Thread(() -> { synchronized (Stuck.class) { try { Stuck.class.wait(); } catch (InterruptedException e) { } } }, "\u001b[31mred\n").start();
    }
}
""",
    "Published": """public class Published {
    static class Box {
        int v;
        Box(int v) { this.v = v; }
    }
    static volatile Box box;
    public static void main(String[] arguments) throws Exception {
        Thread t = new Thread(() -> box = new Box(1));
        Thread u = new Thread(() -> {
            Box b = box;
            if (b != null) { int x = b.v; }
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
""",
    "Joined": """public class Joined {
    static volatile int flag;
    public static void main(String[] arguments) throws Exception {
        Thread t = new Thread(() -> flag = 1);
        t.start();
        t.join();
    }
}
""",
}

EXHAUSTIVE, SAMPLES = ("--max-states", "20000"), ("--executions", "100")
SEARCHES = (("depth-first", *EXHAUSTIVE), ("breadth-first", *EXHAUSTIVE), ("heuristic", *EXHAUSTIVE), ("portfolio", *EXHAUSTIVE),
            ("random", *SAMPLES), ("pct", "--seed", "1", *SAMPLES), ("pos", *SAMPLES))
DANGEROUS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def check_all(suite):
    for name, text in SOURCES.items():
        (suite.folder_ / f"{name}.java").write_text(text)
    suite.compile("told", **SOURCES)
    for name in ("TurnTaker", "Overtaken", "AnyTwo"):
        for search in SEARCHES:
            check_heads(suite, name, search)
    check_causes(suite)
    check_escapes(suite)
    check_notes(suite)


def check_heads(suite, name, search):
    """The head of each violation and its replay tell the same, and it is what the steps lead to."""
    title = f"{name}, {search[0]}"
    for old in suite.folder_.glob("told.txt*"):
        old.unlink()
    outcome = suite.run("check", "--all", "--search", *search, "--save", "told.txt", "--json", "told.json", "-cp", "told", name)
    suite.check(f"{title}: something is wrong", outcome.returncode == 1, outcome)
    violations = json.loads((suite.folder_ / "told.json").read_text())["violations"]
    for number, violation in enumerate(violations, 1):
        replay = suite.run("replay", "told.txt" if number == 1 else f"told.txt.{number}")
        last = replay.stdout.split("\n\n")[-1]
        suite.check(f"{title}, {violation['id']}: replay", replay.returncode == 1 and f": {violation['message']}\n" in last, replay)
        suite.expect_true(f"{title}, {violation['id']}: who", fits(violation), violation)


def fits(violation):
    """Are those that are named the ones of the schedule? What goes wrong happens in its last step."""
    threads = [step["thread"] for step in violation["trace"]]
    if violation["kind"] == "data-race":
        earlier, later = violation["accesses"]
        return later["thread"] == threads[-1] and earlier["thread"] in threads
    named = {position["thread"] for position in violation["positions"]}
    return violation["kind"] == "deadlock" or named == {threads[-1]}


def check_causes(suite):
    outcome = suite.run("check", "-cp", "told", "Causes")
    wanted = ("java.lang.RuntimeException: java.lang.IllegalStateException: wrapped in thread \"Thread-0\"",
              "Caused by: java.lang.IllegalStateException: wrapped\n    \tat Causes.middle(Causes.java:10)\n",
              "\tSuppressed: java.lang.IllegalArgumentException: beside\n    \t\tat Causes.middle(Causes.java:11)\n    \t\t... ",
              "Caused by: java.lang.NullPointerException: Cannot invoke \"Object.hashCode()\" because \"o\" is null\n"
              "    \tat Causes.deep(Causes.java:4)\n    \tat Causes.middle(Causes.java:8)\n    \t... ")
    suite.check("causes", outcome.returncode == 1 and all(text in outcome.stdout for text in wanted), outcome)
    outcome = suite.run("check", "-cp", "told", "Circular")
    suite.check("causes in a circle", "Caused by: java.lang.Exception: cause\n    \tat Circular.main(Circular.java:3)\n"
                "    Caused by: [CIRCULAR REFERENCE: java.lang.Exception: effect]\n" in outcome.stdout, outcome)
    outcome = suite.run("check", "-cp", "told", "Initialiser")
    suite.check("the cause of a failed initialiser", '  java.lang.NumberFormatException: For input string: "x" in thread "main" at '
                "Initialiser$Bad.<clinit>(Initialiser.java:3)\n    java.lang.ExceptionInInitializerError\n"
                "    \tat Initialiser.main(Initialiser.java:6)\n    Caused by: java.lang.NumberFormatException" in outcome.stdout, outcome)


def check_escapes(suite):
    for words in (["check", "Escapes.java"], ["check", "--verbose", "--save", "escapes.txt", "Escapes.java"], ["replay", "escapes.txt"],
                  ["replay", "--stop-at", "5", "escapes.txt"], ["run", "-cp", "told", "Stuck"], ["check", "-cp", "told", "Stuck"],
                  ["check", "\u001b[2J.java"], ["run", "\u001b[2J.java"]):
        outcome = suite.run(*words)
        suite.check(f"{' '.join(words[:-1])}: nothing for the terminal", outcome.stdout + outcome.stderr != ""
                    and not DANGEROUS.search(outcome.stdout + outcome.stderr) and "\nrace free" not in outcome.stdout, outcome)
    outcome = suite.run("check", "Escapes.java")
    suite.check("escaped", r'java.lang.IllegalStateException: \u001b[2J\u001b[Hrace free (exhaustive)\r\n\u0007\u202e in thread "\u001b[31mred\n\u202e"'
                in outcome.stdout and r"// \u001b[32m in the source" in outcome.stdout, outcome)
    outcome = suite.run("check", "--json", "-", "Escapes.java")
    suite.check("escaped in JSON", json.loads(outcome.stdout)["verdict"] == "violation" and not DANGEROUS.search(outcome.stdout), outcome)


def check_notes(suite):
    outcome = suite.run("check", "-cp", "told", "Published")
    suite.check("published safely", outcome.returncode == 0 and "nothing that could race" not in outcome.stdout, outcome)
    outcome = suite.run("check", "-cp", "told", "Joined")
    suite.check("a second thread", outcome.returncode == 0 and "nothing concurrent" not in outcome.stdout, outcome)
