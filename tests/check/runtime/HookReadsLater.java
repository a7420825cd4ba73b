// check:
// expect: none
// states: 12  transitions: 12
// The hook runs after all threads have ended: it needs no join.
public class HookReadsLater {
    static int written;
    public static void main(String[] arguments) throws Exception {
        Thread writer = new Thread(() -> written = 1);
        writer.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert written == 1;
            System.out.println(written);
        }));
    }
}
