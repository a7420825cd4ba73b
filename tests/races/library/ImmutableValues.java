// Immutable objects of the library that compute parts of themselves on demand.
// check: --all
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

public class ImmutableValues {
    static final URI ADDRESS = URI.create("http://a.example/b%20c?d=e#f");
    static final BigDecimal PRICE = new BigDecimal("12.50");
    static final BigInteger LARGE = BigInteger.ONE.shiftLeft(70);
    static final Pattern WORDS = Pattern.compile("(\\w+) (\\w+)");
    static final UUID NAME = new UUID(1, 2);
    static final FileTime TIME = FileTime.from(5, TimeUnit.SECONDS);
    static final Set<DayOfWeek> DAYS = EnumSet.of(DayOfWeek.MONDAY, DayOfWeek.FRIDAY);
    static final Locale LOCALE = new Locale("de", "AT");

    static String use() {
        return ADDRESS.hashCode() + ADDRESS.getPath() + ADDRESS.getQuery() + ADDRESS.getFragment() + ADDRESS.getSchemeSpecificPart()
            + PRICE + PRICE.precision() + PRICE.hashCode() + LARGE.bitLength() + LARGE.bitCount() + LARGE.getLowestSetBit() + LARGE.hashCode()
            + WORDS.matcher("two words").replaceAll("$2 $1") + NAME + NAME.hashCode() + TIME + DAYS + LOCALE.toLanguageTag() + LOCALE.hashCode()
            + Duration.ofSeconds(90) + LocalDate.of(2024, 2, 29).format(DateTimeFormatter.ISO_DATE) + ZoneOffset.ofHours(2)
            + StandardCharsets.UTF_8.aliases().size() + Integer.valueOf(100) + Character.valueOf('c') + DayOfWeek.MONDAY.hashCode();
    }

    public static void main(String[] args) {
        new Thread(ImmutableValues::use).start();
        use();
    }
}
