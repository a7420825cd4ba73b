public class Moves {
    int data, more;
    volatile boolean ready;
    final Object lock = new Object();

    void publish(int value) {
        ready = true;
        data = value; // what is published
    }

    void locked(int value) {
        synchronized (lock) {
            ready = true;
        }
        data = value;
        more = value + 1;
    }

    void late() {
        ready = true;
        int value = 3;
        data = value;
    }

    void outward(boolean really) {
        ready = true;
        if (really) {
            data = 4;
        }
        if (really) more = 5;
    }

    int leaves() {
        ready = true;
        return data;
    }

    void sameLine() {
        ready = true; data = 6;
    }

    void deep() {
        synchronized (lock) {
            ready = true;
        }
        for (int i = 0; i < 2; i++) {
            int twice = 2 * i;
            data = twice;
        }
    }

    void down() {
        data = 7;
        ready = true;
        more = 8;
    }

    void into(boolean really) {
        if (really) {
            ready = true;
        }
        data = 9;
    }

    void guarded() {
        ready = true;
        synchronized (lock) {
            more = 1;
            data = 10; /* set
                          under the lock */
        }
    }

    void dependent() {
        data = 8;
        more = data;
    }
}
