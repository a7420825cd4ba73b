// Three threads print in turn, each with a condition of its own.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConcMultiConditionOrder {
    static int turn;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        Condition[] turns = {lock.newCondition(), lock.newCondition(), lock.newCondition()};
        StringBuilder line = new StringBuilder();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int mine = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    lock.lock();
                    try {
                        while (turn != mine) turns[mine].await();
                        line.append((char) ('A' + mine));
                        turn = (turn + 1) % 3;
                        turns[turn].signal();
                    } catch (InterruptedException e) {
                        line.append('!');
                    } finally {
                        lock.unlock();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(line);
    }
}
