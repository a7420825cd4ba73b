// FastList is an ArrayList without checks, and no more made for two threads.
// jars: HikariCP slf4j-api slf4j-nop
// race: com.zaxxer.hikari.util.FastList.size a FastList.add
// race: com.zaxxer.hikari.util.FastList.size a FastList.size
// check:
import com.zaxxer.hikari.util.FastList;

public class Fast {
    public static void main(String[] args) {
        FastList<String> list = new FastList<>(String.class);
        new Thread(() -> list.add("a")).start();
        list.size();
    }
}
