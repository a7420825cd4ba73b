// Two threads set the attribute of one key: setIfAbsent by compare-and-set, one of them wins, and the value is seen whole.
// jars: netty-common slf4j-api slf4j-nop
// check:
import io.netty.util.AttributeKey;
import io.netty.util.DefaultAttributeMap;

public class Attributes {
    static int[] one;

    public static void main(String[] args) throws InterruptedException {
        AttributeKey<int[]> key = AttributeKey.valueOf("size");
        DefaultAttributeMap map = new DefaultAttributeMap();
        Thread other = new Thread(() -> one = map.attr(key).setIfAbsent(new int[] {1}));
        other.start();
        int[] two = map.attr(key).setIfAbsent(new int[] {2});
        other.join();
        assert (one == null) != (two == null);
        assert map.attr(key).get()[0] == (one == null ? 1 : 2);
    }
}
