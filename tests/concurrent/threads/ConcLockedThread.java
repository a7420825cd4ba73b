// Who locks a Thread or a ThreadGroup keeps others from starting the thread, and the thread from ending.
public class ConcLockedThread {
    static boolean started;

    public static void main(String[] args) throws Exception {
        Thread late = new Thread(() -> { });
        Thread starter = new Thread(() -> {
            late.start();
            started = true;
        });
        synchronized (late) {
            starter.start();
            Thread.sleep(10);
            System.out.println(late.getState() + " " + starter.getState() + " " + started);
        }
        starter.join();
        late.join();
        System.out.println(late.getState() + " " + started);

        ThreadGroup group = new ThreadGroup("locked");
        Thread first = new Thread(group, () -> { }), second = new Thread(group, () -> { });
        Thread startsSecond = new Thread(second::start);
        synchronized (group) {
            startsSecond.start();
            Thread.sleep(10);
            System.out.println(group.activeCount());
        }
        startsSecond.join();
        second.join();
        synchronized (group) {
            first.start();
            Thread.sleep(10);
            System.out.println(group.activeCount() + " " + first.isAlive());
        }
        first.join();
        System.out.println(group.activeCount());
    }
}
