// ListIterator and Iterator.remove over several list classes, with the illegal-state corners.
import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;

public class CollListIterator {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println("  " + name + ": completed");
        } catch (RuntimeException e) {
            System.out.println("  " + name + ": " + e.getClass().getSimpleName());
        }
    }

    static void walk(List<String> l) {
        System.out.println("== " + l.getClass().getSimpleName());
        l.addAll(List.of("a", "b", "c", "d", "e"));
        ListIterator<String> it = l.listIterator();
        StringBuilder sb = new StringBuilder();
        while (it.hasNext()) {
            sb.append(it.previousIndex()).append('<').append(it.nextIndex()).append(it.next());
        }
        sb.append('|');
        while (it.hasPrevious()) sb.append(it.nextIndex()).append('>').append(it.previous());
        System.out.println(sb);
        attempt("previous at start", it::previous);
        final ListIterator<String> mid = l.listIterator(2);
        attempt("remove before next", mid::remove);
        attempt("set before next", () -> mid.set("q"));
        System.out.println("  " + mid.next());
        attempt("set", () -> mid.set("C"));
        attempt("set again", () -> mid.set("CC"));
        attempt("remove", mid::remove);
        attempt("remove again", mid::remove);
        attempt("set after remove", () -> mid.set("x"));
        attempt("add", () -> mid.add("n1"));
        attempt("add", () -> mid.add("n2"));
        attempt("remove after add", mid::remove);
        System.out.println("  " + l + " next " + mid.nextIndex() + " previous " + mid.previous() + " " + mid.previous());
        attempt("remove after previous", mid::remove);
        System.out.println("  " + l + " " + mid.nextIndex());
        attempt("out of range", () -> l.listIterator(l.size() + 1));
        attempt("negative", () -> l.listIterator(-1));
        ListIterator<String> end = l.listIterator(l.size());
        attempt("next at end", end::next);
        attempt("add at end", () -> end.add("END"));
        attempt("add at start", () -> l.listIterator().add("START"));
        System.out.println("  " + l);
        for (ListIterator<String> z = l.listIterator(); z.hasNext();) {
            String s = z.next();
            if (s.length() > 1) attempt("upper " + s, () -> z.set(s.toLowerCase()));
        }
        System.out.println("  " + l);
        Iterator<String> rest = l.iterator();
        rest.next();
        StringBuilder r = new StringBuilder();
        rest.forEachRemaining(r::append);
        System.out.println("  rest " + r + " " + rest.hasNext());
        attempt("exhausted", rest::next);
        attempt("drain", () -> { for (Iterator<String> i = l.iterator(); i.hasNext();) { i.next(); i.remove(); } });
        System.out.println("  " + l + " " + l.size());
    }

    static final class Ring extends AbstractSequentialList<String> {
        final List<String> data = new LinkedList<>();
        public ListIterator<String> listIterator(int i) { return data.listIterator(i); }
        public int size() { return data.size(); }
    }

    static final class Arr extends AbstractList<String> {
        String[] a = new String[2];
        int n;
        public String get(int i) { Objects.checkIndex(i, n); return a[i]; }
        public int size() { return n; }
        public String set(int i, String v) { Objects.checkIndex(i, n); String o = a[i]; a[i] = v; return o; }
        public void add(int i, String v) {
            if (i < 0 || i > n) throw new IndexOutOfBoundsException("" + i);
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            System.arraycopy(a, i, a, i + 1, n - i);
            a[i] = v;
            n++;
            modCount++;
        }
        public String remove(int i) {
            String o = get(i);
            System.arraycopy(a, i + 1, a, i, n - i - 1);
            a[--n] = null;
            modCount++;
            return o;
        }
    }

    public static void main(String[] args) {
        walk(new ArrayList<>());
        walk(new LinkedList<>());
        walk(new Vector<>());
        walk(new Stack<>());
        walk(new CopyOnWriteArrayList<>());
        walk(new Ring());
        walk(new Arr());
        walk(new ArrayList<>(List.of("p", "q")).subList(1, 1));
        walk(Collections.checkedList(new LinkedList<>(), String.class));
        Stack<Integer> st = new Stack<>();
        st.push(1); st.push(2); st.push(3);
        System.out.println(st.peek() + " " + st.search(1) + " " + st.search(9) + " " + st.pop() + " " + st + " " + st.empty());
        attempt("empty stack", () -> new Stack<Integer>().pop());
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 6; i++) v.addElement(i);
        System.out.println(v.capacity() + " " + v.firstElement() + " " + v.lastElement() + " " + v.elementAt(3) + " " + v.indexOf(4, 2) + " " + v.removeElement(4));
        v.insertElementAt(9, 1);
        v.setSize(4);
        System.out.println(v + " " + Collections.list(v.elements()));
    }
}
