// One thread publishes an object and fills it afterwards under a lock; a second one spins on a plain flag; a third one sets that
// flag when it sees the object filled.
// check: --all
public class ThreeWayPublish {
    static final class Data {
        String description;
    }

    static final Object LOCK = new Object();
    static volatile Data publish;
    static boolean go;

    static void fill() {
        Data data = new Data();
        publish = data;
        data.description = "e"; //~ RACE ThreeWayPublish$Data.description a b
        synchronized (LOCK) {
            go = true; //~ RACE ThreeWayPublish.go a
        }
    }

    static void notice() {
        Data data = publish;
        if (data != null && data.description != null) { //~ RACE ThreeWayPublish$Data.description a
            synchronized (LOCK) {
                go = true; //~ RACE ThreeWayPublish.go b
            }
        }
    }

    public static void main(String[] args) {
        new Thread(ThreeWayPublish::fill).start();
        new Thread(ThreeWayPublish::notice).start();
        Data data = publish;
        if (data != null && go) { //~ RACE ThreeWayPublish.go a b
            assert data.description == "e"; //~ RACE ThreeWayPublish$Data.description b
        }
    }
}
