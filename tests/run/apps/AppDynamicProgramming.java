// Dynamic programming: knapsacks, coin change, longest increasing and common subsequences, matrix chain, partitions, union-find, big factorials.
import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;

public class AppDynamicProgramming {
    record Item(String name, int weight, int value) {}

    static String knapsack(List<Item> items, int cap) {
        int[][] t = new int[items.size() + 1][cap + 1];
        for (int i = 1; i <= items.size(); i++) {
            Item x = items.get(i - 1);
            for (int w = 0; w <= cap; w++) t[i][w] = Math.max(t[i - 1][w], w >= x.weight() ? t[i - 1][w - x.weight()] + x.value() : 0);
        }
        List<String> picked = new LinkedList<>();
        for (int i = items.size(), w = cap; i > 0; i--) if (t[i][w] != t[i - 1][w]) { picked.add(0, items.get(i - 1).name()); w -= items.get(i - 1).weight(); }
        return t[items.size()][cap] + " " + picked;
    }

    static int brute(List<Item> items, int cap) {
        int best = 0;
        for (int m = 0; m < 1 << items.size(); m++) {
            int w = 0, v = 0;
            for (int i = 0; i < items.size(); i++) if ((m >> i & 1) != 0) { w += items.get(i).weight(); v += items.get(i).value(); }
            if (w <= cap) best = Math.max(best, v);
        }
        return best;
    }

    static List<Integer> lis(int[] a) {
        int[] tail = new int[a.length], prev = new int[a.length];
        int n = 0;
        for (int i = 0; i < a.length; i++) {
            int lo = 0, hi = n;
            while (lo < hi) { int m = lo + hi >>> 1; if (a[tail[m]] < a[i]) lo = m + 1; else hi = m; }
            prev[i] = lo > 0 ? tail[lo - 1] : -1;
            tail[lo] = i;
            if (lo == n) n++;
        }
        LinkedList<Integer> out = new LinkedList<>();
        for (int i = n > 0 ? tail[n - 1] : -1; i >= 0; i = prev[i]) out.addFirst(a[i]);
        return out;
    }

    static String chain(int[] d) {
        int n = d.length - 1;
        long[][] c = new long[n][n];
        int[][] s = new int[n][n];
        for (int len = 2; len <= n; len++) {
            for (int i = 0; i + len <= n; i++) {
                int j = i + len - 1;
                c[i][j] = Long.MAX_VALUE;
                for (int k = i; k < j; k++) {
                    long v = c[i][k] + c[k + 1][j] + (long) d[i] * d[k + 1] * d[j + 1];
                    if (v < c[i][j]) { c[i][j] = v; s[i][j] = k; }
                }
            }
        }
        return c[0][n - 1] + " " + paren(s, 0, n - 1);
    }

    static String paren(int[][] s, int i, int j) { return i == j ? "" + (char) ('A' + i) : "(" + paren(s, i, s[i][j]) + paren(s, s[i][j] + 1, j) + ")"; }

    static BigInteger partitions(int n) {
        BigInteger[] p = new BigInteger[n + 1];
        Arrays.fill(p, BigInteger.ZERO);
        p[0] = BigInteger.ONE;
        for (int k = 1; k <= n; k++) for (int i = k; i <= n; i++) p[i] = p[i].add(p[i - k]);
        return p[n];
    }

