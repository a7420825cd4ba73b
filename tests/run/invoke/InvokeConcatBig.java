// Concatenations near and over the limit of 200 dynamic operands, with one- and two-slot values, constants between, and nested in calls.
public class InvokeConcatBig {
    static int calls;

    static int i(int v) {
        calls++;
        return v;
    }

    static long l(int v) {
        calls++;
        return v * 10000000000L;
    }

    static String show(String name, String s) {
        return name + " " + s.length() + " " + s.hashCode() + " " + s.substring(0, Math.min(40, s.length())) + "..." + s.substring(Math.max(0, s.length() - 40));
    }

    static String vars205(int a, long b, double c, char d, String e, Object f, boolean g, float h) {
        return "" + a + f + c + h + e + b + g + d + b + g + d + a + f + c + h + e + c + h + e + b
            + g + d + a + f + d + a + f + c + h + e + b + g + e + b + g + d + a + f + c + h
            + f + c + h + e + b + g + d + a + g + d + a + f + c + h + e + b + h + e + b + g
            + d + a + f + c + a + f + c + h + e + b + g + d + b + g + d + a + f + c + h + e
            + c + h + e + b + g + d + a + f + d + a + f + c + h + e + b + g + e + b + g + d
            + a + f + c + h + f + c + h + e + b + g + d + a + g + d + a + f + c + h + e + b
            + h + e + b + g + d + a + f + c + a + f + c + h + e + b + g + d + b + g + d + a
            + f + c + h + e + c + h + e + b + g + d + a + f + d + a + f + c + h + e + b + g
            + e + b + g + d + a + f + c + h + f + c + h + e + b + g + d + a + g + d + a + f
            + c + h + e + b + h + e + b + g + d + a + f + c + a + f + c + h + e + b + g + d
            + b + g + d + a + f;
    }

    static String mixed(int a, long b, double c, char d, String e, Object f, boolean g, float h) {
        return "" + a + "c1" + b + '\1' + e + i(5) + "\2" + l(7) + a + "c9" + b + '\1' + e + i(13) + "\2" + l(15) + a + "c17" + b + '\1'
            + e + i(21) + "\2" + l(23) + a + "c25" + b + '\1' + e + i(29) + "\2" + l(31) + a + "c33" + b + '\1' + e + i(37) + "\2" + l(39)
            + a + "c41" + b + '\1' + e + i(45) + "\2" + l(47) + a + "c49" + b + '\1' + e + i(53) + "\2" + l(55) + a + "c57" + b + '\1'
            + e + i(61) + "\2" + l(63) + a + "c65" + b + '\1' + e + i(69);
    }

    static String consts(int a, long b, double c, char d, String e, Object f, boolean g, float h) {
        return "" + "" + a + "x" + a + "xx" + a + "xxx" + a + "xxxx" + a + "xxxxx" + a + "xxxxxx" + a + "xxxxxxx" + a + "xxxxxxxx" + a + "xxxxxxxxx" + a + "xxxxxxxxxx" + a + "xxxxxxxxxxx" + a + "xxxxxxxxxxxx" + a + "xxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxx" + a
            + "xxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxxxxxxxx" + a + "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx" + a;
    }

    static String plusEquals(int n) {
        String s = "start";
        s += "" + (n * 1) + "-" + (n * 3) + "-" + (n * 5) + "-" + (n * 7) + "-" + (n * 9) + "-" + (n * 11) + "-" + (n * 13) + "-" + (n * 15) + "-" + (n * 17) + "-" + (n * 19)
            + "-" + (n * 21) + "-" + (n * 23) + "-" + (n * 25) + "-" + (n * 27) + "-" + (n * 29) + "-" + (n * 31) + "-" + (n * 33) + "-" + (n * 35) + "-" + (n * 37) + "-" + (n * 39)
            + "-" + (n * 41) + "-" + (n * 43) + "-" + (n * 45) + "-" + (n * 47) + "-" + (n * 49) + "-" + (n * 51) + "-" + (n * 53) + "-" + (n * 55) + "-" + (n * 57) + "-" + (n * 59);
        s += s + n + s;
        return s;
    }

    public static void main(String[] args) {
        System.out.println(show("vars205", vars205(7, 1L << 40, 2.5, 'd', null, new StringBuilder("obj"), true, -0f)));
        System.out.println(show("mixed", mixed(7, 1L << 40, 2.5, 'd', null, new StringBuilder("obj"), true, -0f)));
        System.out.println(show("consts", consts(7, 1L << 40, 2.5, 'd', null, new StringBuilder("obj"), true, -0f)));
        System.out.println(calls);
        System.out.println(show("plusEquals", plusEquals(3)));
        try {
            Object bad = new Object() { public String toString() { throw new RuntimeException("bad after " + calls); } };
            vars205(1, 2, 3, 'x', "e", bad, false, 1f);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(vars205(1, 2, 3, 'x', "", "", false, 1f).equals(vars205(1, 2, 3, 'x', new String(), new StringBuilder(), Boolean.FALSE, 1f)));
        System.out.println(show("nested", vars205(1, 2, 3, 'y', vars205(4, 5, 6, 'z', "in", "", true, 2f), "o" + vars205(1, 1, 1, '1', "", null, false, 0f).length(), true, 3f)));
    }
}
