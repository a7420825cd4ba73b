// The parts of a parallel stream add to one variable.
// check: --all
import java.util.stream.IntStream;

public class ParallelStreamSum {
    static int sum;

    public static void main(String[] args) {
        IntStream.range(0, 2).parallel().forEach(i -> {
            int seen = sum; //~ RACE ParallelStreamSum.sum a
            sum = seen + i; //~ RACE ParallelStreamSum.sum a b b
        });
    }
}
