// What the programs of the contract share: the variable that is raced for, and small classes for operations to work on.

import java.io.*;
import java.lang.invoke.*;
import java.util.*;
import java.util.concurrent.*;

/** The only thing that the two threads of a program have in common. */
final class Shared {
    static int x, r;

    private Shared() {}
}

/** One thread of a program; whatever goes wrong in it is a violation. */
abstract class Part implements Runnable {
    abstract void perform() throws Throwable;

    @Override
    public final void run() {
        try {
            perform();
        } catch (Throwable problem) {
            throw new AssertionError(problem);
        }
    }
}

class Cell {
    public volatile int number;
    public volatile String text = "";
    int plain;

    public Cell() {}

    public int getNumber() {
        return number;
    }
}

record Pair(int number, String text) {}

final class Twice extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
        return 2;
    }
}

final class Named extends ClassValue<String> {
    @Override
    protected String computeValue(Class<?> type) {
        return type.getName();
    }
}

final class Handles {
    private Handles() {}

    static VarHandle plain() {
        try {
            return MethodHandles.lookup().findVarHandle(Cell.class, "plain", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}

/** Threads that need not be shut down: the program ends without them. */
final class Daemon {
    private Daemon() {}

    static Thread of(Runnable action) {
        Thread thread = new Thread(action);
        thread.setDaemon(true);
        return thread;
    }
}

final class Flag {
    private Flag() {}

    static boolean read(boolean[] flag) {
        synchronized (flag) {
            return flag[0];
        }
    }
}

final class Task extends TimerTask {
    private final Runnable action;

    Task(Runnable action) {
        this.action = action;
    }

    @Override
    public void run() {
        action.run();
    }
}

final class Bytes {
    private Bytes() {}

    /** The objects, serialised. */
    static byte[] of(Object... objects) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object object : objects) out.writeObject(object);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
