/** A loop without visible operations that never repeats itself. */
public class EndlessLoop {
    public static void main(String[] arguments) {
        long sum = 0;
        for (long i = 0;; i++) sum += i * i ^ sum;
    }
}
