// A new array, filled and then put into the volatile field, is published with its elements.
// check: --all
public class VolatileArrayReplaced {
    static volatile int[] data = new int[1];

    public static void main(String[] args) {
        new Thread(() -> {
            int[] filled = new int[1];
            filled[0] = 1;
            data = filled;
        }).start();
        int seen = data[0];
        assert seen == 0 || seen == 1;
    }
}
