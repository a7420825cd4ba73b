// The other thread gets a string, which does not change.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.StringUtils;

public class BlankFixed {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("x");
        String seen = text.toString();
        new Thread(() -> {
            assert !StringUtils.isBlank(seen);
        }).start();
        text.append("y");
    }
}
