// Lambdas through altMetafactory: serialisable, marker interfaces, bridges from generic sub-interfaces, intersection casts, serialisation round trips.
import java.io.*;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.*;

public class InvokeAltMeta {
    interface Marker { }

    interface Tagged { default String tag() { return "tagged " + getClass().isHidden(); } }

    interface SerFun<T, R> extends Function<T, R>, Serializable { }

    interface StrFun extends SerFun<String, String> {
        @Override String apply(String s);
    }

    interface A<T> { Object go(T t); }

    interface B { Object go(String s); }

    interface AB extends A<String>, B { }

    interface Ret1<T> { T get(); }

    interface Ret2 { Object get(); }

    interface RetBoth extends Ret1<Integer>, Ret2 { Integer get(); }

    static int calls;

    static String st(String s) {
        calls++;
        return s + calls;
    }

    String f = "field";

    static class Holder implements Serializable {
        String v;

        Holder(String v) { this.v = v; }

        String cat(String s) { return v + s; }
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bo)) {
            out.writeObject(t);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    static String kinds(Object o) {
        Class<?>[] is = o.getClass().getInterfaces();
        String[] names = new String[is.length];
        for (int i = 0; i < is.length; i++) names[i] = is[i].getSimpleName();
        return Arrays.toString(names) + (o instanceof Serializable ? " ser" : "") + (o instanceof Marker ? " marker" : "");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Runnable r = (Runnable & Serializable) () -> System.out.println("serialisable run");
        r.run();
        copy(r).run();
        System.out.println(kinds(r));
        Runnable m = (Runnable & Marker) () -> { };
        Runnable mt = (Marker & Tagged & Runnable) () -> { };
        System.out.println(kinds(m) + " " + kinds(mt) + " " + ((Tagged) mt).tag());
        SerFun<String, Integer> len = String::length;
        System.out.println(len.apply("four") + " " + copy(len).apply("fives") + " " + kinds(len));
        StrFun sf = InvokeAltMeta::st;
        Function raw = sf;
        SerFun<String, String> mid = sf;
        System.out.println(sf.apply("a") + raw.apply("b") + mid.apply("c"));
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println("bridge of the lambda class casts");
        }
        AB ab = s -> s + "!" + s.length();
        A aRaw = ab;
        B b = ab;
        System.out.println(((A<String>) ab).go("x") + " " + aRaw.go("yy") + " " + b.go("zzz"));
        RetBoth rb = () -> 42;
        Ret1<Integer> r1 = rb;
        Ret2 r2 = rb;
        System.out.println(rb.get() + r1.get() + " " + r2.get() + " " + ((Ret1) rb).get());
        int i = 5;
        long l = 1L << 40;
        double d = 2.5;
        char c = 'c';
        boolean z = true;
        byte y = -1;
        short h = -2;
        float fl = 0.5f;
        String s = "str";
        int[] arr = {1, 2};
        Supplier<String> cap = (Supplier<String> & Serializable) () -> "" + i + l + d + c + z + y + h + fl + s + Arrays.toString(arr);
        Supplier<String> capCopy = copy(cap);
        arr[0] = 99;
        System.out.println(cap.get() + " | " + capCopy.get() + " " + (cap == capCopy));
        Holder hold = new Holder("h");
        SerFun<String, String> bound = hold::cat;
        SerFun<String, String> boundCopy = copy(bound);
        hold.v = "changed";
        System.out.println(bound.apply("1") + " " + boundCopy.apply("1"));
        SerFun<String, Holder> ctor = Holder::new;
        System.out.println(copy(ctor).apply("made").v);
        Comparator<String> cmp = (Comparator<String> & Serializable) (p, q) -> q.compareTo(p);
        Comparator<String> chain = copy(Comparator.comparing((Function<String, Integer> & Serializable) String::length).thenComparing(cmp));
        String[] ws = {"b", "a", "ccc", "bb"};
        Arrays.sort(ws, chain);
        System.out.println(Arrays.toString(ws));
        try {
            copy((Runnable) () -> { });
            System.out.println("not reached");
        } catch (NotSerializableException e) {
            System.out.println("NotSerializable " + e.getMessage().startsWith("InvokeAltMeta$$Lambda$"));
        }
        InvokeAltMeta self = new InvokeAltMeta();
        Supplier<String> viaThis = (Supplier<String> & Serializable) () -> self.f;
        try {
            copy(viaThis);
        } catch (NotSerializableException e) {
            System.out.println("captured " + e.getMessage());
        }
        java.lang.reflect.Method w = cap.getClass().getDeclaredMethod("writeReplace");
        w.setAccessible(true);
        java.lang.invoke.SerializedLambda sl = (java.lang.invoke.SerializedLambda) w.invoke(cap);
        System.out.println(sl.getCapturingClass() + " " + sl.getFunctionalInterfaceClass() + " " + sl.getFunctionalInterfaceMethodName() + sl.getFunctionalInterfaceMethodSignature() + " " + sl.getImplClass() + " " + sl.getImplMethodSignature() + " " + sl.getImplMethodKind() + " " + sl.getInstantiatedMethodType() + " " + sl.getCapturedArgCount() + " " + sl.getCapturedArg(1));
        SerFun<SerFun<Integer, Integer>, Integer> higher = fn -> fn.apply(20) + i;
        System.out.println(copy(higher).apply(copy((SerFun<Integer, Integer>) x -> x * 2)));
    }
}
