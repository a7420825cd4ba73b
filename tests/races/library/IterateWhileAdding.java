// One thread walks over a list to which another adds.
// check:
import java.util.ArrayList;
import java.util.List;

public class IterateWhileAdding {
    static final List<String> LIST = new ArrayList<>(List.of("a"));

    public static void main(String[] args) {
        new Thread(() -> LIST.add("b")).start(); //~ RACE java.util.ArrayList a
        for (String text : LIST) assert text != null; //~ RACE java.util.ArrayList a
    }
}
