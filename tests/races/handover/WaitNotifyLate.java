// The object is filled after it was handed over.
// check: --all
public class WaitNotifyLate {
    static final class Parcel {
        int weight;
    }

    static final Object LOCK = new Object();
    static Parcel slot;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            Parcel parcel = new Parcel();
            synchronized (LOCK) {
                slot = parcel;
                LOCK.notify();
            }
            parcel.weight = 3; //~ RACE WaitNotifyLate$Parcel.weight a
        }).start();
        Parcel taken;
        synchronized (LOCK) {
            while (slot == null) LOCK.wait();
            taken = slot;
        }
        int weight = taken.weight; //~ RACE WaitNotifyLate$Parcel.weight a
        assert weight == 0 || weight == 3;
    }
}
