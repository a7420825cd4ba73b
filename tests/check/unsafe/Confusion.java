// Unsafe at its word: what would confuse the types of objects, or leave the heap, is refused by name. What fits is done.
// check:
// args: misfit
// expect: unsupported jdk.internal.misc.Unsafe.putReference
// states: 1  transitions: 1
// check:
// args: misfitSwapped
// expect: unsupported jdk.internal.misc.Unsafe.getAndSetReference
// states: 1  transitions: 1
// check:
// args: misfitCompared
// expect: unsupported jdk.internal.misc.Unsafe.compareAndSetReference
// states: 1  transitions: 1
// check:
// args: misfitElement
// expect: unsupported jdk.internal.misc.Unsafe.putReference
// states: 1  transitions: 1
// check:
// args: referenceAsInt
// expect: unsupported jdk.internal.misc.Unsafe.getInt
// states: 1  transitions: 1
// check:
// args: intAsReference
// expect: unsupported jdk.internal.misc.Unsafe.getReference
// states: 1  transitions: 1
// check:
// args: forge
// expect: unsupported jdk.internal.misc.Unsafe.putInt
// states: 1  transitions: 1
// check:
// args: elementsAsReferences
// expect: unsupported jdk.internal.misc.Unsafe.getReference
// states: 1  transitions: 1
// check:
// args: referencesAsBytes
// expect: unsupported jdk.internal.misc.Unsafe.getByte
// states: 1  transitions: 1
// check:
// args: noField
// expect: unsupported jdk.internal.misc.Unsafe.getLong
// states: 1  transitions: 1
// check:
// args: behindArray
// expect: unsupported jdk.internal.misc.Unsafe.putLong
// states: 1  transitions: 1
// check:
// args: status
// expect: unsupported jdk.internal.misc.Unsafe.putLong
// states: 1  transitions: 1
// check:
// args: narrow
// expect: unsupported jdk.internal.misc.Unsafe.putInt
// states: 1  transitions: 1
// check:
// args: outside
// expect: unsupported jdk.internal.misc.Unsafe.getLong
// states: 1  transitions: 1
// check:
// args: allocate
// expect: none
// states: 3  transitions: 3
// check:
// args: string
// expect: unsupported jdk.internal.misc.Unsafe.putReference
// states: 1  transitions: 1
// check:
// args: emptyString
// expect: unsupported jdk.internal.misc.Unsafe.allocateInstance
// states: 1  transitions: 1
// check:
// args: fits
// expect: none
// states: 3  transitions: 3
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class Confusion {
    static class Wide {
        long first, second;
    }

    static class Box {
        Wide wide;
        Object any;
        int number;
        float fraction;
        long large;
    }

    static int counter;

    static long offset(Unsafe unsafe, Class<?> of, String field) throws Exception {
        return unsafe.objectFieldOffset(of.getDeclaredField(field));
    }

    public static void main(String[] arguments) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        Box box = new Box();
        long wide = offset(unsafe, Box.class, "wide"), any = offset(unsafe, Box.class, "any");
        long number = offset(unsafe, Box.class, "number"), fraction = offset(unsafe, Box.class, "fraction");
        long large = offset(unsafe, Box.class, "large");
        byte[] bytes = new byte[16];
        switch (arguments[0]) {
            case "misfit" -> unsafe.putObject(box, wide, new Object());
            case "misfitSwapped" -> unsafe.getAndSetObject(box, wide, "text");
            case "misfitCompared" -> unsafe.compareAndSwapObject(box, wide, null, new long[1]);
            case "misfitElement" -> unsafe.putObject(new Wide[1], Unsafe.ARRAY_OBJECT_BASE_OFFSET, "text");
            case "referenceAsInt" -> System.out.println(unsafe.getInt(box, any));
            case "intAsReference" -> System.out.println(unsafe.getObject(box, number));
            case "forge" -> unsafe.putInt(box, any, 4711);
            case "elementsAsReferences" -> System.out.println(unsafe.getObject(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET));
            case "referencesAsBytes" -> System.out.println(unsafe.getByte(new Object[1], Unsafe.ARRAY_OBJECT_BASE_OFFSET));
            case "noField" -> System.out.println(unsafe.getLong(box, 4));
            case "behindArray" -> unsafe.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 12, 1);
            case "status" -> unsafe.putLong(Confusion.class, unsafe.staticFieldOffset(Confusion.class.getDeclaredField("counter")) - 8, 1);
            case "narrow" -> unsafe.putInt(box, large, 1);
            case "outside" -> System.out.println(unsafe.getLong(0x7fff0000L));
            case "allocate" -> unsafe.allocateMemory(8);
            case "string" -> unsafe.putObject("text", offset(unsafe, String.class, "value"), null);
            case "emptyString" -> System.out.println(unsafe.allocateInstance(String.class));
            default -> fit(unsafe, box, wide, any, number, fraction, large, bytes);
        }
    }

    static void fit(Unsafe unsafe, Box box, long wide, long any, long number, long fraction, long large, byte[] bytes) throws Exception {
        Wide value = (Wide) unsafe.allocateInstance(Wide.class);
        unsafe.putObject(box, wide, value);
        unsafe.putObjectVolatile(box, any, "text");
        unsafe.putInt(box, number, 3);
        unsafe.putFloat(box, fraction, 1.5f);
        unsafe.putLong(box, large, 5);
        assert box.wide == value && box.any.equals("text") && box.number == 3 && box.fraction == 1.5f && box.large == 5;
        assert unsafe.compareAndSwapObject(box, any, "text", bytes) && unsafe.getObject(box, any) == bytes;
        assert unsafe.getInt(box, fraction) == Float.floatToRawIntBits(1.5f);
        unsafe.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 3, -1);
        assert bytes[2] == 0 && bytes[3] == -1 && bytes[10] == -1 && bytes[11] == 0;
        unsafe.copyMemory(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, new long[2], Unsafe.ARRAY_LONG_BASE_OFFSET, 16);
        Object[] objects = new Object[2];
        unsafe.putObject(objects, Unsafe.ARRAY_OBJECT_BASE_OFFSET + (long) Unsafe.ARRAY_OBJECT_INDEX_SCALE, box);
        assert objects[1] == box;
        long at = unsafe.staticFieldOffset(Confusion.class.getDeclaredField("counter"));
        unsafe.putInt(unsafe.staticFieldBase(Confusion.class.getDeclaredField("counter")), at, 7);
        assert counter == 7;
    }
}
