// The race of ImmutableViews, declared with its reason: what follows from its values is explored, and is right.
// jars: guava
// check: --all --benign "com.google.common.collect.ImmutableMap.entrySet=all views of a map are equal and immutable"
import com.google.common.collect.ImmutableMap;

public class ImmutableViewsBenign {
    public static void main(String[] args) {
        ImmutableMap<String, Integer> map = ImmutableMap.of("a", 1, "b", 2);
        new Thread(() -> {
            assert map.entrySet().size() == 2;
        }).start();
        assert map.entrySet().size() == 2;
    }
}
