// A slot guarded by wait and notify hands over an object with plain fields.
// check: --all
public class WaitNotify {
    static final class Parcel {
        int weight;
    }

    static final Object LOCK = new Object();
    static Parcel slot;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            Parcel parcel = new Parcel();
            parcel.weight = 3;
            synchronized (LOCK) {
                slot = parcel;
                LOCK.notify();
            }
        }).start();
        Parcel taken;
        synchronized (LOCK) {
            while (slot == null) LOCK.wait();
            taken = slot;
        }
        assert taken.weight == 3;
    }
}
