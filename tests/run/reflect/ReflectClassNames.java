// Names of classes of every kind: getName, getSimpleName, getTypeName, getCanonicalName, toString, toGenericString, kinds, modifiers, enclosing.
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

public class ReflectClassNames {
    static class Nested<T extends Comparable<T>> {
        static class Deep { }

        class Inner { }
    }

    class Member { class Sub { } }

    interface Iface<A, B extends List<? super A>> { }

    @interface Anno { int value() default 1; }

    enum En { A, B { } }

    record Rec<T>(T t) { }

    sealed interface Seal permits SealA { }

    static final class SealA implements Seal { }

    protected static abstract class Prot { }

    private static class Priv { }

    static class $Dollar$ { static class Dollar$1 { } }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c + " | " + c.toGenericString());
        StringBuilder k = new StringBuilder();
        if (c.isInterface()) k.append("interface ");
        if (c.isAnnotation()) k.append("annotation ");
        if (c.isEnum()) k.append("enum ");
        if (c.isRecord()) k.append("record ");
        if (c.isSealed()) k.append("sealed ");
        if (c.isArray()) k.append("array ");
        if (c.isPrimitive()) k.append("primitive ");
        if (c.isMemberClass()) k.append("member ");
        if (c.isLocalClass()) k.append("local ");
        if (c.isAnonymousClass()) k.append("anonymous ");
        if (c.isSynthetic()) k.append("synthetic ");
        if (c.isHidden()) k.append("hidden ");
        System.out.println("    " + k + "[" + Modifier.toString(c.getModifiers()) + "] " + c.getPackageName() + "; declaring " + name(c.getDeclaringClass()) + " enclosing " + name(c.getEnclosingClass()) + " method " + (c.getEnclosingMethod() == null ? "-" : c.getEnclosingMethod().getName()) + (c.getEnclosingConstructor() == null ? "" : " in constructor") + " " + c.descriptorString());
    }

    static String name(Class<?> c) { return c == null ? "-" : c.getSimpleName().isEmpty() ? c.getName() : c.getSimpleName(); }

    static Object field = new Object() { };

    Object made;

    ReflectClassNames() {
        class InCtor { }
        made = new InCtor();
    }

    static Object inLambda() {
        Supplier<Object> s = () -> {
            class InLambda { }
            return new InLambda();
        };
        return s.get();
    }

    static <T> Object inGeneric(T t) {
        class Loc<U> {
            class LocInner { }
        }
        return new Loc<T>().new LocInner();
    }

    public static void main(String[] args) {
        class Local { }
        enum LocalEnum { P }
        record LocalRec(int a) { }
        interface LocalIface { }
        Object anon = new Object() { }, anonIface = new Runnable() { public void run() { } }, nestedAnon = new Object() { Object in = new Object() { }; }.in;
        Class<?>[] all = {ReflectClassNames.class, Nested.class, Nested.Deep.class, Nested.Inner.class, Member.class, Member.Sub.class, Iface.class, Anno.class, En.class, En.B.getClass(), Rec.class, Seal.class, SealA.class, Prot.class, Priv.class,
            $Dollar$.class, $Dollar$.Dollar$1.class, Local.class, LocalEnum.class, LocalRec.class, LocalIface.class, anon.getClass(), anonIface.getClass(), nestedAnon.getClass(), field.getClass(), new ReflectClassNames().made.getClass(), inLambda().getClass(), inGeneric(1).getClass(),
            int.class, void.class, boolean.class, int[].class, double[][].class, String[].class, Nested.Inner[].class, Local[][].class, anon.getClass().arrayType(), En[].class, Object.class, String.class, Map.Entry.class, Map.Entry[].class, Thread.State.class, Override.class, Comparable.class, Class.class, Record.class};
        for (Class<?> c : all) show(c);
        List<String> declared = new ArrayList<>();
        for (Class<?> c : ReflectClassNames.class.getDeclaredClasses()) declared.add(c.getSimpleName());
        declared.sort(null);
        System.out.println(declared + " " + Nested.class.getDeclaredClasses().length + " " + ReflectClassNames.class.getClasses().length + " " + En.class.getDeclaredClasses().length);
        Runnable r = () -> { };
        Class<?> lc = r.getClass();
        System.out.println(lc.isHidden() + " " + lc.isSynthetic() + " " + lc.getName().startsWith("ReflectClassNames$$Lambda$") + " " + lc.getName().contains("/") + " " + lc.getCanonicalName() + " " + lc.isAnonymousClass() + " " + (lc.getNestHost() == ReflectClassNames.class) + " " + Modifier.toString(lc.getModifiers()));
    }
}
