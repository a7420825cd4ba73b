import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.Lock;

class Imported {
    int count;
    LongAdder adder;
    long sum;

    void add(Lock lock) {
        count++;
        sum += count;
    }
}
