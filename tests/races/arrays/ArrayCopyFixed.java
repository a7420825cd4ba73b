// The part that is copied is not the part that is written.
// check: --all
public class ArrayCopyFixed {
    static final int[] DATA = new int[3];

    public static void main(String[] args) {
        new Thread(() -> DATA[1] = 5).start();
        int[] copy = new int[3];
        System.arraycopy(DATA, 2, copy, 0, 1);
        assert copy[0] == 0;
    }
}
