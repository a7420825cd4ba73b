// tableswitch: dense, negative bounds, holes, fall-through, int extremes, nested, on byte/char/short and boxed values.
public class LangSwitchDense {
    static String simple(int v) {
        switch (v) {
            case 0: return "zero";
            case 1: return "one";
            case 2: return "two";
            case 3: return "three";
            case 4: return "four";
        }
        return "none";
    }

    static String negative(int v) {
        switch (v) {
            case -3: return "-3";
            case -2: return "-2";
            case -1: return "-1";
            case 0: return "0";
            case 2: return "2";
            default: return "d" + v;
        }
    }

    static String fall(int v) {
        StringBuilder sb = new StringBuilder();
        switch (v) {
            case 10: sb.append("a");
            case 11: sb.append("b");
            default: sb.append("d");
            case 12: sb.append("c"); break;
            case 13:
            case 14: sb.append("e");
            case 15:
        }
        return sb.toString();
    }

    static int low(int v) {
        switch (v) {
            case Integer.MIN_VALUE: return 1;
            case Integer.MIN_VALUE + 1: return 2;
            case Integer.MIN_VALUE + 2: return 3;
            case Integer.MIN_VALUE + 3: return 4;
        }
        return 0;
    }

    static int high(int v) {
        switch (v) {
            case Integer.MAX_VALUE: return 1;
            case Integer.MAX_VALUE - 1: return 2;
            case Integer.MAX_VALUE - 2: return 3;
            case Integer.MAX_VALUE - 3: return 4;
            default: return 0;
        }
    }

    static int bytes(byte b) {
        switch (b) {
            case -128: return 1;
            case -127: return 2;
            case -126: return 3;
            case 127: return 4;
            default: return b;
        }
    }

    static String chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
            case 'y': return "maybe";
            case '0': case '1': case '2': case '3': case '4': return "low digit";
            case '\uffff': return "last";
            case '\0': return "nul";
            default: return c >= 'a' && c <= 'z' ? "consonant" : "other";
        }
    }

    static String boxed(Integer i) {
        try {
            switch (i) {
                case 1: return "one";
                case 2: return "two";
                default: return "many";
            }
        } catch (NullPointerException e) {
            return "null switch";
        }
    }

    static String nested(int a, int b) {
        switch (a) {
            case 0:
                switch (b) {
                    case 0: return "00";
                    case 1: break;
                    default: return "0d";
                }
            case 1:
                switch (b) {
                    case 1: return a + "->1";
                }
                break;
            case 2:
                for (int i = 0; ; i++) {
                    switch (i) {
                        case 0: continue;
                        case 3: return "loop" + i;
                        default: if (i == b) return "hit" + i;
                    }
                }
        }
        return "end";
    }

    static int empty(int v) {
        int n = 0;
        switch (n = v + 1) {
        }
        switch (v) {
            default: n *= 10;
        }
        return n;
    }

    public static void main(String[] args) {
        for (int i = -5; i < 8; i++) System.out.println(i + " " + simple(i) + " " + negative(i) + " " + fall(i + 10) + " " + empty(i));
        int[] ex = {Integer.MIN_VALUE, Integer.MAX_VALUE, 0, -1, 1};
        for (int e : ex) for (int d = -1; d <= 3; d++) System.out.println((e + d) + " " + low(e + d) + " " + high(e + d) + " " + high(e - d) + " " + simple(e + d) + " " + negative(e - d));
        for (int b = -128; b <= 128; b += 64) System.out.println(bytes((byte) b) + " " + bytes((byte) (b + 1)) + " " + bytes((byte) (b - 1)));
        for (char c : new char[] {'a', 'b', 'y', '3', '5', '\uffff', '\0', 'Z', 'u'}) System.out.println((int) c + " " + chars(c));
        System.out.println(boxed(1) + " " + boxed(2) + " " + boxed(1000) + " " + boxed(null));
        for (int a = -1; a < 4; a++) for (int b = 0; b < 3; b++) System.out.println(a + "," + b + " " + nested(a, b));
    }
}
