// switch on strings: hash collisions, empty string, null, constants, fall-through, side effects evaluated once.
public class LangSwitchString {
    static int evaluated;

    static String key(String s) {
        evaluated++;
        return s;
    }

    // "Aa" and "BB" collide, so do "AaAa", "BBBB", "AaBB", "BBAa"
    static int collide(String s) {
        switch (key(s)) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "C#": return 6;
            default: return -1;
        }
    }

    static String misc(String s) {
        StringBuilder r = new StringBuilder();
        switch (s) {
            case "": r.append("empty ");
            case " ": r.append("space "); break;
            case "\0": r.append("nul "); break;
            case "null": r.append("word null "); break;
            case PREFIX + "x": r.append("folded "); break;
            case "\ud83d\ude00": r.append("emoji ");
            default: r.append("default ");
            case "last": r.append("last ");
        }
        return r.append(s.length()).toString();
    }

    static final String PREFIX = "pre" + 1 + 'c' + 2.0 + true;

    static int expr(String s) {
        return switch (s) {
            case "mon", "tue", "wed" -> 1;
            case "thu" -> {
                int n = 0;
                for (char c : s.toCharArray()) n += c;
                yield n;
            }
            case "polygenelubricants" -> s.hashCode(); // Integer.MIN_VALUE
            default -> s.isEmpty() ? 0 : expr(s.substring(1));
        };
    }

    static String oneCase(String s) {
        switch (s) {
            case "only":
                return "yes";
        }
        return "no";
    }

    static int nested(String a, String b) {
        switch (a) {
            case "x":
                switch (b) {
                    case "x": return 1;
                    case "y": return 2;
                }
            case "y":
                switch (b) {
                    case "x": return 3;
                    default: return 4;
                }
        }
        return 5;
    }

    public static void main(String[] args) {
        String[] ks = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "C#", "Bb", "aA", ""};
        for (String k : ks) System.out.println(k + " " + k.hashCode() + " " + collide(k) + " " + collide(new String(k.toCharArray())) + " " + collide(k + "!"));
        System.out.println("evaluated " + evaluated);
        String[] ms = {"", " ", "\0", "null", "pre1c2.0truex", "\ud83d\ude00", "last", "other"};
        for (String m : ms) System.out.println(misc(m) + " | " + misc(m.concat("")) + " | " + misc(m.substring(m.length() / 2)));
        for (String s : new String[] {"mon", "wed", "thu", "xthu", "polygenelubricants", "zzz"}) System.out.println(s + " " + expr(s));
        System.out.println(oneCase("only") + oneCase("on" + "ly") + oneCase("other"));
        for (String a : new String[] {"x", "y", "z"}) for (String b : new String[] {"x", "y", "z"}) System.out.print(nested(a, b) + " ");
        System.out.println();
        try {
            misc(null);
            System.out.println("not here");
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            System.out.println(expr(null));
        } catch (NullPointerException e) {
            System.out.println("NPE 2");
        }
        StringBuilder counts = new StringBuilder();
        int[] n = new int[4];
        for (String w : "the cat and the dog and the bird saw a cat".split(" ")) {
            switch (w) {
                case "the" -> n[0]++;
                case "and" -> n[1]++;
                case "cat", "dog", "bird" -> n[2]++;
                default -> {
                    n[3]++;
                    counts.append(w).append(';');
                }
            }
        }
        System.out.println(n[0] + " " + n[1] + " " + n[2] + " " + n[3] + " " + counts);
    }
}
