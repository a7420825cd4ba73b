// check:
// expect: bounded weak-modes
// states: 12  transitions: 14
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

public class HandlesAtWork {
    volatile int value;
    int plain;
    static String join(String a, int b) { return a + b; }
    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle handle = lookup.findVarHandle(HandlesAtWork.class, "value", int.class);
        MethodHandle join = lookup.findStatic(HandlesAtWork.class, "join", MethodType.methodType(String.class, String.class, int.class));
        MethodHandle bound = MethodHandles.insertArguments(join, 0, "a");
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        MethodHandle both = MethodHandles.filterReturnValue(bound, length);
        HandlesAtWork object = new HandlesAtWork();
        Thread other = new Thread(() -> {
            handle.getAndAdd(object, 5);
        });
        other.start();
        handle.getAndAdd(object, 2);
        other.join();
        assert object.value == 7;
        System.out.println(object.value + " " + (String) bound.invokeExact(3) + " " + (int) both.invokeExact(1234) + " " + join.type());
        MethodHandle guarded = MethodHandles.guardWithTest(
            lookup.findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class)),
            MethodHandles.dropArguments(MethodHandles.constant(String.class, "empty"), 0, String.class),
            lookup.findVirtual(String.class, "trim", MethodType.methodType(String.class)));
        System.out.println((String) guarded.invoke("") + (String) guarded.invoke(" x "));
        System.out.println(join.asSpreader(Object[].class, 2).invoke(new Object[] {"s", 1}));
    }
}
