// String algorithms: KMP, Z, Rabin-Karp, Boyer-Moore-Horspool, Aho-Corasick, suffix array with LCP, Manacher, edit distance, trie.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class AppStringMatching {
    static List<Integer> naive(String t, String p) {
        List<Integer> l = new ArrayList<>();
        for (int i = t.indexOf(p); i >= 0; i = t.indexOf(p, i + 1)) l.add(i);
        return l;
    }

    static int[] failure(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(i) != p.charAt(k)) k = f[k - 1];
            if (p.charAt(i) == p.charAt(k)) k++;
            f[i] = k;
        }
        return f;
    }

    static List<Integer> kmp(String t, String p) {
        int[] f = failure(p);
        List<Integer> l = new ArrayList<>();
        for (int i = 0, k = 0; i < t.length(); i++) {
            while (k > 0 && (k == p.length() || t.charAt(i) != p.charAt(k))) k = f[k - 1];
            if (t.charAt(i) == p.charAt(k)) k++;
            if (k == p.length()) l.add(i - k + 1);
        }
        return l;
    }

    static int[] z(String s) {
        int[] z = new int[s.length()];
        for (int i = 1, l = 0, r = 0; i < s.length(); i++) {
            if (i < r) z[i] = Math.min(r - i, z[i - l]);
            while (i + z[i] < s.length() && s.charAt(z[i]) == s.charAt(i + z[i])) z[i]++;
            if (i + z[i] > r) { l = i; r = i + z[i]; }
        }
        return z;
    }

    static List<Integer> byZ(String t, String p) {
        int[] z = z(p + '\u0000' + t);
        return IntStream.range(0, t.length()).filter(i -> z[i + p.length() + 1] == p.length()).boxed().toList();
    }

    static List<Integer> rabinKarp(String t, String p) {
        final long m = 1_000_000_007L, b = 257;
        List<Integer> l = new ArrayList<>();
        if (p.length() > t.length()) return l;
        long hp = 0, ht = 0, top = 1;
        for (int i = 0; i < p.length(); i++) {
            hp = (hp * b + p.charAt(i)) % m;
            ht = (ht * b + t.charAt(i)) % m;
            if (i > 0) top = top * b % m;
        }
        for (int i = 0;; i++) {
            if (hp == ht && t.startsWith(p, i)) l.add(i);
            if (i + p.length() >= t.length()) return l;
            ht = ((ht - t.charAt(i) * top % m + m) * b + t.charAt(i + p.length())) % m;
        }
    }

    static List<Integer> horspool(String t, String p) {
        Map<Character, Integer> shift = new HashMap<>();
        for (int i = 0; i < p.length() - 1; i++) shift.put(p.charAt(i), p.length() - 1 - i);
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i + p.length() <= t.length(); i += shift.getOrDefault(t.charAt(i + p.length() - 1), p.length())) if (t.startsWith(p, i)) l.add(i);
        return l;
    }

    static final class Aho {
        static final class Node {
            final TreeMap<Character, Node> next = new TreeMap<>();
            Node fail;
            final List<String> out = new ArrayList<>();
        }
        final Node root = new Node();
        int nodes = 1;
        Aho(String... words) {
            for (String w : words) {
                Node n = root;
                for (char c : w.toCharArray()) n = n.next.computeIfAbsent(c, k -> { nodes++; return new Node(); });
                n.out.add(w);
            }
            Deque<Node> q = new ArrayDeque<>();
            for (Node n : root.next.values()) { n.fail = root; q.add(n); }
            while (!q.isEmpty()) {
                Node n = q.poll();
                n.next.forEach((c, k) -> {
                    Node f = n.fail;
                    while (f != null && !f.next.containsKey(c)) f = f.fail;
                    k.fail = f == null ? root : f.next.get(c);
                    k.out.addAll(k.fail.out);
                    q.add(k);
                });
            }
        }
        List<String> search(String t) {
            List<String> l = new ArrayList<>();
            Node n = root;
            for (int i = 0; i < t.length(); i++) {
                while (n != root && !n.next.containsKey(t.charAt(i))) n = n.fail;
                n = n.next.getOrDefault(t.charAt(i), root);
                for (String w : n.out) l.add(i - w.length() + 1 + ":" + w);
            }
            return l;
        }
    }

    static Integer[] suffixArray(String s) {
        int n = s.length();
        Integer[] sa = new Integer[n];
        int[] rank = new int[n], tmp = new int[n];
        for (int i = 0; i < n; i++) { sa[i] = i; rank[i] = s.charAt(i); }
        for (int k = 1;; k *= 2) {
            final int h = k;
            final int[] r = rank;
            Comparator<Integer> c = Comparator.<Integer>comparingInt(i -> r[i]).thenComparingInt(i -> i + h < n ? r[i + h] : -1);
            Arrays.sort(sa, c);
            tmp = new int[n];
            for (int i = 1; i < n; i++) tmp[sa[i]] = tmp[sa[i - 1]] + (c.compare(sa[i - 1], sa[i]) < 0 ? 1 : 0);
            rank = tmp;
            if (rank[sa[n - 1]] == n - 1) return sa;
        }
    }

    static int[] lcp(String s, Integer[] sa) {
        int n = s.length();
        int[] rank = new int[n], l = new int[n];
        for (int i = 0; i < n; i++) rank[sa[i]] = i;
        for (int i = 0, h = 0; i < n; i++) {
            if (rank[i] > 0) {
                int j = sa[rank[i] - 1];
                while (i + h < n && j + h < n && s.charAt(i + h) == s.charAt(j + h)) h++;
                l[rank[i]] = h;
                if (h > 0) h--;
            } else h = 0;
        }
        return l;
    }

    static String palindrome(String s) {
        String t = "^#" + s.chars().mapToObj(c -> (char) c + "#").collect(Collectors.joining()) + "$";
        int[] p = new int[t.length()];
        int c = 0, r = 0, best = 0;
        for (int i = 1; i < t.length() - 1; i++) {
            if (i < r) p[i] = Math.min(r - i, p[2 * c - i]);
            while (t.charAt(i + p[i] + 1) == t.charAt(i - p[i] - 1)) p[i]++;
            if (i + p[i] > r) { c = i; r = i + p[i]; }
            if (p[i] > p[best]) best = i;
        }
        int from = (best - p[best]) / 2;
        return s.substring(from, from + p[best]);
    }

    static int edit(String a, String b) {
        int[] row = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int diag = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int t = row[j];
                row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diag + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diag = t;
            }
        }
        return row[b.length()];
    }

    public static void main(String[] args) {
        Map<String, BiFunction<String, String, List<Integer>>> algs = new LinkedHashMap<>();
        algs.put("kmp", AppStringMatching::kmp);
        algs.put("z", AppStringMatching::byZ);
        algs.put("rabin-karp", AppStringMatching::rabinKarp);
        algs.put("horspool", AppStringMatching::horspool);
        String[][] cases = {{"abracadabra", "abra"}, {"aaaaaa", "aa"}, {"abcabcabd", "abcabd"}, {"short", "longer pattern"}, {"mississippi", "issi"}, {"xyz", "z"}};
        for (String[] c : cases) {
            System.out.println(c[1] + " in " + c[0] + " " + naive(c[0], c[1]));
            algs.forEach((k, f) -> { if (!f.apply(c[0], c[1]).equals(naive(c[0], c[1]))) throw new AssertionError(k + " " + c[1]); });
        }
        System.out.println(Arrays.toString(failure("abacabab")) + " " + Arrays.toString(z("aabxaabxcaab")));
        Random r = new Random(12);
        long h = 0;
        for (int i = 0; i < 120; i++) {
            String t = r.ints(80, 'a', 'c' + 1).mapToObj(c -> "" + (char) c).collect(Collectors.joining()), p = r.ints(1 + r.nextInt(4), 'a', 'c' + 1).mapToObj(c -> "" + (char) c).collect(Collectors.joining());
            List<Integer> want = naive(t, p);
            for (Map.Entry<String, BiFunction<String, String, List<Integer>>> a : algs.entrySet()) if (!a.getValue().apply(t, p).equals(want)) throw new AssertionError(a.getKey() + " " + t + " " + p);
            h = h * 31 + want.hashCode();
        }
        System.out.println("random " + Long.toHexString(h));
        Aho aho = new Aho("he", "she", "his", "hers", "e");
        System.out.println(aho.nodes + " nodes " + aho.search("ushers and his heir"));
        for (String s : new String[] {"banana", "mississippi", "aaaa", "abcab"}) {
            Integer[] sa = suffixArray(s);
            int[] l = lcp(s, sa);
            int best = IntStream.range(0, s.length()).reduce((a, b) -> l[b] > l[a] ? b : a).getAsInt();
            long distinct = (long) s.length() * (s.length() + 1) / 2 - Arrays.stream(l).sum();
            System.out.println(s + " " + Arrays.toString(sa) + " " + Arrays.toString(l) + " repeated '" + s.substring(sa[best], sa[best] + l[best]) + "' distinct substrings " + distinct);
        }
        String fibo = Stream.iterate(new String[] {"a", "ab"}, p -> new String[] {p[1], p[1] + p[0]}).skip(11).findFirst().get()[0];
        Integer[] fsa = suffixArray(fibo);
        System.out.println(fibo.length() + " " + Arrays.hashCode(fsa) + " " + Arrays.stream(lcp(fibo, fsa)).max().getAsInt());
        for (String s : new String[] {"forgeeksskeegfor", "abacdfgdcaba", "a", "abcd", "racecarannakayak", ""}) System.out.print("'" + palindrome(s) + "' ");
        System.out.println();
        for (String[] p : new String[][] {{"kitten", "sitting"}, {"", "abc"}, {"flaw", "lawn"}, {"intention", "execution"}, {"same", "same"}}) System.out.print(edit(p[0], p[1]) + " ");
        System.out.println();
        List<String> dict = List.of("apple", "apply", "ape", "maple", "people", "ample", "able");
        System.out.println(dict.stream().sorted(Comparator.<String>comparingInt(w -> edit(w, "aple")).thenComparing(Comparator.naturalOrder())).map(w -> w + edit(w, "aple")).toList());
        System.out.println(runLength("aaabccddddde") + " " + bwt("banana") + " " + unbwt(bwt("mississippi")));
    }

    static String runLength(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) { }
            sb.append(s.charAt(i)).append(j - i);
        }
        return sb.toString();
    }

    static String bwt(String s) {
        String t = s + "$";
        return IntStream.range(0, t.length()).mapToObj(i -> t.substring(i) + t.substring(0, i)).sorted().map(x -> x.substring(x.length() - 1)).collect(Collectors.joining());
    }

    static String unbwt(String b) {
        Integer[] order = IntStream.range(0, b.length()).boxed().sorted(Comparator.comparingInt(i -> b.charAt(i))).toArray(Integer[]::new);
        StringBuilder sb = new StringBuilder();
        for (int i = order[b.indexOf('$')], n = 1; n < b.length(); n++, i = order[i]) sb.append(b.charAt(i));
        return sb.toString();
    }
}
