// Identity of strings: constants, compile-time folding, intern, constants across classes, substring and concat identities.
public class LangStringIntern {
    static final String HELLO = "hello";
    static final String HEL = "hel", LO = "lo";
    static final String NULLISH = "a" + null;
    static String nonFinal = "hel";
    static final String LATE;
    static { LATE = "hello"; }
    final String inst = "hello";
    static final char C = 'h';
    static final int N = 5;

    static class Other { static final String HELLO = "hello"; static String dyn = "hel" + LO; }

    interface Consts { String H = "he" + "llo"; }

    @interface Anno { String value() default "hello"; }

    @Anno(HEL + LO)
    static void annotated() { }

    static void p(String label, boolean b) {
        System.out.println(label + " " + b);
    }

    static String lo() { return "lo"; }

    public static void main(String[] args) throws Exception {
        String hello = "hello", lo = "lo";
        final String flo = "lo", fin;
        fin = "lo";
        p("literal", hello == "hello");
        p("other class", Other.HELLO == hello);
        p("interface", Consts.H == hello);
        p("folded", hello == "hel" + "lo");
        p("folded constants", hello == HEL + LO);
        p("local var", hello == "hel" + lo);
        p("local final", hello == "hel" + flo);
        p("final assigned later", hello == "hel" + fin);
        p("interned", hello == ("hel" + lo).intern());
        p("static non final", hello == nonFinal + "lo");
        p("blank static final", hello == LATE);
        p("LATE folded", (HELLO + "x") == (LATE + "x"));
        p("instance constant", new LangStringIntern().inst == hello);
        p("Other.dyn", Other.dyn == hello);
        p("method", ("hel" + lo()) == hello);
        p("method interned", ("hel" + lo()).intern() == hello);
        p("char folding", ("" + C + "ello") == hello);
        p("parenthesised cast", ((String) "hel" + (String) LO) == hello);
        p("ternary constant", (N > 4 ? "hello" : "no") == hello);
        p("numbers", ("" + 1 + 2L + 3.0 + 'c' + true + 4f) == "123.0ctrue4.0");
        p("arithmetic", ("" + (1 + 2) + 7 / 2 + 7 % 4 + (1 << 4) + -5) == "33316-5");
        p("null is no constant", NULLISH == "anull");
        p("double folding", ("" + 0.1 + 1e10 + 100.0f) == "0.11.0E10100.0");
        p("new", new String("hello") == hello);
        p("new interned", new String("hello").intern() == hello);
        p("new equals", new String("hello").equals(hello));
        p("substring whole", hello.substring(0) == hello);
        p("substring part", hello.substring(1) == hello.substring(1));
        p("concat empty", hello.concat("") == hello);
        p("plus empty", hello + "" == hello);
        p("toString", hello.toString() == hello);
        p("valueOf", String.valueOf((Object) hello) == hello);
        p("trim", hello.trim() == hello);
        p("replace nothing", hello.replace('z', 'y') == hello);
        p("toLowerCase", hello.toLowerCase(java.util.Locale.ROOT) == hello);
        p("strip", hello.strip() == hello);
        p("repeat 1", hello.repeat(1) == hello);
        p("empty repeat", hello.repeat(0) == "");
        p("String.join", String.join("", "hel", "lo") == hello);
        p("sb", new StringBuilder(hello).toString() == hello);
        p("annotation", LangStringIntern.class.getDeclaredMethod("annotated").getName() == "annotated".intern());
        p("class name", LangStringIntern.class.getName() == LangStringIntern.class.getName());
        p("class name interned", LangStringIntern.class.getName().intern() == "LangStringIntern");
        p("field by reflection", LangStringIntern.class.getDeclaredField("HELLO").get(null) == hello);
        p("field name", LangStringIntern.class.getDeclaredField("HELLO").getName() == "HELLO");
        p("enum name", java.util.concurrent.TimeUnit.DAYS.name() == "DAYS");
        p("JDK constant", java.io.ObjectStreamConstants.class.getSimpleName().intern() == "ObjectStreamConstants");
        p("unicode", "\u0068ello" == hello);
        p("octal", "\150\145llo" == hello);
        p("switch by equals", switch (new String("hello")) { case "hello" -> true; default -> false; });
        p("latin1/utf16 mix", ("\u4e2d" + "x").substring(1).equals("x") && ("\u4e2dx").substring(1).intern() == "x");
        p("surrogates", ("\ud83d" + "\ude00") == "\ud83d\ude00");
        p("nul and modified utf8", "a\0b\u0080\u07ff\u0800".length() == 6 && "a\0b" == ("a" + '\0' + "b"));
        String built = "";
        for (char c : new char[] {'h', 'e', 'l', 'l', 'o'}) built += c;
        p("built", built == hello);
        p("built interned", built.intern() == hello);
        String fresh = new StringBuilder("never").append("seen").append(args.length).toString();
        p("first intern returns itself", fresh.intern() == fresh);
        p("then the same for equals", new String(fresh).intern() == fresh);
        Object lock = "hello";
        synchronized (lock) {
            p("monitor of the constant", Thread.holdsLock("hello"));
        }
        p("hash", hello.hashCode() == 99162322 && "".hashCode() == 0);
        assert hello != null;
        System.out.println(lo + Other.dyn + HELLO.length() + NULLISH);
    }
}
