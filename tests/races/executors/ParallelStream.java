// A parallel stream hands its parts to the common pool and takes the results back: all of it is ordered.
// check: --all
import java.util.stream.IntStream;

public class ParallelStream {
    static int base;

    public static void main(String[] args) {
        base = 1;
        int[] squares = new int[2];
        int sum = IntStream.range(0, 2).parallel().map(i -> squares[i] = base + i * i).sum();
        assert sum == 3 && squares[1] == 2;
    }
}
