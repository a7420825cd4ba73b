// Comparator combinators: keys, nulls, reversal, primitives, lexicographic chains, natural order, inconsistency.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollComparators {
    record Person(String name, Integer age, double height, long id, String city) {
        @Override public String toString() { return name + "/" + age + "/" + city; }
    }

    static final List<Person> PEOPLE = List.of(
            new Person("Eve", 31, 1.70, 5L, "Oslo"), new Person("adam", 25, 1.82, 3L, "Rome"), new Person("Bob", 31, 1.65, 9L, null),
            new Person("Carl", 19, 1.91, 1L, "Oslo"), new Person("dora", 25, 1.65, 7L, "Bonn"), new Person("Bob", 44, 1.70, 2L, null));

    static void show(String label, Comparator<? super Person> c) {
        List<Person> l = new ArrayList<>(PEOPLE);
        l.sort(c);
        System.out.println(label + " " + l.stream().map(p -> p.name() + p.age()).collect(Collectors.joining(" ")));
    }

    public static void main(String[] args) {
        show("name", Comparator.comparing(Person::name));
        show("name ci", Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER));
        show("name reversed", Comparator.comparing(Person::name).reversed());
        show("age,name", Comparator.comparing(Person::age).thenComparing(Person::name));
        show("age desc,height", Comparator.comparing(Person::age, Comparator.reverseOrder()).thenComparingDouble(Person::height));
        show("height,id", Comparator.comparingDouble(Person::height).thenComparingLong(Person::id));
        show("id", Comparator.comparingLong(Person::id));
        show("age int, id rev", Comparator.comparingInt(Person::age).thenComparing(Person::id, Comparator.reverseOrder()));
        show("city nulls first", Comparator.comparing(Person::city, Comparator.nullsFirst(Comparator.naturalOrder())));
        show("city nulls last", Comparator.comparing(Person::city, Comparator.nullsLast(Comparator.reverseOrder())));
        show("all equal (stable)", (a, b) -> 0);
        show("length, then the rest", Comparator.<Person>comparingInt(p -> p.name().length()).thenComparing(Comparator.comparing(Person::age).reversed()).thenComparingInt(p -> (int) p.id()));
        try {
            show("null city", Comparator.comparing(Person::city));
        } catch (NullPointerException e) {
            System.out.println("null key refused");
        }

        Comparator<String> nf = Comparator.nullsFirst(null);
        System.out.println(nf.compare(null, "a") + " " + nf.compare("a", null) + " " + nf.compare(null, null) + " " + nf.compare("a", "b"));
        Comparator<String> nl = Comparator.nullsLast(Comparator.comparing(String::length));
        System.out.println(nl.compare(null, "a") + " " + nl.compare("a", null) + " " + nl.compare("bb", "a") + " " + nl.reversed().compare(null, "a") + " " + nl.thenComparing(Comparator.naturalOrder()).compare("b", "a"));
        Comparator<Integer> nat = Comparator.naturalOrder();
        System.out.println(nat.compare(1, 2) + " " + nat.reversed().compare(1, 2) + " " + (nat.reversed().reversed() == nat) + " " + (nat.reversed() == Collections.<Integer>reverseOrder()) + " " + (Comparator.<Integer>naturalOrder() == nat));
        System.out.println("a".compareTo("b") + " " + "apple".compareTo("apricot") + " " + "abc".compareTo("ab") + " " + "A".compareToIgnoreCase("b") + " " + Boolean.compare(true, false) + " " + Character.compare('a', 'd') + " " + Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + Byte.compare((byte) 1, (byte) -1) + " " + Short.compare((short) 300, (short) 5) + " " + Long.compareUnsigned(-1, 1));

        BinaryOperator<String> shortest = BinaryOperator.minBy(Comparator.comparing(String::length));
        BinaryOperator<String> longest = BinaryOperator.maxBy(Comparator.comparing(String::length));
        System.out.println(shortest.apply("aa", "b") + longest.apply("aa", "b") + shortest.apply("x", "y") + longest.apply("x", "y"));

        Comparator<List<Integer>> lex = (a, b) -> {
            for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
                int c = Integer.compare(a.get(i), b.get(i));
                if (c != 0) return c;
            }
            return Integer.compare(a.size(), b.size());
        };
        List<List<Integer>> ls = new ArrayList<>(List.of(List.of(3), List.of(1, 2), List.of(1), List.of(), List.of(1, 2, 0), List.of(2, 9)));
        ls.sort(lex);
        System.out.println(ls);
        ls.sort(lex.reversed());
        System.out.println(ls);
        System.out.println(Collections.min(ls, lex) + " " + Collections.max(ls, lex));

        // "Natural" order of file names with numbers inside.
        Comparator<String> smart = (a, b) -> {
            int i = 0, j = 0;
            while (i < a.length() && j < b.length()) {
                if (Character.isDigit(a.charAt(i)) && Character.isDigit(b.charAt(j))) {
                    int si = i, sj = j;
                    while (i < a.length() && Character.isDigit(a.charAt(i))) i++;
                    while (j < b.length() && Character.isDigit(b.charAt(j))) j++;
                    int c = Long.compare(Long.parseLong(a.substring(si, i)), Long.parseLong(b.substring(sj, j)));
                    if (c != 0) return c;
                } else {
                    int c = Character.compare(a.charAt(i++), b.charAt(j++));
                    if (c != 0) return c;
                }
            }
            return (a.length() - i) - (b.length() - j);
        };
        System.out.println(Stream.of("f10", "f9", "f1b2", "f1b10", "f01", "a", "f").sorted(smart).toList());
        Map<String, Integer> score = new HashMap<>(Map.of("x", 3, "y", 1, "z", 3, "w", 2));
        System.out.println(score.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(Object::toString).toList());
        System.out.println(score.entrySet().stream().sorted(Map.Entry.comparingByKey(Comparator.reverseOrder())).map(Map.Entry::getKey).collect(Collectors.joining()));
        int[] calls = {0};
        Comparator<Integer> counting = (a, b) -> { calls[0]++; return Integer.compare(a, b); };
        TreeSet<Integer> ts = new TreeSet<>(counting);
        for (int i = 0; i < 50; i++) ts.add(i * 29 % 50);
        System.out.println(calls[0] + " comparisons for " + ts.size());
    }
}
