// Each of two threads tells the other that it has arrived, by a plain flag of an array, and then reads what the other wrote.
// check: --all
public class DisseminationBarrier {
    static final class Node {
        final boolean[] flag = new boolean[1];
    }

    static final Node[] NODES = {new Node(), new Node()};
    static final int[] LOG = new int[2];

    static void phase(int me) {
        LOG[me] = 1; //~ RACE DisseminationBarrier.LOG[] a
        NODES[1 - me].flag[0] = true; //~ RACE DisseminationBarrier$Node.flag[] a
        while (!NODES[me].flag[0]) Thread.onSpinWait(); //~ RACE DisseminationBarrier$Node.flag[] a
        assert LOG[1 - me] == 1; //~ RACE DisseminationBarrier.LOG[] a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> phase(1));
        other.start();
        phase(0);
        other.join();
    }
}
