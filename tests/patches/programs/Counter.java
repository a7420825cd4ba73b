package bank;

import java.util.List;
import java.util.concurrent.locks.Lock;
import static java.lang.Math.max;

/** Counts in all ways. */
public class Counter {
    private int count = 1;
    long total;
    protected static int highest;
    boolean open = true;
    String log = "";
    Node head;
    Integer boxed = 0;
    double rate;
    int id;

    static class Node {
        final Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    Counter(int count) {
        this.count = count;
    }

    int next() {
        count++;
        ++count;
        count--;
        int before = count++ + --this.count;
        count += before;
        count -= 3;
        count -= before + 1;
        count *= 2;
        count |= 8;
        count = count + before;
        count = before * count;
        count = before - count;
        this.count = Math.max(count, before);
        if (count > 10) count = 0;
        System.out.println("count " + count + (count < 5 ? " few" : " many"));
        return count += 5;
    }

    void sum(int[] values) {
        for (int value : values) total += value;
        for (int value : values) total -= value;
        total <<= 2;
        total++;
        highest = max(highest, (int) total);
        Runnable reset = () -> total = 0;
        reset.run();
    }

    void close() {
        if (open) open = false;
        log += "closed";
        log += 3;
        log = log + "\n";
        head = new Node(head);
        head = head.next;
        boxed++;
        rate += 0.5;
    }

    int assigned() {
        int copy = id = 4;
        return copy;
    }

    int called() {
        count = twice(count);
        return count;
    }

    int twice(int value) {
        return 2 * value;
    }
}
