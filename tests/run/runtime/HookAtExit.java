public class HookAtExit {
    static volatile int seen;
    public static void main(String[] arguments) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("bye " + seen)));
        Thread hook = new Thread(() -> {});
        Runtime.getRuntime().addShutdownHook(hook);
        System.out.println(Runtime.getRuntime().removeShutdownHook(hook));
        try {
            Runtime.getRuntime().addShutdownHook(Thread.currentThread());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        seen = 3;
        System.exit(4);
    }
}
