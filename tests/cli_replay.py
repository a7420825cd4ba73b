"""Cases of run_cli.py for schedules that `raceproof check --save` writes and `raceproof replay` tells again."""

SOURCES = {
    "Crossed": """public class Crossed {
    static class Account { int balance; }
    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }
    public static void main(String[] arguments) {
        Account a = new Account(), b = new Account();
        System.out.println("begins");
        new Thread(() -> transfer(a, b, 5), "forth").start();
        new Thread(() -> transfer(b, a, 7), "back").start();
    }
}
""",
    "LostUpdate": """public class LostUpdate {
    static int x;
    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> x++, "one"), two = new Thread(() -> x++, "two");
        one.start();
        two.start();
        one.join();
        two.join();
        assert x == 2 : "x is " + x;
    }
}
""",
    # Objects of the JDK from before main, and steps inside it.
    "Locks": """import java.util.concurrent.locks.ReentrantLock;
public class Locks {
    static final ReentrantLock first = new ReentrantLock(), second = new ReentrantLock();
    static void both(ReentrantLock a, ReentrantLock b) {
        a.lock();
        b.lock();
        b.unlock();
        a.unlock();
    }
    public static void main(String[] arguments) {
        new Thread(() -> both(first, second), "forth").start();
        new Thread(() -> both(second, first), "back").start();
    }
}
""",
    "Polite": """public class Polite {
    static volatile int turn;
    static void pass(int self) {
        while (turn >= 0) {
            if (turn == self) turn = 1 - self;
        }
    }
    public static void main(String[] arguments) {
        new Thread(() -> pass(1), "other").start();
        pass(0);
    }
}
""",
    "Dice": """import java.util.Random;
public class Dice {
    public static void main(String[] arguments) {
        Random dice = new Random();
        int first = dice.nextInt(6), second = dice.nextInt(6);
        assert first + second < 10 : first + " and " + second;
    }
}
""",
}


def check_all(suite):
    for name, text in SOURCES.items():
        (suite.folder_ / f"{name}.java").write_text(text)
    check_deadlock(suite)
    check_damaged(suite)
    check_lost_update(suite)
    check_locks(suite)
    check_livelock(suite)
    check_random(suite)


def check_deadlock(suite):
    outcome = suite.run("check", "--save", "crossed.txt", "Crossed.java")
    suite.check("save a finding", outcome.returncode == 1 and (suite.folder_ / "crossed.txt").exists(), outcome)
    outcome = suite.run("replay", "crossed.txt")
    suite.check("replay a deadlock", outcome.returncode == 1 and "deadlock: " in outcome.stdout and "waits to lock a Crossed$Account, held by" in outcome.stdout and
                "synchronized (from) {" in outcome.stdout and outcome.stderr == "", outcome)
    suite.check("replay is silent about the output", "begins" not in outcome.stdout, outcome)
    suite.check("replay again", outcome.stdout == suite.run("replay", "crossed.txt").stdout, outcome)
    outcome = suite.run("replay", "--show", "crossed.txt")
    suite.check("replay with output", outcome.returncode == 1 and outcome.stdout.count("begins\n") == 1, outcome)
    steps = count_steps(suite)
    outcome = suite.run("replay", "--stop-at", steps, "crossed.txt")
    suite.check("stop in a replay", outcome.returncode == 0 and f"before step {steps}:" in outcome.stdout and
                "holds Crossed$Account#" in outcome.stdout and
                ("amount = 5" in outcome.stdout or "amount = 7" in outcome.stdout), outcome)
    for step in ("0", steps + 1, "x"):
        suite.expect(f"stop at {step}", ["replay", "--stop-at", step, "crossed.txt"], 2, stderr_has="--stop-at needs a step", lines=1)


def count_steps(suite):
    """Of the saved schedule: a verbose replay has a line for each, then an empty one."""
    return len(suite.run("replay", "--verbose", "crossed.txt").stdout.split("\n\n")[0].splitlines())


