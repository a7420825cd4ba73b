// What runs a task takes the errors of the task and keeps them: that does not make a failed assert right.
// check: --races off
// args: task
// expect: assertion
// states: 21  transitions: 21
// check: --races off
// args: future
// expect: assertion
// states: 14  transitions: 14
// check: --races off
// args: fork
// expect: assertion
// states: 4  transitions: 5
// check: --races off --all
// args: reflected
// expect: assertion
// states: 50  transitions: 50
// check: --all
// args: handled
// expect: none
// states: 15  transitions: 15
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;

public class AssertInPool {
    static void fail() {
        assert false; //~ ASSERTION
    }

    public static void failReflected() {
        fail();
    }

    static void invoke() {
        try {
            AssertInPool.class.getMethod("failReflected").invoke(null);
        } catch (NoSuchMethodException | IllegalAccessException e) {
            throw new IllegalStateException(e);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw (AssertionError) e.getCause();
        }
    }

    static void handle() {
        try {
            assert false;
        } catch (AssertionError e) {
            return;
        }
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "task" -> run(new FutureTask<>(AssertInPool::fail, null));
            case "future" -> run(() -> CompletableFuture.runAsync(AssertInPool::fail, Runnable::run));
            case "fork" -> new ForkJoinPool(1).submit(new RecursiveAction() {
                @Override
                protected void compute() {
                    fail();
                }
            });
            case "reflected" -> run(new FutureTask<>(AssertInPool::invoke, null));
            default -> run(new FutureTask<>(AssertInPool::handle, null));
        }
    }

    static void run(Runnable task) throws InterruptedException {
        Thread thread = new Thread(task);
        thread.start();
        thread.join();
    }
}
