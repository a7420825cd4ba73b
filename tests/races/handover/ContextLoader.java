// The context class loader of a thread, and whether it is a daemon, are plain fields: who sets them orders nothing.
// check: --all
public class ContextLoader {
    public static void main(String[] args) {
        Thread unborn = new Thread(() -> { });
        new Thread(() -> {
            unborn.setContextClassLoader(ContextLoader.class.getClassLoader()); //~ RACE java.lang.Thread a
            unborn.setDaemon(true); //~ RACE java.lang.Thread b
        }).start();
        unborn.getContextClassLoader(); //~ RACE java.lang.Thread a
        unborn.isDaemon(); //~ RACE java.lang.Thread b
    }
}
