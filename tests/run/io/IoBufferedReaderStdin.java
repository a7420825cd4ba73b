// BufferedReader over standard input: word count, commands, totals; the usual shape of small text programs.
// stdin: add apples 3
// stdin: add pears 5
// stdin: take apples 1
// stdin: add apples 10
// stdin: bogus line here
// stdin: take pears nine
// stdin: take plums 2
// stdin: list
// stdin: sum
// stdin: # comment
// stdin: quit
// stdin: add never 1
import java.io.*;
import java.util.*;

public class IoBufferedReaderStdin {
    static final TreeMap<String, Integer> STOCK = new TreeMap<>();

    static String run(String line) {
        String[] w = line.trim().split("\\s+");
        switch (w[0]) {
            case "add":
                return w[1] + " now " + STOCK.merge(w[1], Integer.parseInt(w[2]), Integer::sum);
            case "take": {
                int n = Integer.parseInt(w[2]);
                Integer have = STOCK.get(w[1]);
                if (have == null) throw new NoSuchElementException("no " + w[1]);
                if (have < n) throw new IllegalStateException("only " + have);
                STOCK.put(w[1], have - n);
                return w[1] + " left " + (have - n);
            }
            case "list":
                return STOCK.toString();
            case "sum":
                return "total " + STOCK.values().stream().mapToInt(i -> i).sum();
            default:
                if (line.startsWith("#")) return "ignored";
                throw new IllegalArgumentException("unknown command " + w[0]);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println("ready " + in.markSupported());
        in.mark(100);
        char[] peek = new char[7];
        System.out.println(in.read(peek, 0, 7) + " '" + new String(peek) + "'");
        in.reset();
        String line;
        int no = 0, errors = 0, chars = 0;
        while ((line = in.readLine()) != null) {
            no++;
            chars += line.length();
            if (line.equals("quit")) break;
            try {
                System.out.println(no + ": " + run(line));
            } catch (NumberFormatException e) {
                errors++;
                System.out.println(no + ": bad number, " + e.getMessage());
            } catch (RuntimeException e) {
                errors++;
                System.out.println(no + ": " + e.getClass().getSimpleName() + ", " + e.getMessage());
            }
        }
        System.out.println(no + " lines, " + errors + " errors, " + chars + " characters");
        System.out.println("rest " + in.lines().toList());
        System.out.println(in.readLine() + " " + in.read() + " " + in.read(new char[4]));
        in.close();
        try {
            in.readLine();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            in.ready();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }

        BufferedReader s = new BufferedReader(new StringReader("l1\nl2\r\nl3\rl4\n\nlast"), 2);
        List<String> got = new ArrayList<>();
        for (String x; (x = s.readLine()) != null;) got.add("<" + x + ">");
        System.out.println(got);
        s = new BufferedReader(new StringReader("0123456789"), 4);
        System.out.println((char) s.read() + " " + s.skip(3) + " " + (char) s.read());
        s.mark(6);
        char[] six = new char[6];
        System.out.println(s.read(six) + new String(six, 0, 5) + " " + s.read());
        s.reset();
        System.out.println((char) s.read() + " " + s.ready());
        try {
            s.skip(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        BufferedReader m = new BufferedReader(new StringReader("abcdefghijklmnop"), 2);
        m.mark(1);
        for (int i = 0; i < 6; i++) m.read();
        try {
            m.reset();
            System.out.println("reset worked");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BufferedReader(new StringReader(""), 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\r\nc"));
        while (ln.readLine() != null) System.out.print(ln.getLineNumber() + " ");
        System.out.println(ln.readLine());
    }
}
