// The elements of a parallel stream are taken by several threads: a sum in a field is not for them.
// check: --all
import java.util.stream.IntStream;

public class ParallelForEach {
    static int sum;

    public static void main(String[] args) {
        IntStream.range(0, 2).parallel().forEach(i -> sum += i); //~ RACE ParallelForEach.sum a a
    }
}
