// Tries: prefix queries, wildcard search, removal with pruning, counts, a compressed radix tree, a bitwise trie for xor maxima, boggle.
import java.util.*;
import java.util.stream.*;

public class AppTrie {
    static final class Trie {
        private final TreeMap<Character, Trie> kids = new TreeMap<>();
        private boolean word;
        private int count;
        static int nodes;
        Trie() { nodes++; }
        boolean add(String w) {
            if (contains(w)) return false;
            Trie t = this;
            t.count++;
            for (char c : w.toCharArray()) {
                t = t.kids.computeIfAbsent(c, k -> new Trie());
                t.count++;
            }
            return t.word = true;
        }
        Trie find(String p) {
            Trie t = this;
            for (int i = 0; i < p.length() && t != null; i++) t = t.kids.get(p.charAt(i));
            return t;
        }
        boolean contains(String w) { Trie t = find(w); return t != null && t.word; }
        int startingWith(String p) { Trie t = find(p); return t == null ? 0 : t.count; }
        boolean remove(String w) {
            if (!contains(w)) return false;
            Trie t = this;
            t.count--;
            for (char c : w.toCharArray()) {
                Trie k = t.kids.get(c);
                if (--k.count == 0) { t.kids.remove(c); return true; }
                t = k;
            }
            t.word = false;
            return true;
        }
        void collect(String p, List<String> out, int limit) {
            if (out.size() >= limit) return;
            if (word) out.add(p);
            kids.forEach((c, k) -> k.collect(p + c, out, limit));
        }
        List<String> complete(String p, int limit) {
            List<String> out = new ArrayList<>();
            Trie t = find(p);
            if (t != null) t.collect(p, out, limit);
            return out;
        }
        void match(String pat, int i, String sofar, List<String> out) {
            if (i == pat.length()) { if (word) out.add(sofar); return; }
            char c = pat.charAt(i);
            if (c == '*') {
                match(pat, i + 1, sofar, out);
                kids.forEach((k, t) -> t.match(pat, i, sofar + k, out));
            } else if (c == '.') kids.forEach((k, t) -> t.match(pat, i + 1, sofar + k, out));
            else if (kids.containsKey(c)) kids.get(c).match(pat, i + 1, sofar + c, out);
        }
        String longestPrefix(String s) {
            Trie t = this;
            int best = 0;
            for (int i = 0; i < s.length(); i++) {
                t = t.kids.get(s.charAt(i));
                if (t == null) break;
                if (t.word) best = i + 1;
            }
            return s.substring(0, best);
        }
    }

    static final class Radix {
        String label = "";
        boolean end;
        final TreeMap<Character, Radix> kids = new TreeMap<>();
        void add(String w) {
            if (w.isEmpty()) { end = true; return; }
            Radix k = kids.get(w.charAt(0));
            if (k == null) {
                k = new Radix();
                k.label = w;
                k.end = true;
                kids.put(w.charAt(0), k);
                return;
            }
            int n = 0;
            while (n < k.label.length() && n < w.length() && k.label.charAt(n) == w.charAt(n)) n++;
            if (n < k.label.length()) {
                Radix mid = new Radix();
                mid.label = k.label.substring(0, n);
                k.label = k.label.substring(n);
                mid.kids.put(k.label.charAt(0), k);
                kids.put(mid.label.charAt(0), mid);
                k = mid;
            }
            k.add(w.substring(n));
        }
        boolean has(String w) {
            if (w.isEmpty()) return end;
            Radix k = kids.get(w.charAt(0));
            return k != null && w.startsWith(k.label) && k.has(w.substring(k.label.length()));
        }
        @Override public String toString() { return label + (end ? "!" : "") + (kids.isEmpty() ? "" : kids.values().stream().map(Object::toString).collect(Collectors.joining(" ", "(", ")"))); }
    }

