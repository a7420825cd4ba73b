import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** The programs P0, P1, … as an execution needs them, and what it is told by. */
final class FreshPrograms {
    /** Their classes, loaded anew: static fields are as they were at first. */
    static URLClassLoader load(String classes) throws Exception {
        return new URLClassLoader(new URL[] {Path.of(classes).toUri().toURL()}, new WithoutPrograms());
    }

    /** How an outcome names an uncaught throwable. */
    static String violation(Thread thread, Throwable thrown) {
        return (thrown instanceof AssertionError ? "assertion:" : "exception:") + thread.getName();
    }

    /** Finds everything but the programs. */
    private static final class WithoutPrograms extends ClassLoader {
        WithoutPrograms() {
            super(FreshPrograms.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.matches("P\\d+(\\$.*)?")) throw new ClassNotFoundException(name);
            return super.loadClass(name, resolve);
        }
    }

    private FreshPrograms() {}
}
