// SimpleDateFormat keeps the date that it formats in a calendar of its own: it is not made for two threads.
// jars: commons-lang3
// check:
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

public class Dates {
    public static void main(String[] args) {
        SimpleDateFormat format = new SimpleDateFormat("mm", Locale.ROOT);
        Date epoch = new Date(0);
        new Thread(() -> format.format(epoch)).start(); //~ RACE java.text.DateFormat a
        format.format(epoch); //~ RACE java.text.DateFormat a
    }
}
