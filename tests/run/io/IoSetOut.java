// System.setOut and setIn redirection: capture, nesting, tee, line-prefixing streams, restoring.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.*;

public class IoSetOut {
    static String capture(Runnable r) {
        PrintStream old = System.out;
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        System.setOut(new PrintStream(b, true, StandardCharsets.UTF_8));
        try {
            r.run();
        } finally {
            System.setOut(old);
        }
        return b.toString(StandardCharsets.UTF_8);
    }

    static final class Prefixer extends OutputStream {
        final OutputStream to;
        final String prefix;
        boolean start = true;
        Prefixer(OutputStream to, String prefix) { this.to = to; this.prefix = prefix; }
        @Override public void write(int b) throws IOException {
            if (start) to.write(prefix.getBytes(StandardCharsets.US_ASCII));
            start = b == '\n';
            to.write(b);
        }
        @Override public void flush() throws IOException { to.flush(); }
    }

    static void chatty(int n) {
        for (int i = 1; i <= n; i++) System.out.printf("chat %d of %d%n", i, n);
    }

    static String show(String s) { return s.replace("\n", "\\n").replace("\r", "\\r"); }

    public static void main(String[] args) {
        PrintStream original = System.out;
        System.out.println("before");
        String got = capture(() -> {
            System.out.print("inside ");
            System.out.println(42);
            System.out.printf("%s%n", "fmt");
            System.out.write('w');
            System.out.append('a').append("pp");
        });
        System.out.println(show(got) + " " + got.length());
        String nested = capture(() -> {
            System.out.println("outer 1");
            String in = capture(() -> System.out.print("inner"));
            System.out.println("outer 2 saw " + in.length());
        });
        System.out.println(show(nested));
        try {
            capture(() -> {
                System.out.println("lost");
                throw new IllegalStateException("restored anyway");
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + (System.out == original));
        }
        System.setOut(new PrintStream(new Prefixer(original, "> "), true));
        chatty(3);
        System.out.print("partial");
        System.out.println(" line");
        System.out.flush();
        System.setOut(new PrintStream(new Prefixer(System.out, "nested "), true));
        chatty(2);
        System.out.flush();
        System.setOut(original);
        System.out.println("restored");
        PrintStream held = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.out.println("into the void");
        held.println("through the held reference");
        System.setOut(held);
        InputStream oldIn = System.in;
        System.setIn(new ByteArrayInputStream("10 20 30\nname\n".getBytes(StandardCharsets.US_ASCII)));
        Scanner sc = new Scanner(System.in);
        System.out.println(sc.nextInt() + sc.nextInt() + sc.nextInt() + " " + sc.next());
        System.setIn(oldIn);
        String transcript = capture(() -> {
            System.setIn(new ByteArrayInputStream("alice\n7\nbogus\n9\n".getBytes(StandardCharsets.US_ASCII)));
            dialogue();
            System.setIn(oldIn);
        });
        System.out.println(show(transcript));
        long[] counted = {0};
        PrintStream counting = new PrintStream(new FilterOutputStream(original) {
            @Override public void write(int b) throws IOException { counted[0]++; out.write(b); }
        });
        System.setOut(counting);
        System.out.println("count these bytes");
        System.out.flush();
        System.setOut(original);
        System.out.println(counted[0] + " bytes");
        List<String> lines = capture(() -> chatty(5)).lines().map(s -> s.substring(5, 6)).toList();
        System.out.println(lines);
        Supplier<PrintStream> current = () -> System.out;
        System.out.println(capture(() -> current.get().print("late bound")) + " " + (current.get() == original));
        String wide = capture(() -> System.out.print("\u20AC\u00E9"));
        System.out.println(wide.length() + " " + (int) wide.charAt(0));
    }

    static void dialogue() {
        Scanner in = new Scanner(System.in);
        System.out.print("name? ");
        String n = in.nextLine();
        int total = 0;
        for (int i = 0; i < 2;) {
            System.out.print("number? ");
            String t = in.nextLine();
            try {
                total += Integer.parseInt(t);
                i++;
            } catch (NumberFormatException e) {
                System.out.print("not '" + t + "'; ");
            }
        }
        System.out.println(n + " has " + total);
    }
}
