// A thread that joins another which has not been started yet has waited for nothing, and orders nothing: that both start and join
// lock the thread is the JDK's own affair.
// check: --all
public class StartedLater {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(() -> value = 1); //~ RACE StartedLater.value a
        Thread starter = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            late.start();
        });
        starter.start();
        value = 2; //~ RACE StartedLater.value a
        late.join();
    }
}
