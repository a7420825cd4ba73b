import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import sun.misc.Unsafe;

/** sun.misc.Unsafe with every offset and type but the right one. */
public class RawSlots extends Cases {
    static class Plain {
        boolean z;
        byte b;
        char c;
        short s;
        int i;
        long j;
        float f;
        double d;
        Object o = "object";
        String t = "text";
        Plain p;
        static int si;
        static String st = "static";
    }

    static final Unsafe UNSAFE = unsafe();

    static Unsafe unsafe() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    static long offset(String field) throws Exception {
        return UNSAFE.objectFieldOffset(Plain.class.getDeclaredField(field));
    }

    /** The value of a parameter that is neither the object nor the offset. */
    static Object value(Class<?> type) {
        if (type == boolean.class) return true;
        if (type == byte.class) return (byte) 1;
        if (type == char.class) return 'c';
        if (type == short.class) return (short) 1;
        if (type == int.class) return 1;
        if (type == long.class) return 1L;
        if (type == float.class) return 1f;
        if (type == double.class) return 1d;
        return "value";
    }

    static Object access(Method method, Object base, long offset) throws Throwable {
        List<Object> arguments = new ArrayList<>(List.of(offset));
        arguments.add(0, base);
        for (int i = 2; i < method.getParameterCount(); i++) arguments.add(value(method.getParameterTypes()[i]));
        try {
            return method.invoke(UNSAFE, arguments.toArray());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    static String typeOf(Method method) {
        for (String type : new String[] {"Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double", "Object"})
            if (method.getName().contains(type)) return type;
        throw new Error(method.getName());
    }

    @Override
    void add() throws Throwable {
        same("base-of-no-array", () -> UNSAFE.arrayBaseOffset(String.class));
        same("scale-of-no-array", () -> UNSAFE.arrayIndexScale(String.class));
        for (Method method : UNSAFE.getClass().getMethods()) {
            Class<?>[] parameters = method.getParameterTypes();
            boolean accesses = parameters.length >= 2 && parameters[0] == Object.class && parameters[1] == long.class
                    && method.getName().matches("(get|put|compareAndSwap|getAnd(Set|Add))(Ordered)?(Boolean|Byte|Char|Short|Int|Long"
                            + "|Float|Double|Object)(Volatile)?");
            if (!accesses) continue;
            String name = method.getName();
            boolean isObject = typeOf(method).equals("Object");
            refused(name + "-header", "outside of objects", () -> access(method, new Plain(), 8));
            boolean isPlain = name.matches("(get|put|compareAndSwap)[A-Z][a-z]+");
            String other = isObject ? "j" : "o";
            refused(name + "-kind", "which has another type", () -> access(method, new Plain(), offset(other)));
            Object array = isObject ? new long[3] : new Object[3];
            refused(name + "-array-kind", isObject ? "on what is no reference" : "on a reference", () -> access(method, array, 16));
            if (!isPlain) continue;
            refused(name + "-negative", "outside of objects", () -> access(method, new Plain(), -8));
            refused(name + "-behind", "outside of objects", () -> access(method, new Plain(), 16 + 8 * 11));
            refused(name + "-null", "outside of objects", () -> access(method, null, 16));
            refused(name + "-between", "outside of objects", () -> access(method, new Plain(), offset("j") + 4));
            refused(name + "-array-behind", "outside of objects", () -> access(method, new byte[3], 16 + 3));
            refused(name + "-array-length", "outside of objects", () -> access(method, new byte[3], 12));
            refused(name + "-statics-of-object", "outside of objects", () -> access(method, new Plain(), 1L << 40));
            refused(name + "-class-status", "at an offset that is no field's", () -> access(method, Plain.class, 1L << 40));
            if (isObject && method.getParameterCount() > 2) {
                refused(name + "-type", "what does not have its type", () -> access(method, new Plain(), offset("p")));
                refused(name + "-element-type", "what does not have its type", () -> access(method, new Plain[2], 16));
                refused(name + "-unaligned", "at an offset that is no element's", () -> access(method, new Object[3], 18));
            }
            String[] narrow = {"z", "s", "i", "j"};
            String own = switch (typeOf(method)) {
                case "Boolean" -> "z";
                case "Byte" -> "b";
                case "Char" -> "c";
                case "Short" -> "s";
                case "Int", "Float" -> "i";
                default -> "j";
            };
            if (isObject) continue;
            for (String field : narrow)
                if (!field.equals(own))
                    refused(name + "-on-" + field, "which has another type", () -> access(method, new Plain(), offset(field)));
        }
        for (String name : new String[] {"copyMemory", "setMemory"}) {
            same(name + "-object", () -> bulk(name, new Plain(), 16, 8));
            same(name + "-references", () -> bulk(name, new Object[8], 16, 8));
            refused(name + "-behind", "outside of arrays of numbers", () -> bulk(name, new long[2], 16, 17));
            refused(name + "-header", "outside of arrays of numbers", () -> bulk(name, new long[2], 8, 8));
            refused(name + "-huge", "outside of arrays of numbers", () -> bulk(name, new long[2], 16, Long.MAX_VALUE));
        }
        refused("native-get", "outside of objects", () -> UNSAFE.getInt(UNSAFE.allocateMemory(8)));
        refused("native-put", "outside of objects", () -> {
            UNSAFE.putLong(UNSAFE.allocateMemory(8), 1);
            return "";
        });
        refused("native-address", "outside of objects", () -> UNSAFE.getLong(0x7fff00000000L));
        refused("native-copy", "outside of arrays of numbers", () -> {
            UNSAFE.copyMemory(null, UNSAFE.allocateMemory(8), new byte[8], 16, 8);
            return "";
        });
        refused("allocate-string", "java.lang.String", () -> UNSAFE.allocateInstance(String.class));
        refused("allocate-thread", "java.lang.Thread", () -> UNSAFE.allocateInstance(Thread.class));
        same("allocate-class", () -> UNSAFE.allocateInstance(Class.class));
        same("allocate-interface", () -> UNSAFE.allocateInstance(Runnable.class));
        same("allocate-array", () -> UNSAFE.allocateInstance(int[].class));
        same("allocate-plain", () -> ((Plain) UNSAFE.allocateInstance(Plain.class)).t);
        same("view-of-bytes", () -> UNSAFE.getLong(new byte[] {1, 0, 0, 0, 0, 0, 0, 2}, 16L));
        same("own-field", () -> {
            Plain plain = new Plain();
            UNSAFE.putObject(plain, offset("t"), "new");
            return plain.t;
        });
        same("float-as-int", () -> {
            Plain plain = new Plain();
            UNSAFE.compareAndSwapInt(plain, offset("f"), 0, Float.floatToRawIntBits(1.5f));
            return plain.f;
        });
    }

    static Object bulk(String name, Object base, long offset, long size) {
        if (name.equals("setMemory"))
            UNSAFE.setMemory(base, offset, size, (byte) 1);
        else
            UNSAFE.copyMemory(new byte[64], 16, base, offset, size);
        return "";
    }

    public static void main(String[] arguments) throws Throwable {
        new RawSlots().run(arguments);
    }
}
