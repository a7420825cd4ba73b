// MethodType: construction, equality and interning, editing, descriptors both ways, printing, errors.
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import static java.lang.invoke.MethodType.*;

public class InvokeMethodType {
    static class Nested<T> { }

    interface Act { Object run() throws Throwable; }

    static void t(String label, Act a) {
        try {
            System.out.println(label + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(label + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        MethodType v = methodType(void.class), isl = methodType(int.class, String.class, long.class), arr = methodType(int[][].class, Object[].class, Nested.class, Map.Entry.class);
        for (MethodType m : new MethodType[] {v, isl, arr, genericMethodType(3), genericMethodType(2, true), methodType(char.class, new Class<?>[] {boolean.class, byte.class, short.class, float.class, double.class}), methodType(String.class, List.of(int.class, Void.class)), methodType(long.class, isl)}) {
            System.out.println(m + " " + m.toMethodDescriptorString() + " " + m.parameterCount() + " " + m.returnType().getSimpleName() + " " + m.parameterList() + " prim " + m.hasPrimitives() + " wrap " + m.hasWrappers());
            System.out.println("   generic " + m.generic() + " erase " + m.erase() + " wrap " + m.wrap() + " unwrap " + m.wrap().unwrap() + " last " + (m.parameterCount() == 0 ? "-" : m.lastParameterType()) + " " + m.descriptorString());
        }
        System.out.println((methodType(int.class, String.class, long.class) == isl) + " " + isl.equals(methodType(int.class, String.class, int.class)) + " " + (isl.hashCode() == methodType(int.class, String.class, long.class).hashCode()) + " " + isl.equals("x"));
        System.out.println(isl.changeReturnType(void.class) + " " + isl.changeParameterType(1, int[].class) + " " + isl.insertParameterTypes(1, char.class, byte.class) + " " + isl.appendParameterTypes(Object.class) + " " + isl.dropParameterTypes(0, 1) + " " + isl.dropParameterTypes(1, 1) + " " + isl.insertParameterTypes(0) + " " + (isl.changeReturnType(int.class) == isl));
        System.out.println(isl.parameterType(0) + " " + isl.parameterArray().length + " " + methodType(Object.class, isl.parameterArray()));
        Class<?>[] copy = isl.parameterArray();
        copy[0] = null;
        System.out.println(isl);
        ClassLoader cl = InvokeMethodType.class.getClassLoader();
        for (String d : new String[] {"()V", "(I)I", "(ZBCSIJFD)Ljava/lang/Object;", "([I[[Ljava/lang/String;)[[[D", "(LInvokeMethodType$Nested;)LInvokeMethodType;"}) {
            MethodType m = fromMethodDescriptorString(d, cl);
            System.out.println(m + " " + m.toMethodDescriptorString().equals(d));
        }
        t("bad descriptor", () -> fromMethodDescriptorString("(I", cl));
        t("bad descriptor 2", () -> fromMethodDescriptorString("(V)V", cl));
        t("bad descriptor 3", () -> fromMethodDescriptorString("(Ljava.lang.String;)V", cl));
        t("bad descriptor 4", () -> fromMethodDescriptorString("I", cl));
        t("unknown class", () -> fromMethodDescriptorString("(LNoSuchThing;)V", cl));
        t("void parameter", () -> methodType(int.class, void.class));
        t("null return", () -> methodType(null, int.class));
        t("null parameter", () -> methodType(int.class, int.class, (Class<?>) null));
        t("insert out of range", () -> isl.insertParameterTypes(9, int.class));
        t("drop out of range", () -> isl.dropParameterTypes(1, 5));
        t("drop reversed", () -> isl.dropParameterTypes(2, 1));
        t("parameter out of range", () -> isl.parameterType(2));
        t("change out of range", () -> isl.changeParameterType(-1, int.class));
        t("unmodifiable list", () -> isl.parameterList().set(0, int.class));
        t("too many", () -> genericMethodType(256));
        t("255", () -> genericMethodType(255).parameterCount());
        Class<?>[] longs = new Class<?>[128];
        java.util.Arrays.fill(longs, long.class);
        t("longs", () -> methodType(void.class, longs));
        Class<?>[] fit = java.util.Arrays.copyOf(longs, 127);
        t("127 longs", () -> methodType(void.class, fit).toMethodDescriptorString().length());
        t("described", () -> isl.describeConstable().get() + " " + arr.describeConstable().get().displayDescriptor());
        int h = 0;
        Class<?>[] ps = {int.class, long.class, float.class, double.class, char.class, byte.class, short.class, boolean.class};
        MethodType grow = v;
        for (int i = 0; i < 40; i++) {
            grow = i % 5 == 4 ? grow.dropParameterTypes(0, 2) : grow.appendParameterTypes(ps[i % 8]);
            h = h * 31 + grow.toMethodDescriptorString().hashCode();
        }
        System.out.println(grow + " " + h);
        t("lastParameterType of none", () -> v.lastParameterType());
        t("Class.descriptorString", () -> int.class.descriptorString() + String[].class.descriptorString() + Nested.class.descriptorString() + void.class.descriptorString());
    }
}
