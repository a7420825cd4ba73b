// Reading a file with the java.io classes is refused. Not compared with java: it would read the file.
// expect-stdout: FileInputStream refused
// expect-stdout: FileReader refused
// expect-stdout: RandomAccessFile refused
// expect-stdout: Scanner refused
// expect-stdout: done
import java.io.*;
import java.util.Scanner;

public class RefusedFileRead {
    interface Act { void run() throws IOException; }

    static void attempt(String name, Act a) {
        try {
            a.run();
            System.out.println(name + " opened");
        } catch (IOException | SecurityException e) {
            System.out.println(name + " refused");
        }
    }

    public static void main(String[] args) {
        attempt("FileInputStream", () -> {
            try (FileInputStream in = new FileInputStream("/etc/hosts")) {
                in.read();
            }
        });
        attempt("FileReader", () -> {
            try (BufferedReader in = new BufferedReader(new FileReader("/etc/hosts"))) {
                in.readLine();
            }
        });
        attempt("RandomAccessFile", () -> {
            try (RandomAccessFile f = new RandomAccessFile("/etc/hosts", "r")) {
                f.read();
            }
        });
        attempt("Scanner", () -> {
            try (Scanner s = new Scanner(new File("/etc/hosts"))) {
                s.hasNextLine();
            }
        });
        System.out.println("done");
    }
}
