// With directExecutor a listener runs on the thread that sets the future, or on the one that adds it if it is set already. Who
// added it and looks at its effect may look too early.
// jars: guava
// check: --all
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;

public class Callback {
    static boolean told;

    public static void main(String[] args) {
        SettableFuture<String> future = SettableFuture.create();
        new Thread(() -> future.set("done")).start();
        future.addListener(() -> told = true, MoreExecutors.directExecutor()); //~ RACE Callback.told a
        if (told) System.out.println("told already"); //~ RACE Callback.told a
    }
}
