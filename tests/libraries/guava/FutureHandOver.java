// What is written before a future is set is seen by who gets its value; what is written afterwards is not.
// jars: guava
// check: --all
import com.google.common.util.concurrent.SettableFuture;

public class FutureHandOver {
    static int before;
    static int after;

    public static void main(String[] args) throws Exception {
        SettableFuture<String> future = SettableFuture.create();
        new Thread(() -> {
            before = 1;
            future.set("done");
            after = 1; //~ RACE FutureHandOver.after a
        }).start();
        assert future.get().equals("done");
        assert before == 1;
        assert after <= 1; //~ RACE FutureHandOver.after a
    }
}
