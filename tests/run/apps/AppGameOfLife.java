// Conway's game of life: array, set-based and bit-parallel versions compared; patterns, periods, ships, wrapped boards.
import java.util.*;
import java.util.stream.*;

public class AppGameOfLife {
    record Cell(int x, int y) implements Comparable<Cell> {
        @Override public int compareTo(Cell o) { return y != o.y ? Integer.compare(y, o.y) : Integer.compare(x, o.x); }
    }

    static Set<Cell> parse(String s) {
        Set<Cell> out = new TreeSet<>();
        String[] rows = s.split("/");
        for (int y = 0; y < rows.length; y++) for (int x = 0; x < rows[y].length(); x++) if (rows[y].charAt(x) == 'O') out.add(new Cell(x, y));
        return out;
    }

    static Set<Cell> step(Set<Cell> live) {
        Map<Cell, Integer> n = new HashMap<>();
        for (Cell c : live) for (int dx = -1; dx <= 1; dx++) for (int dy = -1; dy <= 1; dy++) if (dx != 0 || dy != 0) n.merge(new Cell(c.x + dx, c.y + dy), 1, Integer::sum);
        Set<Cell> out = new TreeSet<>();
        n.forEach((c, k) -> { if (k == 3 || k == 2 && live.contains(c)) out.add(c); });
        return out;
    }

    static Set<Cell> normal(Set<Cell> s) {
        int mx = s.stream().mapToInt(Cell::x).min().orElse(0), my = s.stream().mapToInt(Cell::y).min().orElse(0);
        return s.stream().map(c -> new Cell(c.x - mx, c.y - my)).collect(Collectors.toCollection(TreeSet::new));
    }

    static String draw(Set<Cell> s, int x0, int y0, int w, int h) {
        StringBuilder sb = new StringBuilder();
        for (int y = y0; y < y0 + h; y++) {
            for (int x = x0; x < x0 + w; x++) sb.append(s.contains(new Cell(x, y)) ? 'O' : '.');
            sb.append('\n');
        }
        return sb.toString();
    }

    static boolean[][] torus(boolean[][] g) {
        int h = g.length, w = g[0].length;
        boolean[][] o = new boolean[h][w];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int n = 0;
                for (int k = 0; k < 9; k++) if (k != 4 && g[(y + k / 3 - 1 + h) % h][(x + k % 3 - 1 + w) % w]) n++;
                o[y][x] = n == 3 || n == 2 && g[y][x];
            }
        }
        return o;
    }

    /** 64-column torus, one long per row, neighbour counts by bit-sliced adders. */
    static long[] bits(long[] g) {
        int h = g.length;
        long[] o = new long[h];
        for (int y = 0; y < h; y++) {
            long s0 = 0, s1 = 0, s2 = 0;
            for (int d = -1; d <= 1; d++) {
                long r = g[(y + d + h) % h];
                for (int k = -1; k <= 1; k++) {
                    if (d == 0 && k == 0) continue;
                    long v = Long.rotateLeft(r, k), c0 = s0 & v;
                    s0 ^= v;
                    long c1 = s1 & c0;
                    s1 ^= c0;
                    s2 |= c1;
                }
            }
            o[y] = ~s2 & s1 & (s0 | g[y]);
        }
        return o;
    }

    public static void main(String[] args) {
        Map<String, String> patterns = new LinkedHashMap<>();
        patterns.put("block", "OO/OO");
        patterns.put("blinker", "OOO");
        patterns.put("toad", ".OOO/OOO.");
        patterns.put("beacon", "OO../OO../..OO/..OO");
        patterns.put("glider", ".O./..O/OOO");
        patterns.put("spaceship", ".O..O/O..../O...O/OOOO.");
        patterns.put("pulsar", "..OOO...OOO../............./O....O.O....O/O....O.O....O/O....O.O....O/..OOO...OOO../............./..OOO...OOO../O....O.O....O/O....O.O....O/O....O.O....O/............./..OOO...OOO..");
        patterns.put("lone", "O");
        patterns.forEach((name, p) -> {
            Set<Cell> start = parse(p), s = start;
            int period = 0;
            for (int i = 1; i <= 20 && period == 0; i++) {
                s = step(s);
                if (s.isEmpty() || normal(s).equals(normal(start))) period = i;
            }
            Cell a = start.iterator().next(), b = s.isEmpty() ? null : s.iterator().next();
            System.out.println(name + " " + start.size() + " cells, " + (s.isEmpty() ? "dies after " : "period ") + period + (b == null ? "" : " moved " + (b.x - a.x) + "," + (b.y - a.y)));
        });
        Set<Cell> r = parse(".OO/OO./.O.");
        for (int i = 0; i <= 120; i++) {
            if (i % 20 == 0) System.out.println("r-pentomino " + i + " " + r.size() + " " + r.stream().mapToInt(c -> c.x * 31 + c.y).sum());
            r = step(r);
        }
        System.out.print(draw(r, -10, -8, 30, 12));
        Random rnd = new Random(8);
        boolean[][] g = new boolean[24][64];
        long[] b = new long[24];
        for (int y = 0; y < 24; y++) for (int x = 0; x < 64; x++) if (rnd.nextInt(3) == 0) { g[y][x] = true; b[y] |= 1L << x; }
        for (int i = 0; i < 40; i++) {
            g = torus(g);
            b = bits(b);
            for (int y = 0; y < 24; y++) for (int x = 0; x < 64; x++) if (g[y][x] != ((b[y] >> x & 1) != 0)) throw new AssertionError("generation " + i);
            if (i % 10 == 9) System.out.println("torus " + (i + 1) + " " + Arrays.stream(b).map(Long::bitCount).sum() + " " + Long.toHexString(Arrays.hashCode(b)));
        }
        for (int y = 0; y < 24; y += 6) {
            StringBuilder sb = new StringBuilder();
            for (boolean c : g[y]) sb.append(c ? '#' : '-');
            System.out.println(sb);
        }
    }
}
