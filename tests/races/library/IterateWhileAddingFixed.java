// A list that is copied on each write: who walks over it sees one of its states.
// check: --all
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class IterateWhileAddingFixed {
    static final List<String> LIST = new CopyOnWriteArrayList<>(List.of("a"));

    public static void main(String[] args) {
        new Thread(() -> LIST.add("b")).start();
        for (String text : LIST) assert text != null;
    }
}
