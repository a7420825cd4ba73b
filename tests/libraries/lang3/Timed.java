// A TimedSemaphore is refilled by a periodic task of a scheduled executor: with time as it pleases, for ever. Nothing is found within
// the bound.
// jars: commons-lang3
// check: --max-states 5000
// expect: bounded states
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.concurrent.TimedSemaphore;

public class Timed {
    public static void main(String[] args) throws InterruptedException {
        TimedSemaphore semaphore = new TimedSemaphore(1, TimeUnit.SECONDS, 1);
        Thread other = new Thread(semaphore::tryAcquire);
        other.start();
        semaphore.acquire();
        other.join();
        semaphore.shutdown();
    }
}
