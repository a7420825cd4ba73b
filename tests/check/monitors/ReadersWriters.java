// Many readers or one writer, by a monitor.
// check:
// expect: none
// states: 4124  transitions: 5687
import java.util.concurrent.atomic.AtomicInteger;

public class ReadersWriters {
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
        while (written || readers > 0) wait();
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
        assert WRITING.get() == 0;
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
        assert writers == 1 && READING.get() == 0;
        WRITING.decrementAndGet();
        endWrite();
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersWriters store = new ReadersWriters();
        Thread[] threads = {new Thread(store::read), new Thread(store::read), new Thread(store::write)};
        for (Thread thread : threads) thread.start();
        store.write();
        for (Thread thread : threads) thread.join();
    }
}
