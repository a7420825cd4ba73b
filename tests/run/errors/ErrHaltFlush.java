// Runtime.halt with a status over 255 (only the low byte counts: 256 + 7), after output through several kinds of streams.
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

public class ErrHaltFlush {
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        out.print("print ");
        out.println(new char[] {'c', 'h', 'a', 'r', 's'});
        out.write('A');
        out.write("BC\n".getBytes(StandardCharsets.US_ASCII));
        out.write("xxDEFxx".getBytes(StandardCharsets.US_ASCII), 2, 3);
        out.append('\n').append("appended").append("0123456", 2, 4).append(null).println();
        out.printf(java.util.Locale.ROOT, "%s %5.2f|%-4d|%04x%n", "printf", 3.14159, 42, 255);
        out.println((Object) null);
        out.println((String) null);
        for (Object o : new Object[] {1, 2L, 3.5f, 4.5, 'c', true, new StringBuilder("sb")}) out.print(o + ",");
        out.println();
        out.print(1);
        out.print(2L);
        out.print(3.5f);
        out.print(4.5);
        out.print('c');
        out.print(false);
        out.println();
        PrintStream own = new PrintStream(new FileOutputStream(FileDescriptor.out), true);
        own.println("through a stream of our own");
        PrintWriter w = new PrintWriter(new OutputStreamWriter(out, StandardCharsets.US_ASCII));
        w.println("through a writer");
        w.flush();
        BufferedOutputStream lost = new BufferedOutputStream(out, 1000);
        lost.write("this stays in the buffer\n".getBytes(StandardCharsets.US_ASCII));
        ByteArrayOutputStream mem = new ByteArrayOutputStream();
        System.setOut(new PrintStream(mem, true));
        System.out.println("captured");
        System.out.println(5);
        System.setOut(out);
        System.out.println(mem.size() + " " + mem.toString().trim().replace("\n", "/"));
        PrintStream closed = new PrintStream(new ByteArrayOutputStream());
        closed.close();
        closed.println("into a closed stream");
        out.println(closed.checkError() + " " + out.checkError());
        try {
            new FileOutputStream(FileDescriptor.out) {
                @Override public void write(int b) throws IOException { throw new IOException("refused " + b); }
            }.write('q');
        } catch (IOException e) {
            out.println(e.getMessage());
        }
        System.err.println("one line of standard error");
        out.print("halting without a newline");
        try {
            Runtime.getRuntime().halt(256 + 7);
        } finally {
            out.println("not reached");
        }
    }
}
