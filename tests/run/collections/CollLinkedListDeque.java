// LinkedList as list, queue, deque and stack; null elements; descending iteration; index edits.
import java.util.*;

public class CollLinkedListDeque {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + ": completed");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>();
        l.add("b");
        l.addFirst("a");
        l.addLast("c");
        l.offer("d");
        l.offerFirst("Z");
        l.offerLast("e");
        l.push("TOP");
        l.add(null);
        l.add(3, "mid");
        System.out.println(l + " " + l.size());
        System.out.println(l.getFirst() + " " + l.getLast() + " " + l.peek() + " " + l.peekFirst() + " " + l.peekLast() + " " + l.element());
        System.out.println(l.pop() + " " + l.poll() + " " + l.pollFirst() + " " + l.pollLast() + " " + l.remove() + " " + l.removeFirst() + " " + l.removeLast());
        System.out.println(l);
        l.clear();
        System.out.println(l.peek() + " " + l.peekFirst() + " " + l.peekLast() + " " + l.poll() + " " + l.pollFirst() + " " + l.pollLast());
        attempt("getFirst", l::getFirst);
        attempt("getLast", l::getLast);
        attempt("removeFirst", l::removeFirst);
        attempt("removeLast", l::removeLast);
        attempt("remove", l::remove);
        attempt("element", l::element);
        attempt("pop", l::pop);
        attempt("get", () -> l.get(0));
        attempt("add at 1", () -> l.add(1, "x"));
        attempt("listIterator", () -> l.listIterator(2));
        attempt("iterator next", () -> l.iterator().next());

        for (String s : "to be or not to be that is to question".split(" ")) l.add(s);
        System.out.println(l.removeFirstOccurrence("to") + " " + l);
        System.out.println(l.removeLastOccurrence("to") + " " + l);
        System.out.println(l.removeLastOccurrence("absent") + " " + l.removeFirstOccurrence(null));
        System.out.println(l.indexOf("be") + " " + l.lastIndexOf("be") + " " + l.indexOf("zzz") + " " + l.contains("is"));
        StringBuilder sb = new StringBuilder();
        for (Iterator<String> it = l.descendingIterator(); it.hasNext();) {
            String s = it.next();
            sb.append(s).append(' ');
            if (s.length() == 2) it.remove();
        }
        System.out.println(sb + "-> " + l);
        System.out.println(l.addAll(2, Arrays.asList("x", "y", "z")) + " " + l);
        System.out.println(l.set(0, "first") + " " + l.get(0) + " " + l.remove(3) + " " + l);
        System.out.println(Arrays.toString(l.toArray()) + " " + l.toArray(new String[2]).length);
        @SuppressWarnings("unchecked")
        LinkedList<String> c = (LinkedList<String>) l.clone();
        c.removeFirst();
        System.out.println(c + " " + l + " " + c.equals(l) + " " + (l.hashCode() == new ArrayList<>(l).hashCode()));

        // Josephus by queue rotation.
        Queue<Integer> q = new LinkedList<>();
        for (int i = 1; i <= 17; i++) q.add(i);
        List<Integer> out = new ArrayList<>();
        while (!q.isEmpty()) {
            for (int i = 0; i < 4; i++) q.add(q.remove());
            out.add(q.remove());
        }
        System.out.println(out);

        // Merge of two sorted lists by list iterators.
        LinkedList<Integer> p = new LinkedList<>(Arrays.asList(1, 4, 9, 16, 25));
        ListIterator<Integer> it = p.listIterator();
        for (int v : new int[] {0, 4, 5, 17, 30}) {
            while (it.hasNext()) {
                if (it.next() >= v) {
                    it.previous();
                    break;
                }
            }
            it.add(v);
        }
        System.out.println(p);
        // Walk back and forth with set.
        it = p.listIterator(p.size() / 2);
        System.out.println(it.previousIndex() + " " + it.nextIndex() + " " + it.next() + " " + it.previous() + " " + it.previous());
        it.set(-100);
        it.remove();
        final ListIterator<Integer> f = it;
        attempt("double remove", f::remove);
        attempt("set after remove", () -> f.set(1));
        it.add(555);
        attempt("set after add", () -> f.set(1));
        System.out.println(p);
        Deque<Character> st = new LinkedList<>();
        for (String t : new String[] {"([]{})", "([)]", "((", "}", ""}) {
            st.clear();
            boolean ok = true;
            for (char ch : t.toCharArray()) {
                int k = "([{".indexOf(ch);
                if (k >= 0) st.push(")]}".charAt(k));
                else if (st.isEmpty() || st.pop() != ch) { ok = false; break; }
            }
            System.out.println("'" + t + "' " + (ok && st.isEmpty()));
        }
    }
}
