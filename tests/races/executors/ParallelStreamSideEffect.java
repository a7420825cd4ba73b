// A side effect in a parallel stream.
// check: --processors 2
import java.util.stream.IntStream;

public class ParallelStreamSideEffect {
    static int sum;

    public static void main(String[] args) {
        IntStream.range(0, 2).parallel().forEach(i -> {
            sum += i; //~ RACE ParallelStreamSideEffect.sum a a
        });
    }
}
