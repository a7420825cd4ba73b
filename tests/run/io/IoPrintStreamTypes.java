// System.out print, println, printf, format, append and write of every type; char arrays; null; line separators.
import java.io.*;
import java.util.*;

public class IoPrintStreamTypes {
    static final class Noisy {
        int n;
        @Override public String toString() { return "noisy" + ++n; }
    }

    public static void main(String[] args) throws IOException {
        PrintStream o = System.out;
        o.print(true); o.print(' '); o.print('c'); o.print(' '); o.print(42); o.print(' '); o.print(1L << 40); o.print(' '); o.print(1.5f); o.print(' '); o.print(-0.0); o.print(' ');
        o.print(new char[] {'a', 'r', 'r'}); o.print(' '); o.print("str"); o.print(' '); o.print((String) null); o.print(' '); o.print((Object) null); o.print(' '); o.print(List.of(1)); o.print(' '); o.print((byte) -1); o.print(' '); o.print((short) 300);
        o.println();
        o.println(false); o.println('x'); o.println(-7); o.println(Long.MIN_VALUE); o.println(Float.MAX_VALUE); o.println(Math.PI); o.println(new char[] {'l', 'n'}); o.println("line"); o.println((String) null); o.println((Object) null); o.println(new StringBuilder("sb")); o.println(new Noisy());
        o.println(Double.NaN); o.println(1.0f / 0); o.println(1e-10); o.println(100.0); o.println(1234567890123.0); o.println((Object) new Noisy());
        try {
            o.println((char[]) null);
        } catch (NullPointerException e) {
            o.println("null char array");
        }
        o.printf("%d %s %c %b%n", 1, "two", '3', true);
        o.printf(Locale.ROOT, "%.3f %,d|%5s|%-5s|%05d%n", Math.E, 1234567, "r", "l", 42);
        o.format("%x %o %e%n", 255, 8, 12345.678);
        o.printf("no args%n");
        o.printf("%s %s%n", (Object[]) new String[] {"spread", "array"});
        o.append("app").append('e').append("XndedX", 1, 5).append(null).println();
        o.append((CharSequence) new StringBuilder("builder")).println();
        o.write('W'); o.write('\n');
        o.write("bytes\n".getBytes("US-ASCII"), 0, 6);
        o.write("all bytes\n".getBytes("US-ASCII"));
        o.writeBytes("writeBytes\n".getBytes("US-ASCII"));
        o.print("with\nnewline\tand tab\r\n");
        o.print("");
        o.println("");
        o.println(System.lineSeparator().length() + " " + (int) System.lineSeparator().charAt(0) + " " + String.format("%n").equals(System.lineSeparator()));
        o.println(o.checkError());
        o.flush();

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream p = new PrintStream(bytes, true, "UTF-8");
        p.print("h\u00E9\u20AC\uD83D\uDE00");
        p.print('\u00FF');
        p.write(0x141);
        p.flush();
        o.println(bytes.size() + " " + Arrays.toString(bytes.toByteArray()));
        bytes.reset();
        new PrintStream(bytes, false, "ISO-8859-1").print("h\u00E9\u20AC");
        o.println(bytes.size() + " " + Arrays.toString(bytes.toByteArray()));
        PrintStream broken = new PrintStream(new OutputStream() {
            int n;
            @Override public void write(int b) throws IOException {
                if (++n > 3) throw new IOException("full");
            }
        });
        broken.print("ab");
        o.println("error " + broken.checkError());
        broken.print("cdef");
        broken.flush();
        o.println("error " + broken.checkError());
        p.close();
        p.print("after close");
        o.println("closed error " + p.checkError() + " " + bytes.size());
        StringBuilder trace = new StringBuilder();
        PrintStream watched = new PrintStream(new FilterOutputStream(new ByteArrayOutputStream()) {
            @Override public void write(byte[] b, int off, int len) throws IOException { trace.append("w").append(len).append(' '); }
            @Override public void write(int b) throws IOException { trace.append("b").append(b).append(' '); }
            @Override public void flush() throws IOException { trace.append("f "); }
        }, true);
        watched.print("no flush?");
        watched.println("line");
        watched.write('\n');
        watched.write(new byte[] {1, 2});
        o.println(trace);
        Object[] objs = {1, 'c', "s", 2.5, null, 3L, true, new int[] {1}.length};
        for (Object x : objs) o.print(x + ",");
        o.println();
        char[] cs = {'o', 'k'};
        o.println(cs);
        o.println("" + String.valueOf(cs) + cs.length);
        try {
            o.printf("%d%n", "x");
        } catch (IllegalFormatException e) {
            o.println(" " + e.getMessage());
        }
        try {
            o.write(new byte[3], 2, 5);
        } catch (IndexOutOfBoundsException e) {
            o.println("bounds");
        }
        o.print("last line without newline");
    }
}
