// A default handler for uncaught exceptions takes over the report of the main thread; the exit status stays 1.
// stderr: compare
public class ErrUncaughtHandler {
    static class Boom extends RuntimeException {
        Boom(String m, Throwable c) { super(m, c); }
    }

    static int depth;

    static void down(int n) {
        depth++;
        try {
            if (n == 0) throw new IllegalStateException("bottom at " + depth);
            down(n - 1);
        } catch (IllegalStateException e) {
            throw n == 3 ? new Boom("converted at " + n, e) : e;
        } finally {
            depth--;
        }
    }

    static String frames(Throwable t) {
        StringBuilder sb = new StringBuilder();
        for (StackTraceElement e : t.getStackTrace()) sb.append(e.getMethodName()).append(':').append(e.getLineNumber()).append(' ');
        return sb.toString();
    }

    public static void main(String[] args) {
        System.out.println(Thread.getDefaultUncaughtExceptionHandler() + " " + (Thread.currentThread().getUncaughtExceptionHandler() == Thread.currentThread().getThreadGroup()));
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            System.out.println("default handler: " + t.getName() + " " + e);
            for (Throwable c = e; c != null; c = c.getCause()) System.out.println("  " + c.getClass().getName() + " " + c.getMessage() + " " + frames(c));
            System.err.println("to standard error: " + e.getMessage());
        });
        Thread.UncaughtExceptionHandler h = Thread.getDefaultUncaughtExceptionHandler();
        try {
            h.uncaughtException(Thread.currentThread(), new IllegalArgumentException("called by hand"));
        } finally {
            System.out.println("after the call by hand " + depth);
        }
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> {
            System.out.println("own handler first: " + t.getName() + " " + e.getMessage() + " depth " + depth);
            System.out.println("  cause " + e.getCause().getMessage() + " " + frames(e.getCause()));
            System.err.println("own handler on standard error");
        });
        try {
            down(2);
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage() + " " + frames(e) + depth);
        }
        down(6);
        System.out.println("not reached");
    }
}
