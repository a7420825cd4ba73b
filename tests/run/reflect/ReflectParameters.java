// Parameters of methods and constructors: synthetic names without -parameters, types, varargs, implicit ones of inner and enum classes; Modifier.toString.
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public class ReflectParameters {
    static class M {
        void none() { }

        void prims(boolean z, byte b, char c, short s, int i, long l, float f, double d) { }

        void objs(String s, int[] a, List<? extends Number> l, Map.Entry<String, int[][]> e) { }

        void va(String first, Object... rest) { }

        <T extends Comparable<T>> void gen(T t, T[] ts, List<T>... lists) { }

        M() { }

        M(int x, String... more) { }
    }

    class Inner {
        Inner(int v) { }

        class Deep { Deep(String s, long l) { } }
    }

    enum En { A(1); En(int x) { } }

    record Rec(int a, List<String> b) { Rec { } }

    static String params(Executable e) {
        StringBuilder sb = new StringBuilder(e.getName()).append(' ').append(e.getParameterCount()).append(':');
        for (Parameter p : e.getParameters())
            sb.append(" {").append(p).append(" | ").append(p.getName()).append(' ').append(p.isNamePresent()).append(' ').append(p.getType().getSimpleName()).append(' ').append(p.getParameterizedType()).append(p.isVarArgs() ? " varargs" : "").append(p.isImplicit() ? " implicit" : "").append(p.isSynthetic() ? " synthetic" : "").append(' ').append(Modifier.toString(p.getModifiers())).append('}');
        return sb.toString();
    }

    static void all(Executable[] es) {
        List<String> r = new ArrayList<>();
        for (Executable e : es) r.add(params(e) + " exec " + (e.getParameters().length == 0 || e.getParameters()[0].getDeclaringExecutable().equals(e)));
        r.sort(null);
        for (String s : r) System.out.println(s);
    }

    abstract static class Mods {
        public static final transient int A = 0;
        protected volatile int b;
        private static int c;

        public abstract void m1();

        protected static final synchronized void m2() { }

        private native void m3();

        final void m4() { }

        public final synchronized native long m5();
    }

    public static void main(String[] args) throws Exception {
        int cap = args.length;
        class Loc { Loc(double d) { System.out.print(cap); } }
        all(M.class.getDeclaredMethods());
        all(M.class.getDeclaredConstructors());
        all(Inner.class.getDeclaredConstructors());
        all(Inner.Deep.class.getDeclaredConstructors());
        all(En.class.getDeclaredConstructors());
        all(Rec.class.getDeclaredConstructors());
        all(Loc.class.getDeclaredConstructors());
        all(new Object() { void f(int q) { } }.getClass().getDeclaredMethods());
        Constructor<?> en = En.class.getDeclaredConstructors()[0], loc = Loc.class.getDeclaredConstructors()[0];
        System.out.println(Arrays.toString(en.getParameterTypes()) + Arrays.toString(en.getGenericParameterTypes()) + Arrays.toString(loc.getParameterTypes()) + Arrays.toString(loc.getGenericParameterTypes()));
        Parameter p0 = M.class.getDeclaredMethod("va", String.class, Object[].class).getParameters()[0], p1 = M.class.getDeclaredMethod("va", String.class, Object[].class).getParameters()[0];
        System.out.println(p0.equals(p1) + " " + (p0.hashCode() == p1.hashCode()) + " " + p0.getAnnotations().length + " " + p0.getDeclaringExecutable());
        for (int bit = 0; bit < 16; bit++) System.out.print("[" + Modifier.toString(1 << bit) + "]");
        System.out.println();
        System.out.println(Modifier.toString(-1) + " | " + Modifier.toString(0) + "|");
        System.out.println(Modifier.toString(Modifier.classModifiers()) + " | " + Modifier.toString(Modifier.fieldModifiers()) + " | " + Modifier.toString(Modifier.methodModifiers()) + " | " + Modifier.toString(Modifier.constructorModifiers()) + " | " + Modifier.toString(Modifier.interfaceModifiers()) + " | " + Modifier.toString(Modifier.parameterModifiers()));
        for (String n : new String[] {"A", "b", "c"}) System.out.print(Modifier.toString(Mods.class.getDeclaredField(n).getModifiers()) + " = " + Mods.class.getDeclaredField(n).getModifiers() + "; ");
        for (String n : new String[] {"m1", "m2", "m3", "m4", "m5"}) System.out.print(Modifier.toString(Mods.class.getDeclaredMethod(n).getModifiers()) + " = " + Mods.class.getDeclaredMethod(n).getModifiers() + "; ");
        System.out.println();
        int m = Mods.class.getDeclaredMethod("m2").getModifiers();
        System.out.println(Modifier.isStatic(m) + " " + Modifier.isSynchronized(m) + Modifier.isAbstract(m) + Modifier.isNative(m) + Modifier.isFinal(m) + Modifier.isProtected(m) + Modifier.isPublic(m) + Modifier.isPrivate(m) + Modifier.isStrict(m) + Modifier.isTransient(m) + Modifier.isVolatile(m) + Modifier.isInterface(m));
        Method va = M.class.getDeclaredMethod("va", String.class, Object[].class);
        System.out.println(va.getModifiers() + " " + Modifier.toString(va.getModifiers()) + " " + va.isVarArgs() + " " + va + " " + va.toGenericString());
        Mods mods = new Mods() { public void m1() { } };
        try {
            mods.m5();
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e.getMessage());
        }
        try {
            mods.m3();
        } catch (UnsatisfiedLinkError e) {
            System.out.println(e.getMessage());
        }
    }
}
