// Sudoku: bit-mask propagation with backtracking, dancing links exact cover, candidate printing, uniqueness; N-queens by the same cover.
import java.util.*;
import java.util.stream.*;

public class AppSudoku {
    // ---- constraint propagation ----
    static final int[][] PEERS = new int[81][];
    static final int[][] UNITS = new int[27][9];

    static {
        for (int i = 0; i < 9; i++) {
            for (int k = 0; k < 9; k++) {
                UNITS[i][k] = i * 9 + k;
                UNITS[9 + i][k] = k * 9 + i;
                UNITS[18 + i][k] = (i / 3 * 3 + k / 3) * 9 + i % 3 * 3 + k % 3;
            }
        }
        for (int c = 0; c < 81; c++) {
            TreeSet<Integer> p = new TreeSet<>();
            for (int[] u : UNITS) for (int x : u) if (x == c) for (int y : u) if (y != c) p.add(y);
            PEERS[c] = p.stream().mapToInt(i -> i).toArray();
        }
    }

    static int guesses;

    static boolean assign(int[] b, int c, int bit) {
        b[c] = bit;
        for (int p : PEERS[c]) {
            if ((b[p] & bit) == 0) continue;
            b[p] &= ~bit;
            if (b[p] == 0) return false;
            if (Integer.bitCount(b[p]) == 1 && !assign(b, p, b[p])) return false;
        }
        return true;
    }

    static int[] parse(String s) {
        int[] b = new int[81];
        Arrays.fill(b, 511);
        for (int i = 0; i < 81; i++) {
            char ch = s.charAt(i);
            if (ch >= '1' && ch <= '9') {
                int bit = 1 << ch - '1';
                if ((b[i] & bit) == 0 || !assign(b, i, bit)) return null;
            }
        }
        return b;
    }

