// Double-checked locking on a volatile field.
// check: --all
public class DoubleCheckedVolatile {
    static final class Helper {
        int data;

        Helper() {
            data = 2011;
        }
    }

    private volatile Helper helper;

    Helper get() {
        if (helper == null) {
            synchronized (this) {
                if (helper == null) helper = new Helper();
            }
        }
        return helper;
    }

    void use() {
        assert get().data == 2011;
    }

    public static void main(String[] args) {
        DoubleCheckedVolatile shared = new DoubleCheckedVolatile();
        new Thread(shared::use).start();
        shared.use();
    }
}
