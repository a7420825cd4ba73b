// StackWalker over user frames: methods, lines, declaring classes, caller class, hidden and reflective frames, depth limits.
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

public class ExcStackWalker {
    static final StackWalker PLAIN = StackWalker.getInstance(), REF = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE), REFLECT = StackWalker.getInstance(Option.SHOW_REFLECT_FRAMES);

    static String frames(StackWalker w) {
        return w.walk(s -> s.filter(f -> f.getClassName().startsWith("ExcStackWalker")).map(f -> f.getClassName().replace("ExcStackWalker", "") + "." + f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.joining(" ")));
    }

    static List<String> names() { return PLAIN.walk(s -> s.map(StackFrame::getMethodName).collect(Collectors.toList())); }

    static Class<?> caller() { return REF.getCallerClass(); }

    static class Inner {
        Class<?> who() { return caller(); }

        static String viaStatic() { return frames(PLAIN); }

        final String inCtor = frames(PLAIN);
    }

    interface Def {
        default String d(int n) { return n == 0 ? frames(PLAIN) : d(n - 1); }
    }

    static long depth(int n) { return n == 0 ? PLAIN.walk(s -> s.count()) : depth(n - 1); }

    public static String target(int a, String b) { return frames(PLAIN) + " | " + frames(REFLECT); }

    static String details() {
        return REF.walk(s -> s.limit(2).map(f -> f.getMethodName() + " " + f.getDeclaringClass().getSimpleName() + " " + f.getMethodType() + " " + f.getDescriptor() + " " + f.getFileName() + " " + f.isNativeMethod() + " " + f.toStackTraceElement().getLineNumber() + " " + (f.getByteCodeIndex() >= 0)).collect(Collectors.joining("; ")));
    }

    static String err(Supplier<Object> s) {
        try {
            return String.valueOf(s.get());
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static long wide(long a, double b, int[][] c, String... d) { return PLAIN.walk(s -> s.findFirst().get().getLineNumber()); }

    public static void main(String[] args) throws Exception {
        System.out.println(frames(PLAIN));
        System.out.println(names());
        System.out.println(caller().getSimpleName() + " " + new Inner().who().getSimpleName() + " " + new Object() { Class<?> c() { return caller(); } }.c().getName());
        Supplier<Class<?>> lam = () -> caller();
        Supplier<Class<?>> ref = ExcStackWalker::caller;
        System.out.println(lam.get().getName() + " " + ref.get().getName());
        System.out.println(Inner.viaStatic() + " | " + new Inner().inCtor);
        System.out.println(new Def() { }.d(3));
        Supplier<Supplier<String>> nest = () -> () -> frames(PLAIN);
        System.out.println(nest.get().get());
        System.out.println(depth(10) - depth(0) + " " + (depth(0) - names().size()));
        Method m = ExcStackWalker.class.getMethod("target", int.class, String.class);
        System.out.println(m.invoke(null, 1, "b"));
        System.out.println(details());
        System.out.println(wide(1, 2, null));
        System.out.println(REF.walk(s -> s.skip(0).findFirst().map(StackFrame::getDeclaringClass)).get().getSimpleName());
        System.out.println(err(() -> PLAIN.getCallerClass()));
        System.out.println(err(() -> PLAIN.walk(s -> s.findFirst().get().getDeclaringClass())));
        System.out.println(err(() -> PLAIN.walk(s -> s).count()));
        System.out.println(err(() -> PLAIN.walk(null)).startsWith("NullPointerException"));
        System.out.println(err(() -> StackWalker.getInstance(EnumSet.of(Option.RETAIN_CLASS_REFERENCE), 0)));
        System.out.println(PLAIN.walk(s -> s.takeWhile(f -> !f.getMethodName().equals("main")).count()) + " " + PLAIN.walk(s -> s.dropWhile(f -> !f.getMethodName().equals("main")).count()));
        StringBuilder sb = new StringBuilder();
        PLAIN.forEach(f -> sb.append(f).append(' '));
        System.out.println(sb);
        StackFrame f = PLAIN.walk(s -> s.findFirst().get());
        System.out.println(f.getClassName() + " " + f.getMethodName() + " " + f.getLineNumber() + " " + f);
        System.out.println(List.of(3, 1, 2).stream().sorted((a, b) -> a - b).map(x -> PLAIN.walk(s -> s.filter(g -> g.getClassName().equals("ExcStackWalker")).map(StackFrame::getMethodName).collect(Collectors.joining(",")))).distinct().toList());
        int sum = 0;
        for (int i = 0; i < 30; i++) sum += depth(i);
        System.out.println(sum);
        try {
            PLAIN.walk(s -> { throw new IllegalStateException("in walk " + s.count()); });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName());
        }
        StackTraceElement[] st = Thread.currentThread().getStackTrace();
        System.out.println(st[0].getMethodName() + " " + st[1] + " " + st.length);
    }
}
