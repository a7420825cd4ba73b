// StringUtils reads the builder that another thread appends to. The race is inside java.lang.StringBuilder, called by the library.
// jars: commons-lang3
// race: java.lang.StringBuilder a StringUtils.length
// check:
import org.apache.commons.lang3.StringUtils;

public class Blank {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        new Thread(() -> text.append("x")).start(); //~ RACE java.lang.StringBuilder a
        StringUtils.isBlank(text);
    }
}
