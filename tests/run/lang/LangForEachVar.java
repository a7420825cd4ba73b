// Enhanced for over arrays and iterables of all kinds, var inference, evaluation counts, concurrent modification, boxing in the header.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public class LangForEachVar {
    static int made;

    static int[] arr() {
        made++;
        return new int[] {3, 1, 2};
    }

    static class Countdown implements Iterable<Integer> {
        final int from;

        Countdown(int f) { from = f; }

        public Iterator<Integer> iterator() {
            made += 100;
            return new Iterator<Integer>() {
                int n = from;

                public boolean hasNext() {
                    System.out.print("h");
                    return n > 0;
                }

                public Integer next() {
                    System.out.print("n");
                    if (n <= 0) throw new NoSuchElementException("done at " + n);
                    return n--;
                }
            };
        }
    }

    static <T> String join(Iterable<? extends T> it) {
        var sb = new StringBuilder();
        for (T t : it) sb.append(t).append(';');
        return sb.toString();
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int x : arr()) sum = sum * 10 + x;
        for (long x : arr()) sum += x;
        for (double x : arr()) sum += x / 2;
        System.out.println(sum + " " + made);
        // changing the loop variable or the array variable does not disturb the iteration
        int[] a = {1, 2, 3};
        for (int x : a) {
            x *= 10;
            a = new int[] {x};
            System.out.print(x + ":" + a[0] + " ");
        }
        int[] b = {1, 2, 3};
        for (int x : b) {
            b[2] += x;
            System.out.print(x + " ");
        }
        System.out.println();
        for (byte x : new byte[] {-1, 127}) System.out.print(x + " ");
        for (char x : "chars".toCharArray()) System.out.print((char) (x - 32));
        for (short x : new short[] {}) System.out.print("never" + x);
        for (boolean x : new boolean[] {true, false}) System.out.print(x ? 1 : 0);
        for (float x : new float[] {1.5f}) System.out.print(x);
        for (int x : new char[] {'a', 'b'}) System.out.print(x);
        for (Object x : new String[] {"s", null}) System.out.print(x);
        for (int x : new Integer[] {7, 8}) System.out.print(x);
        for (Integer x : new int[] {9}) System.out.print(x);
        for (var row : new int[][] {{1, 2}, {}, {3}}) for (var cell : row) System.out.print(cell);
        System.out.println();
        for (int x : new Countdown(3)) System.out.print(x);
        System.out.println(made);
        for (Integer x : new Countdown(2)) {
            if (x == 1) continue;
            System.out.print("<" + x + ">");
        }
        for (var x : new Countdown(5)) if (x < 4) break;
        System.out.println();
        try {
            var it = new Countdown(0).iterator();
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(" " + e.getMessage());
        }
        try {
            new Countdown(1).iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        var list = new ArrayList<>(List.of("a", "b", "c", "d"));
        try {
            for (var s : list) if (s.equals("b")) list.remove(s);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + list);
        }
        for (var s : list) if (s.equals("c")) list.remove(s); // second to last: stops without an exception
        System.out.println(list);
        for (Iterator<String> it = list.iterator(); it.hasNext(); ) if (it.next().equals("a")) it.remove();
        System.out.println(list + join(list) + join(new Countdown(1)));
        var map = new TreeMap<String, List<Integer>>();
        for (var w : "to be or not to be".split(" ")) map.computeIfAbsent(w, k -> new ArrayList<>()).add(w.length() + map.size());
        for (var e : map.entrySet()) {
            var total = 0;
            for (var v : e.getValue()) total += v;
            System.out.print(e.getKey() + "=" + total + " ");
        }
        System.out.println();
        var anon = new Object() {
            int hits = 0;
            final String tag = "anon";
        };
        for (var i = 0; i < 3; i++) anon.hits += i;
        var lambdaish = (java.util.function.BinaryOperator<Integer>) (var p, var q) -> p * q;
        var both = true ? 1 : "s";
        var arr2 = new Number[] {1, 2.5, 3L};
        var acc = 0.0;
        for (var n : arr2) acc += n.doubleValue();
        System.out.println(anon.hits + anon.tag + lambdaish.apply(6, 7) + both.getClass().getSimpleName() + acc);
        try {
            Iterable<String> nul = null;
            for (String s : nul) System.out.println(s);
        } catch (NullPointerException e) {
            System.out.println("null iterable");
        }
        try {
            String[] nul = null;
            for (String s : nul) System.out.println(s);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
        @SuppressWarnings({"unchecked", "rawtypes"}) List<String> polluted = (List) Arrays.asList(1, "x");
        try {
            for (String s : polluted) System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("heap pollution found");
        }
        for (Map.Entry<String, List<Integer>> e : map.descendingMap().entrySet()) System.out.print(e);
        System.out.println();
    }
}