    static int maxXor(int[] a) {
        int[][] t = new int[a.length * 31 + 1][2];
        int n = 1, best = 0;
        for (int x : a) {
            int p = 0, q = 0, v = 0;
            for (int b = 30; b >= 0; b--) {
                int bit = x >> b & 1;
                if (t[p][bit] == 0) t[p][bit] = n++;
                p = t[p][bit];
            }
            for (int b = 30; b >= 0; b--) {
                int bit = x >> b & 1;
                if (t[q][1 - bit] != 0) { v |= 1 << b; q = t[q][1 - bit]; } else q = t[q][bit];
            }
            best = Math.max(best, v);
        }
        return best;
    }

    static void boggle(char[][] g, int r, int c, Trie t, String w, Set<String> out) {
        if (r < 0 || c < 0 || r >= g.length || c >= g[0].length || g[r][c] == 0) return;
        char ch = g[r][c];
        Trie k = t.kids.get(ch);
        if (k == null) return;
        if (k.word) out.add(w + ch);
        g[r][c] = 0;
        for (int i = 0; i < 9; i++) if (i != 4) boggle(g, r + i / 3 - 1, c + i % 3 - 1, k, w + ch, out);
        g[r][c] = ch;
    }

    public static void main(String[] args) {
        String[] words = "a an and ant any are area bar bare barn base be bee been beer bet better bird can cane cart cat cats dog do done door dot tea ten tend tends to toe ton top".split(" ");
        Trie t = new Trie();
        for (String w : words) t.add(w);
        System.out.println(words.length + " words, " + Trie.nodes + " nodes, again " + t.add("cat") + ", " + t.startingWith("") + " " + t.startingWith("be") + " " + t.startingWith("x"));
        for (String p : new String[] {"be", "ca", "do", "z", "tend", ""}) System.out.println("'" + p + "' " + t.complete(p, 6));
        for (String p : new String[] {"c.t", "..", "b*", "*t", "t*n*", "....", "*e*e*", "x*", "*"}) {
            List<String> out = new ArrayList<>();
            t.match(p, 0, "", out);
            System.out.println(p + " " + out.size() + " " + new TreeSet<>(out).stream().limit(8).toList());
        }
        System.out.println(t.longestPrefix("tendency") + " " + t.longestPrefix("dogma") + " " + t.longestPrefix("quux") + "| " + t.longestPrefix("betterment"));
        System.out.println(t.remove("tend") + " " + t.remove("tend") + " " + t.contains("tends") + " " + t.contains("tend") + " " + t.remove("tends") + " " + t.find("ten").kids.size() + " " + t.startingWith("te"));
        Radix r = new Radix();
        for (String w : new String[] {"romane", "romanus", "romulus", "rubens", "ruber", "rubicon", "rubicundus", "rom"}) r.add(w);
        System.out.println(r + " " + r.has("rom") + " " + r.has("roma") + " " + r.has("rubicundus") + " " + r.has(""));
        Random rnd = new Random(2);
        Radix big = new Radix();
        Set<String> ref = new TreeSet<>();
        for (int i = 0; i < 400; i++) {
            String w = rnd.ints(1 + rnd.nextInt(6), 'a', 'd').mapToObj(c -> "" + (char) c).collect(Collectors.joining());
            big.add(w);
            ref.add(w);
        }
        int hits = 0;
        for (int i = 0; i < 800; i++) {
            String w = rnd.ints(1 + rnd.nextInt(6), 'a', 'd').mapToObj(c -> "" + (char) c).collect(Collectors.joining());
            if (big.has(w) != ref.contains(w)) throw new AssertionError(w);
            if (ref.contains(w)) hits++;
        }
        System.out.println(ref.size() + " hits " + hits + " " + big.toString().hashCode());
        int[] a = rnd.ints(60, 0, Integer.MAX_VALUE).toArray();
        int brute = 0;
        for (int x : a) for (int y : a) brute = Math.max(brute, x ^ y);
        System.out.println(maxXor(a) == brute ? "xor " + brute : "wrong");
        Trie dict = new Trie();
        for (String w : words) dict.add(w);
        Set<String> found = new TreeSet<>();
        char[][] g = {"cate".toCharArray(), "noda".toCharArray(), "rbto".toCharArray(), "eenp".toCharArray()};
        for (int i = 0; i < 16; i++) boggle(g, i / 4, i % 4, dict, "", found);
        System.out.println(found + " " + new String(g[0]));
    }
}
