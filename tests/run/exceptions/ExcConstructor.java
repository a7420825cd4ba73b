// Exceptions in constructors, initialisers, static code, iterators, comparators, toString, equals, hashCode; state left behind; recursion through finally.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ExcConstructor {
    static List<Object> leaked = new ArrayList<>();

    static class Half {
        int a = 1;
        final int b;

        Half(int fail) {
            leaked.add(this);
            a = 2;
            if (fail == 1) throw new IllegalStateException("before b");
            b = 3;
            if (fail == 2) throw new IllegalStateException("after b");
            a = 4;
        }

        @Override public String toString() { return "Half" + a + b; }
    }

    static class Sub extends Half {
        int c = check(a);
        String d = "d";

        Sub(int fail) {
            super(fail);
            d = "done";
        }

        int check(int v) {
            if (v == 4 && leaked.size() % 2 == 0) throw new ArithmeticException("in field initialiser");
            return v * 10;
        }

        @Override public String toString() { return super.toString() + c + d; }
    }

    static class InitBlock {
        static int count;
        { count++; if (count == 2) throw new RuntimeException("block " + count); }
    }

    static class SuperArg extends Half {
        SuperArg(String s) { super(Integer.parseInt(s)); }
    }

    static class BadKey {
        final int k;
        final String mode;

        BadKey(int k, String mode) { this.k = k; this.mode = mode; }

        @Override public int hashCode() {
            if (mode.equals("hash")) throw new UnsupportedOperationException("hash " + k);
            return 1;
        }

        @Override public boolean equals(Object o) {
            if (mode.equals("equals")) throw new UnsupportedOperationException("equals " + k);
            return o instanceof BadKey b && b.k == k;
        }

        @Override public String toString() {
            if (mode.equals("text")) throw new UnsupportedOperationException("toString " + k);
            return "K" + k;
        }
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e);
        }
    }

    static int depth;

    static int unwind(int n) {
        depth++;
        try {
            if (n == 0) throw new IllegalStateException("bottom");
            return unwind(n - 1);
        } finally {
            depth--;
            if (n == 3) sideWalk(2);
        }
    }

    static void sideWalk(int n) {
        try {
            if (n > 0) sideWalk(n - 1);
            else throw new Error("side");
        } catch (Error e) {
            if (n > 0) throw e;
        }
    }

    public static void main(String[] args) {
        t("ok", () -> new Half(0));
        t("half 1", () -> new Half(1));
        t("half 2", () -> new Half(2));
        t("sub 1", () -> new Sub(1));
        t("sub 0", () -> new Sub(0));
        t("sub 0 again", () -> new Sub(0));
        System.out.println(leaked);
        t("block", () -> new InitBlock() != null);
        t("block 2", () -> new InitBlock() != null);
        t("block 3", () -> new InitBlock() != null);
        t("super argument", () -> new SuperArg("x"));
        System.out.println(leaked.size());
        Half h = new Half(0), before = h;
        try {
            h = new Half(2);
        } catch (IllegalStateException e) {
            System.out.println((h == before) + " variable unchanged");
        }
        Half[] arr = {null, null};
        int i = 0;
        try {
            arr[i++] = new Half(1);
        } catch (IllegalStateException e) {
            System.out.println(arr[0] + " " + i);
        }
        try {
            arr = new Half[] {new Half(0), new Half(1), new Half(0)};
        } catch (IllegalStateException e) {
            System.out.println(arr.length);
        }
        Map<Object, Integer> m = new HashMap<>();
        BadKey k1 = new BadKey(1, ""), k2 = new BadKey(2, "equals"), k3 = new BadKey(3, "hash"), k4 = new BadKey(4, "text");
        t("put 1", () -> m.put(k1, 1));
        t("put 2", () -> m.put(k2, 2));
        t("put 3", () -> m.put(k3, 3));
        t("put 4", () -> m.put(k4, 4));
        t("size", () -> m.size() + " " + m.containsKey(k1));
        t("toString", () -> m.toString());
        t("list", () -> List.of(k1, k4).toString());
        t("set", () -> new HashSet<>(List.of(k3)));
        t("contains", () -> List.of(k2, k1).contains(k1) + " " + List.of(k1).contains(k2) + " " + new ArrayList<>(List.of(k1)).indexOf(k2));
        List<Integer> nums = new ArrayList<>(List.of(5, 3, 8, 1, 9, 2));
        t("comparator", () -> { nums.sort((a, b) -> { if (a == 8 || b == 8) throw new ClassCastException("8"); return a - b; }); return nums; });
        System.out.println(nums.size() + " " + nums.containsAll(List.of(1, 2, 3, 5, 8, 9)));
        t("tree map", () -> { TreeMap<Integer, String> tm = new TreeMap<>(Map.of(1, "a")); tm.put(null, "b"); return tm; });
        t("iterator", () -> { Iterable<Integer> it = () -> new Iterator<>() { int n = 0; public boolean hasNext() { return true; } public Integer next() { if (n == 3) throw new IllegalStateException("next " + n); return n++; } }; int s = 0; for (int x : it) s += x; return s; });
        t("forEach", () -> { StringBuilder sb = new StringBuilder(); try { nums.forEach(x -> { sb.append('.'); if (sb.length() == 4) throw new RuntimeException("stop"); }); } catch (RuntimeException e) { sb.append(e.getMessage()); } return sb; });
        t("computeIfAbsent", () -> new HashMap<String, Integer>().computeIfAbsent("k", x -> { throw new IllegalArgumentException("no " + x); }));
        t("recursive update", () -> { Map<String, Integer> r = new HashMap<>(); return r.computeIfAbsent("a", x -> r.put("b", 1) == null ? 2 : 3); });
        t("stream", () -> Arrays.asList(1, 2, 0, 4).stream().map(x -> 12 / x).toList());
        t("unwind", () -> unwind(6));
        System.out.println(depth);
        t("string switch", () -> { String s = "x"; s += new BadKey(9, "text"); return s; });
        t("ternary", () -> args.length > 0 ? 1 : Integer.parseInt("one"));
    }
}
