// They are set before the thread starts, by whoever starts it.
// check: --all
public class ContextLoaderFixed {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            Thread self = Thread.currentThread();
            assert self.isDaemon() && self.getContextClassLoader() == ContextLoaderFixed.class.getClassLoader();
        });
        worker.setContextClassLoader(ContextLoaderFixed.class.getClassLoader());
        worker.setDaemon(true);
        worker.start();
    }
}
