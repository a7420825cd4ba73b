// Huffman coding with canonical codes, LZ77 with a window, run-length and move-to-front, all round-tripped.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.*;

public class AppCompression {
    static final class BitWriter {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private int acc, n, total;
        void bit(int b) {
            acc = acc << 1 | b;
            total++;
            if (++n == 8) { out.write(acc); acc = n = 0; }
        }
        void bits(int v, int count) { for (int i = count - 1; i >= 0; i--) bit(v >> i & 1); }
        byte[] done() {
            int keep = total;
            while (n != 0) bit(0);
            total = keep;
            return out.toByteArray();
        }
    }

    static final class BitReader {
        private final byte[] b;
        private int pos;
        BitReader(byte[] b) { this.b = b; }
        int bit() {
            if (pos >= b.length * 8) throw new IllegalStateException("out of bits at " + pos);
            int r = b[pos >> 3] >> 7 - (pos & 7) & 1;
            pos++;
            return r;
        }
        int bits(int n) { int v = 0; while (n-- > 0) v = v << 1 | bit(); return v; }
    }

    // ---- Huffman ----
    private abstract static class Tree implements Comparable<Tree> {
        final int freq, least;
        Tree(int f, int l) { freq = f; least = l; }
        @Override public int compareTo(Tree o) { return freq != o.freq ? Integer.compare(freq, o.freq) : Integer.compare(least, o.least); }
        abstract void depths(int d, Map<Integer, Integer> out);
    }

    private static final class Leaf extends Tree {
        final int sym;
        Leaf(int f, int s) { super(f, s); sym = s; }
        @Override void depths(int d, Map<Integer, Integer> out) { out.put(sym, Math.max(1, d)); }
    }

    private static final class Fork extends Tree {
        final Tree a, b;
        Fork(Tree a, Tree b) { super(a.freq + b.freq, Math.min(a.least, b.least)); this.a = a; this.b = b; }
        @Override void depths(int d, Map<Integer, Integer> out) { a.depths(d + 1, out); b.depths(d + 1, out); }
    }

    static Map<Integer, Integer> lengths(byte[] data) {
        int[] freq = new int[256];
        for (byte x : data) freq[x & 255]++;
        PriorityQueue<Tree> q = new PriorityQueue<>();
        for (int i = 0; i < 256; i++) if (freq[i] > 0) q.add(new Leaf(freq[i], i));
        Map<Integer, Integer> out = new TreeMap<>();
        if (q.isEmpty()) return out;
        while (q.size() > 1) q.add(new Fork(q.poll(), q.poll()));
        q.poll().depths(0, out);
        return out;
    }

