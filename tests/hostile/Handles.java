import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Supplier;

/** VarHandles and MethodHandles with wrong indexes, types and receivers. */
public class Handles extends Cases {
    static class Holder {
        int i;
        final int fixed = 3;
        String s = "s";
        Object o;
        static long count;
    }

    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static VarHandle view(Class<?> type) {
        return MethodHandles.byteArrayViewVarHandle(type, ByteOrder.LITTLE_ENDIAN);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    @Override
    void add() throws Throwable {
        VarHandle longs = view(long[].class), ints = view(int[].class), shorts = view(short[].class);
        byte[] bytes = new byte[16];
        for (int index : new int[] {-1, 9, 15, 16, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            same("view-long-get" + index, () -> (long) longs.get(bytes, index));
            same("view-long-set" + index, () -> {
                longs.set(bytes, index, 5L);
                return "set";
            });
            same("view-int-cas" + index, () -> ints.compareAndSet(bytes, index, 0, 1));
            same("view-short-volatile" + index, () -> (short) shorts.getVolatile(bytes, index));
            same("array-element" + index, () -> (Object) MethodHandles.arrayElementVarHandle(Object[].class).get(new Object[3], index));
            same("array-set" + index, () -> {
                MethodHandles.arrayElementVarHandle(int[].class).set(new int[3], index, 1);
                return "set";
            });
            same("array-getter" + index, () -> (int) MethodHandles.arrayElementGetter(int[].class).invoke(new int[3], index));
            same("buffer-get" + index, () -> ByteBuffer.allocate(8).getLong(index));
            same("buffer-put" + index, () -> ByteBuffer.allocate(8).put(index, (byte) 1));
        }
        same("view-unaligned", () -> ints.getAndAdd(bytes, 1, 1));
        same("view-of-null", () -> longs.get((byte[]) null, 0));
        same("view-of-object", () -> longs.get((Object) "no bytes", 0));
        VarHandle i = LOOKUP.findVarHandle(Holder.class, "i", int.class);
        VarHandle s = LOOKUP.findVarHandle(Holder.class, "s", String.class);
        VarHandle fixed = LOOKUP.findVarHandle(Holder.class, "fixed", int.class);
        same("field-of-null", () -> i.get((Holder) null));
        same("field-of-other", () -> i.get((Object) "other"));
        same("field-wrong-value", () -> {
            s.set(new Holder(), (Object) 5);
            return "set";
        });
        same("field-wrong-expected", () -> s.compareAndSet(new Holder(), (Object) 5, "x"));
        same("field-wrong-type", () -> {
            i.set(new Holder(), "x");
            return "set";
        });
        same("field-wide-type", () -> {
            i.set(new Holder(), 5L);
            return "set";
        });
        same("field-final", () -> {
            fixed.set(new Holder(), 5);
            return "set";
        });
        same("field-arguments", () -> i.get(new Holder(), 1));
        same("field-no-arguments", () -> i.get());
        same("reference-add", () -> s.getAndAdd(new Holder(), "x"));
        VarHandle strings = MethodHandles.arrayElementVarHandle(Object[].class);
        same("array-store", () -> {
            strings.set((Object[]) new String[1], 0, (Object) 5);
            return "set";
        });
        same("array-cas-store", () -> strings.compareAndSet((Object[]) new String[1], 0, null, (Object) 5));
        same("array-exchange-store", () -> strings.getAndSet((Object[]) new String[1], 0, (Object) 5));
        same("array-other", () -> MethodHandles.arrayElementVarHandle(int[].class).get((Object) new long[2], 0));

        MethodHandle length = LOOKUP.findVirtual(String.class, "length", MethodType.methodType(int.class));
        same("receiver-other", () -> (int) length.asType(MethodType.methodType(int.class, Object.class)).invokeExact((Object) 5));
        same("receiver-null", () -> (int) length.invokeExact((String) null));
        same("exact-type", () -> (long) length.invokeExact("x"));
        same("exact-erased", () -> (Object) length.invokeExact((Object) "x"));
        same("too-many", () -> length.invoke("x", 5));
        same("spread", () -> length.asSpreader(Object[].class, 1).invoke(new Object[] {5}));
        same("spread-count", () -> length.asSpreader(Object[].class, 1).invoke(new Object[] {"a", "b"}));
        same("with-arguments", () -> length.invokeWithArguments(5));
        same("bind-other", () -> length.bindTo(5));
        same("insert-other", () -> MethodHandles.insertArguments(length, 0, 5));
        same("as-type-impossible", () -> length.asType(MethodType.methodType(int.class, int.class)));
        same("as-type-void", () -> length.asType(MethodType.methodType(void.class, String.class)).type());
        same("explicit-cast", () -> (int) MethodHandles.explicitCastArguments(length, MethodType.methodType(int.class, Object.class))
                .invokeExact((Object) 5));
        same("explicit-interface", () -> {
            MethodHandle run = LOOKUP.findVirtual(Runnable.class, "run", MethodType.methodType(void.class));
            MethodHandles.explicitCastArguments(run, MethodType.methodType(void.class, Object.class)).invokeExact((Object) "x");
            return "ran";
        });
        same("fold-other", () -> MethodHandles.foldArguments(length, LOOKUP.findStatic(Handles.class, "five",
                MethodType.methodType(Integer.class))));
        same("filter-other", () -> MethodHandles.filterArguments(length, 0, LOOKUP.findStatic(Handles.class, "five",
                MethodType.methodType(Integer.class))));
        same("catch-other", () -> MethodHandles.catchException(length, Exception.class, length));
        same("guard-other", () -> MethodHandles.guardWithTest(length, length, length));
        same("find-private", () -> LOOKUP.findVirtual(String.class, "isLatin1", MethodType.methodType(boolean.class)));
        same("find-package", () -> LOOKUP.findStatic(MethodHandle.class, "linkToStatic",
                MethodType.methodType(Object.class, Object[].class)));
        same("find-invoke-basic", () -> LOOKUP.findVirtual(MethodHandle.class, "invokeBasic",
                MethodType.methodType(Object.class, Object[].class)));
        same("find-constructor-of-class", () -> LOOKUP.findConstructor(Class.class,
                MethodType.methodType(void.class, ClassLoader.class, Class.class)));
        same("private-lookup", () -> MethodHandles.privateLookupIn(String.class, LOOKUP));
        alike("lookup-in", () -> LOOKUP.in(String.class).findVirtual(String.class, "isLatin1", MethodType.methodType(boolean.class)));
        same("public-lookup", () -> MethodHandles.publicLookup().findStaticGetter(Holder.class, "count", long.class));
        same("setter-final", () -> LOOKUP.findSetter(Holder.class, "fixed", int.class));
        same("getter-static", () -> LOOKUP.findGetter(Holder.class, "count", long.class));
        same("setter-other", () -> {
            LOOKUP.findSetter(Holder.class, "s", String.class).invoke(new Holder(), (Object) 5);
            return "set";
        });
        same("getter-type", () -> LOOKUP.findGetter(Holder.class, "s", Integer.class));
        same("special-caller", () -> LOOKUP.findSpecial(Object.class, "toString", MethodType.methodType(String.class), String.class));
        same("descriptor-parameters", () -> MethodType.fromMethodDescriptorString("(Lno/such/Type;)V", null));
        same("descriptor-bad", () -> MethodType.fromMethodDescriptorString("(Q)V", null));
        same("void-parameter", () -> MethodType.methodType(int.class, void.class));
        same("heap-pollution", () -> ((Supplier<Integer>) (Supplier) () -> "text").get().intValue());
    }

    static Integer five() {
        return 5;
    }

    public static void main(String[] arguments) throws Throwable {
        new Handles().run(arguments);
    }
}
