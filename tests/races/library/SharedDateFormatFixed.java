// A format for each thread.
// check: --all
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

public class SharedDateFormatFixed {
    static final ThreadLocal<SimpleDateFormat> FORMAT =
            ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy", Locale.ROOT));

    static void format(long time) {
        FORMAT.get().format(new Date(time));
    }

    public static void main(String[] args) {
        format(0);
        new Thread(() -> format(1L << 40)).start();
        format(1L << 41);
    }
}
