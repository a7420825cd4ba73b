// Labels: break and continue out of nested loops, blocks, switches and try/finally; do-while, comma lists, empty bodies.
public class LangLabelledLoops {
    static StringBuilder log = new StringBuilder();

    static void l(Object o) {
        log.append(o).append(' ');
    }

    static void flush(String name) {
        System.out.println(name + ": " + log);
        log.setLength(0);
    }

    static int primes(int max) {
        int n = 0;
        next:
        for (int i = 2; i < max; i++) {
            for (int j = 2; j * j <= i; j++) if (i % j == 0) continue next;
            n++;
        }
        return n;
    }

    static String find(int[][] m, int v) {
        String r = "none";
        search:
        {
            for (int i = 0; i < m.length; i++) {
                for (int j = 0; j < m[i].length; j++) {
                    if (m[i][j] == v) {
                        r = i + "," + j;
                        break search;
                    }
                    if (m[i][j] < 0) break;
                }
                l("row" + i);
            }
            r = "fell out";
        }
        return r;
    }

    static int finallyJumps(int mode) {
        int r = 0;
        outer:
        for (int i = 0; i < 4; i++) {
            try {
                inner:
                for (int j = 0; j < 4; j++) {
                    try {
                        r += 1;
                        if (mode == 0 && j == 1) continue outer;
                        if (mode == 1 && j == 1) break outer;
                        if (mode == 2 && j == 2) break inner;
                        if (mode == 3 && j == i) continue inner;
                        if (mode == 4 && i + j == 4) return r;
                        r += 10;
                    } finally {
                        r += 100;
                        if (mode == 5 && j == 2) break inner;
                        if (mode == 6 && i == 1) continue outer;
                    }
                }
                r += 1000;
            } finally {
                r += 10000;
                if (mode == 7 && i == 2) break outer;
            }
        }
        return r;
    }

    static int inSwitch(int n) {
        int r = 0;
        loop:
        while (true) {
            switch (n++ % 5) {
                case 0: r += 1; continue loop;
                case 1: r += 10; break;
                case 2: r += 100;
                case 3: r += 1000; if (r < 4000) continue;
                default: break loop;
            }
            r += 5;
        }
        return r;
    }

    public static void main(String[] args) {
        System.out.println(primes(2) + " " + primes(100) + " " + primes(500));
        int[][] m = {{1, 2, 3}, {4, -1, 9}, {7, 8, 9}};
        for (int v : new int[] {3, 9, 100, 1}) {
            String r = find(m, v);
            flush("find " + v + " " + r);
        }
        for (int mode = 0; mode < 9; mode++) System.out.println("mode " + mode + " " + finallyJumps(mode));
        for (int n = 0; n < 5; n++) System.out.println("switch " + n + " " + inSwitch(n));
        for (int i = 0, j = 10; i < j; i += 2, j--) l(i + "/" + j);
        flush("comma");
        int k = 0;
        do {
            if (++k == 2) continue;
            if (k == 5) break;
            l(k);
        } while (k < 10 && k != 7);
        flush("do");
        a:
        b:
        for (int i = 0; ; i++) {
            c:
            do {
                l(i);
                if (i == 1) continue b;
                if (i == 3) break a;
                if (i == 2) break c;
            } while (i++ < 1);
            l("end" + i);
        }
        flush("labels");
        int x = 0;
        for (; x < 5; x++) ;
        while (x-- > 2) ;
        l(x);
        only: { l("in"); if (x > 0) break only; l("skipped"); }
        lone: if (x == 1) { if (log.length() > 3) break lone; l("no"); }
        flush("blocks");
        long total = 0;
        outer:
        for (long i = 1L << 33; ; i--) {
            for (double d = 0.5; d < 3; d += 0.5) {
                total += (long) (i * d);
                if (total > 1L << 37) break outer;
                if (d > 2) continue outer;
            }
        }
        System.out.println(total);
        int steps = 0, max = 0;
        for (int start = 1; start < 60; start++) {
            int n = start, c = 0;
            while (n != 1) {
                n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
                c++;
            }
            if (c > max) {
                max = c;
                steps = start;
            }
        }
        System.out.println(steps + " " + max);
        StringBuilder sb = new StringBuilder();
        rows:
        for (char r = 'a'; r <= 'e'; r++) {
            for (char c = 'e'; c >= 'a'; c--) {
                if (c == r) {
                    sb.append('\\');
                    continue rows;
                }
                if (c + r > 200) continue;
                sb.append(c);
            }
        }
        System.out.println(sb);
    }
}
