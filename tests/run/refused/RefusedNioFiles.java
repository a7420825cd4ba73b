// The java.nio.file methods are refused as well. Not compared with java.
// expect-stdout: readString refused
// expect-stdout: readAllLines refused
// expect-stdout: lines refused
// expect-stdout: list refused
// expect-stdout: writeString refused
// expect-stdout: createDirectory refused
// expect-stdout: done
import java.io.*;
import java.nio.file.*;
import java.util.stream.Stream;

public class RefusedNioFiles {
    interface Act { void run() throws IOException; }

    static void attempt(String name, Act a) {
        try {
            a.run();
            System.out.println(name + " opened");
        } catch (IOException | SecurityException | UncheckedIOException e) {
            System.out.println(name + " refused");
        }
    }

    public static void main(String[] args) {
        Path hosts = Path.of("/etc/hosts"), probe = Path.of("refused-nio-probe.tmp");
        attempt("readString", () -> Files.readString(hosts));
        attempt("readAllLines", () -> Files.readAllLines(hosts));
        attempt("lines", () -> {
            try (Stream<String> s = Files.lines(hosts)) {
                s.count();
            }
        });
        attempt("list", () -> {
            try (Stream<Path> s = Files.list(Path.of("/etc"))) {
                s.count();
            }
        });
        attempt("writeString", () -> {
            Files.writeString(probe, "x");
            Files.delete(probe);
        });
        attempt("createDirectory", () -> {
            Files.createDirectory(probe);
            Files.delete(probe);
        });
        System.out.println("done");
    }
}
