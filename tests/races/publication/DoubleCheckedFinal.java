// Double-checked locking on a plain field of an object with final fields: the field still races, the object is safe.
// check: --all
public class DoubleCheckedFinal {
    static final class Helper {
        final int data;

        Helper() {
            data = 2011;
        }
    }

    private Helper helper;

    Helper get() {
        Helper seen = helper; //~ RACE DoubleCheckedFinal.helper a
        if (seen != null) return seen;
        synchronized (this) {
            if (helper == null) helper = new Helper(); //~ RACE DoubleCheckedFinal.helper a
            return helper;
        }
    }

    void use() {
        assert get().data == 2011;
    }

    public static void main(String[] args) {
        DoubleCheckedFinal shared = new DoubleCheckedFinal();
        new Thread(shared::use).start();
        shared.use();
    }
}
