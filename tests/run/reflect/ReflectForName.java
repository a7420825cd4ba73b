// Class.forName: with and without initialisation, arrays, nested names, errors, class loaders and their delegation, loadClass, resources.
import java.io.InputStream;

public class ReflectForName {
    static StringBuilder log = new StringBuilder();

    static class A { static { log.append("A "); } }

    static class B { static { log.append("B "); } static int v = 5; }

    static class C extends A { static { log.append("C "); } }

    static class D { static { log.append("D "); } static void touch() { } }

    static class Fail { static { log.append("Fail "); if (log != null) throw new IllegalStateException("in clinit"); } }

    static class Copy {
        static int n = 10;

        static int next() { return ++n; }

        @Override public String toString() { return "Copy of " + getClass().getClassLoader().getClass().getSimpleName(); }
    }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        log.setLength(0);
        try {
            System.out.println(label + " = " + a.run() + " [" + log.toString().trim() + "]");
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@HASH") + " cause " + e.getCause() + " [" + log.toString().trim() + "]");
        }
    }

    static class Own extends ClassLoader {
        final StringBuilder asked = new StringBuilder();

        Own(ClassLoader parent) { super(parent); }

        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("ReflectForName$Copy") && !name.startsWith("Missing")) return super.loadClass(name, resolve);
            asked.append(name).append(' ');
            Class<?> c = findLoadedClass(name);
            return c != null ? c : findClass(name);
        }

        @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
            try (InputStream in = ReflectForName.class.getResourceAsStream(name + ".class")) {
                if (in == null) throw new ClassNotFoundException("own: " + name);
                byte[] b = in.readAllBytes();
                return defineClass(name, b, 0, b.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        Class<?> define(String name, byte[] b) { return defineClass(name, b, 0, b.length); }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader cl = ReflectForName.class.getClassLoader();
        t("no init", () -> Class.forName("ReflectForName$A", false, cl).getSimpleName());
        t("subclass inits both", () -> Class.forName("ReflectForName$C").getSimpleName());
        t("again", () -> Class.forName("ReflectForName$C").getSimpleName());
        t("loadClass", () -> cl.loadClass("ReflectForName$B").getDeclaredField("v").getName());
        t("field read", () -> Class.forName("ReflectForName$B", false, cl).getDeclaredField("v").getInt(null));
        t("method lookup", () -> Class.forName("ReflectForName$D", false, cl).getDeclaredMethods().length);
        t("method call", () -> Class.forName("ReflectForName$D", false, cl).getDeclaredMethod("touch").invoke(null));
        t("failing", () -> Class.forName("ReflectForName$Fail"));
        t("failing again", () -> Class.forName("ReflectForName$Fail"));
        t("failing without init", () -> Class.forName("ReflectForName$Fail", false, cl).getSimpleName());
        t("array", () -> Class.forName("[LReflectForName$A;").getSimpleName() + Class.forName("[I").getSimpleName() + Class.forName("[[[Ljava.lang.String;").getSimpleName() + Class.forName("[Z").getComponentType());
        for (String s : new String[] {"NoSuch", "ReflectForName.A", "java/lang/String", "int", "I", "[int", "[LString;", "[Ljava.lang.String", "", "[", "[V", "java.lang.string", "ReflectForName$", "a..b", "[[NoSuch;", "Ljava.lang.String;"})
            t("forName(" + s + ")", () -> Class.forName(s));
        t("null", () -> Class.forName(null));
        t("loadClass array", () -> cl.loadClass("[I"));
        t("bootstrap", () -> Class.forName("java.lang.String", true, null) + " " + (Class.forName("java.util.ArrayList").getClassLoader() == null));
        t("user class by bootstrap", () -> Class.forName("ReflectForName", true, null));
        t("module", () -> Class.forName(String.class.getModule(), "java.lang.String") + " " + Class.forName(String.class.getModule(), "no.such"));
        t("resource", () -> (ReflectForName.class.getResource("NoSuchResource.txt") == null) + " " + (ReflectForName.class.getResourceAsStream("/ReflectForName.class").read() == 0xca) + " " + (Object.class.getResourceAsStream("Object.class").read() == 0xca));
        t("loaders", () -> (cl.getParent() != null) + " " + cl.getName() + " " + cl.getParent().getName() + " " + cl.getParent().getParent() + " " + (ClassLoader.getSystemClassLoader() == cl) + " " + (Thread.currentThread().getContextClassLoader() == cl));
    }
}
