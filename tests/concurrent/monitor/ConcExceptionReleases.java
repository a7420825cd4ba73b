// An exception that leaves a synchronized block or method releases the monitor on its way.
public class ConcExceptionReleases {
    int steps;

    synchronized void fail(int n) {
        steps++;
        if (n == 0) throw new IllegalStateException("thrown inside");
        fail(n - 1);
    }

    void failInBlock() {
        synchronized (this) {
            steps++;
            Object[] array = new Integer[1];
            array[0] = "no integer";
        }
    }

    public static void main(String[] args) throws Exception {
        ConcExceptionReleases object = new ConcExceptionReleases();
        Runnable worker = () -> {
            for (int i = 0; i < 3; i++) {
                try {
                    object.fail(2);
                } catch (IllegalStateException e) {
                    if (Thread.holdsLock(object)) System.out.println("still locked by method");
                }
                try {
                    object.failInBlock();
                } catch (ArrayStoreException e) {
                    if (Thread.holdsLock(object)) System.out.println("still locked by block");
                }
            }
        };
        Thread a = new Thread(worker);
        Thread b = new Thread(worker);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("steps " + object.steps);
    }
}
