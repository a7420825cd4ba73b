// The task's field is read before the task is known to have ended.
// check: --all
import java.util.concurrent.FutureTask;

public class FutureTaskEarly {
    static int side;

    public static void main(String[] args) throws Exception {
        FutureTask<?> task = new FutureTask<>(() -> {
            side = 1; //~ RACE FutureTaskEarly.side a
        }, null);
        new Thread(task).start();
        int seen = side; //~ RACE FutureTaskEarly.side a
        task.get();
        assert seen == 0 || seen == 1;
    }
}
