// The kernel of a web crawler, after the benchmark hedc. Workers take tasks from a pool; a task loads one page (made up by a small
// generator), counts how often the wanted word occurs in it, and puts the pages it links to into the pool. As soon as enough pages
// are found, the main thread cancels all tasks. A task knows which thread runs it, so that cancel can interrupt that thread: the
// worker sets and clears the task's field `runner` without a lock, cancel reads it without one. These are the two races.
// The arguments are the number of threads and the number of pages: `2` is the real thing, `2 3` a tiny one.
// check:
// args: 2
public class Crawler {
    static final String WANTED = "race";
    static final int LINKS = 4;

    /** A web that is made up: page i is always the same text. */
    static final class Web {
        private static final String[] WORDS = {"lock", "thread", "memory", "order", "queue", "race", "heap", "java", "page", "link",
            "visit", "model", "check", "trace", "state", "path"};
        final int pages;
        private final int wordsOnPage;

        Web(int pages) {
            this.pages = pages;
            wordsOnPage = Math.min(120, 2 * pages);
        }

        char[] load(int page) {
            StringBuilder text = new StringBuilder();
            int seed = page * 7919 + 17;
            for (int i = 0; i < wordsOnPage; i++) {
                seed = seed * 1103515245 + 12345;
                text.append(WORDS[(seed >>> 16) % WORDS.length]).append(' ');
            }
            for (int i = 1; i <= LINKS; i++) {
                text.append('@').append((page * LINKS + i) % pages).append(' ');
            }
            char[] characters = new char[text.length()];
            text.getChars(0, text.length(), characters, 0);
            return characters;
        }
    }

    /** What the search has found, and which tasks belong to it. All methods lock it. */
    static final class Request {
        private final Web web;
        private final Pool pool;
        private final int enough;
        private final boolean[] seen;
        private final Task[] tasks;
        private int taskCount;
        private int finished;
        private int hits;

        Request(Web web, Pool pool) {
            this.web = web;
            this.pool = pool;
            enough = Math.max(1, web.pages / 4);
            seen = new boolean[web.pages];
            tasks = new Task[web.pages];
        }

        synchronized void visit(int page) {
            if (seen[page]) return;
            seen[page] = true;
            Task task = new Task(this, page);
            tasks[taskCount++] = task;
            pool.put(task);
        }

        synchronized void finished(int occurrences) {
            finished++;
            if (occurrences > 0) hits++;
            if (hits >= enough || finished == taskCount) notifyAll();
        }

        /** Returns whether there are enough hits; if not, all pages have been visited. */
        synchronized boolean await() throws InterruptedException {
            while (hits < enough && finished < taskCount) wait();
            return hits >= enough;
        }

        synchronized Task[] tasks() {
            Task[] copy = new Task[taskCount];
            for (int i = 0; i < taskCount; i++) copy[i] = tasks[i];
            return copy;
        }
    }

    static final class Task {
        private final Request request;
        private final int page;
        private volatile boolean cancelled;
        private Thread runner; // who runs this task, null if nobody does

        Task(Request request, int page) {
            this.request = request;
            this.page = page;
        }

        void run() {
            if (cancelled) return;
            runner = Thread.currentThread(); //~ RACE Crawler$Task.runner a
            scan(request.web.load(page));
            runner = null; //~ RACE Crawler$Task.runner b
        }

        private void scan(char[] text) {
            int occurrences = 0;
            int at = 0;
            while (at < text.length && !cancelled) {
                int end = at;
                while (text[end] != ' ') end++;
                if (text[at] == '@') {
                    request.visit(number(text, at + 1, end));
                } else if (matches(text, at, end)) {
                    occurrences++;
                }
                at = end + 1;
            }
            request.finished(occurrences);
        }

        private static int number(char[] text, int from, int to) {
            int number = 0;
            for (int i = from; i < to; i++) number = 10 * number + text[i] - '0';
            return number;
        }

        private static boolean matches(char[] text, int from, int to) {
            if (to - from != WANTED.length()) return false;
            for (int i = from; i < to; i++) {
                if (text[i] != WANTED.charAt(i - from)) return false;
            }
            return true;
        }

        void cancel() {
            cancelled = true;
            Thread thread = runner; //~ RACE Crawler$Task.runner a b
            if (thread != null) thread.interrupt();
        }
    }

    /** A queue of tasks, first in, first out. */
    static final class Pool {
        private final Task[] queue;
        private int head;
        private int tail;
        private boolean closed;

        Pool(int capacity) {
            queue = new Task[capacity];
        }

        synchronized void put(Task task) {
            queue[tail++] = task;
            notifyAll();
        }

        /** Null if the pool is closed. An interrupt is meant for a task, so it does not matter here. */
        synchronized Task take() {
            while (head == tail && !closed) {
                try {
                    wait();
                } catch (InterruptedException meantForTheTask) {
                    continue;
                }
            }
            return closed ? null : queue[head++];
        }

        synchronized void close() {
            closed = true;
            notifyAll();
        }
    }

    static final class Worker extends Thread {
        private final Pool pool;

        Worker(Pool pool) {
            this.pool = pool;
        }

        @Override
        public void run() {
            for (Task task = pool.take(); task != null; task = pool.take()) {
                task.run();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int pages = args.length > 1 ? Integer.parseInt(args[1]) : 600;
        Pool pool = new Pool(pages);
        Request request = new Request(new Web(pages), pool);
        request.visit(0);
        Worker[] workers = new Worker[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Worker(pool);
            workers[i].start();
        }
        boolean found = request.await();
        for (Task task : request.tasks()) task.cancel();
        pool.close();
        for (Worker worker : workers) worker.join();
        System.out.println("at least " + request.enough + " of " + pages + " pages with \"" + WANTED + "\": " + found);
    }
}
