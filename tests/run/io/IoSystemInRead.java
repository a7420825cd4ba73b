// System.in as a raw stream: read, read into ranges, available at the end, skip, readNBytes, end of input.
// stdin: ABCDEFGHIJ
// stdin: 0123456789
// stdin: tail of the input
import java.io.*;
import java.util.*;

public class IoSystemInRead {
    public static void main(String[] args) throws IOException {
        InputStream in = System.in;
        System.out.println((char) in.read() + " " + in.read());
        byte[] b = new byte[6];
        Arrays.fill(b, (byte) '.');
        System.out.println(in.read(b, 1, 3) + " " + new String(b, "US-ASCII"));
        System.out.println(in.read(b, 0, 0) + " " + in.read(new byte[0]));
        System.out.println(in.skip(2) + " " + (char) in.read());
        System.out.println(new String(in.readNBytes(4), "US-ASCII").replace('\n', '/'));
        for (int[] r : new int[][] {{-1, 2}, {0, 7}, {6, 1}, {3, -1}}) {
            try {
                in.read(b, r[0], r[1]);
                System.out.println("read");
            } catch (IndexOutOfBoundsException e) {
                System.out.println("range refused " + r[0] + " " + r[1]);
            }
        }
        try {
            in.read(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        StringBuilder line = new StringBuilder();
        int c;
        while ((c = in.read()) != '\n') line.append((char) c);
        System.out.println("[" + line + "]");
        in.mark(10);
        byte[] rest = in.readAllBytes();
        System.out.println(rest.length + " " + new String(rest, "US-ASCII").trim());
        System.out.println(in.read() + " " + in.read(b) + " " + in.readAllBytes().length + " " + in.skip(5) + " " + in.available());
        int sum = 0, vowels = 0;
        for (byte x : rest) {
            sum += x;
            if ("aeiou".indexOf(x) >= 0) vowels++;
        }
        System.out.println(sum + " " + vowels);
        InputStream old = System.in;
        System.setIn(new ByteArrayInputStream("replaced input\nsecond\n".getBytes("US-ASCII")));
        Scanner s = new Scanner(System.in);
        System.out.println(s.next() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextLine());
        System.setIn(old);
        System.out.println((System.in == old) + " " + System.in.read());
        in.close();
        try {
            System.out.println(in.read());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
