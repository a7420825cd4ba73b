// Double-checked locking on a plain field.
// check: --all
public class DoubleChecked {
    static final class Helper {
        int data;

        Helper() {
            data = 2011; //~ RACE DoubleChecked$Helper.data a
        }
    }

    private Helper helper;

    Helper get() {
        if (helper == null) { //~ RACE DoubleChecked.helper a
            synchronized (this) {
                if (helper == null) {
                    helper = new Helper(); //~ RACE DoubleChecked.helper a b
                }
            }
        }
        return helper; //~ RACE DoubleChecked.helper b
    }

    void use() {
        int data = get().data; //~ RACE DoubleChecked$Helper.data a
        assert data == 2011;
    }

    public static void main(String[] args) {
        DoubleChecked shared = new DoubleChecked();
        new Thread(shared::use).start();
        shared.use();
    }
}
