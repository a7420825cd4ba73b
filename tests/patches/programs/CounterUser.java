package bank;

public class CounterUser {
    static int read(Counter counter) {
        counter.total += 2;
        Counter.highest++;
        return (int) counter.total + Counter.highest;
    }
}
