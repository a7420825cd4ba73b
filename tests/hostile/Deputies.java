import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import sun.misc.Unsafe;

/** The class library made to ask for what the program may not, after its own fields were changed by sun.misc.Unsafe. */
public class Deputies extends Cases {
    static class Box {
        volatile Object any;
        volatile Integer number = 1;
        volatile int i;
        volatile long j;
    }

    static final Unsafe UNSAFE = RawSlots.UNSAFE;

    static long offset(Class<?> owner, String name) throws Exception {
        Field field = owner.getDeclaredField(name);
        return java.lang.reflect.Modifier.isStatic(field.getModifiers()) ? UNSAFE.staticFieldOffset(field)
                : UNSAFE.objectFieldOffset(field);
    }

    static Class<?> named(String name) throws Exception {
        return Class.forName(name);
    }

    /** The lookup that may do everything. */
    static MethodHandles.Lookup all() throws Exception {
        Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
        return (MethodHandles.Lookup) UNSAFE.getObject(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field));
    }

    static void moveUpdater(Object updater, long offset) throws Exception {
        UNSAFE.putLong(updater, offset(updater.getClass(), "offset"), offset);
    }

    static Object referenceUpdater(long offset) throws Exception {
        var updater = AtomicReferenceFieldUpdater.newUpdater(Box.class, Object.class, "any");
        moveUpdater(updater, offset);
        Box box = new Box();
        updater.set(box, "no number");
        return box.number.intValue();
    }

    static Object intUpdater(long offset) throws Exception {
        var updater = AtomicIntegerFieldUpdater.newUpdater(Box.class, "i");
        moveUpdater(updater, offset);
        return updater.incrementAndGet(new Box());
    }

    static Object longUpdater(long offset) throws Exception {
        var updater = AtomicLongFieldUpdater.newUpdater(Box.class, "j");
        moveUpdater(updater, offset);
        return updater.incrementAndGet(new Box());
    }

    static Object table(String field, int value) throws Exception {
        Class<?> owner = ConcurrentHashMap.class;
        Field found = owner.getDeclaredField(field);
        UNSAFE.putInt(UNSAFE.staticFieldBase(found), UNSAFE.staticFieldOffset(found), value);
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("a", "b");
        return map.get("a");
    }

    static String text(Object o) {
        return "text " + o;
    }

    static int length(String s) {
        return s.length();
    }

    /** A MemberName of a static method of this class. */
    static Object member(String name, MethodType type) throws Throwable {
        MethodHandle handle = MethodHandles.lookup().findStatic(Deputies.class, name, type);
        return all().findGetter(named("java.lang.invoke.DirectMethodHandle"), "member", named("java.lang.invoke.MemberName"))
                .invoke(handle);
    }

    static MethodHandle linker(String name, Class<?> result, Class<?>... parameters) throws Throwable {
        MethodType type = MethodType.methodType(result, parameters).appendParameterTypes(named("java.lang.invoke.MemberName"));
        return all().findStatic(MethodHandle.class, name, type);
    }

    @Override
    void add() throws Throwable {
        refused("reference-updater-other-field", "what does not have its type", () -> referenceUpdater(offset(Box.class, "number")));
        refused("reference-updater-int", "which has another type", () -> referenceUpdater(offset(Box.class, "i")));
        refused("reference-updater-header", "outside of objects", () -> referenceUpdater(8));
        refused("reference-updater-behind", "outside of objects", () -> referenceUpdater(4096));
        refused("int-updater-reference", "which has another type", () -> intUpdater(offset(Box.class, "any")));
        refused("int-updater-long", "which has another type", () -> intUpdater(offset(Box.class, "j")));
        refused("int-updater-header", "outside of objects", () -> intUpdater(0));
        refused("long-updater-reference", "which has another type", () -> longUpdater(offset(Box.class, "number")));
        refused("long-updater-behind", "outside of objects", () -> longUpdater(1L << 50));
        refused("table-base", "outside of objects", () -> table("ABASE", -64));
        refused("table-unaligned", "no element's", () -> table("ABASE", 17));
        refused("table-shift", "outside of objects", () -> table("ASHIFT", 30));

        refused("atomic-int-offset", "outside of objects", () -> {
            Field field = AtomicInteger.class.getDeclaredField("VALUE");
            UNSAFE.putLong(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field), 1L << 40);
            return new AtomicInteger(5).incrementAndGet();
        });
        refused("thread-eetop", "writing java.lang.Thread.eetop", () -> {
            UNSAFE.putLong(Thread.currentThread(), offset(Thread.class, "eetop"), 0x4141414141414141L);
            return "";
        });
        refused("thread-name", "writing java.lang.Thread.name", () -> {
            UNSAFE.putObject(Thread.currentThread(), offset(Thread.class, "name"), null);
            return "";
        });
        refused("thread-group", "writing java.lang.Thread.group", () -> {
            UNSAFE.putObject(Thread.currentThread(), offset(Thread.class, "group"), null);
            return "";
        });
        refused("string-value", "writing java.lang.String.value", () -> {
            UNSAFE.putObject("text", offset(String.class, "value"), new byte[0]);
            return "";
        });
        refused("string-coder", "writing java.lang.String.coder", () -> {
            UNSAFE.putByte(new String("text"), offset(String.class, "coder"), (byte) 7);
            return "";
        });
        refused("throwable-backtrace-write", "writing java.lang.Throwable.stackTrace", () -> {
            UNSAFE.putObject(new Exception(), offset(Throwable.class, "stackTrace"), null);
            return "";
        });
        refused("class-fields", "java.lang.Class", () -> {
            UNSAFE.putObject(Box.class, 16L, null);
            return "";
        });
        refused("lookup-modes", "writing java.lang.invoke.MethodHandles$Lookup.allowedModes", () -> {
            long third = 16 + 2 * 8; // reflection does not show the field; offsets are the machine's to choose
            UNSAFE.putInt(MethodHandles.lookup(), third, -1);
            return "";
        });
        refused("member-flags", "MemberName.flags", () -> {
            Object member = member("text", MethodType.methodType(String.class, Object.class));
            all().findSetter(member.getClass(), "flags", int.class).invoke(member, -1);
            return "";
        });
        refused("var-handle-offset", "fieldOffset", () -> {
            var handle = MethodHandles.lookup().findVarHandle(Box.class, "i", int.class);
            UNSAFE.putLong(handle, offset(handle.getClass().getSuperclass(), "fieldOffset"), 8);
            return handle.get(new Box());
        });
        refused("link-int-for-reference", "linkToStatic",
                () -> (Object) linker("linkToStatic", int.class, int.class).invoke(0x41414141,
                        member("length", MethodType.methodType(int.class, String.class))));
        refused("link-too-few", "linkToStatic",
                () -> (Object) linker("linkToStatic", int.class).invoke(
                        member("length", MethodType.methodType(int.class, String.class))));
        refused("link-too-many", "linkToStatic",
                () -> (Object) linker("linkToStatic", int.class, Object.class, Object.class).invoke((Object) "a", (Object) "b",
                        member("length", MethodType.methodType(int.class, String.class))));
        refused("link-wrong-class", "linkToStatic",
                () -> (Object) linker("linkToStatic", int.class, Object.class).invoke((Object) 5,
                        member("length", MethodType.methodType(int.class, String.class))));
        refused("link-result-for-number", "linkToStatic",
                () -> (Object) linker("linkToStatic", long.class, Object.class).invoke((Object) 5,
                        member("text", MethodType.methodType(String.class, Object.class))));
        refused("link-result-other-class", "linkToStatic",
                () -> (Object) linker("linkToStatic", Integer.class, Object.class).invoke((Object) 5,
                        member("text", MethodType.methodType(String.class, Object.class))));
        refused("link-virtual-of-static", "linkToStatic",
                () -> (Object) linker("linkToVirtual", String.class, int.class).invoke(5,
                        member("text", MethodType.methodType(String.class, Object.class))));
        refused("forged-method", "linkToStatic", () -> {
            Object member = member("text", MethodType.methodType(String.class, Object.class));
            Object number = UNSAFE.getObject(member, offset(member.getClass(), "method"));
            ((long[]) number)[0] = 0x4141414141414141L;
            return (Object) linker("linkToStatic", String.class, Object.class).invoke((Object) 5, member);
        });
        refused("exchanged-method", "linkToStatic", () -> {
            Object first = member("text", MethodType.methodType(String.class, Object.class));
            Object second = member("length", MethodType.methodType(int.class, String.class));
            long offset = offset(first.getClass(), "method");
            ((long[]) UNSAFE.getObject(first, offset))[0] = ((long[]) UNSAFE.getObject(second, offset))[0];
            return (Object) linker("linkToStatic", String.class, Object.class).invoke((Object) 5, first);
        });
        refused("forged-reflection", "a method that its class does not have", () -> {
            MethodHandle make = all().findConstructor(Method.class, MethodType.methodType(void.class, Class.class, String.class,
                    Class[].class, Class.class, Class[].class, int.class, int.class, String.class, byte[].class, byte[].class,
                    byte[].class));
            Method forged = (Method) make.invoke(Deputies.class, "text", new Class<?>[0], String.class, new Class<?>[0], 9,
                    0x41414141, null, null, null, null);
            forged.setAccessible(true);
            return forged.invoke(null);
        });
        refused("forged-field", "a field that its class does not have", () -> {
            MethodHandle make = all().findConstructor(Field.class, MethodType.methodType(void.class, Class.class, String.class,
                    Class.class, int.class, boolean.class, int.class, String.class, byte[].class));
            Field forged = (Field) make.invoke(Deputies.class, "x", int.class, 9, false, -5, null, null);
            return UNSAFE.staticFieldOffset(forged);
        });
        alike("backtrace-changed", () -> {
            Exception exception = new Exception("shown");
            Object backtrace = UNSAFE.getObject(exception, offset(Throwable.class, "detailMessage"));
            return backtrace;
        });
        alike("class-made", () -> all().findConstructor(Class.class,
                MethodType.methodType(void.class, ClassLoader.class, Class.class)).invoke((ClassLoader) null, (Class<?>) null));
        ours("copy-swap-odd", "java.lang.IllegalArgumentException", () -> {
            Class<?> inner = named("jdk.internal.misc.Unsafe");
            MethodHandle copy = all().findVirtual(inner, "copySwapMemory0", MethodType.methodType(void.class, Object.class,
                    long.class, Object.class, long.class, long.class, long.class));
            Object unsafe = all().findStatic(inner, "getUnsafe", MethodType.methodType(inner)).invoke();
            copy.invoke(unsafe, (Object) new byte[8], 16L, (Object) new byte[8], 16L, 7L, 3L);
            return "";
        });
    }

    public static void main(String[] arguments) throws Throwable {
        new Deputies().run(arguments);
    }
}
