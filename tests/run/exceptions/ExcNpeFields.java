// Helpful NullPointerException messages: field reads and writes, statics, this, parameters, locals, chains of fields and arrays.
public class ExcNpeFields {
    int i;
    long l;
    ExcNpeFields next;
    ExcNpeFields[] many;
    int[] ints;
    String s;
    static ExcNpeFields root;
    static ExcNpeFields[][] grid;
    volatile double d;

    static class Sub extends ExcNpeFields {
        Sub peer;

        class In {
            Object get() { return peer.peer.s; }
        }
    }

    interface Act { Object run() throws Throwable; }

    static int n;

    static void t(Act a) {
        n++;
        try {
            System.out.println(n + " no exception " + a.run());
        } catch (NullPointerException e) {
            System.out.println(n + " " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(n + " other " + e);
        }
    }

    int self() { return next.i; }

    void selfWrite(ExcNpeFields p, int v) { p.next.i = v; }

    static int param(ExcNpeFields p, ExcNpeFields[] ps, int k) { return ps[k].i; }

    static long many(int a, long b, double c, ExcNpeFields deep, String t) { return deep.l; }

    public static void main(String[] args) {
        ExcNpeFields o = new ExcNpeFields(), nul = null;
        ExcNpeFields[] arr = new ExcNpeFields[3], none = null;
        ExcNpeFields[][] two = {{null, o}, null};
        int k = 1;
        t(() -> nul.i);
        t(() -> nul.l);
        t(() -> nul.s);
        t(() -> nul.next.i);
        t(() -> o.next.i);
        t(() -> o.next.next);
        t(() -> { o.next.i = 5; return 0; });
        t(() -> { nul.d = 5; return 0; });
        t(() -> { nul.l = 5L; return 0; });
        t(() -> o.next.i++);
        t(() -> o.next.l += 3);
        t(() -> root.i);
        t(() -> root.next.next);
        t(() -> { root.next = o; return 0; });
        t(() -> grid[0][1].i);
        t(() -> arr[2].i);
        t(() -> arr[k].i);
        t(() -> arr[k + 1].i);
        t(() -> arr[o.i].i);
        t(() -> none[0].i);
        t(() -> two[0][0].i);
        t(() -> two[1][0].i);
        t(() -> two[o.i][k - 1].next.i);
        t(() -> o.many[0].i);
        t(() -> o.ints[3]);
        t(() -> o.ints.length);
        t(() -> o.self());
        t(() -> { o.selfWrite(o, 3); return 0; });
        t(() -> { o.selfWrite(null, 3); return 0; });
        t(() -> param(null, new ExcNpeFields[2], 1));
        t(() -> param(null, null, 1));
        t(() -> many(1, 2L, 3.0, null, "t"));
        Sub sub = new Sub();
        t(() -> sub.peer.peer);
        t(() -> sub.peer.i);
        t(() -> sub.new In().get());
        t(() -> { sub.peer = new Sub(); return sub.new In().get(); });
        t(() -> make(false).i);
        t(() -> make(true).next.i);
        t(() -> make(false).next.i);
        t(() -> new ExcNpeFields().next.i);
        t(() -> ((ExcNpeFields) (Object) null).i);
        t(() -> ((Sub) o.next).peer);
        t(() -> (k > 0 ? o.next : nul).i);
        t(() -> { ExcNpeFields x; return (x = o.next).i; });
        t(() -> new ExcNpeFields[] {o, null}[1].i);
        t(() -> (new ExcNpeFields[1][1])[0][0].next);
        t(() -> { ExcNpeFields local = null; return local.i; });
        t(() -> { ExcNpeFields a = o, b = a.next; return b.next; });
        t(() -> { for (ExcNpeFields e : arr) return e.i; return 0; });
        t(() -> { for (ExcNpeFields e : none) return e.i; return 0; });
        t(() -> { synchronized (o.next) { return 1; } });
        t(() -> { throw (RuntimeException) (Object) o.s; });
        t(() -> { switch (o.s) { default: return 1; } });
        root = o;
        grid = new ExcNpeFields[1][];
        t(() -> root.next.i);
        t(() -> grid[0][1].i);
        t(() -> grid[0].length);
        try {
            throw new NullPointerException();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new NullPointerException("given");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        NullPointerException made = new NullPointerException();
        System.out.println(made.getMessage() + " " + made);
        try {
            o.next.i = 1;
        } catch (NullPointerException e) {
            System.out.println(e + " | " + e.getLocalizedMessage() + " | " + (e.getMessage() == e.getMessage()));
            e.fillInStackTrace();
            System.out.println(e.getMessage());
        }
        java.util.Objects.requireNonNull(o);
        try {
            java.util.Objects.requireNonNull(o.next);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static ExcNpeFields make(boolean b) { return b ? new ExcNpeFields() : null; }
}
