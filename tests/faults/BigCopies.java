/** Clones and copies large arrays for ever, in a loop that turns seldom: each round handles hundreds of megabytes. */
public class BigCopies {
    public static void main(String[] arguments) {
        byte[] first = new byte[100_000_000];
        for (;;) {
            byte[] copy = first.clone();
            System.arraycopy(copy, 0, first, 0, first.length);
            System.arraycopy(first, 0, first, 1, first.length - 1);
        }
    }
}
