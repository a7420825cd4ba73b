/** The initialiser of the main class does not end, and that of another class, which it needs, neither. */
public class InitialiserLoop {
    static final int VALUE = Other.value() + 1;

    static class Other {
        static int count;

        static {
            while (count >= 0) count = count + 1 & 0xFFFF;
        }

        static int value() {
            return count;
        }
    }

    public static void main(String[] arguments) {
        System.out.println(VALUE);
    }
}
