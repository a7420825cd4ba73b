// Constants and call sites that javac never writes: dynamic constants (also of two slots, nested, failing), constant method handles and method types,
// invokedynamic with a bootstrap method of the program's own. The class was assembled by hand; its methods are called below.
import java.lang.invoke.*;
import java.util.*;

public class InvokeCondy {
    static final String CLASS = "yv66vgAAAD0AXQEAI2phdmEvbGFuZy9pbnZva2UvQ29uc3RhbnRCb290c3RyYXBzBwABAQAMZW51bUNvbnN0YW50AQBcKExqYXZhL2xhbmcvaW" +
        "52b2tlL01ldGhvZEhhbmRsZXMkTG9va3VwO0xqYXZhL2xhbmcvU3RyaW5nO0xqYXZhL2xhbmcvQ2xhc3M7KUxqYXZhL2xhbmcvRW51bTsMAAMA" +
        "BAoAAgAFDwYABgEABmludm9rZQEAkChMamF2YS9sYW5nL2ludm9rZS9NZXRob2RIYW5kbGVzJExvb2t1cDtMamF2YS9sYW5nL1N0cmluZztMam" +
        "F2YS9sYW5nL0NsYXNzO0xqYXZhL2xhbmcvaW52b2tlL01ldGhvZEhhbmRsZTtbTGphdmEvbGFuZy9PYmplY3Q7KUxqYXZhL2xhbmcvT2JqZWN0" +
        "OwwACAAJCgACAAoPBgALAQARamF2YS9sYW5nL0ludGVnZXIHAA0BAAhwYXJzZUludAEAFShMamF2YS9sYW5nL1N0cmluZzspSQwADwAQCgAOAB" +
        "EPBgASAQACNDIIABQBAAxudWxsQ29uc3RhbnQBAF4oTGphdmEvbGFuZy9pbnZva2UvTWV0aG9kSGFuZGxlcyRMb29rdXA7TGphdmEvbGFuZy9T" +
        "dHJpbmc7TGphdmEvbGFuZy9DbGFzczspTGphdmEvbGFuZy9PYmplY3Q7DAAWABcKAAIAGA8GABkBAAtJbnZva2VDb25keQcAGwEABGxpbmsBAI" +
        "UoTGphdmEvbGFuZy9pbnZva2UvTWV0aG9kSGFuZGxlcyRMb29rdXA7TGphdmEvbGFuZy9TdHJpbmc7TGphdmEvbGFuZy9pbnZva2UvTWV0aG9k" +
        "VHlwZTtMamF2YS9sYW5nL1N0cmluZzspTGphdmEvbGFuZy9pbnZva2UvQ2FsbFNpdGU7DAAdAB4KABwAHw8GACABAAN0YWcIACIBAARmYWlsDA" +
        "AkABcKABwAJQ8GACYBAAR3aWRlAQBOKExqYXZhL2xhbmcvaW52b2tlL01ldGhvZEhhbmRsZXMkTG9va3VwO0xqYXZhL2xhbmcvU3RyaW5nO0xq" +
        "YXZhL2xhbmcvQ2xhc3M7SSlKDAAoACkKABwAKg8GACsBAAFuAQABSQwALQAuEQABAC8BAAdTRUNPTkRTAQAfTGphdmEvdXRpbC9jb25jdXJyZW" +
        "50L1RpbWVVbml0OwwAMQAyEQAAADMBAAR1bml0AQAhKClMamF2YS91dGlsL2NvbmN1cnJlbnQvVGltZVVuaXQ7AQAEQ29kZQEABm51bWJlcgEA" +
        "AygpSQEAAXoBABJMamF2YS9sYW5nL09iamVjdDsMADoAOxEAAgA8AQAHbm90aGluZwEAFCgpTGphdmEvbGFuZy9PYmplY3Q7AQAWKElKKUxqYX" +
        "ZhL2xhbmcvU3RyaW5nOxAAQAEABHR5cGUBAB8oKUxqYXZhL2xhbmcvaW52b2tlL01ldGhvZFR5cGU7AQALdG9IZXhTdHJpbmcBABUoSSlMamF2" +
        "YS9sYW5nL1N0cmluZzsMAEQARQoADgBGDwYARwEABmhhbmRsZQEAISgpTGphdmEvbGFuZy9pbnZva2UvTWV0aG9kSGFuZGxlOwEABWdyZWV0DA" +
        "BLAEASAAMATAEABGNhbGwBAAFmDABPADsRAAQAUAEAB2ZhaWxpbmcBAAF3AQABSgwAUwBUEQAFAFUBAAMoKUoBAA5JbnZva2VDb25keUdlbgcA" +
        "WAEAEGphdmEvbGFuZy9PYmplY3QHAFoBABBCb290c3RyYXBNZXRob2RzACEAWQBbAAAAAAAIAAkANQA2AAEANwAAABAAAQAAAAAABBMANLAAAA" +
        "AAAAkAOAA5AAEANwAAABAAAQAAAAAABBMAMKwAAAAAAAkAPgA/AAEANwAAABAAAQAAAAAABBMAPbAAAAAAAAkAQgBDAAEANwAAABAAAQAAAAAA" +
        "BBMAQbAAAAAAAAkASQBKAAEANwAAABAAAQAAAAAABBMASLAAAAAAAAkATgBAAAEANwAAABQAAwADAAAACBofugBNAACwAAAAAAAJAFIAPwABAD" +
        "cAAAAQAAEAAAAAAAQTAFGwAAAAAAAJACgAVwABADcAAAAQAAIAAAAAAAQUAFatAAAAAAABAFwAAAAiAAYABwAAAAwAAgATABUAGgAAACEAAQAj" +
        "ACcAAAAsAAEAMA==";
    static int linked, resolved;

