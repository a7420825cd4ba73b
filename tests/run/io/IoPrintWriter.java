// PrintWriter, StringWriter, CharArrayWriter, BufferedWriter, OutputStreamWriter: buffering, errors, stack traces in memory.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class IoPrintWriter {
    static final class Failing extends Writer {
        int budget;
        Failing(int budget) { this.budget = budget; }
        @Override public void write(char[] c, int off, int len) throws IOException {
            budget -= len;
            if (budget < 0) throw new IOException("over budget");
        }
        @Override public void flush() {}
        @Override public void close() throws IOException { throw new IOException("close refused"); }
    }

    static String show(String s) { return s.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t"); }

    public static void main(String[] args) throws Exception {
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.print(1); pw.print('c'); pw.print(2.5); pw.print(true); pw.print("s"); pw.print((Object) null); pw.print(new char[] {'x', 'y'}); pw.print(3L); pw.print(1f);
        pw.println(); pw.println("line"); pw.printf(Locale.ROOT, "%05.1f|%s%n", 3.14159, "fmt"); pw.format("%d%n", 7); pw.append("app").append('!').append("12345", 1, 3);
        pw.write("string", 2, 3); pw.write('W'); pw.write(new char[] {'a', 'b', 'c'}, 1, 2);
        System.out.println(show(sw.toString()) + " " + sw.getBuffer().length() + " error " + pw.checkError());
        sw.getBuffer().setLength(0);
        pw.println(new int[] {1, 2}.length);
        pw.close();
        pw.println("after close");
        System.out.println(show(sw.toString()) + " error " + pw.checkError());

        new RuntimeException("outer", new IllegalStateException("inner")).printStackTrace(new PrintWriter(sw = new StringWriter(), true));
        List<String> heads = new ArrayList<>();
        for (String l : sw.toString().split(System.lineSeparator())) heads.add(l.startsWith("\tat ") ? "at " + l.substring(4, l.indexOf('.', 4)) : l);
        System.out.println(heads);

        PrintWriter f = new PrintWriter(new Failing(5));
        f.print("1234");
        System.out.println("before " + f.checkError());
        f.print("5678");
        System.out.println("after " + f.checkError());
        f.close();
        try (Writer w = new Failing(1)) {
            w.write("ab");
        } catch (IOException e) {
            System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
        }

        CharArrayWriter ca = new CharArrayWriter(2);
        ca.write("hello");
        ca.append('-').append("xyz", 0, 2);
        ca.write(new char[] {'1', '2', '3'}, 0, 2);
        StringWriter copy = new StringWriter();
        ca.writeTo(copy);
        System.out.println(ca + " " + ca.size() + " " + copy + " " + ca.toCharArray().length);
        ca.reset();
        System.out.println("[" + ca + "]");

        StringWriter under = new StringWriter();
        BufferedWriter bw = new BufferedWriter(under, 8);
        bw.write("1234567");
        System.out.println("buffered [" + under + "]");
        bw.write("89");
        System.out.println("spilled [" + under + "]");
        bw.newLine();
        bw.write("a long string beyond the buffer");
        System.out.println("direct [" + show(under.toString()) + "]");
        bw.flush();
        System.out.println("flushed [" + show(under.toString()) + "]");
        bw.close();
        try {
            bw.write("x");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStreamWriter ow = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
        ow.write("\u00E9\u20AC\uD83D");
        ow.write("\uDE00!");
        System.out.println("pending " + bytes.size() + " " + ow.getEncoding());
        ow.flush();
        System.out.println("flushed " + bytes.size() + " " + Arrays.toString(bytes.toByteArray()));
        ow.write("\uD83Dx");
        ow.close();
        System.out.println(Arrays.toString(Arrays.copyOfRange(bytes.toByteArray(), 10, bytes.size())) + " " + ow.getEncoding());
        try {
            new OutputStreamWriter(bytes, "bogus");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e.getMessage());
        }
        PrintWriter out = new PrintWriter(System.out, true);
        out.println("through a PrintWriter");
        out.printf("%s%n", "formatted");
        PrintWriter auto = new PrintWriter(new BufferedWriter(under = new StringWriter(), 100), true);
        auto.print("not yet");
        System.out.println("[" + under + "]");
        auto.println();
        System.out.println("[" + show(under.toString()) + "]");
        Writer nul = Writer.nullWriter();
        nul.write("gone");
        nul.close();
        try {
            nul.write("x");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try (StringWriter w = new StringWriter(3); PrintWriter q = new PrintWriter(w)) {
            q.print((String) null);
            q.print((char[]) new char[0]);
            System.out.println("[" + w + "]");
        }
        out.flush();
    }
}
