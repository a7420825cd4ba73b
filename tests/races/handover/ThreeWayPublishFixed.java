// The object is filled before it is published, and the flag is volatile.
// check: --all
public class ThreeWayPublishFixed {
    static final class Data {
        String description;
    }

    static volatile Data publish;
    static volatile boolean go;

    static void fill() {
        Data data = new Data();
        data.description = "e";
        publish = data;
        go = true;
    }

    static void notice() {
        Data data = publish;
        if (data != null && data.description != null) go = true;
    }

    public static void main(String[] args) {
        new Thread(ThreeWayPublishFixed::fill).start();
        new Thread(ThreeWayPublishFixed::notice).start();
        Data data = publish;
        if (data != null && go) {
            assert data.description == "e";
        }
    }
}
