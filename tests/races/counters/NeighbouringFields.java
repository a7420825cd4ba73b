// Threads that use different fields of one object, or different bytes of one word, do not race.
// check: --all
public class NeighbouringFields {
    byte left;
    byte right;
    final boolean[] bits = new boolean[2];

    public static void main(String[] args) throws InterruptedException {
        NeighbouringFields shared = new NeighbouringFields();
        Thread other = new Thread(() -> {
            shared.left++;
            shared.bits[0] = true;
        });
        other.start();
        shared.right++;
        shared.bits[1] = true;
        other.join();
        assert shared.left == 1 && shared.right == 1 && shared.bits[0] && shared.bits[1];
    }
}
