package raceproof.testing;

import java.util.List;

/** The methods with {@code @Concurrently}, each in a thread of its own that is named after it. */
final class Actors {
    private Actors() {}

    static void run(List<Member> actors, Object instance) throws InterruptedException {
        Thread[] threads = new Thread[actors.size()];
        for (int i = 0; i < threads.length; ++i) threads[i] = new Thread(new Actor(actors.get(i), instance), nameOf(actors, i));
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
    }

    /** "increment"; of several threads of one method "increment-1". */
    private static String nameOf(List<Member> actors, int index) {
        String name = actors.get(index).method.getName();
        int before = 0, all = 0;
        for (int i = 0; i < actors.size(); ++i) {
            if (!actors.get(i).method.equals(actors.get(index).method)) continue;
            ++all;
            if (i <= index) ++before;
        }
        return all == 1 ? name : name + "-" + before;
    }

    private static final class Actor implements Runnable {
        private final Member method;
        private final Object instance;

        Actor(Member method, Object instance) {
            this.method = method;
            this.instance = instance;
        }

        @Override public void run() {
            try {
                method.call(instance);
            } catch (Throwable thrown) {
                Actor.<RuntimeException>leave(thrown);
            }
        }

        /** An exception of the method ends its thread as it is, checked or not. */
        @SuppressWarnings("unchecked")
        private static <E extends Throwable> void leave(Throwable thrown) throws E {
            throw (E) thrown;
        }
    }
}
