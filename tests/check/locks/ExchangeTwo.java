// Two threads exchange what they have.
// check: --max-states 30000
// expect: bounded states
// states: 30000  transitions: 30003
import java.util.concurrent.Exchanger;

public class ExchangeTwo {
    static final Exchanger<String> EXCHANGER = new Exchanger<>();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                String got = EXCHANGER.exchange("other");
                assert got.equals("main");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        String got = EXCHANGER.exchange("main");
        assert got.equals("other");
        other.join();
    }
}
