// char as a number: arithmetic, increments, comparisons, switches, arrays of counters, casts to and from, overloads.
public class LangCharArith {
    static char next(char c) { return (char) (c + 1); }

    static String rot13(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') c = (char) ((c - 'a' + 13) % 26 + 'a');
            else if (c >= 'A' && c <= 'Z') c = (char) ((c - 'A' + 13) % 26 + 'A');
            sb.append(c);
        }
        return sb.toString();
    }

    static int parse(String s, int radix) {
        int v = 0;
        boolean neg = false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (i == 0 && c == '-') neg = true;
            else v = v * radix + (c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
        }
        return neg ? -v : v;
    }

    static String hex(byte[] bs) {
        char[] digits = "0123456789abcdef".toCharArray(), out = new char[bs.length * 2];
        for (int i = 0, j = 0; i < bs.length; i++) {
            out[j++] = digits[bs[i] >> 4 & 0xf];
            out[j++] = digits[bs[i] & 0xf];
        }
        return new String(out);
    }

    static String f(char c) { return "char"; }

    static String f(int i) { return "int"; }

    static String f(Object o) { return "Object"; }

    char field = 'f';
    static char stat = 65535;

    public static void main(String[] args) {
        char c = 'a';
        c++;
        c += 1;
        c += 1.9;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1) + " " + c++ + ++c + " " + (int) c);
        char max = '\uffff';
        max++;
        System.out.println((int) max + " " + (int) --max + " " + (int) (char) -1 + " " + (int) (char) 65536 + " " + (short) max + " " + (byte) max);
        stat++;
        stat -= 2;
        LangCharArith o = new LangCharArith();
        o.field <<= 1;
        o.field ^= 3;
        o.field %= 100;
        System.out.println((int) stat + " " + (int) o.field + " " + (int) o.field-- + " " + (int) o.field);
        System.out.println(('a' + 'b') + " " + (char) ('a' + 'b' - 'a') + " " + 'a' + 'b' + " " + ('a' + 'b' + "") + " " + ("" + 'a' + 'b') + " " + ('a' + 1 + "x") + ("x" + 'a' + 1));
        System.out.println(('a' < 98) + " " + ('a' == 97.0) + " " + ('a' * 2) + " " + ('z' / 'a') + " " + ('z' % 'a') + " " + -'a' + " " + ~'a' + " " + ('a' & 'c') + " " + ('a' ^ ' ') + " " + ('a' << 2) + " " + ('\uffff' >> 4) + " " + ('\uffff' >>> 4));
        System.out.println(f('a') + f('a' + 1) + f((char) 97) + f((Character) 'a') + f(c++) + f(+c) + f(true ? 'a' : 0) + f(next(c)));
        System.out.println(rot13("Hello, World!") + " " + rot13(rot13("Round Trip")) + " " + parse("ff", 16) + " " + parse("-7fffffff", 16) + " " + parse("zz", 36) + " " + parse("-101", 2));
        System.out.println(hex(new byte[] {0, 1, 127, -128, -1, 90}));
        int[] counts = new int[128];
        for (char x : "the quick brown fox jumps over the lazy dog".toCharArray()) counts[x]++;
        StringBuilder sb = new StringBuilder();
        for (char x = 'a'; x <= 'z'; x++) if (counts[x] != 1) sb.append(x).append(counts[x]);
        System.out.println(sb + " " + counts[' ']);
        char[] cs = {'x', 'y', 'z'};
        cs[0]++;
        cs[1] += cs[0];
        cs[2] = cs[1]--;
        System.out.println((int) cs[0] + " " + (int) cs[1] + " " + (int) cs[2] + " " + cs.length);
        char[] rev = "reverse".toCharArray();
        for (int i = 0, j = rev.length - 1; i < j; i++, j--) {
            rev[i] ^= rev[j];
            rev[j] ^= rev[i];
            rev[i] ^= rev[j];
        }
        System.out.println(new String(rev) + String.valueOf(rev, 2, 3) + rev[0]);
        for (char x = 'a'; x < 'f'; x += 2) System.out.print(x);
        for (int x = 'f'; x > 'a'; x -= 2) System.out.print(x);
        for (char x = 3; x < 4; x--) if (x == 0) break;
        System.out.println();
        final char k = 'k';
        final int n = 10;
        byte bb = 'b';
        short ss = k;
        char cc = n;
        char sum = 'a' + 1, folded = k + n;
        System.out.println(bb + " " + ss + " " + (int) cc + " " + sum + " " + folded);
        switch (c) {
            case 'a' + 7: System.out.println("a+7"); break;
            case 104 + 1: System.out.println("105"); break;
            default: System.out.println("other " + (int) c);
        }
        System.out.println(Character.getNumericValue('7') + Character.digit('f', 16) + Character.forDigit(11, 16) + " " + (char) ('0' + 7) + ('0' + 7) + " " + Character.toString(66) + Character.valueOf('q').charValue() + Character.reverseBytes('\u1234') / 256);
        long l = 'a';
        double d = 'b';
        float fl = 'c';
        l += 'a';
        Object boxed = 'd';
        Integer notChar = (int) 'e';
        System.out.println(l + " " + d + " " + fl + " " + boxed + " " + notChar + " " + boxed.equals('d') + boxed.equals(100) + " " + (l == 'a' * 2));
        StringBuilder mix = new StringBuilder().append('a').append((int) 'a').append('a' + 1).append((char) ('a' + 1)).append(new char[] {'o', 'k'}).append("str".charAt(1)).insert(0, 'i').append((Object) 'c');
        mix.setCharAt(1, (char) (mix.charAt(1) - 32));
        System.out.println(mix);
        System.out.println((char) 97.9 + " " + (char) 98.1f + " " + (char) 99L + " " + (int) (char) -0.5 + " " + (int) (char) 1e10 + " " + (int) (char) Double.NaN + " " + (char) (byte) 100);
    }
}
