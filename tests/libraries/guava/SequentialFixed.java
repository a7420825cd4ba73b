// newSequentialExecutor runs one task after the other, on whichever thread: each sees what the ones before wrote. Its authors let
// one read of its state race, with a comment ("This is an unsynchronized read!").
// jars: guava
// check: --all --benign "com.google.common.util.concurrent.SequentialExecutor.workerRunningState=read again under the lock"
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.Executor;

public class SequentialFixed {
    static int count;

    public static void main(String[] args) {
        Executor inTurn = MoreExecutors.newSequentialExecutor(task -> new Thread(task).start());
        inTurn.execute(() -> count++);
        inTurn.execute(() -> {
            assert count == 1;
        });
    }
}
