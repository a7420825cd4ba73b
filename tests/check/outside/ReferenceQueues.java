// No collector enqueues references here. A daemon may wait for one for ever; of another thread nothing can be said.
// check:
// args: daemon
// expect: none
// assumes: references
// states: 6  transitions: 8
// check:
// args: user
// expect: unsupported java.lang.ref.ReferenceQueue.remove()Ljava/lang/ref/Reference;
// states: 4  transitions: 4
// check:
// args: enqueued
// expect: none
// assumes: references
// states: 13  transitions: 13
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

public class ReferenceQueues {
    static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();

    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("enqueued")) new WeakReference<Object>(new Object(), QUEUE).enqueue();
        Thread reaper = new Thread(ReferenceQueues::reap);
        reaper.setDaemon(arguments[0].equals("daemon"));
        reaper.start();
        if (arguments[0].equals("enqueued")) reaper.join();
    }

    static void reap() {
        try {
            QUEUE.remove(); //~ USES references
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
