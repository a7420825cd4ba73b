// A date format keeps the date that it works on in a field: it is not for two threads.
// check:
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

public class SharedDateFormat {
    static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy", Locale.ROOT);

    static void format(long time) {
        FORMAT.format(new Date(time)); //~ RACE java.text.DateFormat a a
    }

    public static void main(String[] args) {
        format(0);
        new Thread(() -> format(1L << 40)).start();
        format(1L << 41);
    }
}
