// Description and flag are set before the object is published.
// check: --all
public class GoFlagMoved {
    static final class Data {
        String description;
    }

    static volatile Data publish;
    static boolean go;

    public static void main(String[] args) {
        new Thread(() -> {
            Data data = new Data();
            data.description = "e";
            go = true;
            publish = data;
        }).start();
        if (publish != null) {
            while (!go) Thread.onSpinWait();
            assert publish.description == "e";
        }
    }
}
