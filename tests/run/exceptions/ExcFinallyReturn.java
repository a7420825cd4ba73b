// finally that completes abruptly: return, throw, break and continue override what was pending; values of all types through finally.
public class ExcFinallyReturn {
    @SuppressWarnings("finally")
    static int returnOverThrow() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return 1;
        }
    }

    @SuppressWarnings("finally")
    static int returnOverReturn() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    @SuppressWarnings("finally")
    static int throwOverReturn() {
        try {
            return 1;
        } finally {
            throw new IllegalArgumentException("from finally");
        }
    }

    @SuppressWarnings("finally")
    static String throwOverThrow() {
        try {
            try {
                throw new IllegalStateException("first");
            } finally {
                throw new IllegalArgumentException("second");
            }
        } catch (RuntimeException e) {
            return e + " suppressed " + e.getSuppressed().length + " cause " + e.getCause();
        }
    }

    @SuppressWarnings("finally")
    static int breakOverThrow() {
        int n = 0;
        for (int i = 0; i < 3; i++) {
            try {
                n++;
                throw new RuntimeException("x");
            } finally {
                if (i == 1) break;
                continue;
            }
        }
        return n;
    }

    @SuppressWarnings("finally")
    static int breakOverReturn() {
        int n = 0;
        while (true) {
            try {
                return n;
            } finally {
                n += 5;
                if (n < 20) continue;
                break;
            }
        }
        return n + 1000;
    }

    @SuppressWarnings("finally")
    static String labelled() {
        String s = "";
        out:
        for (int i = 0; ; i++) {
            try {
                s += "a" + i;
                try {
                    s += "b";
                    if (i == 2) throw new Error("gone");
                    continue;
                } finally {
                    s += "c";
                    if (i == 2) break out;
                }
            } finally {
                s += "d";
            }
        }
        return s;
    }

    static long asLong(long v) {
        try {
            return v;
        } finally {
            v = -1;
        }
    }

    static double asDouble(double v) {
        try {
            return v / 2;
        } catch (RuntimeException e) {
            return -1;
        } finally {
            v++;
        }
    }

    static float asFloat(float v) {
        try {
            if (v > 1) return v;
        } finally {
            v = 0;
        }
        return v - 1;
    }

    static boolean asBoolean(boolean b) {
        try {
            return b && !b || b;
        } finally {
            b = !b;
        }
    }

    static byte asByte(int v) {
        try {
            return (byte) v;
        } finally {
            v <<= 8;
        }
    }

    static String asString(StringBuilder sb) {
        try {
            return sb.append("t").toString();
        } finally {
            sb.append("f");
        }
    }

    static int nestedFinally(int how) {
        int r = 0;
        try {
            try {
                try {
                    r += 1;
                    if (how == 1) throw new IllegalStateException();
                    if (how == 2) return r;
                } finally {
                    r += 10;
                    try {
                        if (how == 3) throw new IllegalArgumentException();
                    } catch (IllegalArgumentException e) {
                        r += 1000;
                    } finally {
                        r += 100;
                    }
                }
            } catch (IllegalStateException e) {
                r += 5000;
            } finally {
                r += 20000;
            }
        } finally {
            System.out.println("  r at the end " + r);
        }
        return r;
    }

    // locals live across several copies of the finally code
    static String liveness(int how) {
        int a = 1;
        long b = 2;
        double c = 3;
        String d = "d";
        try {
            a += how;
            if (how == 1) return d + a;
            b += a;
            if (how == 2) throw new IllegalStateException(d + b);
            c += b;
            if (how == 3) return d + c;
        } catch (IllegalStateException e) {
            d = e.getMessage();
        } finally {
            d += "|" + a + "|" + b + "|" + c;
            System.out.println("  " + d);
        }
        return d;
    }

    public static void main(String[] args) {
        System.out.println(returnOverThrow() + " " + returnOverReturn());
        try {
            System.out.println(throwOverReturn());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(throwOverThrow());
        System.out.println(breakOverThrow() + " " + breakOverReturn() + " " + labelled());
        System.out.println(asLong(1L << 40) + " " + asDouble(5) + " " + asFloat(2.5f) + " " + asFloat(0.5f) + " " + asBoolean(true) + asBoolean(false) + " " + asByte(300));
        StringBuilder sb = new StringBuilder("s");
        System.out.println(asString(sb) + " " + sb);
        for (int i = 0; i < 4; i++) System.out.println("nested " + i + " " + nestedFinally(i));
        for (int i = 0; i < 4; i++) System.out.println("live " + i + " " + liveness(i));
    }
}