    public static CallSite link(MethodHandles.Lookup lookup, String name, MethodType type, String tag) throws Exception {
        linked++;
        MethodHandle target = lookup.findStatic(InvokeCondy.class, "greet", MethodType.methodType(String.class, String.class, int.class, long.class));
        return new ConstantCallSite(target.bindTo(name + "/" + tag));
    }

    public static String greet(String who, int i, long l) { return who + " " + i + " " + l; }

    public static Object fail(MethodHandles.Lookup lookup, String name, Class<?> type) { throw new IllegalStateException("no constant " + name); }

    public static long wide(MethodHandles.Lookup lookup, String name, Class<?> type, int seed) {
        resolved++;
        return seed * 1_000_000_000_000L + name.length();
    }

    static Object call(Class<?> generated, String name, Object... arguments) throws Exception {
        for (java.lang.reflect.Method method : generated.getDeclaredMethods())
            if (method.getName().equals(name)) return method.invoke(null, arguments);
        throw new NoSuchMethodException(name);
    }

    public static void main(String[] args) throws Throwable {
        Class<?> generated = MethodHandles.lookup().defineClass(Base64.getDecoder().decode(CLASS));
        for (int round = 0; round < 3; round++) {
            for (String name : List.of("unit", "number", "nothing", "type", "wide")) System.out.println(name + " " + call(generated, name));
            System.out.println((String) ((MethodHandle) call(generated, "handle")).invokeExact(255 + round));
            System.out.println(call(generated, "call", round, 5L * round));
            try {
                call(generated, "failing");
            } catch (java.lang.reflect.InvocationTargetException e) {
                System.out.println(e.getCause().getClass().getName() + " caused by " + e.getCause().getCause());
            }
        }
        System.out.println("linked " + linked + " resolved " + resolved);
        System.out.println(call(generated, "unit") == call(generated, "unit"));
        System.out.println(call(generated, "type") == MethodType.methodType(String.class, int.class, long.class));
    }
}
