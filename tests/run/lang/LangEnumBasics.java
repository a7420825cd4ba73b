// Enums: values, valueOf, compareTo, constant bodies, abstract methods, fields, static lookup, interfaces, singleton, nested switch.
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;

public class LangEnumBasics {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN; boolean weekend() { return ordinal() >= 5; } Day plus(int n) { return values()[Math.floorMod(ordinal() + n, 7)]; } }

    enum Empty { }

    enum Op implements IntBinaryOperator {
        PLUS("+", (a, b) -> a + b),
        TIMES("*", (a, b) -> a * b) { @Override int prec() { return 2; } },
        POW("^", null) {
            @Override public int applyAsInt(int a, int b) {
                int r = 1;
                while (b-- > 0) r *= a;
                return r;
            }

            @Override int prec() { return 3; }
        };

        private static final Map<String, Op> BY = new HashMap<>();
        static { for (Op o : values()) BY.put(o.sym, o); }

        final String sym;
        private final IntBinaryOperator f;

        Op(String s, IntBinaryOperator f) { sym = s; this.f = f; }

        public int applyAsInt(int a, int b) { return f.applyAsInt(a, b); }

        int prec() { return 1; }

        static Op of(String s) { return BY.get(s); }

        @Override public String toString() { return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT) + sym; }
    }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7);

        final double mass, radius;

        Planet(double m, double r) { mass = m; radius = r; }

        double gravity() { return 6.67300E-11 * mass / (radius * radius); }
    }

    enum Single {
        INSTANCE;
        private int hits;

        int hit() { return ++hits; }
    }

    enum Linked {
        A, B(A), C(B);
        final Linked prev;

        Linked() { this(null); }

        Linked(Linked p) { prev = p; }
    }

    static String tryValueOf(String s) {
        try {
            return Day.valueOf(s).name();
        } catch (IllegalArgumentException | NullPointerException e) {
            return e.getClass().getSimpleName() + " " + e.getMessage();
        }
    }

    static <E extends Enum<E>> E max(E a, E b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(Day.values()) + " " + Empty.values().length);
        System.out.println(Day.SAT.weekend() + " " + Day.FRI.weekend() + " " + Day.SUN.plus(1) + " " + Day.MON.plus(-8) + " " + Day.MON.compareTo(Day.THU));
        System.out.println(tryValueOf("WED") + "; " + tryValueOf("wed") + "; " + tryValueOf("") + "; " + tryValueOf(null));
        Day[] v1 = Day.values();
        v1[0] = null;
        System.out.println(Day.values()[0] + " " + (Day.values() == Day.values()) + " " + (Day.valueOf("MON") == Day.MON) + " " + Day.MON.equals(Day.MON) + Day.MON.equals(Day.TUE));
        for (Op o : Op.values())
            System.out.println(o + " " + o.name() + " " + o.applyAsInt(3, 4) + " " + o.prec() + " " + o.getClass().getName() + " " + o.getDeclaringClass().getSimpleName() + " " + o.getClass().isEnum() + " " + (Op.of(o.sym) == o) + " " + o.getClass().getSuperclass().getSimpleName());
        System.out.println(Op.valueOf("POW") + " " + Op.of("?") + " " + Enum.valueOf(Op.class, "PLUS"));
        try {
            Enum.valueOf(Op.class, "MINUS");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Planet p : Planet.values()) System.out.println(p + " " + p.gravity());
        Single.INSTANCE.hit();
        System.out.println(Single.valueOf("INSTANCE").hit() + " " + Single.values()[0].hit());
        for (Linked l : Linked.values()) System.out.print(l + "<-" + l.prev + " ");
        System.out.println();
        System.out.println(max(Day.TUE, Day.FRI) + " " + max(Op.TIMES, Op.PLUS));
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            int r = ((Comparable) Day.MON).compareTo(Op.PLUS);
            System.out.println(r);
        } catch (ClassCastException e) {
            System.out.println("different enums do not compare");
        }
        Object o = Day.FRI;
        System.out.println((o instanceof Enum) + " " + (o instanceof Comparable) + " " + (o instanceof java.io.Serializable) + " " + ((Enum<?>) o).ordinal());
        System.out.println(Day.class.getEnumConstants().length + " " + (Op.POW.getClass().getEnumConstants() == null) + " " + Day.class.isEnum() + " " + java.lang.reflect.Modifier.toString(Op.class.getModifiers()) + " " + java.lang.reflect.Modifier.toString(Day.class.getModifiers()));
        try {
            Day.class.getDeclaredConstructors()[0].setAccessible(true);
            Day.class.getDeclaredConstructors()[0].newInstance("X", 9);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] count = new int[7];
        Day d = Day.MON;
        for (int i = 0; i < 50; i++) {
            count[d.ordinal()]++;
            d = d.plus(i);
        }
        System.out.println(Arrays.toString(count) + " " + Day.MON.describeConstable().get().constantName());
    }
}
