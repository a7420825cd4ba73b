// lookupswitch: sparse keys of both signs, extremes, single key, and a state machine driven by one.
public class LangSwitchSparse {
    static int sparse(int v) {
        switch (v) {
            case Integer.MIN_VALUE: return 1;
            case -1000000: return 2;
            case -65536: return 3;
            case -1: return 4;
            case 0: return 5;
            case 1: return 6;
            case 255: return 7;
            case 65536: return 8;
            case 16777216: return 9;
            case Integer.MAX_VALUE: return 10;
            default: return -1;
        }
    }

    static int single(int v) {
        switch (v) {
            case 123456: return 1;
        }
        return 0;
    }

    static int order(int v) {
        int n = 0;
        switch (v) { // keys are sorted in the class file but code order stays
            case 5000: n += 1;
            case -5000: n += 10;
            case 300: n += 100; break;
            default: n = 7;
            case 0x7000: n += 1000;
            case 'x' * 1000: n += 10000;
        }
        return n;
    }

    static final int K = 1 << 20;

    static String consts(int v) {
        switch (v) {
            case K: return "K";
            case K + 1: return "K+1";
            case K * K: return "overflowed zero";
            case ~K: return "~K";
            case (byte) 0x181: return "byte";
            case 'A': return "A";
            default: return "none";
        }
    }

    // a tokeniser: states as sparse ints
    static final int START = 100, WORD = 2000, NUM = -30, STR = 1 << 30;

    static String tokens(String in) {
        StringBuilder out = new StringBuilder();
        int state = START, from = 0;
        for (int i = 0; i <= in.length(); i++) {
            int c = i < in.length() ? in.charAt(i) : -1;
            switch (state) {
                case START:
                    from = i;
                    if (c >= '0' && c <= '9') state = NUM;
                    else if (c >= 'a' && c <= 'z') state = WORD;
                    else if (c == '"') state = STR;
                    else if (c > ' ') out.append("<op ").append((char) c).append('>');
                    break;
                case NUM:
                    if (c >= '0' && c <= '9') continue;
                    out.append("<num ").append(in, from, i).append('>');
                    state = START;
                    i--;
                    break;
                case WORD:
                    if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') break;
                    out.append("<id ").append(in.substring(from, i)).append('>');
                    state = START;
                    i--;
                    break;
                case STR:
                    switch (c) {
                        case -1: return out + "<unterminated>";
                        case '\\': i++; break;
                        case '"': out.append("<str ").append(in.substring(from + 1, i)).append('>'); state = START; break;
                        default:
                    }
                    break;
                default:
                    throw new AssertionError(state);
            }
        }
        return out.toString();
    }

    static long hash(long seed) {
        long h = seed;
        for (int i = 0; i < 200; i++) {
            int k = (int) (h >>> 11) & 0x3ff;
            switch (k & ~3) {
                case 0: h += 3; break;
                case 64: h *= 5;
                case 256: h ^= 0x9e3779b97f4a7c15L; break;
                case 512: case 516: case 900: h = Long.rotateLeft(h, 7); break;
                default: h = h * 6364136223846793005L + k;
            }
        }
        return h;
    }

    public static void main(String[] args) {
        int[] keys = {Integer.MIN_VALUE, -1000000, -65536, -1, 0, 1, 255, 65536, 16777216, Integer.MAX_VALUE};
        for (int k : keys) System.out.println(k + " " + sparse(k) + " " + sparse(k + 1) + " " + sparse(k - 1) + " " + sparse(-k));
        System.out.println(single(123456) + " " + single(123457) + " " + single(-123456));
        for (int v : new int[] {5000, -5000, 300, 0x7000, 120000, 1, -1}) System.out.println(v + " " + order(v));
        for (int v : new int[] {K, K + 1, 0, ~K, -127, 65, 129, 1}) System.out.println(v + " " + consts(v));
        System.out.println(tokens("let x1 = 42 + \"a \\\" b\" * (y-007);"));
        System.out.println(tokens("\"open"));
        System.out.println(tokens("") + tokens("a") + tokens("9z") + tokens("  ,"));
        for (long s = -3; s <= 3; s++) System.out.println(s + " " + hash(s));
    }
}
