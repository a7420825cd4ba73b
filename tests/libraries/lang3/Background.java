// A BackgroundInitializer works on a thread of its own. What it leaves beside its result is read without asking for that.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.BackgroundInitializer;
import org.apache.commons.lang3.concurrent.ConcurrentException;

public class Background extends BackgroundInitializer<String> {
    static int files;

    @Override
    protected String initialize() {
        files = 3; //~ RACE Background.files a
        return "read";
    }

    public static void main(String[] args) throws ConcurrentException {
        Background background = new Background();
        background.start();
        assert files == 0 || files == 3; //~ RACE Background.files a
        assert background.get().equals("read");
    }
}
