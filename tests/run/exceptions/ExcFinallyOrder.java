// try, catch and finally in all combinations: which blocks run, in which order, for normal ends, throws, returns, breaks and continues.
public class ExcFinallyOrder {
    static StringBuilder log = new StringBuilder();

    static void l(String s) { log.append(s).append(' '); }

    static class E1 extends RuntimeException { E1(String m) { super(m); } }

    static class E2 extends E1 { E2(String m) { super(m); } }

    static void act(int how, String where) {
        l(where);
        switch (how) {
            case 1: throw new E1(where);
            case 2: throw new E2(where);
            case 3: throw new Error(where);
            default:
        }
    }

    static String one(int t, int c, int f) {
        log.setLength(0);
        try {
            try {
                act(t, "try");
                l("tryEnd");
            } catch (E2 e) {
                act(c, "catchE2");
            } catch (E1 e) {
                act(c, "catchE1");
            } finally {
                act(f, "finally");
                l("finEnd");
            }
            l("after");
        } catch (Throwable e) {
            l("-> " + e.getClass().getSimpleName() + ":" + e.getMessage() + ":" + e.getSuppressed().length);
        }
        return log.toString();
    }

    static int ret(int mode) {
        int x = 1;
        try {
            x = 2;
            if (mode == 0) return x;
            if (mode == 1) throw new E1("r");
            if (mode == 2) return l2("expr", x++) + x;
            x = 3;
        } catch (E1 e) {
            x = 4;
            return x;
        } finally {
            x += 100;
            l("fin" + x);
            if (mode == 3) return x;
        }
        return x;
    }

    static int l2(String s, int v) {
        l(s + v);
        return v;
    }

    static int[] retArr() {
        int[] a = {1};
        try {
            return a;
        } finally {
            a[0] = 2;
            a = new int[] {3};
        }
    }

    static String nested(int depth, int throwAt) {
        l("enter" + depth);
        try {
            if (depth == throwAt) throw new E1("deep" + depth);
            if (depth == 4) return "bottom";
            try {
                return nested(depth + 1, throwAt) + depth;
            } finally {
                l("in" + depth);
            }
        } catch (E1 e) {
            if (depth > 1) throw e;
            return "caught " + e.getMessage() + " at " + depth;
        } finally {
            l("out" + depth);
        }
    }

    static void loop() {
        outer:
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) continue;
                try {
                    if (i == 2) continue outer;
                    if (i == 3) break outer;
                    l("body" + i);
                } finally {
                    l("f1:" + i);
                }
            } finally {
                l("f2:" + i);
            }
            l("end" + i);
        }
        int n = 0;
        while (true) {
            try {
                if (n++ > 2) break;
                continue;
            } finally {
                l("w" + n);
            }
        }
        do {
            try {
                n--;
                if (n == 1) throw new E2("x");
            } catch (E2 e) {
                l("c" + n);
                continue;
            } finally {
                l("d" + n);
            }
        } while (n > 0);
    }

    public static void main(String[] args) {
        for (int t = 0; t < 4; t++) for (int c = 0; c < 4; c++) {
            if (t == 0 && c > 0 || t == 3 && c > 0) continue;
            for (int f = 0; f < 4; f++) System.out.println(t + "" + c + f + " " + one(t, c, f));
        }
        for (int m = 0; m < 5; m++) {
            log.setLength(0);
            int r = ret(m);
            System.out.println("ret " + m + " = " + r + " " + log);
        }
        System.out.println(retArr()[0]);
        for (int at = 0; at <= 5; at++) {
            log.setLength(0);
            String r;
            try {
                r = nested(0, at);
            } catch (E1 e) {
                r = "escaped " + e.getMessage();
            }
            System.out.println(at + " " + r + " " + log);
        }
        log.setLength(0);
        loop();
        System.out.println(log);
    }
}
