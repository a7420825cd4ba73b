// Check and act are one atomic update.
// check: --all
import java.util.concurrent.atomic.AtomicInteger;

public class CheckThenActFixed {
    static final AtomicInteger SEATS = new AtomicInteger(1);

    static void book() {
        int seats = SEATS.get();
        while (seats > 0 && !SEATS.compareAndSet(seats, seats - 1)) seats = SEATS.get();
        assert SEATS.get() >= 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(CheckThenActFixed::book);
        other.start();
        book();
        other.join();
    }
}
