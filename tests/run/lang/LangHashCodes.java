// Specified hash codes: String, lists, sets, maps, arrays, boxes, Objects.hash, enums' names, optional, and iteration order that follows from them.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.UUID;

public class LangHashCodes {
    static int hash(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) h = 31 * h + s.charAt(i);
        return h;
    }

    static int listHash(List<?> l) {
        int h = 1;
        for (Object o : l) h = 31 * h + (o == null ? 0 : o.hashCode());
        return h;
    }

    public static void main(String[] args) {
        String[] ss = {"", "a", "abc", "\0", "\0\0", "Aa", "BB", "\u4e2d\u6587", "\ud83d\ude00", "polygenelubricants", "z".repeat(100)};
        for (String s : ss) System.out.println(s.length() + " " + s.hashCode() + " " + (hash(s) == s.hashCode()) + " " + (new String(s.toCharArray()).hashCode() == s.hashCode()));
        List<Object> l = new ArrayList<>(Arrays.asList(1, "two", 3.0, null, 'c', 5L, true));
        System.out.println(l.hashCode() + " " + listHash(l) + " " + new LinkedList<>(l).hashCode() + " " + Arrays.asList(l.toArray()).hashCode() + " " + Collections.unmodifiableList(l).equals(l) + " " + List.of(1, 2).hashCode() + " " + List.of().hashCode() + " " + Arrays.hashCode(l.toArray()));
        System.out.println(new HashSet<>(l).hashCode() + " " + new TreeSet<>(List.of("b", "a")).hashCode() + " " + Collections.emptySet().hashCode() + " " + new HashSet<>(List.of("a", "b")).equals(new TreeSet<>(List.of("b", "a"))));
        Map<String, Integer> m = new HashMap<>();
        for (String w : "one two three four five six seven eight nine ten eleven twelve thirteen".split(" ")) m.put(w, w.length());
        System.out.println(m + " " + m.hashCode() + " " + new LinkedHashMap<>(m).equals(m) + " " + m.keySet().hashCode() + " " + m.entrySet().hashCode());
        m.remove("two");
        m.put("zero", null);
        m.put(null, 0);
        System.out.println(m + " " + m.hashCode());
        HashSet<Integer> is = new HashSet<>();
        for (int i : new int[] {100, 3, 17, 33, 65537, -1, 16, 0, 48}) is.add(i);
        System.out.println(is);
        HashSet<Object> mixed = new HashSet<>(Arrays.asList("a", 'a', 97, 97L, 1.5, true, null, "b".repeat(3), 3.0f, (byte) 5));
        System.out.println(mixed);
        System.out.println(new AbstractMap.SimpleEntry<>("k", 5).hashCode() + " " + Map.entry("k", 5).hashCode() + " " + new AbstractMap.SimpleEntry<>(null, null).hashCode());
        System.out.println(Arrays.hashCode(new int[] {1, 2}) + " " + Arrays.hashCode(new long[] {1, 1L << 40}) + " " + Arrays.hashCode(new byte[] {1, -1}) + " " + Arrays.hashCode(new char[] {'a'}) + " " + Arrays.hashCode(new short[] {-1}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new float[] {1.5f, -0f}) + " " + Arrays.hashCode(new double[] {1.5, Double.NaN}) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new Object[] {null, "x"}));
        System.out.println(Arrays.deepHashCode(new Object[] {1, new int[] {2}, new Object[] {"x", null}}) + " " + Arrays.deepHashCode(new int[][] {{1}, {}}));
        System.out.println(Optional.of("x").hashCode() + " " + Optional.empty().hashCode() + " " + OptionalInt.of(5).hashCode() + " " + Optional.of("x").equals(Optional.of("x")));
        System.out.println(new BigInteger("123456789012345678901234567890").hashCode() + " " + BigInteger.ZERO.hashCode() + " " + new BigInteger("-5").hashCode() + " " + new BigDecimal("1.50").hashCode() + " " + new BigDecimal("1.5").hashCode() + " " + new BigDecimal("1.50").equals(new BigDecimal("1.5")));
        System.out.println(new UUID(1, 2).hashCode() + " " + UUID.nameUUIDFromBytes(new byte[] {1, 2, 3}) + " " + UUID.fromString("00000000-0000-0001-0000-000000000002").equals(new UUID(1, 2)));
        BitSet bs = new BitSet();
        bs.set(1);
        bs.set(70);
        System.out.println(bs.hashCode() + " " + Boolean.TRUE.hashCode() + " " + Double.valueOf(0.1).hashCode() + " " + Float.valueOf(0.1f).hashCode() + " " + Long.valueOf(-1).hashCode() + " " + Character.valueOf('x').hashCode());
        // a table under collisions and resizes: keys with the same low bits become trees
        Map<Object, Integer> coll = new HashMap<>();
        class K implements Comparable<K> {
            final int v;

            K(int v) { this.v = v; }

            public int hashCode() { return v & 3; }

            public boolean equals(Object o) { return o instanceof K k && k.v == v; }

            public int compareTo(K o) { return Integer.compare(v, o.v); }
        }
        for (int i = 0; i < 200; i++) coll.merge(new K(i * 7 % 90), i, Integer::sum);
        int sum = 0;
        for (Map.Entry<Object, Integer> e : coll.entrySet()) sum = sum * 31 + ((K) e.getKey()).v * 1000 + e.getValue();
        System.out.println(coll.size() + " " + sum + " " + coll.get(new K(45)) + " " + coll.remove(new K(89)) + " " + coll.containsKey(new K(90)));
        StringBuilder order = new StringBuilder();
        for (char c = 'z'; c >= 'a'; c--) is.add(c * 1000003);
        for (int i : is) order.append(Integer.toString(i, 36)).append(' ');
        System.out.println(order);
    }
}
