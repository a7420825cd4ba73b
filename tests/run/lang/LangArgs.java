// args: one two 3 -x --flag=value last
// The argument array of main, a second main of another shape, varargs forms and properties given by the launcher.
// java: -Dour.prop=set -Dour.empty=
import java.util.Arrays;
import java.util.StringJoiner;

public class LangArgs {
    static int entered;

    public static void main(String... args) throws Exception {
        entered++;
        System.out.println(entered + " " + args.length + " " + Arrays.toString(args) + " " + args.getClass().getName());
        if (entered > 3) return;
        StringJoiner j = new StringJoiner("|");
        for (int i = 0; i < args.length; i++) j.add(i + "=" + args[i].length() + args[i].charAt(0));
        System.out.println(j);
        parse(args);
        try {
            System.out.println(args[args.length]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        if (entered == 1) {
            main("again", "with", "varargs");
            main(new String[] {"array"});
            main();
            main((Object) "not the entry point");
            main(5);
            Object r = LangArgs.class.getMethod("main", String[].class).invoke(null, (Object) new String[] {"by", "reflection"});
            System.out.println(r + " " + entered);
            args[0] = "changed";
            System.out.println(args[0] + " " + args.clone()[0]);
            props();
            System.out.println(va() + va((Object) null) + va(1, 2) + va(new Object[] {1, 2, 3}) + va((Object) new Object[] {1, 2}) + va(new int[] {1, 2}) + va("a", new String[0]));
            System.out.println(fixed(1) + fixed(1, 2) + fixed(1, 2, 3) + fixed('a') + fixed(1L) + fixed());
            System.out.println(mixed("f") + mixed("f", 1) + mixed("f", 1, 2, 3) + mixed("f", new int[] {9, 9}));
        }
    }

    static void main(Object o) {
        System.out.println("overload " + o);
    }

    static int main(int i) {
        System.out.println("int main " + i);
        return i;
    }

    static void parse(String[] args) {
        int flags = 0, nums = 0, words = 0;
        for (String a : args) {
            if (a.startsWith("--")) {
                int eq = a.indexOf('=');
                System.out.println("option " + a.substring(2, eq < 0 ? a.length() : eq) + " -> " + (eq < 0 ? null : a.substring(eq + 1)));
                flags++;
            } else if (a.startsWith("-")) {
                System.out.println("switch " + a.charAt(1));
                flags++;
            } else {
                try {
                    nums += Integer.parseInt(a);
                } catch (NumberFormatException e) {
                    System.out.println(e.getMessage());
                    words++;
                }
            }
        }
        System.out.println(flags + " " + nums + " " + words);
    }

    static void props() {
        System.out.println(System.getProperty("our.prop") + " [" + System.getProperty("our.empty") + "] " + System.getProperty("our.none") + " " + System.getProperty("our.none", "default") + " " + Boolean.getBoolean("our.prop") + " " + Integer.getInteger("our.none", 7));
        System.setProperty("our.prop", "12");
        System.out.println(Integer.getInteger("our.prop") + " " + Long.getLong("our.prop") + " " + System.clearProperty("our.prop") + " " + System.getProperty("our.prop") + " " + System.getProperties().containsKey("our.empty"));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(System.getProperty("java.specification.version") + " " + System.getProperty("file.separator") + System.getProperty("path.separator") + System.lineSeparator().length() + " " + System.getProperty("java.vm.specification.name"));
    }

    static String va(Object... os) { return "va" + (os == null ? "null" : os.length) + " "; }

    static String fixed(int... is) { return "ints" + is.length + " "; }

    static String fixed(int a, int b) { return "two "; }

    static String fixed(long a) { return "long "; }

    static String mixed(String f, int... is) {
        int s = 0;
        for (int i : is) s += i;
        return f + is.length + s + " ";
    }
}
