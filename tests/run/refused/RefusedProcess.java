// Starting another process is refused, through ProcessBuilder and through Runtime.
// expect-stdout: ProcessBuilder refused
// expect-stdout: Runtime.exec refused
// expect-stdout: done
import java.io.IOException;
import java.io.UncheckedIOException;

public class RefusedProcess {
    interface Act { void run() throws IOException; }

    static void attempt(String name, Act a) {
        try {
            a.run();
            System.out.println(name + " started");
        } catch (IOException | SecurityException | UncheckedIOException e) {
            System.out.println(name + " refused");
        }
    }

    public static void main(String[] args) {
        attempt("ProcessBuilder", () -> new ProcessBuilder("true").start());
        attempt("Runtime.exec", () -> Runtime.getRuntime().exec(new String[] {"true"}));
        System.out.println("done");
    }
}
