// Order of evaluation: operands left to right, array and field access, assignment, calls, exceptions in the middle, compound forms.
public class LangEvalOrder {
    static StringBuilder log = new StringBuilder();

    static int i(int v) {
        log.append('i').append(v).append(' ');
        return v;
    }

    static long l(long v) {
        log.append('l').append(v).append(' ');
        return v;
    }

    static boolean b(boolean v) {
        log.append('b').append(v ? 1 : 0).append(' ');
        return v;
    }

    static int[] arr = {10, 20, 30};

    static int[] a(int[] v) {
        log.append("a ");
        return v;
    }

    static LangEvalOrder o(LangEvalOrder v) {
        log.append("o ");
        return v;
    }

    static int bad(String s) {
        log.append("!").append(s).append(' ');
        throw new IllegalStateException(s);
    }

    int f = 5;
    static int sf = 7;

    int call(int x, long y, int z) {
        log.append("call ");
        return x + (int) y + z;
    }

    static void done(String name, Object v) {
        System.out.println(name + " = " + v + " : " + log.toString().trim());
        log.setLength(0);
    }

    interface Expr { Object run(); }

    static void test(String name, Expr e) {
        Object v;
        try {
            v = e.run();
        } catch (RuntimeException x) {
            v = x.getClass().getSimpleName() + " " + x.getMessage();
        }
        done(name, v);
    }

    public static void main(String[] args) {
        LangEvalOrder x = new LangEvalOrder(), nul = null;
        test("binary", () -> i(1) + i(2) * i(3) - i(4));
        test("parens", () -> (i(1) - (i(2) - (i(3) - i(4)))));
        test("shift", () -> i(1) << i(2) + i(3) >> l(1));
        test("division", () -> i(1) / (i(0) * bad("rhs")));
        test("left throws first", () -> bad("l") + bad("r"));
        test("div by zero after operands", () -> i(1) / i(0) + i(9));
        test("array get", () -> a(arr)[i(1)]);
        test("array index out", () -> a(arr)[i(5)] + i(6));
        test("null array index evaluated", () -> a(null)[i(1)]);
        test("null array store evaluates rhs", () -> a(null)[i(1)] = i(2));
        test("oob store evaluates rhs", () -> a(arr)[i(9)] = i(2));
        test("rhs throws before null", () -> a(null)[i(1)] = bad("v"));
        test("compound on null array", () -> a(null)[i(1)] += bad("never"));
        test("compound on bad index", () -> a(arr)[i(7)] += bad("never"));
        test("compound saves the old value", () -> arr[i(0)] += (arr[0] = 100) + i(1));
        test("field assign on null evaluates rhs", () -> o(nul).f = i(2));
        test("field compound on null does not", () -> o(nul).f += bad("never"));
        test("field compound", () -> o(x).f += (x.f = 50) + i(1));
        test("static through null", () -> o(nul).sf += i(1));
        test("call", () -> o(x).call(i(1), l(2), i(3)));
        test("call on null evaluates args", () -> o(nul).call(i(1), l(2), i(3)));
        test("arg throws before null check", () -> o(nul).call(i(1), bad("arg"), i(3)));
        test("and or", () -> b(true) && b(false) || b(true) && !b(false));
        test("eager", () -> b(false) & b(true) | b(true) ^ b(true));
        test("ternary", () -> b(false) ? i(1) : b(true) ? i(2) : i(3));
        test("concat", () -> "" + i(1) + l(2) + b(true) + i(3));
        test("concat throws", () -> "" + i(1) + bad("c") + i(3));
        test("new array", () -> new int[i(2)][i(3)].length);
        test("new array negative", () -> new int[i(-2)][i(3)].length);
        test("initialiser", () -> new int[] {i(3), i(2), i(1)}[i(1)]);
        test("initialiser throws", () -> new int[] {i(3), bad("el"), i(1)});
        test("assignment chain", () -> arr[i(0)] = arr[i(1)] = arr[i(2)] = i(7));
        int[] k = {0};
        test("k++", () -> k[0]++ + k[0]++ * 10 + --k[0] * 100 + k[0]);
        test("k = k++", () -> k[0] = k[0]++ + ++k[0]);
        test("index moves", () -> { int[] z = {1, 2, 3, 4}; int p = 0; z[p++] = z[p++] + z[p++] * (p = 3); return z[0] + " " + p; });
        test("index aliased", () -> { int p = 1; int[] z = {5, 6, 7}; z[p] = p = 2; return z[1] + " " + z[2] + " " + p; });
        test("array replaced", () -> { int[] z = {1, 2}, y = z; z[i(1)] = (z = new int[] {8, 9})[0]; return y[1] + " " + z[1]; });
        test("a += a++", () -> { int a = 5; a += a++ + ++a; return a; });
        test("a = a++ + a--", () -> { int a = 5; a = a++ + a-- - --a; return a; });
        test("long mix", () -> { long a = 5; a -= a++ * 2 - (a *= 3); return a; });
        test("string +=", () -> { String s = "s"; s += s + (s = "t") + s; return s; });
        test("unboxing between", () -> { Integer p = 1, q = null; return i(p) + q + i(3); });
        test("cast", () -> (Integer) (Object) (b(true) ? "str" : i(1)));
        test("cast after args", () -> ((String) (Object) i(5)).charAt(i(1)));
        test("instanceof", () -> b(true) && (Object) i(3) instanceof Integer n && i(n) > 2);
        test("nested calls", () -> Math.max(Math.min(i(4), i(2)), Math.abs(i(-3))));
        test("lambda receiver null", () -> { java.util.function.Supplier<String> s = ((Object) null)::toString; return s.get(); });
        test("lambda body late", () -> { java.util.function.IntSupplier s = () -> i(9); i(1); return s.getAsInt() + i(2); });
        test("synchronized", () -> { synchronized (o(x)) { return i(1); } });
        test("switch", () -> switch (i(2)) { case 1 -> i(10); case 2 -> i(20) + i(21); default -> i(30); });
    }
}