    /** Canonical codes: shorter first, then by symbol. Values hold length in the high half. */
    static Map<Integer, int[]> codes(Map<Integer, Integer> len) {
        Map<Integer, int[]> m = new LinkedHashMap<>();
        int code = 0, last = 0;
        for (Map.Entry<Integer, Integer> e : len.entrySet().stream().sorted(Map.Entry.<Integer, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey())).toList()) {
            code <<= e.getValue() - last;
            last = e.getValue();
            m.put(e.getKey(), new int[] {code++, last});
        }
        return m;
    }

    static byte[] huffman(byte[] data) {
        Map<Integer, Integer> len = lengths(data);
        Map<Integer, int[]> codes = codes(len);
        BitWriter w = new BitWriter();
        w.bits(data.length, 24);
        w.bits(len.size(), 9);
        len.forEach((s, l) -> { w.bits(s, 8); w.bits(l, 5); });
        for (byte b : data) { int[] c = codes.get(b & 255); w.bits(c[0], c[1]); }
        return w.done();
    }

    static byte[] unhuffman(byte[] packed) {
        BitReader r = new BitReader(packed);
        int n = r.bits(24), syms = r.bits(9);
        Map<Integer, Integer> len = new TreeMap<>();
        for (int i = 0; i < syms; i++) { int s = r.bits(8); len.put(s, r.bits(5)); }
        Map<String, Integer> back = new HashMap<>();
        codes(len).forEach((s, c) -> back.put(String.format("%" + c[1] + "s", Integer.toBinaryString(c[0])).replace(' ', '0'), s));
        byte[] out = new byte[n];
        StringBuilder cur = new StringBuilder();
        for (int i = 0; i < n;) {
            cur.append((char) ('0' + r.bit()));
            Integer s = back.get(cur.toString());
            if (s != null) { out[i++] = (byte) (int) s; cur.setLength(0); }
        }
        return out;
    }

    // ---- LZ77 ----
    static byte[] lz(byte[] d) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Map<Integer, List<Integer>> seen = new HashMap<>();
        int lit = 0;
        for (int i = 0; i < d.length;) {
            int bestLen = 0, bestAt = 0;
            if (i + 2 < d.length) {
                List<Integer> cand = seen.getOrDefault(key(d, i), List.of());
                for (int c = cand.size() - 1; c >= Math.max(0, cand.size() - 16); c--) {
                    int j = cand.get(c), l = 0;
                    if (i - j > 4095) break;
                    while (l < 66 && i + l < d.length && d[j + l] == d[i + l]) l++;
                    if (l > bestLen) { bestLen = l; bestAt = j; }
                }
            }
            int step = bestLen >= 4 ? bestLen : 1;
            if (step > 1) {
                flush(out, d, i - lit, lit);
                lit = 0;
                int dist = i - bestAt;
                out.write(128 | bestLen - 4 + 1 & 63);
                out.write(dist >> 8);
                out.write(dist);
            } else if (++lit == 127) {
                flush(out, d, i - lit + 1, lit);
                lit = 0;
            }
            for (int k = i; k < i + step && k + 2 < d.length; k++) seen.computeIfAbsent(key(d, k), x -> new ArrayList<>()).add(k);
            i += step;
        }
        flush(out, d, d.length - lit, lit);
        return out.toByteArray();
    }

    static int key(byte[] d, int i) { return (d[i] & 255) << 16 | (d[i + 1] & 255) << 8 | d[i + 2] & 255; }

    static void flush(ByteArrayOutputStream out, byte[] d, int from, int n) {
        if (n == 0) return;
        out.write(n);
        out.write(d, from, n);
    }

    static byte[] unlz(byte[] p) {
        byte[] out = new byte[16];
        int n = 0;
        for (int i = 0; i < p.length;) {
            int c = p[i++] & 255;
            int len = c < 128 ? c : (c & 63) == 0 ? 67 : (c & 63) + 3;
            if (n + len > out.length) out = Arrays.copyOf(out, Math.max(n + len, out.length * 2));
            if (c < 128) {
                System.arraycopy(p, i, out, n, len);
                i += len;
                n += len;
            } else {
                int dist = (p[i] & 255) << 8 | p[i + 1] & 255;
                i += 2;
                if (dist > n) throw new IllegalStateException("distance " + dist + " at " + n);
                for (int k = 0; k < len; k++, n++) out[n] = out[n - dist];
            }
        }
        return Arrays.copyOf(out, n);
    }

    static byte[] mtf(byte[] d, boolean forward) {
        List<Byte> l = IntStream.range(0, 256).mapToObj(i -> (byte) i).collect(Collectors.toCollection(LinkedList::new));
        byte[] o = new byte[d.length];
        for (int i = 0; i < d.length; i++) {
            int at = forward ? l.indexOf(d[i]) : d[i] & 255;
            Byte b = l.remove(at);
            l.add(0, b);
            o[i] = forward ? (byte) at : b;
        }
        return o;
    }

    public static void main(String[] args) {
        Map<String, byte[]> inputs = new LinkedHashMap<>();
        inputs.put("empty", new byte[0]);
        inputs.put("one", new byte[] {65});
        inputs.put("run", "a".repeat(300).getBytes(StandardCharsets.US_ASCII));
        inputs.put("abracadabra", "abracadabra".getBytes(StandardCharsets.US_ASCII));
        inputs.put("prose", "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity".getBytes(StandardCharsets.US_ASCII));
        inputs.put("table", IntStream.range(0, 60).mapToObj(i -> "row " + i + ";value=" + i * i + ";\n").collect(Collectors.joining()).getBytes(StandardCharsets.US_ASCII));
        byte[] rnd = new byte[600];
        new Random(4).nextBytes(rnd);
        inputs.put("random", rnd);
        byte[] skew = new byte[600];
        Random g = new Random(6);
        for (int i = 0; i < skew.length; i++) skew[i] = (byte) Math.round(g.nextGaussian() * 3);
        inputs.put("skewed", skew);
        inputs.forEach((name, d) -> {
            byte[] h = huffman(d), l = lz(d), both = huffman(lz(d));
            boolean ok = Arrays.equals(unhuffman(h), d) && Arrays.equals(unlz(l), d) && Arrays.equals(unlz(unhuffman(both)), d) && Arrays.equals(mtf(mtf(d, true), false), d);
            System.out.println(name + " " + d.length + " huffman " + h.length + " lz " + l.length + " both " + both.length + " mtf+huffman " + huffman(mtf(d, true)).length + " ok " + ok + " " + Arrays.hashCode(h) + " " + Arrays.hashCode(l));
        });
        codes(lengths("abracadabra".getBytes(StandardCharsets.US_ASCII))).forEach((s, c) -> System.out.print((char) (int) s + "=" + String.format("%" + c[1] + "s", Integer.toBinaryString(c[0])).replace(' ', '0') + " "));
        System.out.println();
        System.out.println(HexFormat.of().formatHex(lz("abcdabcdabcdabcdx".getBytes(StandardCharsets.US_ASCII))));
        try {
            unlz(new byte[] {(byte) 0x81, 0, 9});
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            unhuffman(Arrays.copyOf(huffman("truncated".getBytes(StandardCharsets.US_ASCII)), 6));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
