// Monitors in one thread: reentrancy, synchronized methods (instance, static, default), release on exceptions and jumps, holdsLock.
public class LangMonitors {
    static final Object A = new Object(), B = new Object();

    static String held(Object... os) {
        StringBuilder sb = new StringBuilder();
        for (Object o : os) sb.append(Thread.holdsLock(o) ? '1' : '0');
        return sb.toString();
    }

    synchronized String inst() { return held(this, LangMonitors.class); }

    static synchronized String stat() { return held(LangMonitors.class); }

    synchronized String both() { return inst() + stat() + held(this, LangMonitors.class); }

    synchronized int recurse(int n) { return n == 0 ? (Thread.holdsLock(this) ? 1 : 0) : recurse(n - 1) + 1; }

    synchronized void fail(boolean f) {
        if (f) throw new IllegalStateException("in sync " + held(this));
    }

    static synchronized long wide(long a, double b) { return a + (long) b; }

    static String jumps(int mode) {
        String r = "";
        for (int i = 0; i < 3; i++) {
            synchronized (A) {
                r += held(A, B);
                if (mode == 0) continue;
                synchronized (B) {
                    r += held(A, B);
                    if (mode == 1) break;
                    if (mode == 2) return r + "/ret";
                    try {
                        synchronized (A) {
                            if (mode == 3 && i == 1) throw new RuntimeException("x");
                            r += "n";
                        }
                    } catch (RuntimeException e) {
                        r += "c" + held(A, B);
                    } finally {
                        r += "f" + held(A, B);
                    }
                }
                r += held(A, B);
            }
            r += " " + held(A, B) + " ";
        }
        return r;
    }

    static int nestedReturn() {
        synchronized (A) {
            synchronized (A) {
                synchronized (B) {
                    try {
                        return held(A, B).equals("11") ? 1 : 0;
                    } finally {
                        synchronized (B) {
                            System.out.println("finally holds " + held(A, B));
                        }
                    }
                }
            }
        }
    }

    static class Sub extends LangMonitors {
        @Override synchronized String inst() { return "sub" + super.inst(); }

        static synchronized String stat() { return held(Sub.class, LangMonitors.class) + LangMonitors.stat(); }
    }

    static class InCtor {
        final String s;

        InCtor() {
            synchronized (this) {
                s = held(this);
            }
        }

        private synchronized String secret() { return held(this); }

        Runnable lam() {
            synchronized (this) {
                return () -> System.out.println("lambda later " + held(this));
            }
        }
    }

    static String illegal(Runnable r) {
        try {
            r.run();
            return "no";
        } catch (IllegalMonitorStateException e) {
            return "IMSE";
        }
    }

    public static void main(String[] args) throws Exception {
        LangMonitors m = new LangMonitors();
        System.out.println(m.inst() + " " + LangMonitors.stat() + " " + m.both() + " " + held(m, LangMonitors.class) + " " + m.recurse(50) + " " + wide(1L << 40, 2.5));
        for (int mode = 0; mode < 5; mode++) System.out.println(mode + " " + jumps(mode) + " after " + held(A, B));
        System.out.println(nestedReturn() + " " + held(A, B));
        try {
            m.fail(true);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " then " + held(m));
        }
        m.fail(false);
        Sub s = new Sub();
        System.out.println(s.inst() + " " + Sub.stat() + " " + held(s, Sub.class));
        InCtor c = new InCtor();
        System.out.println(c.s + c.secret() + held(c));
        c.lam().run();
        synchronized (A) {
            synchronized (A) {
                System.out.println(held(A));
            }
            System.out.println(held(A) + " " + illegal(A::notify) + illegal(B::notify));
        }
        System.out.println(held(A) + illegal(A::notifyAll));
        Object[] many = new Object[40];
        for (int i = 0; i < many.length; i++) many[i] = i % 3 == 0 ? new int[i] : i % 3 == 1 ? "s" + i : new Object();
        System.out.println(lockAll(many, 0) + " " + held(many));
        Object nul = null;
        try {
            synchronized (nul) {
                System.out.println("no");
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("holdsLock(null)");
        }
        Object swap = A;
        synchronized (swap) {
            swap = B;
            System.out.println(held(A, B) + held(swap));
        }
        System.out.println(held(A, B));
        synchronized (LangMonitors.class) {
            System.out.println(stat() + held(int.class, LangMonitors.class, LangMonitors.class.getClassLoader()));
        }
        long sum = 0;
        for (int i = 0; i < 2000; i++) synchronized (many[i % many.length]) { sum += i; }
        System.out.println(sum);
    }

    static String lockAll(Object[] os, int i) {
        if (i == os.length) return held(os);
        synchronized (os[i]) {
            return lockAll(os, i + 1);
        }
    }
}
