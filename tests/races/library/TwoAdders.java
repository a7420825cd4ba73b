// Two threads add to one list: found at the first race.
// check:
import java.util.ArrayList;
import java.util.List;

public class TwoAdders {
    static final List<String> LIST = new ArrayList<>();

    static void add(String text) {
        LIST.add(text); //~ RACE java.util.ArrayList a a
    }

    public static void main(String[] args) {
        new Thread(() -> add("a")).start();
        add("b");
    }
}
