// Made on demand under a lock.
// check: --all
public class LazySingletonFixed {
    int value;

    LazySingletonFixed() {
        value = 42;
    }

    private static LazySingletonFixed instance;

    static synchronized LazySingletonFixed get() {
        if (instance == null) instance = new LazySingletonFixed();
        return instance;
    }

    static void use() {
        assert get().value == 42;
    }

    public static void main(String[] args) {
        new Thread(LazySingletonFixed::use).start();
        use();
    }
}
