import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Sorts a list of a million boxed numbers, shuffles it, and sorts it again. */
public class LargeSort {
    public static void main(String[] arguments) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 1_000_000; i++) numbers.add(i * 31 % 1_000_003);
        for (long seed = 1;; seed++) {
            Collections.sort(numbers);
            Collections.shuffle(numbers, new java.util.Random(seed));
        }
    }
}
