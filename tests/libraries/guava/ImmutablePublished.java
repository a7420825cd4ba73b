// An immutable list, published without any order. Its fields are final: what it holds is seen whole by everybody who sees it,
// and only the reference races.
// jars: guava
// check: --all
import com.google.common.collect.ImmutableList;

public class ImmutablePublished {
    static ImmutableList<String> list;

    public static void main(String[] args) {
        new Thread(() -> list = ImmutableList.of("a", "b")).start(); //~ RACE ImmutablePublished.list a
        ImmutableList<String> seen = list; //~ RACE ImmutablePublished.list a
        assert seen == null || seen.get(1).equals("b") && seen.size() == 2;
    }
}
