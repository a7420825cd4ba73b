// The array reference is volatile; its elements are plain.
// check: --all
public class VolatileArray {
    static volatile int[] data = new int[1];

    public static void main(String[] args) {
        new Thread(() -> data[0] = 1).start(); //~ RACE VolatileArray.data[] a
        int seen = data[0]; //~ RACE VolatileArray.data[] a
        assert seen == 0 || seen == 1;
    }
}