    static final class UnionFind {
        final int[] parent, size;
        int sets, finds;
        UnionFind(int n) { parent = IntStream.range(0, n).toArray(); size = new int[n]; Arrays.fill(size, 1); sets = n; }
        int find(int x) { finds++; while (parent[x] != x) x = parent[x] = parent[parent[x]]; return x; }
        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return false;
            if (size[a] < size[b]) { int t = a; a = b; b = t; }
            parent[b] = a;
            size[a] += size[b];
            sets--;
            return true;
        }
    }

    static String percolate(int n, long seed) {
        UnionFind u = new UnionFind(n * n + 2);
        boolean[] open = new boolean[n * n];
        List<Integer> order = IntStream.range(0, n * n).boxed().collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(order, new Random(seed));
        int k = 0;
        while (u.find(n * n) != u.find(n * n + 1)) {
            int c = order.get(k++), r = c / n, q = c % n;
            open[c] = true;
            if (r == 0) u.union(c, n * n);
            if (r == n - 1) u.union(c, n * n + 1);
            if (r > 0 && open[c - n]) u.union(c, c - n);
            if (r < n - 1 && open[c + n]) u.union(c, c + n);
            if (q > 0 && open[c - 1]) u.union(c, c - 1);
            if (q < n - 1 && open[c + 1]) u.union(c, c + 1);
        }
        return k + "/" + n * n + " sets " + u.sets + " finds " + u.finds;
    }

    static int queens(int n, int row, int cols, int d1, int d2) {
        if (row == n) return 1;
        int count = 0;
        for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) {
            int b = free & -free;
            count += queens(n, row + 1, cols | b, (d1 | b) << 1, (d2 | b) >> 1);
        }
        return count;
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("map", 9, 150), new Item("compass", 13, 35), new Item("water", 153, 200), new Item("sandwich", 50, 160), new Item("glucose", 15, 60), new Item("tin", 68, 45), new Item("banana", 27, 60), new Item("apple", 39, 40), new Item("cheese", 23, 30), new Item("beer", 52, 10), new Item("cream", 11, 70), new Item("camera", 32, 30));
        for (int cap : new int[] {0, 10, 100, 250, 400}) System.out.println("knapsack " + cap + " " + knapsack(items, cap) + " brute " + brute(items, cap));
        for (int amount : new int[] {0, 1, 11, 63, 99}) {
            int[] coins = {1, 5, 10, 21, 25}, best = new int[amount + 1], last = new int[amount + 1];
            long[] ways = new long[amount + 1];
            ways[0] = 1;
            for (int c : coins) for (int i = c; i <= amount; i++) ways[i] += ways[i - c];
            for (int i = 1; i <= amount; i++) {
                best[i] = Integer.MAX_VALUE;
                for (int c : coins) if (c <= i && best[i - c] + 1 < best[i]) { best[i] = best[i - c] + 1; last[i] = c; }
            }
            StringBuilder sb = new StringBuilder();
            for (int i = amount; i > 0; i -= last[i]) sb.append(last[i]).append(' ');
            System.out.println("coins " + amount + " ways " + ways[amount] + " least " + best[amount] + " " + sb.toString().trim());
        }
        System.out.println("lis " + lis(new int[] {10, 9, 2, 5, 3, 7, 101, 18}) + " " + lis(new int[] {3, 3, 3}) + " " + lis(new int[0]) + " " + lis(new Random(4).ints(60, 0, 100).toArray()));
        System.out.println("chain " + chain(new int[] {30, 35, 15, 5, 10, 20, 25}) + " " + chain(new int[] {10, 20, 5, 4, 30, 12, 8}));
        System.out.println("partitions " + partitions(10) + " " + partitions(100) + " " + partitions(300));
        long[] cat = new long[31];
        cat[0] = 1;
        for (int n = 1; n <= 30; n++) for (int i = 0; i < n; i++) cat[n] += cat[i] * cat[n - 1 - i];
        System.out.println("catalan " + cat[5] + " " + cat[15] + " " + cat[30]);
        BigInteger f = BigInteger.ONE;
        StringBuilder digits = new StringBuilder();
        for (int i = 1; i <= 200; i++) {
            f = f.multiply(BigInteger.valueOf(i));
            if (i % 40 == 0) digits.append(i).append("!: ").append(f.toString().length()).append(" digits, sum ").append(f.toString().chars().map(c -> c - '0').sum()).append("; ");
        }
        System.out.println(digits.toString().trim());
        System.out.println(f);
        UnionFind u = new UnionFind(10);
        System.out.println(u.union(1, 2) + " " + u.union(3, 4) + " " + u.union(2, 3) + " " + u.union(1, 4) + " " + u.sets + " " + (u.find(1) == u.find(4)) + " " + (u.find(0) == u.find(9)) + " " + u.size[u.find(2)]);
        for (int n : new int[] {5, 10, 20}) System.out.println("percolation " + n + " " + percolate(n, n));
        for (int n = 1; n <= 9; n++) System.out.print("queens(" + n + ")=" + queens(n, 0, 0, 0, 0) + " ");
        System.out.println();
        int[] w = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3};
        BitSet sums = new BitSet();
        sums.set(0);
        for (int x : w) { BitSet c = new BitSet(); sums.stream().forEach(s -> c.set(s + x)); sums.or(c); }
        System.out.println("subset sums " + sums.cardinality() + " half " + sums.previousSetBit(Arrays.stream(w).sum() / 2));
        int n = 6;
        int[][] dist = new int[n][n];
        Random r = new Random(9);
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) dist[i][j] = i == j ? 0 : 1 + r.nextInt(50);
        int[][] best = new int[1 << n][n];
        for (int[] row : best) Arrays.fill(row, 1 << 20);
        best[1][0] = 0;
        for (int m = 1; m < 1 << n; m++) for (int i = 0; i < n; i++) if ((m >> i & 1) != 0) for (int j = 0; j < n; j++) if ((m >> j & 1) == 0) best[m | 1 << j][j] = Math.min(best[m | 1 << j][j], best[m][i] + dist[i][j]);
        int tour = 1 << 20;
        for (int i = 1; i < n; i++) tour = Math.min(tour, best[(1 << n) - 1][i] + dist[i][0]);
        System.out.println("tour " + tour);
    }
}