def check_damaged(suite):
    schedule = (suite.folder_ / "crossed.txt").read_text()
    (suite.folder_ / "longer.txt").write_text(schedule + "9 0\n")
    suite.expect("a step that is not possible", ["replay", "longer.txt"], 2, stderr_has=f"its step {count_steps(suite) + 1} cannot be taken", lines=1)
    (suite.folder_ / "odd.txt").write_text(schedule.replace("explored plain invisible", "explored plain some"))
    suite.expect("an option that is not known", ["replay", "odd.txt"], 2, stderr_has="explored plain some", lines=1)
    outcome = suite.run("check", "--save", "/dev/full", "Crossed.java")
    suite.check("save to a full disk", outcome.returncode == 2 and "/dev/full" in outcome.stderr, outcome)


def check_lost_update(suite):
    outcome = suite.run("check", "--save", "race.txt", "LostUpdate.java")
    suite.check("save a race", outcome.returncode == 1 and "violation: data race" in outcome.stdout, outcome)
    outcome = suite.run("replay", "race.txt")
    suite.check("replay a race", outcome.returncode == 1 and "data race: " in outcome.stdout and "race on LostUpdate.x" in outcome.stdout,
                outcome)
    outcome = suite.run("check", "--races", "off", "--save", "lost.txt", "LostUpdate.java")
    suite.check("save a failed assertion", outcome.returncode == 1 and "read LostUpdate.x = 0" in outcome.stdout, outcome)
    outcome = suite.run("replay", "lost.txt")
    suite.check("replay the lost update", outcome.returncode == 1 and "LostUpdate.java:4" in outcome.stdout and
                "x is 1" in outcome.stdout, outcome)


def check_locks(suite):
    outcome = suite.run("check", "--save", "locks.txt", "Locks.java")
    suite.check("save a deadlock of locks", outcome.returncode == 1, outcome)
    outcome = suite.run("replay", "locks.txt")
    suite.check("replay a deadlock of locks", outcome.returncode == 1 and "ReentrantLock.lock: acquired" in outcome.stdout and
                'waits to acquire a java.util.concurrent.locks.ReentrantLock, held by "' in outcome.stdout, outcome)
    outcome = suite.run("check", "--library", "steps", "--save", "locks.txt", "Locks.java")
    suite.check("save a deadlock inside the JDK", outcome.returncode == 1, outcome)
    outcome = suite.run("replay", "locks.txt")
    suite.check("replay a deadlock inside the JDK", outcome.returncode == 1 and "ReentrantLock.lock: acquired" in outcome.stdout and
                "ReentrantLock.lock: not acquired yet" in outcome.stdout, outcome)


def check_livelock(suite):
    outcome = suite.run("check", "--liveness", "--save", "polite.txt", "Polite.java")
    suite.check("save a livelock", outcome.returncode == 1 and "and goes round there, " in outcome.stdout, outcome)
    outcome = suite.run("replay", "polite.txt")
    suite.check("replay a livelock", outcome.returncode == 1 and "livelock: from step " in outcome.stdout and
                "wrote Polite.turn = 1" in outcome.stdout and "wrote Polite.turn = 0" in outcome.stdout, outcome)
    schedule = (suite.folder_ / "polite.txt").read_text()
    (suite.folder_ / "cut.txt").write_text("\n".join(schedule.splitlines()[:-1]) + "\n")
    outcome = suite.run("replay", "cut.txt")
    suite.check("replay a round that does not close", outcome.returncode == 0 and "without a violation" in outcome.stdout, outcome)


def check_random(suite):
    outcome = suite.run("check", "--random", "explore", "--save", "dice.txt", "Dice.java")
    suite.check("save random numbers", outcome.returncode == 1 and " and 5" in outcome.stdout, outcome)
    outcome = suite.run("replay", "dice.txt")
    suite.check("replay random numbers", outcome.returncode == 1 and "chose 5" in outcome.stdout, outcome)
