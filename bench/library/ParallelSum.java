import java.util.stream.IntStream;

/** A parallel stream: the argument is how many numbers. */
public class ParallelSum {
    public static void main(String[] arguments) {
        int count = Integer.parseInt(arguments[0]);
        int sum = IntStream.range(0, count).parallel().map(i -> i * i).sum();
        assert sum == (count - 1) * count * (2 * count - 1) / 6;
    }
}
