// An object is published by a volatile reference before its description is set; a plain flag says when it is.
// check: --all
public class GoFlag {
    static final class Data {
        String description;
    }

    static volatile Data publish;
    static boolean go;

    public static void main(String[] args) {
        new Thread(() -> {
            Data data = new Data();
            publish = data;
            data.description = "e"; //~ RACE GoFlag$Data.description a
            go = true; //~ RACE GoFlag.go a
        }).start();
        if (publish != null) {
            while (!go) Thread.onSpinWait(); //~ RACE GoFlag.go a
            assert publish.description == "e"; //~ RACE GoFlag$Data.description a
        }
    }
}
