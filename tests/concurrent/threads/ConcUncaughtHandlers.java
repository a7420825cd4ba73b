// Handlers of uncaught exceptions: of the thread, of its group, the default; main goes on.
import java.util.concurrent.atomic.AtomicReference;

public class ConcUncaughtHandlers {
    public static void main(String[] args) throws Exception {
        AtomicReference<String> seen = new AtomicReference<>("none");
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> seen.set("default " + t.getName() + " " + e.getMessage()));
        Thread plain = new Thread(() -> { throw new IllegalStateException("one"); }, "plain");
        plain.start();
        plain.join();
        System.out.println(seen);
        Thread own = new Thread(() -> { throw new Error("two"); }, "own");
        own.setUncaughtExceptionHandler((t, e) -> seen.set("own " + t.getName() + " " + e.getMessage() + " " + t.isAlive()));
        own.start();
        own.join();
        System.out.println(seen);
        ThreadGroup group = new ThreadGroup("group") {
            @Override public void uncaughtException(Thread t, Throwable e) {
                seen.set("group " + t.getName() + " " + e);
            }
        };
        Thread member = new Thread(group, () -> System.out.println(1 / (seen.get().length() - seen.get().length())), "member");
        member.start();
        member.join();
        System.out.println(seen);
        Thread bad = new Thread(() -> { throw new RuntimeException("three"); });
        bad.setUncaughtExceptionHandler((t, e) -> { throw new RuntimeException("in the handler"); });
        bad.start();
        bad.join();
        System.out.println("handler that throws is ignored " + bad.getState());
        System.out.println("handler of a dead thread " + own.getUncaughtExceptionHandler());
    }
}
