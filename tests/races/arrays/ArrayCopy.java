// Copying an array reads all of it, inside of the JDK and of the machine.
// check: --all
public class ArrayCopy {
    static final int[] DATA = new int[3];

    public static void main(String[] args) {
        new Thread(() -> DATA[1] = 5).start(); //~ RACE ArrayCopy.DATA[] a
        int[] copy = new int[3];
        System.arraycopy(DATA, 0, copy, 0, 3); //~ RACE ArrayCopy.DATA[] a
        assert copy[1] == 0 || copy[1] == 5;
    }
}
