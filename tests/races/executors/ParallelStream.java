// A parallel stream hands its elements to other threads and their results back.
// check: --all --processors 2
import java.util.stream.IntStream;

public class ParallelStream {
    public static void main(String[] args) {
        int[] input = {3, 4};
        int sum = IntStream.range(0, 2).parallel().map(i -> input[i]).sum();
        assert sum == 7;
    }
}
