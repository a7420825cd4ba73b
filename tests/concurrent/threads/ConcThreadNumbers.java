// Names, ids and groups of threads, pools and timers that one thread makes; thread locals; a thread that was started twice.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;

public class ConcThreadNumbers {
    static final ThreadLocal<Integer> first = ThreadLocal.withInitial(() -> 1);
    static final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();

    static void names() throws Exception {
        Thread a = new Thread(), named = new Thread("named"), b = new Thread(() -> { });
        System.out.println(a.getName() + " " + named.getName() + " " + b.getName());
        System.out.println((b.getId() - a.getId()) + " " + Thread.currentThread().getId());
        System.out.println(b + " " + b.isDaemon() + " " + b.isAlive());
        Callable<String> name = () -> Thread.currentThread().getName();
        for (int i = 0; i < 2; i++) {
            ExecutorService pool = Executors.newSingleThreadExecutor();
            System.out.println(pool.submit(name).get());
            pool.shutdown();
            ForkJoinPool join = new ForkJoinPool(1);
            System.out.println(join.submit(name).get());
            join.shutdown();
        }
        CountDownLatch ran = new CountDownLatch(1);
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println(Thread.currentThread().getName());
                ran.countDown();
            }
        }, 1);
        ran.await();
        timer.cancel();
    }

    static void groups() throws Exception {
        CountDownLatch release = new CountDownLatch(1);
        Runnable waits = () -> {
            try {
                release.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        ThreadGroup outer = new ThreadGroup("outer"), inner = new ThreadGroup(outer, "inner");
        List<Thread> threads = new ArrayList<>();
        for (ThreadGroup group : new ThreadGroup[] {inner, outer, inner})
            threads.add(new Thread(group, waits, group.getName() + threads.size()));
        System.out.println(outer.activeCount());
        for (int i = threads.size(); i-- > 0;) threads.get(i).start();
        Thread[] list = new Thread[4];
        System.out.println(outer.activeCount() + " " + outer.enumerate(list) + " " + Arrays.toString(list));
        System.out.println(inner.enumerate(new Thread[1]) + " " + outer.enumerate(list, false));
        outer.list();
        release.countDown();
        for (Thread t : threads) t.join();
        System.out.println(outer.activeCount() + " " + threads.get(0).getThreadGroup() + " " + threads.get(0));
        inner.setDaemon(true);
        Thread last = new Thread(inner, () -> { }, "last");
        last.start();
        last.join();
        System.out.println(inner.isDestroyed() + " " + outer.activeGroupCount());
        try {
            new Thread(inner, "late");
        } catch (IllegalThreadStateException e) {
            System.out.println("destroyed");
        }
    }

    static void groupInterrupt() throws Exception {
        ThreadGroup group = new ThreadGroup("interrupted");
        int[] seen = new int[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            threads[i] = new Thread(group, () -> {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    seen[n]++;
                }
            });
        }
        for (Thread t : threads) t.start();
        group.interrupt();
        for (Thread t : threads) t.join();
        System.out.println(seen[0] + " " + seen[1]);
    }

    // The old way to wait for all threads of a group: the last one to end notifies.
    static void waitForGroup() throws Exception {
        ThreadGroup group = new ThreadGroup("awaited");
        for (int i = 0; i < 2; i++) new Thread(group, () -> { }).start();
        synchronized (group) {
            while (group.activeCount() > 0) group.wait();
        }
        System.out.println("empty");
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Thread.activeCount());
        names();
        groups();
        groupInterrupt();
        waitForGroup();
        first.set(7);
        inherited.set("of main");
        Thread[] threads = new Thread[2];
        int[] sums = new int[2];
        for (int i = 0; i < 2; i++) {
            int n = i;
            threads[i] = new Thread(() -> {
                ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 10 + n);
                first.set(first.get() + n);
                sums[n] = first.get() * 100 + own.get() + (inherited.get().equals("of main") ? 1000 : 0);
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println(sums[0] + " " + sums[1] + " " + first.get());
        try {
            threads[0].start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started twice");
        }
        try {
            new Thread((String) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
