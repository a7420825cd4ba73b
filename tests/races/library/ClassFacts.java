// What is found out about a class is kept for all threads.
// check: --all
import java.util.List;

public class ClassFacts {
    public List<String> names = List.of("a");

    static void use() {
        assert ClassFacts.class.getSimpleName().equals("ClassFacts");
        assert ClassFacts.class.getCanonicalName().equals("ClassFacts");
        assert ClassFacts.class.getPackageName().isEmpty();
        assert Thread.State.valueOf("NEW") == Thread.State.class.getEnumConstants()[0];
    }

    public static void main(String[] args) throws NoSuchFieldException {
        new Thread(ClassFacts::use).start();
        use();
        assert ClassFacts.class.getField("names").getGenericType().toString().equals("java.util.List<java.lang.String>");
    }
}
