// Two threads with one iterator of a list that nobody can change.
// check:
import java.util.Iterator;
import java.util.List;

public class SharedIterator {
    public static void main(String[] args) {
        Iterator<Integer> numbers = List.of(1, 2, 3).iterator();
        new Thread(() -> numbers.next()).start(); //~ RACE java.util.ImmutableCollections a
        numbers.next(); //~ RACE java.util.ImmutableCollections a
    }
}
