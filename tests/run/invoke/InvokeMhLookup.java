// MethodHandles.Lookup: findVirtual, findStatic, findConstructor, findSpecial, getters and setters, bind, unreflect; what each refuses.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import static java.lang.invoke.MethodType.methodType;

public class InvokeMhLookup {
    static class Base {
        protected String name = "base";
        static long stat = 1L << 40;
        final int fin = 5;
        private double priv = 2.5;
        volatile byte vol = -1;

        String hi(String s) { return "Base.hi " + s; }

        private String secret() { return "secret of " + name; }

        static String st(int a, long b) { return "st" + a + b; }
    }

    static class Derived extends Base {
        Derived() { name = "derived"; }

        Derived(String n, int k) { name = n + k; }

        @Override String hi(String s) { return "Derived.hi " + s; }

        static MethodHandle superHi() throws Exception { return MethodHandles.lookup().findSpecial(Base.class, "hi", methodType(String.class, String.class), Derived.class); }

        String va(String f, Object... os) { return f + os.length; }
    }

    interface Greeter {
        default String greet() { return "default greet " + who(); }

        String who();

        static Greeter of(String s) { return () -> s; }
    }

    static class G implements Greeter {
        public String who() { return "G"; }

        public String greet() { return "G.greet"; }

        MethodHandle def() throws Exception { return MethodHandles.lookup().findSpecial(Greeter.class, "greet", methodType(String.class), G.class); }
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@HASH"));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lk = MethodHandles.lookup(), pub = MethodHandles.publicLookup();
        Derived d = new Derived();
        Base b = new Base();
        MethodType ss = methodType(String.class, String.class);
        MethodHandle hi = lk.findVirtual(Base.class, "hi", ss);
        t("virtual on Derived", () -> (String) hi.invokeExact((Base) d, "x"));
        t("virtual on Base", () -> (String) hi.invokeExact(b, "x"));
        t("type", () -> hi.type() + " " + hi);
        t("special", () -> (String) Derived.superHi().invokeExact(d, "y"));
        t("default special", () -> (String) new G().def().invoke(new G()));
        t("interface", () -> (String) lk.findVirtual(Greeter.class, "who", methodType(String.class)).invoke((Greeter) () -> "lam"));
        t("interface default", () -> (String) lk.findVirtual(Greeter.class, "greet", methodType(String.class)).invoke(Greeter.of("q")));
        t("interface static", () -> ((Greeter) lk.findStatic(Greeter.class, "of", methodType(Greeter.class, String.class)).invokeExact("st")).who());
        t("static", () -> (String) lk.findStatic(Base.class, "st", methodType(String.class, int.class, long.class)).invokeExact(1, 2L));
        t("constructor", () -> ((Derived) lk.findConstructor(Derived.class, methodType(void.class)).invokeExact()).name);
        t("constructor 2", () -> ((Derived) lk.findConstructor(Derived.class, methodType(void.class, String.class, int.class)).invokeExact("n", 7)).name);
        t("private virtual", () -> (String) lk.findVirtual(Base.class, "secret", methodType(String.class)).invokeExact(b));
        MethodHandle get = lk.findGetter(Base.class, "name", String.class), set = lk.findSetter(Base.class, "name", String.class);
        t("getter", () -> (String) get.invokeExact((Base) d) + get.type());
        set.invokeExact((Base) d, "renamed");
        t("after setter", () -> d.name + set.type());
        t("static getter", () -> (long) lk.findStaticGetter(Base.class, "stat", long.class).invokeExact());
        lk.findStaticSetter(Base.class, "stat", long.class).invokeExact(99L);
        t("static set", () -> Base.stat);
        t("private getter", () -> (double) lk.findGetter(Base.class, "priv", double.class).invokeExact(b));
        lk.findSetter(Base.class, "vol", byte.class).invokeExact(b, (byte) 5);
        t("volatile", () -> b.vol + (byte) lk.findGetter(Base.class, "vol", byte.class).invokeExact(b));
        t("final getter", () -> (int) lk.findGetter(Base.class, "fin", int.class).invokeExact(b));
        t("final setter", () -> lk.findSetter(Base.class, "fin", int.class));
        t("bind", () -> (String) lk.bind(d, "hi", ss).invokeExact("bound"));
        t("array length", () -> (int) MethodHandles.arrayLength(int[].class).invokeExact(new int[4]));
        t("string method", () -> (char) pub.findVirtual(String.class, "charAt", methodType(char.class, int.class)).invokeExact("abc", 1));
        t("string static", () -> (String) pub.findStatic(String.class, "valueOf", methodType(String.class, char[].class)).invokeExact(new char[] {'o', 'k'}));
        t("Object method of interface", () -> ((String) lk.findVirtual(Greeter.class, "toString", methodType(String.class)).invoke(new G() { public String toString() { return "ts"; } })));
        t("array clone", () -> ((int[]) lk.findVirtual(int[].class, "clone", methodType(Object.class)).invoke(new int[] {1, 2})).length);
        t("varargs", () -> (String) lk.findVirtual(Derived.class, "va", methodType(String.class, String.class, Object[].class)).invoke(d, "f", 1, 2, 3));
        t("varargs flag", () -> lk.findVirtual(Derived.class, "va", methodType(String.class, String.class, Object[].class)).isVarargsCollector());
        t("unreflect", () -> lk.unreflect(Base.class.getDeclaredMethod("hi", String.class)).invoke(d, "un"));
        t("unreflectGetter", () -> lk.unreflectGetter(Base.class.getDeclaredField("name")).invoke(b));
        t("unreflectConstructor", () -> ((Derived) lk.unreflectConstructor(Derived.class.getDeclaredConstructor()).invoke()).name);
        // refusals
        t("no such method", () -> lk.findVirtual(Base.class, "nope", ss));
        t("wrong type", () -> lk.findVirtual(Base.class, "hi", methodType(void.class)));
        t("static as virtual", () -> lk.findVirtual(Base.class, "st", methodType(String.class, int.class, long.class)));
        t("virtual as static", () -> lk.findStatic(Base.class, "hi", ss));
        t("no field", () -> lk.findGetter(Base.class, "zip", int.class));
        t("field type", () -> lk.findGetter(Base.class, "name", Object.class));
        t("static field as instance", () -> lk.findGetter(Base.class, "stat", long.class));
        t("instance as static", () -> lk.findStaticGetter(Base.class, "name", String.class));
        t("private of String", () -> lk.findVirtual(String.class, "isLatin1", methodType(boolean.class)));
        t("private by publicLookup", () -> pub.findVirtual(Base.class, "secret", methodType(String.class)));
        t("constructor return", () -> lk.findConstructor(Derived.class, methodType(Derived.class)));
        t("init by name", () -> lk.findVirtual(Base.class, "<init>", methodType(void.class)));
        t("special elsewhere", () -> lk.findSpecial(Base.class, "hi", ss, Derived.class));
        t("null receiver", () -> (String) hi.invokeExact((Base) null, "x"));
        t("bind null", () -> lk.bind(null, "hi", ss));
        t("lookup class", () -> lk.lookupClass().getSimpleName() + " " + lk + " " + pub + " " + lk.in(String.class).lookupModes());
        MethodHandles.Lookup priv = MethodHandles.privateLookupIn(Base.class, lk);
        t("privateLookupIn", () -> priv + " " + (double) priv.findGetter(Base.class, "priv", double.class).invokeExact(b));
        t("privateLookupIn refused", () -> MethodHandles.privateLookupIn(String.class, lk));
        t("findClass", () -> lk.findClass("InvokeMhLookup$G").getSimpleName() + " " + lk.accessClass(Base.class).getSimpleName());
        t("reveal", () -> lk.revealDirect(hi) + " " + lk.revealDirect(get) + " " + lk.revealDirect(lk.findConstructor(Derived.class, methodType(void.class))));
    }
}
