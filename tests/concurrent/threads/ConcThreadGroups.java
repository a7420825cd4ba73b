// Thread groups, names, priorities: what is inherited, what is limited.
import java.util.concurrent.CountDownLatch;

public class ConcThreadGroups {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("workers");
        group.setMaxPriority(4);
        ThreadGroup inner = new ThreadGroup(group, "inner");
        CountDownLatch release = new CountDownLatch(1);
        Runnable body = () -> {
            try {
                release.await();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        };
        Thread a = new Thread(group, body, "a");
        Thread b = new Thread(inner, body, "b");
        b.setPriority(Thread.MAX_PRIORITY);
        System.out.println(a.getPriority() + " " + b.getPriority() + " " + inner.getMaxPriority());
        a.start();
        b.start();
        System.out.println(group.activeCount() + " " + inner.activeCount() + " " + group.activeGroupCount());
        Thread[] list = new Thread[5];
        System.out.println(group.enumerate(list, false) + " " + list[0].getName());
        System.out.println(inner.parentOf(group) + " " + group.parentOf(inner) + " " + b.getThreadGroup().getName());
        System.out.println(a);
        release.countDown();
        a.join();
        b.join();
        System.out.println(a.getThreadGroup() + " " + group.activeCount());
        a.setName("renamed");
        System.out.println(a.getName() + " " + Thread.currentThread().getThreadGroup().getName());
        try {
            a.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println("priority 11");
        }
    }
}
