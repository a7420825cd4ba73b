// An exception leaves main: standard error has the whole trace with causes, suppressed ones and "... more"; the exit status is 1.
import java.util.List;

public class ErrUncaughtCause {
    static class Loader {
        final String name;

        Loader(String name) { this.name = name; }

        int load(int depth) {
            if (depth == 0) return Integer.parseInt(name);
            try {
                return load(depth - 1);
            } catch (NumberFormatException e) {
                if (depth == 2) throw new IllegalArgumentException("level " + depth + " of " + name, e);
                throw e;
            }
        }
    }

    static class Res implements AutoCloseable {
        final String n;

        Res(String n) {
            this.n = n;
            System.out.println("open " + n);
        }

        @Override public void close() {
            System.out.println("close " + n);
            throw new UnsupportedOperationException("close of " + n);
        }
    }

    static class AppException extends Exception {
        final int code;

        AppException(String m, Throwable c, int code) {
            super(m, c);
            this.code = code;
        }

        @Override public String getMessage() { return super.getMessage() + " (code " + code + ")"; }
    }

    static int process(List<String> names) throws AppException {
        int total = 0;
        for (String n : names) {
            try (Res a = new Res(n + "1"); Res b = new Res(n + "2")) {
                total += new Loader(n).load(4);
                System.out.println("total " + total);
            } catch (UnsupportedOperationException e) {
                System.out.println("ignored " + e.getMessage() + " with " + e.getSuppressed().length);
            } catch (IllegalArgumentException e) {
                System.out.println("rethrow " + e.getMessage() + " with " + e.getSuppressed().length);
                throw new AppException("cannot process " + n, e, 7);
            } finally {
                System.out.println("finally " + n);
            }
        }
        return total;
    }

    public static void main(String[] args) throws Exception {
        System.out.println("start");
        try {
            process(List.of("10", "20"));
            process(List.of("5", "x5"));
            System.out.println("not reached");
        } finally {
            System.out.println("main finally");
        }
    }
}
