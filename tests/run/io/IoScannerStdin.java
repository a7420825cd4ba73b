// Scanner over standard input: mixed tokens, lines, numbers in radices, mismatches, delimiters left at line ends.
// stdin: 42 -17 99999999999 3.25 true word
// stdin: the rest of a line here
// stdin: ff 0x1F 1e3 -0.5
// stdin: a,b,,c
// stdin: 3
// stdin: 10 20 30
// stdin: 123456789012345678901234567890 0.1000
// stdin: key = value
// stdin:   indented  tokens
// stdin: last line without much
import java.math.*;
import java.util.*;

public class IoScannerStdin {
    static void p(String label, Object o) { System.out.println(label + ": [" + o + "]"); }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.ROOT);
        p("int", in.nextInt());
        p("hasNextInt", in.hasNextInt() + " " + in.hasNextLong() + " " + in.hasNextDouble() + " " + in.hasNextBoolean());
        p("negative", in.nextInt());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            p("too big for int", e.getMessage());
        }
        p("as long", in.nextLong());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            p("not an int", e.getMessage());
        }
        p("double", in.nextDouble());
        p("boolean", in.hasNextBoolean() + " " + in.nextBoolean());
        try {
            in.nextBoolean();
        } catch (InputMismatchException e) {
            p("not a boolean", e.getMessage());
        }
        p("word", in.next());
        p("rest of line is empty", in.nextLine());
        p("line", in.nextLine());
        p("hex", in.nextInt(16));
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            p("0x refused", e.getMessage());
        }
        p("0x as token", in.next());
        p("exponent", in.nextDouble() + " " + in.nextFloat());
        in.nextLine();
        p("comma line", in.nextLine());
        int n = in.nextInt(), sum = 0;
        for (int i = 0; i < n; i++) sum += in.nextInt();
        p("sum", sum);
        p("big", in.nextBigInteger() + " " + in.nextBigDecimal());
        in.nextLine();
        p("find", in.findInLine("(\\w+)\\s*=\\s*(\\w+)") + " " + in.match().group(1) + "/" + in.match().group(2));
        in.nextLine();
        p("pattern", in.hasNext("in[a-z]+") + " " + in.hasNext("x+") + " " + in.next("in[a-z]+"));
        try {
            in.next("\\d+");
        } catch (InputMismatchException e) {
            p("pattern mismatch", e.getMessage());
        }
        p("next", in.next());
        p("hasNextLine", in.hasNextLine() + " " + in.hasNext());
        in.nextLine();
        in.useDelimiter("i|\n");
        StringBuilder sb = new StringBuilder();
        while (in.hasNext()) sb.append('<').append(in.next()).append('>');
        p("delimited", sb);
        p("at end", in.hasNext() + " " + in.hasNextLine() + " " + in.hasNextInt());
        try {
            in.next();
        } catch (NoSuchElementException e) {
            p("exhausted", e.getClass().getSimpleName() + " " + e.getMessage());
        }
        try {
            in.nextLine();
        } catch (NoSuchElementException e) {
            p("no line", e.getMessage());
        }
        in.close();
        try {
            in.hasNext();
        } catch (IllegalStateException e) {
            p("closed", e.getMessage());
        }
        try {
            p("stdin closed too", System.in.read());
        } catch (java.io.IOException e) {
            p("stdin closed too", e.getMessage());
        }
    }
}
