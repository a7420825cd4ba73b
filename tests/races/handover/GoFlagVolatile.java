// A volatile flag, set last.
// check: --all
public class GoFlagVolatile {
    static final class Data {
        String description;
    }

    static volatile Data publish;
    static volatile boolean go;

    public static void main(String[] args) {
        new Thread(() -> {
            Data data = new Data();
            publish = data;
            data.description = "e";
            go = true;
        }).start();
        if (publish != null) {
            while (!go) Thread.onSpinWait();
            assert publish.description == "e";
        }
    }
}
