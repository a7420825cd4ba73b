// Types of conditional expressions: numeric promotion, constants that fit, boxing and unboxing, null, references, overload choice.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

public class LangTernaryPromotion {
    static String k(boolean v) { return "boolean " + v; }

    static String k(byte v) { return "byte " + v; }

    static String k(char v) { return "char " + (int) v; }

    static String k(short v) { return "short " + v; }

    static String k(int v) { return "int " + v; }

    static String k(long v) { return "long " + v; }

    static String k(float v) { return "float " + v; }

    static String k(double v) { return "double " + v; }

    static String k(Integer v) { return "Integer " + v; }

    static String k(Character v) { return "Character " + v; }

    static String k(Object v) { return "Object " + v + (v == null ? "" : " " + v.getClass().getSimpleName()); }

    static Object o(Object v) { return v; }

    public static void main(String[] args) {
        boolean t = args.length == 0, f = !t;
        byte b = 1;
        short s = 2;
        char c = 'c';
        int i = 4;
        long l = 5;
        float fl = 6;
        double d = 7;
        final int K = 100, BIG = 100000, NEG = -1;
        System.out.println(k(t ? b : s) + ", " + k(t ? b : c) + ", " + k(t ? s : i) + ", " + k(t ? i : l) + ", " + k(t ? l : fl) + ", " + k(t ? fl : d) + ", " + k(t ? c : d));
        // a constant int that fits takes the narrower type of the other side
        System.out.println(k(t ? b : 100) + ", " + k(t ? b : 200) + ", " + k(t ? c : 98) + ", " + k(t ? c : -1) + ", " + k(t ? s : 40000) + ", " + k(t ? K : c) + ", " + k(t ? BIG : c) + ", " + k(t ? NEG : b) + ", " + k(f ? i : c) + ", " + k(t ? 'x' : 0) + ", " + k(t ? 'x' : i));
        System.out.println((t ? 'a' : 0) + " " + (t ? 'a' : i) + " " + (f ? 1 : 'b') + " " + (t ? null : 0) + " " + (f ? 1 : 2.0) + " " + (t ? 1 : 2.0) + " " + (t ? (Object) 1 : 2.0));
        // boxes
        Integer I = 10;
        Long L = 20L;
        Double D = 30.0;
        Character C = 'q';
        Byte B = 3;
        System.out.println(k(t ? I : i) + ", " + k(t ? I : I) + ", " + k(t ? I : L) + ", " + k(t ? I : D) + ", " + k(t ? C : I) + ", " + k(t ? C : 'r') + ", " + k(t ? B : 5) + ", " + k(t ? I : 'c') + ", " + k(t ? I : "s") + ", " + k(t ? C : C));
        Object ob = t ? 1 : "x";
        Object ob2 = t ? I : D;
        Object ob3 = t ? (Object) I : (Object) D;
        Object ob4 = t ? Integer.valueOf(1) : Long.valueOf(2);
        System.out.println(k(ob) + ", " + k(ob2) + ", " + k(ob3) + ", " + k(ob4) + ", " + k(o(f ? 1 : 'c')) + ", " + k(o(t ? 1 : (short) 2)));
        Integer nul = null;
        System.out.println(k(t ? nul : "s") + ", " + k((Object) (t ? nul : I)));
        try {
            int v = t ? nul : 0;
            System.out.println(v);
        } catch (NullPointerException e) {
            System.out.println("NPE 1 " + e.getMessage());
        }
        try {
            Integer v = f ? 1 : t ? nul : 2;
            System.out.println(v);
        } catch (NullPointerException e) {
            System.out.println("NPE 2");
        }
        Integer okNull = f ? I : nul;
        System.out.println(okNull);
        // reference types join to their common supertypes
        var joined = t ? new ArrayList<String>(List.of("al")) : new LinkedList<String>();
        System.out.println(joined.size() + joined.get(0) + " " + (joined instanceof Serializable) + (joined instanceof Cloneable));
        Comparable<?> cmp = t ? "s" : 5;
        CharSequence cs = f ? "s" : new StringBuilder("sb");
        System.out.println(cmp + " " + cs + " " + (t ? new int[] {1} : new int[2]).length + " " + (f ? "a" : t ? "b" : "c").charAt(0));
        // nested, right associative, with side effects only in the chosen branch
        int n = 0;
        int r = t ? n++ : (n += 10);
        r += f ? n++ : t ? (n += 100) : (n += 1000);
        System.out.println(n + " " + r);
        for (int q = -2; q <= 2; q++) System.out.print((q < 0 ? q < -1 ? "--" : "-" : q == 0 ? "0" : q > 1 ? "++" : "+") + " ");
        System.out.println();
        long wide = t ? 1 : 2L;
        double mix = f ? 'a' : t ? 1 : 2f;
        float m2 = t ? Integer.MAX_VALUE : 1f;
        System.out.println(wide + " " + mix + " " + m2 + " " + (t ? Long.MAX_VALUE : 0f) + " " + (t ? Integer.MAX_VALUE : 0f) + " " + (long) (t ? Long.MAX_VALUE : 0d));
        byte narrow = K > 5 ? (byte) 5 : 6;
        char ch = (char) (t ? c : b);
        b += t ? 1000 : 0;
        s = (short) (f ? s : l);
        System.out.println(narrow + " " + ch + " " + b + " " + s);
        boolean z = t ? f ? true : false : true;
        Boolean Z = t ? Boolean.FALSE : null;
        System.out.println(z + " " + (Z ? 1 : 2) + " " + (t ? z : Z) + " " + k(f ? z : Z));
        Runnable run = t ? () -> System.out.println("first lambda") : () -> System.out.println("second");
        run.run();
        java.util.function.IntUnaryOperator chosen = f ? x -> x : x -> -x;
        System.out.println(chosen.applyAsInt(9));
        System.out.println((t ? -0.0 : 0) + " " + (t ? -0 : 0.0) + " " + (f ? 0 : -0f) + " " + (t ? Float.NaN : 0.0) + " " + (t ? 0.1f : 0.1));
    }
}
