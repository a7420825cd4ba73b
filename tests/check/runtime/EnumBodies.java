// check:
// expect: none
// states: 29  transitions: 34
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

public class EnumBodies {
    enum Operator {
        PLUS("+") { int apply(int a, int b) { return a + b; } },
        TIMES("*") { int apply(int a, int b) { return a * b; } };
        final String sign;
        Operator(String sign) { this.sign = sign; }
        abstract int apply(int a, int b);
    }

    static synchronized int use(Operator operator) { return operator.apply(3, 4); }

    public static void main(String[] arguments) throws Exception {
        int[] results = new int[2];
        Thread other = new Thread(() -> results[0] = use(Operator.valueOf("TIMES")));
        other.start();
        results[1] = use(Operator.PLUS);
        other.join();
        assert results[0] == 12 && results[1] == 7;
        Map<Operator, Integer> map = new EnumMap<>(Operator.class);
        for (Operator operator : EnumSet.allOf(Operator.class)) map.put(operator, operator.apply(2, 5));
        System.out.println(results[0] + " " + results[1] + " " + map + " " + Operator.PLUS.getDeclaringClass().getSimpleName());
    }
}
