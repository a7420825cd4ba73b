// Parallel streams: reduce, collect, grouping, sorted, forEachOrdered, limit, parallel array operations.
import java.util.Arrays;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class ConcParallelStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 50).parallel().sum());
        System.out.println(IntStream.range(0, 20).parallel().boxed().reduce(0, Integer::sum));
        System.out.println(IntStream.range(0, 12).parallel().mapToObj(i -> "s" + i).collect(Collectors.joining(",")));
        System.out.println(Stream.of("pear", "fig", "apple", "kiwi").parallel().sorted().collect(Collectors.toList()));
        System.out.println(new TreeMap<>(IntStream.range(0, 15).parallel().boxed()
                .collect(Collectors.groupingByConcurrent(i -> i % 3, Collectors.counting()))));
        StringBuilder ordered = new StringBuilder();
        IntStream.range(0, 10).parallel().map(i -> i * i).forEachOrdered(i -> ordered.append(i).append(' '));
        System.out.println(ordered);
        System.out.println(IntStream.iterate(1, i -> i + 2).parallel().limit(6).boxed().collect(Collectors.toList()));
        int[] prefix = {1, 2, 3, 4, 5};
        Arrays.parallelPrefix(prefix, Integer::sum);
        System.out.println(Arrays.toString(prefix));
        System.out.println(IntStream.range(0, 30).parallel().anyMatch(i -> i == 29));
    }
}
