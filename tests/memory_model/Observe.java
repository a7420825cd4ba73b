import java.lang.reflect.*;
import java.net.URLClassLoader;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/**
 * Runs programs many times on the JVM and prints what happens in each execution: name, uncaught exceptions, final values.
 *
 * <p>Usage: Observe TIMES CLASSES &lt; PROGRAMS. A line of standard input is a program: its name, and the paths of the values that make
 * a final state, separated by ','. Only for programs whose every execution ends.
 */
public final class Observe {
    private static final long PATIENCE_SECONDS = 60;

    public static void main(String[] arguments) throws Exception {
        int times = Integer.parseInt(arguments[0]);
        Scanner programs = new Scanner(System.in);
        while (programs.hasNext()) {
            String name = programs.next();
            String[] paths = programs.next().split(",");
            for (int i = 0; i < times; i++)
                try (URLClassLoader loader = FreshPrograms.load(arguments[1])) {
                    System.out.println(name + " " + new Execution(loader, name).outcome(paths));
                }
        }
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    /** One execution; all its threads are in one group. */
    private static final class Execution extends ThreadGroup {
        private final Set<String> uncaught = new ConcurrentSkipListSet<>();
        private final ClassLoader loader;
        private final String name;

        Execution(ClassLoader loader, String name) {
            super(name);
            this.loader = loader;
            this.name = name;
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            uncaught.add(FreshPrograms.violation(thread, thrown));
        }

        String outcome(String[] paths) throws Exception {
            CompletableFuture<Class<?>> program = new CompletableFuture<>();
            new Thread(this, () -> run(program), "main").start();
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            Thread[] threads = new Thread[64];
            for (int count; (count = enumerate(threads)) > 0;) {
                if (System.nanoTime() > deadline) return "endless";
                threads[0].join(1);
            }
            List<String> outcome = new ArrayList<>(uncaught);
            List<String> values = new ArrayList<>();
            for (String path : paths) values.add(value(program.get(), path));
            outcome.add("final:" + String.join(",", values));
            return String.join(" ", outcome);
        }

        /** On the thread that is main to the program, and so initialises its class. */
        private void run(CompletableFuture<Class<?>> result) {
            try {
                Class<?> program = Class.forName(name, true, loader);
                result.complete(program);
                program.getDeclaredMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException e) {
                uncaughtException(Thread.currentThread(), e.getCause());
            } catch (ReflectiveOperationException e) {
                result.completeExceptionally(e);
            }
        }
    }

    /** The value of x, x[1], x.value or shared.x; the first of them is a static field. */
    private static String value(Class<?> program, String path) throws ReflectiveOperationException {
        Object value = value(program, null, path.replaceAll("[.\\[].*", ""));
        if (value instanceof int[]) return "" + ((int[]) value)[Integer.parseInt(path.replaceAll(".*\\[|\\]", ""))];
        if (value instanceof Integer || value instanceof AtomicInteger) return value.toString();
        return value(value.getClass(), value, path.replaceAll(".*[.]", "")).toString();
    }

    private static Object value(Class<?> owner, Object object, String name) throws ReflectiveOperationException {
        Field field = owner.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
    }
}
