// ASCII graphics: Mandelbrot and Julia sets, Sierpinski triangle, elementary automata, a plotted curve, Bresenham lines, flood fill.
import java.util.*;

public class AppMandelbrot {
    static int escape(double zr, double zi, double cr, double ci, int max) {
        int n = 0;
        while (n < max && zr * zr + zi * zi <= 4) {
            double t = zr * zr - zi * zi + cr;
            zi = 2 * zr * zi + ci;
            zr = t;
            n++;
        }
        return n;
    }

    static final String SHADES = " .:-=+*#%@";

    static void mandelbrot(int w, int h, double x0, double y0, double x1, double y1, int max) {
        long sum = 0;
        for (int y = 0; y < h; y++) {
            StringBuilder sb = new StringBuilder();
            for (int x = 0; x < w; x++) {
                int n = escape(0, 0, x0 + (x1 - x0) * x / (w - 1), y0 + (y1 - y0) * y / (h - 1), max);
                sum += n;
                sb.append(n == max ? '@' : SHADES.charAt(n * 9 / max));
            }
            System.out.println(sb.toString().stripTrailing());
        }
        System.out.println("iterations " + sum);
    }

    static void julia(double cr, double ci) {
        StringBuilder sb = new StringBuilder();
        for (int y = 0; y < 17; y++) {
            for (int x = 0; x < 60; x++) sb.append(SHADES.charAt(escape(-1.6 + 3.2 * x / 59, -1.1 + 2.2 * y / 16, cr, ci, 45) / 5));
            sb.append('\n');
        }
        System.out.print(sb);
    }

    static void automaton(int rule, int w, int steps) {
        boolean[] row = new boolean[w];
        row[w / 2] = true;
        for (int s = 0; s < steps; s++) {
            StringBuilder sb = new StringBuilder();
            boolean[] next = new boolean[w];
            for (int i = 0; i < w; i++) {
                sb.append(row[i] ? '#' : ' ');
                int k = (row[(i + w - 1) % w] ? 4 : 0) | (row[i] ? 2 : 0) | (row[(i + 1) % w] ? 1 : 0);
                next[i] = (rule >> k & 1) != 0;
            }
            System.out.println("|" + sb + "|");
            row = next;
        }
    }

    static final class Canvas {
        final char[][] c;
        Canvas(int w, int h) { c = new char[h][w]; for (char[] r : c) Arrays.fill(r, '.'); }
        void set(int x, int y, char ch) { if (y >= 0 && y < c.length && x >= 0 && x < c[0].length) c[y][x] = ch; }
        void line(int x0, int y0, int x1, int y1, char ch) {
            int dx = Math.abs(x1 - x0), dy = -Math.abs(y1 - y0), sx = x0 < x1 ? 1 : -1, sy = y0 < y1 ? 1 : -1, e = dx + dy;
            while (true) {
                set(x0, y0, ch);
                if (x0 == x1 && y0 == y1) return;
                int e2 = 2 * e;
                if (e2 >= dy) { e += dy; x0 += sx; }
                if (e2 <= dx) { e += dx; y0 += sy; }
            }
        }
        void circle(int cx, int cy, int r, char ch) {
            int x = r, y = 0, e = 1 - r;
            while (x >= y) {
                for (int[] p : new int[][] {{x, y}, {y, x}, {-x, y}, {-y, x}, {x, -y}, {y, -x}, {-x, -y}, {-y, -x}}) set(cx + p[0], cy + p[1], ch);
                y++;
                if (e < 0) e += 2 * y + 1; else { x--; e += 2 * (y - x) + 1; }
            }
        }
        int fill(int x, int y, char ch) {
            char from = c[y][x];
            if (from == ch) return 0;
            Deque<int[]> q = new ArrayDeque<>(List.of(new int[] {x, y}));
            int n = 0;
            while (!q.isEmpty()) {
                int[] p = q.pop();
                if (p[1] < 0 || p[1] >= c.length || p[0] < 0 || p[0] >= c[0].length || c[p[1]][p[0]] != from) continue;
                c[p[1]][p[0]] = ch;
                n++;
                for (int[] d : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) q.push(new int[] {p[0] + d[0], p[1] + d[1]});
            }
            return n;
        }
        void print() { for (char[] r : c) System.out.println(new String(r)); }
    }

    public static void main(String[] args) {
        mandelbrot(70, 24, -2.2, -1.2, 0.8, 1.2, 40);
        mandelbrot(60, 12, -0.76, 0.08, -0.70, 0.14, 80);
        julia(-0.8, 0.156);
        for (int y = 15; y >= 0; y--) {
            StringBuilder sb = new StringBuilder(" ".repeat(y));
            for (int x = 0; x + y < 16; x++) sb.append((x & y) == 0 ? "* " : "  ");
            System.out.println(sb.toString().stripTrailing());
        }
        automaton(30, 41, 12);
        automaton(110, 41, 8);
        Canvas k = new Canvas(61, 17);
        k.circle(14, 8, 7, 'o');
        k.line(25, 0, 60, 16, '\\');
        k.line(60, 3, 25, 13, '/');
        k.line(30, 15, 55, 15, '-');
        k.line(3, 2, 3, 2, '!');
        System.out.println("filled " + k.fill(14, 8, ':') + " " + k.fill(14, 8, ':') + " " + k.fill(40, 0, ' '));
        for (int x = 0; x < 61; x++) k.set(x, (int) Math.round(8 - 7 * StrictMath.sin(x / 6.0)), '*');
        k.print();
        StringBuilder spiral = new StringBuilder();
        int n = 7, r = 0, c = 0, dr = 0, dc = 1;
        int[][] g = new int[n][n];
        for (int i = 1; i <= n * n; i++) {
            g[r][c] = i;
            int a = r + dr, b = c + dc;
            if (a < 0 || a >= n || b < 0 || b >= n || g[a][b] != 0) { int t = dr; dr = dc; dc = -t; }
            r += dr;
            c += dc;
        }
        for (int[] row : g) { for (int v : row) spiral.append(String.format("%3d", v)); spiral.append('\n'); }
        System.out.print(spiral);
    }
}
