// ThreadLocal with initial values and removal; InheritableThreadLocal with childValue.
public class ConcThreadLocals {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 100);
    static final ThreadLocal<StringBuilder> TEXT = ThreadLocal.withInitial(StringBuilder::new);
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>() {
        @Override protected String childValue(String parent) {
            return parent + ">child";
        }
    };

    public static void main(String[] args) throws Exception {
        INHERITED.set("main");
        COUNT.set(1);
        String[] results = new String[3];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    COUNT.set(COUNT.get() + id);
                    TEXT.get().append(id);
                    Thread.yield();
                }
                String inherited = INHERITED.get();
                INHERITED.set("changed");
                results[id] = COUNT.get() + " " + TEXT.get() + " " + inherited;
                COUNT.remove();
                results[id] += " " + COUNT.get();
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        for (String result : results) System.out.println(result);
        System.out.println(COUNT.get() + " [" + TEXT.get() + "] " + INHERITED.get());
        Thread without = new Thread(null, () -> System.out.println("not inherited " + INHERITED.get()), "w", 0, false);
        without.start();
        without.join();
    }
}
