// check:
// expect: none
// states: 17  transitions: 17
public class UncaughtDefault {
    static volatile String seen;
    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> seen = thrown.getMessage());
        Thread other = new Thread(() -> { throw new IllegalStateException("other"); });
        other.start();
        other.join();
        assert "other".equals(seen);
        Thread own = new Thread(() -> { throw new IllegalStateException("own"); });
        own.setUncaughtExceptionHandler((thread, thrown) -> seen = "handled " + thrown.getMessage());
        own.start();
        own.join();
        assert "handled own".equals(seen);
        System.out.println(seen);
    }
}
