// Unlike SimpleDateFormat, FastDateFormat is made for several threads: it makes a calendar for each call.
// jars: commons-lang3
// check: --all
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import org.apache.commons.lang3.time.FastDateFormat;

public class Dates {
    public static void main(String[] args) {
        FastDateFormat format = FastDateFormat.getInstance("mm", TimeZone.getTimeZone("GMT"), Locale.ROOT);
        Date epoch = new Date(0);
        new Thread(() -> {
            assert format.format(epoch).equals("00");
        }).start();
        assert format.format(epoch).equals("00");
    }
}
