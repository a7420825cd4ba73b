import java.lang.reflect.*;
import java.net.URLClassLoader;
import java.util.*;
import java.util.concurrent.*;

/**
 * Runs programs of the agreement suite and prints the outcome of each execution: name, outcome.
 *
 * <p>Usage: Observe TIMES CLASSES PROGRAM... With TIMES 0 each program is run once, with the classes of the class path.
 * After a violation the other threads run on or stay blocked; they are daemons and left alone.
 */
public final class Observe {
    private static final long PATIENCE_SECONDS = 20;

    public static void main(String[] arguments) throws Exception {
        int times = Integer.parseInt(arguments[0]);
        for (String name : Arrays.asList(arguments).subList(2, arguments.length)) {
            if (times == 0) System.out.println(name + " " + outcome(Observe.class.getClassLoader(), name).get());
            for (int i = 0; i < times; i++) {
                try (URLClassLoader loader = FreshPrograms.load(arguments[1])) {
                    System.out.println(name + " " + outcome(loader, name).get(PATIENCE_SECONDS, TimeUnit.SECONDS));
                }
            }
        }
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static Future<String> outcome(ClassLoader loader, String name) {
        CompletableFuture<String> result = new CompletableFuture<>();
        Thread main = new Thread(() -> begin(loader, name, result), "main");
        Thread observer = new Thread(() -> result.complete(end(main, loader, name)), "observer");
        for (Thread thread : List.of(main, observer)) {
            thread.setDaemon(true);
            thread.start();
        }
        return result;
    }

    /** Runs on the thread that is main to the program, and so initialises its class. */
    private static void begin(ClassLoader loader, String name, CompletableFuture<String> result) {
        try {
            Class<?> program = loader.loadClass(name);
            for (Thread thread : (Thread[]) call(program, "threads"))
                thread.setUncaughtExceptionHandler((t, e) -> result.complete(FreshPrograms.violation(t, e)));
            Method main = program.getDeclaredMethod("main", String[].class);
            main.invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            result.complete(FreshPrograms.violation(Thread.currentThread(), e.getCause()));
        } catch (ReflectiveOperationException e) {
            result.completeExceptionally(e);
        }
    }

    /** Waits until all threads have ended; the final state. */
    private static String end(Thread main, ClassLoader loader, String name) {
        try {
            main.join();
            Class<?> program = loader.loadClass(name);
            Thread[] threads = (Thread[]) call(program, "threads");
            // A thread may be started by one that is joined later: as many rounds as there are threads.
            for (int i = 0; i < threads.length; i++) for (Thread thread : threads) thread.join();
            return (String) call(program, "outcome");
        } catch (ReflectiveOperationException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object call(Class<?> program, String name) throws ReflectiveOperationException {
        Method method = program.getDeclaredMethod(name);
        method.setAccessible(true);
        return method.invoke(null);
    }
}
