import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Reflection, arrays, clones, serialised streams. */
public class Reflected extends Cases {
    static class Holder implements Serializable {
        int i = 1;
        final int fixed = hash();
        static final Object CONSTANT = new Object();
        volatile String s = "a";
        volatile int v;
        Integer boxed = 7;
        Object any = "any";

        static int hash() {
            return 3;
        }
    }

    record Point(int x) {}

    enum Colour { RED }

    static Field field(Class<?> owner, String name) throws Exception {
        Field field = owner.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    static Object invoke(AccessibleObject called, Object receiver, Object... arguments) throws Throwable {
        try {
            called.setAccessible(true);
            return called instanceof Method method ? method.invoke(receiver, arguments)
                    : ((Constructor<?>) called).newInstance(arguments);
        } catch (InvocationTargetException e) {
            return "threw " + e.getCause();
        }
    }

    static Object copy(Object from, int at, Object to, int start, int count) {
        System.arraycopy(from, at, to, start, count);
        return "copied";
    }

    /** The stream of a Holder, with one text replaced by another of the same length. */
    static Object stream(String old, String changed) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Holder());
        String text = new String(bytes.toByteArray(), StandardCharsets.ISO_8859_1);
        return read(text.replace(old, changed).getBytes(StandardCharsets.ISO_8859_1));
    }

    static Object read(byte[] bytes) throws Exception {
        Holder holder = (Holder) new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();
        return holder.i + " " + holder.boxed + " " + holder.any;
    }

    @Override
    void add() throws Throwable {
        same("copy-kinds", () -> copy(new int[2], 0, new long[2], 0, 1));
        same("copy-bytes-booleans", () -> copy(new byte[2], 0, new boolean[2], 0, 1));
        same("copy-numbers-references", () -> copy(new int[2], 0, new Object[2], 0, 1));
        same("copy-references-numbers", () -> copy(new Object[2], 0, new int[2], 0, 1));
        same("copy-from-object", () -> copy("no array", 0, new int[2], 0, 1));
        same("copy-to-object", () -> copy(new int[2], 0, "no array", 0, 1));
        same("copy-null", () -> copy(null, 0, new int[2], 0, 1));
        same("copy-element", () -> copy(new Object[] {"a", 5}, 0, new String[2], 0, 2));
        same("copy-nested", () -> copy(new Object[] {new long[1]}, 0, new int[1][], 0, 1));
        for (int edge : new int[] {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            same("copy-source" + edge, () -> copy(new long[2], edge, new long[2], 0, 1));
            same("copy-target" + edge, () -> copy(new long[2], 0, new long[2], edge, 1));
            same("copy-count" + edge, () -> copy(new long[2], 0, new long[2], 0, edge));
            same("copy-both" + edge, () -> copy(new long[2], edge, new long[2], edge, edge));
            same("array-get" + edge, () -> Array.get(new int[2], edge));
            same("array-set-long" + edge, () -> {
                Array.setLong(new long[2], edge, 1);
                return "set";
            });
        }
        same("array-set-other", () -> {
            Array.set(new String[1], 0, 5);
            return "set";
        });
        same("array-set-narrow", () -> {
            Array.set(new byte[1], 0, 500);
            return "set";
        });
        same("array-set-null", () -> {
            Array.set(new int[1], 0, null);
            return "set";
        });
        same("array-set-on-object", () -> {
            Array.setInt(new Object[1], 0, 5);
            return "set";
        });
        same("array-get-of-object", () -> Array.getLength("no array"));
        same("array-new-negative", () -> Array.newInstance(int.class, -1));
        same("array-new-void", () -> Array.newInstance(void.class, 1));
        same("array-new-deep", () -> Array.newInstance(int.class, new int[256]));
        same("array-store", () -> {
            Object[] array = new String[1];
            array[0] = 5;
            return "set";
        });
        same("clone-plain", () -> invoke(Object.class.getDeclaredMethod("clone"), new Holder()));
        same("field-set-other", () -> {
            field(Holder.class, "s").set(new Holder(), 5);
            return "set";
        });
        same("field-set-receiver", () -> {
            field(Holder.class, "i").set("other", 5);
            return "set";
        });
        same("field-set-null", () -> {
            field(Holder.class, "i").set(null, 5);
            return "set";
        });
        same("field-set-narrow", () -> {
            field(Holder.class, "i").set(new Holder(), 5L);
            return "set";
        });
        same("field-set-kind", () -> {
            field(Holder.class, "s").setLong(new Holder(), 5L);
            return "set";
        });
        same("field-set-final", () -> {
            Holder holder = new Holder();
            field(Holder.class, "fixed").set(holder, 9);
            return holder.fixed;
        });
        same("field-set-static-final", () -> {
            field(Holder.class, "CONSTANT").set(null, "x");
            return "set";
        });
        same("field-set-record", () -> {
            field(Point.class, "x").set(new Point(1), 2);
            return "set";
        });
        same("modifiers-field", () -> field(Field.class, "modifiers"));
        same("slot-field", () -> field(Method.class, "slot"));
        same("string-value", () -> field(String.class, "value"));
        same("thread-group", () -> field(Thread.class, "group"));
        same("thread-eetop", () -> field(Thread.class, "eetop"));
        same("class-loader-field", () -> field(Class.class, "classLoader"));
        same("class-constructor", () -> invoke(Class.class.getDeclaredConstructors()[0], null));
        same("unsafe-internal", () -> field(Class.forName("jdk.internal.misc.Unsafe"), "theInternalUnsafe"));
        same("unsafe-internal-get", () -> invoke(Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe"), null));
        same("lookup-constructor", () -> invoke(java.lang.invoke.MethodHandles.Lookup.class.getDeclaredConstructor(
                Class.class, Class.class, int.class), null));
        same("define-class", () -> invoke(ClassLoader.class.getDeclaredMethod("defineClass", String.class, byte[].class, int.class,
                int.class), Reflected.class.getClassLoader(), "X", new byte[0], 0, 0));
        same("invoke-other", () -> invoke(String.class.getMethod("length"), 5));
        same("invoke-null", () -> invoke(String.class.getMethod("length"), null));
        same("invoke-argument", () -> invoke(String.class.getMethod("concat", String.class), "a", 5));
        same("invoke-count", () -> invoke(String.class.getMethod("concat", String.class), "a"));
        same("invoke-widen", () -> invoke(String.class.getMethod("charAt", int.class), "a", 0L));
        same("invoke-null-number", () -> invoke(String.class.getMethod("charAt", int.class), "a", (Object) null));
        same("new-abstract", () -> invoke(Number.class.getDeclaredConstructor(), null));
        same("new-enum", () -> invoke(Colour.class.getDeclaredConstructors()[0], null, "X", 1));
        same("new-interface", () -> Runnable.class.getDeclaredConstructor());
        same("class-new-instance", () -> Class.class.getDeclaredConstructor());
        same("updater-other", () -> AtomicReferenceFieldUpdater.newUpdater(Holder.class, Integer.class, "s"));
        same("updater-final", () -> AtomicIntegerFieldUpdater.newUpdater(Holder.class, "fixed"));
        same("updater-plain", () -> AtomicIntegerFieldUpdater.newUpdater(Holder.class, "i"));
        same("updater-private", () -> AtomicIntegerFieldUpdater.newUpdater(String.class, "hash"));
        same("updater-value", () -> {
            AtomicReferenceFieldUpdater updater = AtomicReferenceFieldUpdater.newUpdater(Holder.class, String.class, "s");
            updater.set(new Holder(), (Object) 5);
            return "set";
        });
        same("updater-receiver", () -> {
            AtomicIntegerFieldUpdater updater = AtomicIntegerFieldUpdater.newUpdater(Holder.class, "v");
            updater.set("other", 5);
            return "set";
        });
        same("proxy-result", () -> ((java.util.function.IntSupplier) Proxy.newProxyInstance(Reflected.class.getClassLoader(),
                new Class<?>[] {java.util.function.IntSupplier.class}, (p, m, a) -> "text")).getAsInt());
        same("proxy-class", () -> Proxy.newProxyInstance(Reflected.class.getClassLoader(), new Class<?>[] {String.class},
                (p, m, a) -> null));
        same("proxy-handler", () -> Proxy.getInvocationHandler("none"));
        same("for-name-array", () -> Class.forName("[Lno.such.Thing;"));
        same("for-name-slashes", () -> Class.forName("java/lang/String"));
        same("for-name-primitive", () -> Class.forName("I"));
        same("cast", () -> Integer.class.cast("x"));
        same("stream-whole", () -> stream("", ""));
        same("stream-type", () -> stream("Ljava/lang/Integer;", "Ljava/lang/Integes;"));
        same("stream-class", () -> stream("java.lang.Integer", "java.lang.Integes"));
        same("stream-wrong-class", () -> stream("java.lang.Integer", "java.lang.Boolean"));
        same("stream-serial", () -> stream("Reflected$Holder", "Reflected$Holdes"));
        same("stream-enum", () -> stream("java.lang.Number", "java.lang.Object"));
        same("stream-string-for-integer", () -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Holder holder = new Holder();
            holder.any = holder.boxed;
            new ObjectOutputStream(bytes).writeObject(holder);
            byte[] stream = bytes.toByteArray();
            for (int i = 0; i < stream.length - 4; i++)
                if (stream[i] == 0x71 && stream[i + 1] == 0 && stream[i + 2] == 0x7e) stream[i + 4] = 0;
            return read(stream);
        });
        for (int at : new int[] {0, 1, 3, 4, 5, 7, 30, 40, 60, 80, 100}) {
            same("stream-byte" + at, () -> {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                new ObjectOutputStream(bytes).writeObject(new int[] {1, 2, 3});
                byte[] stream = bytes.toByteArray();
                stream[at % stream.length] ^= 0x5a;
                Object read = new ObjectInputStream(new ByteArrayInputStream(stream)).readObject();
                return ((int[]) read).length;
            });
        }
    }

    public static void main(String[] arguments) throws Throwable {
        new Reflected().run(arguments);
    }
}
