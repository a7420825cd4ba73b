// An ImmutableMap makes its views when it is first asked for them, and keeps them in plain fields: two threads that ask race. All
// that they can see is null or a view, which is immutable itself, so the authors intend it (@LazyInit). A race it is nevertheless.
// jars: guava
// race: com.google.common.collect.ImmutableMap.entrySet a ImmutableMap.entrySet
// race: com.google.common.collect.ImmutableMap.entrySet a ImmutableMap.entrySet
// check:
import com.google.common.collect.ImmutableMap;

public class ImmutableViews {
    public static void main(String[] args) {
        ImmutableMap<String, Integer> map = ImmutableMap.of("a", 1, "b", 2);
        new Thread(() -> {
            assert map.entrySet().size() == 2;
        }).start();
        assert map.entrySet().size() == 2;
    }
}
