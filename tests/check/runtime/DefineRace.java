// check:
// expect: none
// states: 14  transitions: 16
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

// Two threads define the same class: one of them succeeds.
public class DefineRace {
    public static class Aaaa {}
    static final java.util.concurrent.atomic.AtomicInteger SUCCEEDED = new java.util.concurrent.atomic.AtomicInteger();
    static void define(byte[] bytes) {
        try {
            MethodHandles.lookup().defineClass(bytes);
            SUCCEEDED.incrementAndGet();
        } catch (LinkageError e) {
            assert e.getMessage().contains("duplicate class definition");
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
    public static void main(String[] arguments) throws Exception {
        byte[] bytes;
        try (InputStream in = DefineRace.class.getResourceAsStream("DefineRace$Aaaa.class")) { bytes = in.readAllBytes(); }
        byte[] renamed = new String(bytes, "ISO-8859-1").replace("DefineRace$Aaaa", "DefineRace$Bbbb").getBytes("ISO-8859-1");
        DefineRace.class.getProtectionDomain(); // made when it is first asked for: by main, whatever the update of the JDK
        Thread other = new Thread(() -> define(renamed));
        other.start();
        define(renamed);
        other.join();
        assert SUCCEEDED.get() == 1;
        System.out.println(SUCCEEDED);
    }
}
