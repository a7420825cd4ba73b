// A parallel stream with more elements than threads: all of its hand-overs are in order.
// check:
import java.util.stream.IntStream;

public class ParallelReduce {
    public static void main(String[] args) {
        int[] squares = {0, 1, 4};
        assert IntStream.range(0, 3).parallel().map(i -> squares[i]).sum() == 5;
    }
}