    static boolean hidden(int[] b) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] u : UNITS) {
                for (int d = 1; d < 512; d <<= 1) {
                    int at = -1, n = 0;
                    for (int c : u) if ((b[c] & d) != 0) { at = c; n++; }
                    if (n == 0) return false;
                    if (n == 1 && b[at] != d) {
                        if (!assign(b, at, d)) return false;
                        changed = true;
                    }
                }
            }
        }
        return true;
    }

    static void solve(int[] b, List<String> out, int limit) {
        if (b == null || !hidden(b)) return;
        int best = -1;
        for (int c = 0; c < 81; c++) if (Integer.bitCount(b[c]) > 1 && (best < 0 || Integer.bitCount(b[c]) < Integer.bitCount(b[best]))) best = c;
        if (best < 0) {
            out.add(Arrays.stream(b).mapToObj(x -> "" + (Integer.numberOfTrailingZeros(x) + 1)).collect(Collectors.joining()));
            return;
        }
        for (int m = b[best]; m != 0 && out.size() < limit; m &= m - 1) {
            guesses++;
            int[] copy = b.clone();
            if (assign(copy, best, m & -m)) solve(copy, out, limit);
        }
    }

    // ---- dancing links ----
    static final class Dlx {
        class Node {
            Node l = this, r = this, u = this, d = this;
            Column col;
            int row;
        }
        final class Column extends Node {
            int size;
        }
        final Column head = new Column();
        final List<Column> cols = new ArrayList<>();
        final Deque<Integer> chosen = new ArrayDeque<>();
        final List<int[]> solutions = new ArrayList<>();
        int updates;

        Dlx(int primary, int secondary) {
            for (int i = 0; i < primary + secondary; i++) {
                Column c = new Column();
                c.col = c;
                cols.add(c);
                if (i < primary) { c.l = head.l; c.r = head; head.l.r = c; head.l = c; }
            }
        }
        void row(int id, int... cs) {
            Node first = null;
            for (int x : cs) {
                Node n = new Node();
                n.row = id;
                n.col = cols.get(x);
                n.u = n.col.u;
                n.d = n.col;
                n.col.u.d = n;
                n.col.u = n;
                n.col.size++;
                if (first == null) first = n;
                else { n.l = first.l; n.r = first; first.l.r = n; first.l = n; }
            }
        }
        void cover(Column c) {
            c.r.l = c.l;
            c.l.r = c.r;
            for (Node i = c.d; i != c; i = i.d) for (Node j = i.r; j != i; j = j.r) { j.d.u = j.u; j.u.d = j.d; j.col.size--; updates++; }
        }
        void uncover(Column c) {
            for (Node i = c.u; i != c; i = i.u) for (Node j = i.l; j != i; j = j.l) { j.col.size++; j.d.u = j; j.u.d = j; }
            c.r.l = c;
            c.l.r = c;
        }
        void search(int limit) {
            if (head.r == head) { solutions.add(chosen.stream().mapToInt(i -> i).sorted().toArray()); return; }
            Column c = null;
            for (Node n = head.r; n != head; n = n.r) if (c == null || n.col.size < c.size) c = n.col;
            cover(c);
            for (Node i = c.d; i != c && solutions.size() < limit; i = i.d) {
                chosen.push(i.row);
                for (Node j = i.r; j != i; j = j.r) cover(j.col);
                search(limit);
                for (Node j = i.l; j != i; j = j.l) uncover(j.col);
                chosen.pop();
            }
            uncover(c);
        }
    }

    static String byDlx(String s) {
        Dlx d = new Dlx(324, 0);
        for (int c = 0; c < 81; c++) {
            for (int v = 0; v < 9; v++) {
                if (s.charAt(c) >= '1' && s.charAt(c) <= '9' && s.charAt(c) - '1' != v) continue;
                int r = c / 9, k = c % 9, b = r / 3 * 3 + k / 3;
                d.row(c * 9 + v, c, 81 + r * 9 + v, 162 + k * 9 + v, 243 + b * 9 + v);
            }
        }
        d.search(1);
        if (d.solutions.isEmpty()) return "none, " + d.updates + " updates";
        StringBuilder sb = new StringBuilder();
        for (int x : d.solutions.get(0)) sb.append(x % 9 + 1);
        return sb.toString();
    }

    static Dlx queens(int n) {
        Dlx d = new Dlx(2 * n, 4 * n - 2);
        for (int r = 0; r < n; r++) for (int c = 0; c < n; c++) d.row(r * n + c, r, n + c, 2 * n + r + c, 4 * n - 1 + r - c + n - 1);
        d.search(Integer.MAX_VALUE);
        return d;
    }

    public static void main(String[] args) {
        String[] puzzles = {
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "55..............................................................................."
        };
        for (String p : puzzles) {
            guesses = 0;
            List<String> sol = new ArrayList<>();
            solve(parse(p), sol, 2);
            System.out.println(p + "\n" + (sol.isEmpty() ? "no solution" : sol.get(0)) + " " + (sol.size() == 1 ? "unique" : sol.size() + " found") + " guesses " + guesses);
            if (!sol.isEmpty()) {
                if (sol.size() == 1 && !byDlx(p).equals(sol.get(0))) throw new AssertionError("dlx disagrees");
                for (int[] u : UNITS) if (Arrays.stream(u).map(c -> sol.get(0).charAt(c)).distinct().count() != 9) throw new AssertionError("bad unit");
            } else System.out.println(byDlx(p));
        }
        int[] open = parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
        System.out.println("candidates after propagation " + Arrays.stream(open).map(Integer::bitCount).sum());
        List<String> many = new ArrayList<>();
        guesses = 0;
        solve(parse("1" + ".".repeat(80)), many, 5);
        System.out.println(many.size() + " of many, first " + many.get(0) + " guesses " + guesses);
        for (int n = 4; n <= 7; n++) {
            Dlx d = queens(n);
            System.out.println(n + " queens " + d.solutions.size() + " updates " + d.updates + " first " + Arrays.stream(d.solutions.get(0)).mapToObj(String::valueOf).collect(Collectors.joining(",")));
        }
        Dlx knuth = new Dlx(7, 0);
        int[][] rows = {{2, 4, 5}, {0, 3, 6}, {1, 2, 5}, {0, 3}, {1, 6}, {3, 4, 6}};
        for (int i = 0; i < rows.length; i++) knuth.row(i, rows[i]);
        knuth.search(10);
        System.out.println(knuth.solutions.stream().map(Arrays::toString).toList() + " " + knuth.updates);
    }
}
