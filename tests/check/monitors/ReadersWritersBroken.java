// A writer that waits for other writers only: it meets a reader, and either of them may notice.
// check: --all
// expect: assertion
// expect: assertion
// states: 140  transitions: 151
import java.util.concurrent.atomic.AtomicInteger;

public class ReadersWritersBroken {
    static final AtomicInteger READING = new AtomicInteger();
    static final AtomicInteger WRITING = new AtomicInteger();
    int readers;
    boolean written;

    synchronized void beginRead() throws InterruptedException {
        while (written) wait();
        readers++;
    }

    synchronized void endRead() {
        readers--;
        if (readers == 0) notifyAll();
    }

    synchronized void beginWrite() throws InterruptedException {
        while (written) wait();
        written = true;
    }

    synchronized void endWrite() {
        written = false;
        notifyAll();
    }

    void read() {
        try {
            beginRead();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        READING.incrementAndGet();
        assert WRITING.get() == 0; //~ ASSERTION
        READING.decrementAndGet();
        endRead();
    }

    void write() {
        try {
            beginWrite();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        int writers = WRITING.incrementAndGet();
        assert writers == 1 && READING.get() == 0; //~ ASSERTION
        WRITING.decrementAndGet();
        endWrite();
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersWritersBroken store = new ReadersWritersBroken();
        Thread[] threads = {new Thread(store::read), new Thread(store::write)};
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
    }
}
