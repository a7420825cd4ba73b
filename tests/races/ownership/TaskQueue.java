// A task wanders: from its maker through a locked queue to its performer, to the threads of its parts, and back by join.
// check: --all
public class TaskQueue {
    static final class Task {
        final int[] parts;
        int out;

        Task(int... parts) {
            this.parts = parts;
            out = 0;
        }
    }

    static final Object QUEUE_LOCK = new Object();
    static final Object TASK_LOCK = new Object();
    static Task queued;

    static void create() {
        Task task = new Task(3, 4);
        synchronized (QUEUE_LOCK) {
            queued = task;
        }
    }

    static void performNext() throws InterruptedException {
        Task task;
        synchronized (QUEUE_LOCK) {
            task = queued;
        }
        if (task == null) return;
        Thread child = new Thread(() -> performPart(task, 0));
        child.start();
        performPart(task, 1);
        child.join();
        assert task.out == 7;
    }

    static void performPart(Task task, int part) {
        int result = task.parts[part];
        synchronized (TASK_LOCK) {
            task.out += result;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread creator = new Thread(TaskQueue::create);
        creator.start();
        performNext();
        creator.join();
    }
}
