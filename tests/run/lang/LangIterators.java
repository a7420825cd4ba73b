// Iterator and Iterable of our own: tree walks, generators, filters, peeking, fail-fast, list iterators, spliterators from iterables.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;

public class LangIterators {
    static class Tree<T extends Comparable<? super T>> implements Iterable<T> {
        private class Node {
            T v;
            Node l, r;

            Node(T v) { this.v = v; }
        }

        private Node root;
        private int mods, size;

        boolean add(T t) {
            if (root == null) root = new Node(t);
            else {
                for (Node n = root; ; ) {
                    int c = t.compareTo(n.v);
                    if (c == 0) return false;
                    Node next = c < 0 ? n.l : n.r;
                    if (next == null) {
                        if (c < 0) n.l = new Node(t);
                        else n.r = new Node(t);
                        break;
                    }
                    n = next;
                }
            }
            mods++;
            size++;
            return true;
        }

        @Override public Iterator<T> iterator() {
            return new Iterator<>() {
                private final Deque<Node> stack = new ArrayDeque<>();
                private final int expected = mods;

                { push(root); }

                private void push(Node n) {
                    for (; n != null; n = n.l) stack.push(n);
                }

                @Override public boolean hasNext() { return !stack.isEmpty(); }

                @Override public T next() {
                    if (expected != mods) throw new IllegalStateException("modified " + (mods - expected));
                    if (stack.isEmpty()) throw new NoSuchElementException("end");
                    Node n = stack.pop();
                    push(n.r);
                    return n.v;
                }
            };
        }

        Iterable<T> where(Predicate<? super T> p) {
            return () -> new Iterator<T>() {
                final Iterator<T> in = Tree.this.iterator();
                T ahead;
                boolean has;

                @Override public boolean hasNext() {
                    while (!has && in.hasNext()) has = p.test(ahead = in.next());
                    return has;
                }

                @Override public T next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    has = false;
                    return ahead;
                }
            };
        }

        <R> Iterable<R> map(Function<? super T, ? extends R> f) {
            return () -> {
                Iterator<T> it = iterator();
                return new Iterator<R>() {
                    public boolean hasNext() { return it.hasNext(); }

                    public R next() { return f.apply(it.next()); }
                };
            };
        }
    }

    static Iterable<Integer> range(int a, int b, int step) {
        return () -> new Iterator<>() {
            int at = a;

            public boolean hasNext() { return step > 0 ? at < b : at > b; }

            public Integer next() {
                int r = at;
                at += step;
                return r;
            }
        };
    }

    static <T> String str(Iterable<T> it) {
        StringBuilder sb = new StringBuilder("(");
        for (T t : it) sb.append(t).append(' ');
        return sb.toString().trim() + ")";
    }

    public static void main(String[] args) {
        Tree<String> t = new Tree<>();
        for (String w : "m f t b h p w a c g z m".split(" ")) System.out.print(t.add(w) ? "+" : "=");
        System.out.println(" " + t.size + str(t) + str(t.where(s -> s.compareTo("g") > 0)) + str(t.map(s -> s + s.hashCode())) + str(t.where(s -> false)));
        try {
            for (String s : t) if (s.equals("f")) t.add("zz");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Iterator<String> it = t.iterator();
        int n = 0;
        try {
            while (true) n += it.next().length();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage() + n);
        }
        it = t.where(s -> s.length() > 1).iterator();
        System.out.println(it.hasNext() + "" + it.hasNext() + it.next() + it.hasNext());
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE " + e.getMessage());
        }
        System.out.println(str(range(0, 10, 3)) + str(range(5, 0, -2)) + str(range(0, 0, 1)));
        StringBuilder sb = new StringBuilder();
        t.forEach(sb::append);
        t.iterator().forEachRemaining(s -> sb.insert(0, s));
        System.out.println(sb);
        System.out.println(StreamSupport.stream(t.spliterator(), false).skip(2).limit(3).toList() + " " + t.spliterator().estimateSize() + " " + t.spliterator().hasCharacteristics(java.util.Spliterator.SIZED));
        List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5));
        for (ListIterator<Integer> li = list.listIterator(); li.hasNext(); ) {
            int i = li.nextIndex(), v = li.next();
            if (v == 2) li.remove();
            else if (v == 3) li.add(33);
            else li.set(v * 10 + i);
        }
        System.out.println(list);
        ListIterator<Integer> back = list.listIterator(list.size());
        while (back.hasPrevious()) System.out.print(back.previousIndex() + ":" + back.previous() + " ");
        System.out.println();
        try {
            ListIterator<Integer> li = list.listIterator();
            li.set(5);
        } catch (IllegalStateException e) {
            System.out.println("ISE " + e.getMessage());
        }
        Collection<Integer> c = new java.util.AbstractCollection<Integer>() {
            public Iterator<Integer> iterator() { return range(1, 6, 2).iterator(); }

            public int size() { return 3; }
        };
        System.out.println(c + " " + c.contains(3) + c.contains(4) + Arrays.toString(c.toArray()) + new ArrayList<>(c) + c.isEmpty() + c.stream().mapToInt(x -> x).sum());
        Tree<Integer> nums = new Tree<>();
        for (int i = 0, x = 7; i < 200; i++, x = (x * 37 + 11) % 101) nums.add(x);
        int h = 0;
        for (int x : nums) h = h * 31 + x;
        System.out.println(nums.size + " " + h);
    }
}
