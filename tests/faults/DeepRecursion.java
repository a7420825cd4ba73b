/** Calls without a loop: neither ends in this life, and one overflows the stack again and again. */
public class DeepRecursion {
    static long depth;

    static long fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static void dive() {
        depth++;
        dive();
    }

    public static void main(String[] arguments) {
        try {
            dive();
        } catch (StackOverflowError expected) {
            depth = 0;
        }
        System.out.println(fibonacci(90));
    }
}
