// stdin: 12 abc 3.5 line with spaces and more text 99 zz
// Reading standard input: bytes, available, a Scanner over the rest, end of file again and again.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TreeMap;

public class LangStdin {
    static String show(int b) { return b < 0 ? "EOF" : b < 33 ? "#" + b : "" + (char) b; }

    public static void main(String[] args) throws IOException {
        System.out.println(show(System.in.read()) + show(System.in.read()) + show(System.in.read()));
        byte[] buf = new byte[6];
        int n = System.in.read(buf, 1, 4);
        System.out.println(n + " " + new String(buf, 1, n, StandardCharsets.US_ASCII) + " " + buf[0] + buf[5]);
        System.out.println(System.in.read(buf, 0, 0));
        try {
            System.in.read(buf, 3, 9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bad range");
        }
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line = r.readLine();
        System.out.println("[" + line + "]");
        String tail = r.readLine();
        System.out.println(tail == null || tail.isEmpty() ? "no more" : "more " + tail);
        System.out.println(r.read() + " " + r.readLine() + " " + System.in.read() + " " + System.in.read(buf));
        StringTokenizer st = new StringTokenizer(line);
        System.out.println(st.countTokens());
        Map<Integer, String> byLen = new TreeMap<>();
        while (st.hasMoreTokens()) {
            String t = st.nextToken();
            byLen.merge(t.length(), t, (a, b) -> a + "," + b);
        }
        System.out.println(byLen);
        Scanner sc = new Scanner(line);
        int words = 0;
        double sum = 0;
        while (sc.hasNext()) {
            if (sc.hasNextInt()) sum += sc.nextInt();
            else {
                sc.next();
                words++;
            }
        }
        System.out.println(words + " " + sum);
        Scanner two = new Scanner("1,2;3\nfour five\n\nsix");
        two.useDelimiter("[,;\\s]+");
        System.out.println(two.nextInt() + two.nextInt() + two.nextInt() + " " + two.hasNextInt() + " " + two.next() + two.nextLine() + "|" + two.nextLine() + "|" + two.nextLine() + "|" + two.hasNextLine());
        try {
            two.next();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        try {
            new Scanner("notanint").nextInt();
        } catch (java.util.InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        BufferedReader sr = new BufferedReader(new StringReader("a\nb\r\nc\rd\n\ne"));
        StringBuilder sb = new StringBuilder();
        for (String l; (l = sr.readLine()) != null; ) sb.append('<').append(l).append('>');
        System.out.println(sb);
        BufferedReader mk = new BufferedReader(new StringReader("0123456789"), 4);
        char[] cs = new char[3];
        mk.read(cs);
        mk.mark(5);
        mk.skip(2);
        int at = mk.read();
        mk.reset();
        System.out.println(new String(cs) + (char) at + (char) mk.read() + " " + mk.ready() + " " + mk.markSupported() + " " + mk.lines().toList());
        mk.close();
        try {
            mk.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.setIn(new java.io.ByteArrayInputStream("replaced".getBytes(StandardCharsets.US_ASCII)));
        System.out.println(System.in.available() + " " + (char) System.in.read() + new String(System.in.readAllBytes(), StandardCharsets.US_ASCII) + System.in.read());
    }
}
