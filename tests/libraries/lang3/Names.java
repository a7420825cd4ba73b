// BasicThreadFactory numbers its threads by an atomic counter: two threads that ask get two names.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.BasicThreadFactory;

public class Names {
    static Thread one;

    public static void main(String[] args) throws InterruptedException {
        BasicThreadFactory factory = new BasicThreadFactory.Builder().namingPattern("worker-%d").daemon(true).build();
        Thread other = new Thread(() -> one = factory.newThread(() -> {}));
        other.start();
        Thread two = factory.newThread(() -> {});
        other.join();
        assert !one.getName().equals(two.getName());
        assert factory.getThreadCount() == 2;
    }
}
