// `get` waits for the background thread and orders after all that it did.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.BackgroundInitializer;
import org.apache.commons.lang3.concurrent.ConcurrentException;

public class BackgroundFixed extends BackgroundInitializer<String> {
    static int files;

    @Override
    protected String initialize() {
        files = 3;
        return "read";
    }

    public static void main(String[] args) throws ConcurrentException {
        BackgroundFixed background = new BackgroundFixed();
        background.start();
        assert background.get().equals("read");
        assert files == 3;
    }
}
