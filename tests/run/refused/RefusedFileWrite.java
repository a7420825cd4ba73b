// Writing, creating and deleting files is refused. Not compared with java: it would leave files behind.
// expect-stdout: FileOutputStream refused
// expect-stdout: FileWriter refused
// expect-stdout: PrintWriter refused
// expect-stdout: RandomAccessFile refused
// expect-stdout: createNewFile refused
// expect-stdout: createTempFile refused
// expect-stdout: done
import java.io.*;

public class RefusedFileWrite {
    interface Act { void run() throws IOException; }

    static final String NAME = "refused-write-probe.tmp";

    static void attempt(String name, Act a) {
        try {
            a.run();
            System.out.println(name + " opened");
            new File(NAME).delete();
        } catch (IOException | SecurityException e) {
            System.out.println(name + " refused");
        }
    }

    public static void main(String[] args) {
        attempt("FileOutputStream", () -> {
            try (FileOutputStream out = new FileOutputStream(NAME)) {
                out.write(1);
            }
        });
        attempt("FileWriter", () -> {
            try (FileWriter out = new FileWriter(NAME, true)) {
                out.write("x");
            }
        });
        attempt("PrintWriter", () -> {
            try (PrintWriter out = new PrintWriter(NAME)) {
                out.println("x");
            }
        });
        attempt("RandomAccessFile", () -> {
            try (RandomAccessFile f = new RandomAccessFile(NAME, "rw")) {
                f.writeInt(1);
            }
        });
        attempt("createNewFile", () -> new File(NAME).createNewFile());
        attempt("createTempFile", () -> File.createTempFile("refused", ".tmp").delete());
        System.out.println("done");
    }
}
