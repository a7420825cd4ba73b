// Every way to an access that is weaker than volatile, and what looks like one but is none.
// check:
// args: opaque
// expect: bounded weak-modes
// weak: 2
// states: 9  transitions: 9
// check:
// args: handle
// expect: bounded weak-modes
// weak: 1
// states: 8  transitions: 8
// check:
// args: array
// expect: bounded weak-modes
// weak: 1
// states: 8  transitions: 8
// check:
// args: updater
// expect: bounded weak-modes
// weak: 1
// states: 8  transitions: 8
// check:
// args: compare
// expect: bounded weak-modes
// weak: 1
// states: 8  transitions: 8
// check:
// args: fence
// expect: bounded weak-modes
// weak: 1
// states: 7  transitions: 7
// check:
// args: before
// expect: none
// weak: 0
// states: 7  transitions: 7
// check:
// args: own
// expect: none
// weak: 0
// states: 7  transitions: 7
// check:
// args: volatile
// expect: none
// weak: 0
// states: 12  transitions: 12
// check:
// args: library
// expect: none
// weak: 0
// states: 7  transitions: 7
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;

public class WeakModeKinds {
    static final AtomicReference<String> reference = new AtomicReference<>();
    static final AtomicIntegerArray array = new AtomicIntegerArray(2);
    static final WeakModeKinds object = new WeakModeKinds();
    static final AtomicBoolean flag = new AtomicBoolean();
    static int field;
    volatile int updated;

    static void useOpaque() {
        reference.setOpaque("set"); //~ USES weak-modes
        reference.getOpaque(); //~ USES weak-modes
    }

    static void useHandle() {
        HANDLE.setRelease(1); //~ USES weak-modes
    }

    static void useArray() {
        array.getAcquire(1); //~ USES weak-modes
    }

    static void useUpdater() {
        UPDATER.lazySet(object, 1); //~ USES weak-modes
    }

    @SuppressWarnings("deprecation")
    static void compare() {
        flag.weakCompareAndSet(false, true); //~ USES weak-modes
    }

    static void useFence() {
        VarHandle.releaseFence(); //~ USES weak-modes
    }

    static final AtomicInteger number = new AtomicInteger();
    static final AtomicIntegerFieldUpdater<WeakModeKinds> UPDATER =
        AtomicIntegerFieldUpdater.newUpdater(WeakModeKinds.class, "updated");
    static final VarHandle HANDLE;
    static {
        try {
            HANDLE = MethodHandles.lookup().findStaticVarHandle(WeakModeKinds.class, "field", int.class);
        } catch (ReflectiveOperationException error) {
            throw new AssertionError(error);
        }
    }

    static void useVolatile() {
        number.set(1);
        number.weakCompareAndSetVolatile(1, 2);
        number.updateAndGet(n -> n + 1);
        HANDLE.setVolatile(1);
    }

    static void useLibrary() {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        task.run();
        new ConcurrentLinkedQueue<Integer>().add(1);
        new ConcurrentHashMap<Integer, Integer>().put(1, 2);
    }

    static void use(String what) {
        switch (what) {
            case "opaque": useOpaque(); break;
            case "handle": useHandle(); break;
            case "array": useArray(); break;
            case "updater": useUpdater(); break;
            case "compare": compare(); break;
            case "fence": useFence(); break;
            case "own": new AtomicInteger().lazySet(1); break;
            case "volatile": useVolatile(); break;
            case "library": useLibrary(); break;
            default: break;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        if (arguments[0].equals("before")) number.lazySet(1);
        Thread other = new Thread(() -> use(arguments[0]));
        other.start();
        other.join();
    }
}
