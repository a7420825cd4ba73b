// instanceof patterns: scope by flow, with && || !, loops, generic and array types, null, side effects, rebinding in nested tests.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LangPatternInstanceof {
    static int evals;

    static Object ev(Object o) {
        evals++;
        return o;
    }

    static String classify(Object o) {
        if (o instanceof Integer i && i > 10) return "big " + i;
        if (o instanceof Integer i) return "small " + (i + 1);
        if (!(o instanceof String s)) {
            if (o instanceof int[] a && a.length > 0 && a[0] > 0) return "ints " + a[0];
            return "other";
        }
        return "str " + s.length();
    }

    static String flow(Object o) {
        if (!(o instanceof CharSequence cs) || cs.length() == 0) return "empty or not";
        char c = cs.charAt(0);
        while (!(o instanceof String str)) {
            o = o.toString();
        }
        return str.toUpperCase(java.util.Locale.ROOT) + c;
    }

    static int depth(Object o) {
        return o instanceof Object[] a ? 1 + Arrays.stream(a).mapToInt(LangPatternInstanceof::depth).max().orElse(0) : o instanceof List<?> l && !l.isEmpty() ? 1 + depth(l.get(0)) : 0;
    }

    static boolean eq(Object a, Object b) {
        return a instanceof Number x && b instanceof Number y ? x.doubleValue() == y.doubleValue() : a == null ? b == null : a.equals(b);
    }

    static class Money {
        final long cents;

        Money(long c) { cents = c; }

        @Override public final boolean equals(Object o) { return this == o || o instanceof Money m && m.cents == cents; }

        @Override public int hashCode() { return Long.hashCode(cents); }
    }

    static class Gift extends Money {
        Gift(long c) { super(c); }
    }

    static <T extends Comparable<T>> String bounded(T t) {
        if (t instanceof Integer i) return "I" + (i - 1);
        if (t instanceof String s) return "S" + s.trim();
        return "C" + t.compareTo(t);
    }

    static String render(Object o) {
        StringBuilder sb = new StringBuilder();
        if (o instanceof Map<?, ?> m) {
            sb.append('{');
            for (Map.Entry<?, ?> e : m.entrySet()) {
                if (e.getKey() instanceof String k && e.getValue() != null) sb.append(k).append(':').append(render(e.getValue())).append(' ');
            }
            return sb.append('}').toString();
        } else if (o instanceof Iterable<?> it) {
            for (Object x : it) sb.append(render(x)).append(',');
            return "[" + sb + "]";
        } else if (o instanceof final Character c) {
            return "'" + (char) (c + 1) + "'";
        } else if (o instanceof long[] la) {
            long sum = 0;
            for (long l : la) sum += l;
            return "sum" + sum;
        } else if (o instanceof Runnable r) {
            r.run();
            return "ran";
        }
        return String.valueOf(o);
    }

    public static void main(String[] args) {
        Object[] os = {11, 10, "hey", new int[] {1}, null, 2.0, Integer.MIN_VALUE};
        for (Object o : os) System.out.println(classify(o));
        System.out.println(flow("abc") + " " + flow(new StringBuilder("sb")) + " " + flow("") + " " + flow(5) + " " + flow(null));
        System.out.println(depth(1) + " " + depth(new Object[0]) + " " + depth(new Object[] {1, new Object[] {List.of(List.of(1))}}) + " " + depth(new int[2][2]));
        System.out.println(eq(1, 1.0) + " " + eq(1L, 1) + eq("a", "a") + eq(null, null) + eq(null, 1) + eq('a', 97));
        System.out.println(new Money(5).equals(new Gift(5)) + " " + new Gift(5).equals(new Money(5)) + new Money(5).equals(new Money(6)) + new Money(5).equals("5") + new Money(5).equals(null));
        System.out.println(bounded(5) + bounded(" s ") + bounded('c') + bounded(1.5));
        Map<String, Object> m = new HashMap<>();
        m.put("k", new ArrayList<>(Arrays.asList('a', new long[] {1, 2, 3}, null, (Runnable) () -> System.out.println("side"))));
        System.out.println(render(m) + render(Map.of(1, 2)) + render(List.of()));
        if (ev("x") instanceof String s && ev(s + "y") instanceof String t && ev(t) != s) System.out.println(s + t + evals);
        if (!(ev(1) instanceof String s) || s.isEmpty() && ev(2) instanceof Integer) System.out.println("second " + evals);
        boolean b = ev(3) instanceof Integer i && i == 3;
        boolean c = ev(3) instanceof Integer i ? i > 100 : evals < 0;
        System.out.println(b + " " + c + " " + evals);
        Object o = "outer";
        for (int k = 0; o instanceof String s && k < 3; k++) {
            o = k == 1 ? (Object) s.length() : s + k;
            System.out.print(o + " ");
        }
        System.out.println();
        Object shared = "v";
        if (shared instanceof String s) {
            s = s + "!";
            shared = 5;
            System.out.println(s + shared);
        }
        String s = "field-like";
        System.out.println(s + (shared instanceof Integer n && n++ == 5 ? n : -1));
    }
}
