// The default time zone is made by whoever asks first.
// check: --all
import java.util.TimeZone;

public class DefaultTimeZone {
    public static void main(String[] args) {
        new Thread(() -> TimeZone.getDefault().getRawOffset()).start();
        assert TimeZone.getDefault().getRawOffset() == 0;
    }
}
