// Standard output and standard error kept apart; exit status from System.exit inside nested calls with finally and hooks.
// stderr: compare
import java.io.*;

public class IoStdoutStderr {
    static int depth(int n) {
        try {
            if (n == 0) {
                System.out.println("exiting at the bottom");
                System.err.println("error stream: about to exit");
                System.exit(3);
            }
            return depth(n - 1) + 1;
        } finally {
            System.out.println("finally must not run after exit");
        }
    }

    public static void main(String[] args) {
        System.out.println("out 1");
        System.err.println("err 1");
        System.out.print("out 2 ");
        System.err.print("err 2 ");
        System.out.print("out 3\n");
        System.err.print("err 3\n");
        System.err.printf("%d %s %.2f%n", 1, "two", 3.0);
        System.err.append("app").append('x').println();
        System.err.println(new char[] {'c', 'h'});
        System.err.println((Object) null);
        System.err.write('W');
        System.err.write('\n');
        System.err.flush();
        StringBuilder order = new StringBuilder();
        try {
            try {
                throw new IllegalStateException("first");
            } finally {
                order.append("f1 ");
            }
        } catch (IllegalStateException e) {
            order.append("caught ").append(e.getMessage());
        }
        System.out.println(order);
        System.err.println(order.reverse());
        PrintStream err = System.err;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setErr(new PrintStream(captured, true));
        System.err.println("captured error");
        new RuntimeException("traced").printStackTrace();
        System.setErr(err);
        String[] lines = captured.toString().split(System.lineSeparator());
        System.out.println(lines.length + " " + lines[0] + " " + lines[1] + " " + lines[2].trim());
        System.err.println("back again");
        PrintStream both = new PrintStream(new OutputStream() {
            @Override public void write(int b) {
                System.out.write(b);
                System.err.write(b);
            }
        });
        both.println("tee");
        both.flush();
        System.out.flush();
        for (int i = 0; i < 5; i++) (i % 2 == 0 ? System.out : System.err).println("alternating " + i);
        System.out.print("no newline at exit: ");
        System.out.println(depth(3));
    }
}
