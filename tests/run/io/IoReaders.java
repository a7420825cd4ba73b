// StringReader, CharArrayReader, InputStreamReader over UTF-8 bytes, Readable, FilterReader, StreamTokenizer.
import java.io.*;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class IoReaders {
    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) sb.append(String.format("\\u%04X", (int) c)); else sb.append(c);
        return sb.toString();
    }

    public static void main(String[] args) throws IOException {
        StringReader r = new StringReader("hello world");
        char[] b = new char[4];
        System.out.println((char) r.read() + " " + r.read(b) + new String(b) + " " + r.skip(1) + " " + r.ready() + " " + r.markSupported());
        r.mark(0);
        System.out.println(r.read(b, 1, 2) + new String(b));
        r.reset();
        System.out.println((char) r.read() + " " + r.skip(-3) + " " + (char) r.read() + " " + r.skip(100) + " " + r.read());
        r.close();
        try {
            r.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        StringWriter w = new StringWriter();
        System.out.println(new StringReader("transfer me").transferTo(w) + " " + w);
        CharBuffer cb = CharBuffer.allocate(5);
        System.out.println(new StringReader("abc").read(cb) + " " + cb.flip());
        CharArrayReader ca = new CharArrayReader("0123456789".toCharArray(), 2, 5);
        System.out.println((char) ca.read() + " " + ca.skip(2) + " " + (char) ca.read() + (char) ca.read() + ca.read());

        byte[] utf = "a\u00E9\u20AC\uD83D\uDE00z".getBytes(StandardCharsets.UTF_8);
        InputStreamReader ir = new InputStreamReader(new ByteArrayInputStream(utf), StandardCharsets.UTF_8);
        StringBuilder sb = new StringBuilder();
        for (int c; (c = ir.read()) >= 0;) sb.append(Integer.toHexString(c)).append(' ');
        System.out.println(sb + ir.getEncoding());
        ir.close();
        System.out.println(ir.getEncoding());
        // one byte at a time from below
        InputStream drip = new FilterInputStream(new ByteArrayInputStream(utf)) {
            @Override public int read(byte[] x, int off, int len) throws IOException { return super.read(x, off, Math.min(len, 1)); }
        };
        System.out.println(esc(new BufferedReader(new InputStreamReader(drip, StandardCharsets.UTF_8)).readLine()));
        System.out.println(esc(new BufferedReader(new InputStreamReader(new ByteArrayInputStream(new byte[] {65, (byte) 0xC3, 66, (byte) 0xE2, (byte) 0x82}), StandardCharsets.UTF_8)).readLine()));
        System.out.println(esc(new BufferedReader(new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xFE, (byte) 0xFF, 0, 65, (byte) 0xD8}), StandardCharsets.UTF_16)).readLine()));
        byte[] big = "line \u20AC number\n".repeat(2000).getBytes(StandardCharsets.UTF_8);
        BufferedReader br = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(big), StandardCharsets.UTF_8));
        System.out.println(br.lines().mapToInt(String::length).sum() + " " + big.length);
        FilterReader upper = new FilterReader(new StringReader("shout")) {
            @Override public int read(char[] c, int off, int len) throws IOException {
                int n = super.read(c, off, len);
                for (int i = off; i < off + n; i++) c[i] = Character.toUpperCase(c[i]);
                return n;
            }
        };
        System.out.println(new BufferedReader(upper).readLine() + " " + Reader.nullReader().read());
        Readable fixed = c -> { if (c.remaining() < 3) return -1; c.put("ab "); return 3; };
        System.out.println(new Scanner(fixed).next());

        String src = "x1 = 3.5 + foo_bar * -2 // comment\n\"quoted \\n str\" 'c' /* block */ end.\n 0x1F .5 5. 1e3 a-b";
        StreamTokenizer t = new StreamTokenizer(new StringReader(src));
        t.slashSlashComments(true);
        t.slashStarComments(true);
        t.eolIsSignificant(true);
        t.ordinaryChar('/');
        t.wordChars('_', '_');
        StringJoiner toks = new StringJoiner(" ");
        while (t.nextToken() != StreamTokenizer.TT_EOF) {
            switch (t.ttype) {
                case StreamTokenizer.TT_NUMBER -> toks.add("N" + t.nval);
                case StreamTokenizer.TT_WORD -> toks.add("W" + t.sval);
                case StreamTokenizer.TT_EOL -> toks.add("EOL" + t.lineno());
                case '"', '\'' -> toks.add("Q" + esc(t.sval));
                default -> toks.add("" + (char) t.ttype);
            }
        }
        System.out.println(toks);
        t = new StreamTokenizer(new StringReader("push back UPPER"));
        t.lowerCaseMode(true);
        t.nextToken();
        String first = t.sval;
        t.pushBack();
        t.nextToken();
        System.out.println(first + t.sval + " " + t + " " + t.nextToken() + t.sval + " " + t.nextToken() + t.sval + " " + t.nextToken());
        t = new StreamTokenizer(new StringReader("1,2;3"));
        t.resetSyntax();
        t.wordChars('0', '9');
        t.whitespaceChars(';', ';');
        sb.setLength(0);
        while (t.nextToken() != StreamTokenizer.TT_EOF) sb.append(t.ttype == StreamTokenizer.TT_WORD ? "<" + t.sval + ">" : "" + (char) t.ttype);
        System.out.println(sb);
        Scanner s = new Scanner("1;2;x;4.5;;true").useDelimiter(";").useLocale(Locale.ROOT);
        sb.setLength(0);
        while (s.hasNext()) {
            if (s.hasNextInt()) sb.append("int ").append(s.nextInt());
            else if (s.hasNextDouble()) sb.append("double ").append(s.nextDouble());
            else if (s.hasNextBoolean()) sb.append("boolean ").append(s.nextBoolean());
            else sb.append("text '").append(s.next()).append('\'');
            sb.append(", ");
        }
        System.out.println(sb);
        s = new Scanner("1,234 (5) -6 7e2 NaN").useLocale(Locale.ROOT);
        System.out.println(s.nextInt() + " " + s.next() + " " + s.nextInt() + " " + s.nextDouble() + " " + s.nextDouble() + " " + s.hasNext());
        s = new Scanner("one fish two fish").useDelimiter("\\s*fish\\s*");
        System.out.println(s.next() + "," + s.next() + " " + s.hasNext() + " " + s.delimiter());
        s = new Scanner("skip:this 99");
        s.skip("skip:\\w+");
        System.out.println(s.nextInt() + " " + s.radix());
        try {
            s.skip("zzz");
        } catch (NoSuchElementException e) {
            System.out.println("skip failed");
        }
        System.out.println(new Scanner("a\n\nb\n").nextLine() + new Scanner("x y").findWithinHorizon("y", 2) + new Scanner("x y").findWithinHorizon("y", 3));
    }
}
