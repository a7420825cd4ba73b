// The format is used under a lock.
// check: --all
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

public class SharedDateFormatFixed {
    static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy", Locale.ROOT);

    static synchronized void format(long time) {
        FORMAT.format(new Date(time));
    }

    public static void main(String[] args) {
        format(0);
        new Thread(() -> format(1L << 40)).start();
        format(1L << 41);
    }
}
