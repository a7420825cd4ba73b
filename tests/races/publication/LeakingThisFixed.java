// A factory publishes the object when its constructor has ended, by a volatile field.
// check: --all
public class LeakingThisFixed {
    static volatile LeakingThisFixed published;
    final int value;

    private LeakingThisFixed() {
        value = 5;
    }

    static void make() {
        published = new LeakingThisFixed();
    }

    public static void main(String[] args) {
        new Thread(LeakingThisFixed::make).start();
        LeakingThisFixed seen = published;
        if (seen != null) {
            assert seen.value == 5;
        }
    }
}
