// A class that is initialised when it is first used holds the instance.
// check: --all
public class HolderIdiom {
    int value;

    HolderIdiom() {
        value = 42;
    }

    private static final class Holder {
        static final HolderIdiom INSTANCE = new HolderIdiom();
    }

    static void use() {
        assert Holder.INSTANCE.value == 42;
    }

    public static void main(String[] args) {
        new Thread(HolderIdiom::use).start();
        use();
    }
}
