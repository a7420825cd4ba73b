// Allocation: binary trees built and dropped, linked lists, short-lived tuples, growing arrays; most of it garbage at once.
// The optional argument is the number of rounds.
public class LinkedAllocation {
    static final class Tree {
        final Tree left, right;
        final int item;
        Tree(Tree l, Tree r, int i) { left = l; right = r; item = i; }
        static Tree make(int depth, int item) { return depth == 0 ? new Tree(null, null, item) : new Tree(make(depth - 1, 2 * item), make(depth - 1, 2 * item + 1), item); }
        int check() { return left == null ? item : item + left.check() - right.check(); }
    }

    static final class Link {
        int value;
        Link next;
        Link(int v, Link n) { value = v; next = n; }
    }

    static final class Pair {
        final int a, b;
        Pair(int a, int b) { this.a = a; this.b = b; }
        Pair step() { return new Pair(b, a + b ^ 17); }
        Pair plus(Pair o) { return new Pair(a + o.a, b - o.b); }
    }

    static Link reverse(Link l) {
        Link r = null;
        for (; l != null; l = l.next) r = new Link(l.value, r);
        return r;
    }

    static Link merge(Link a, Link b) {
        Link head = new Link(0, null), tail = head;
        while (a != null && b != null) {
            if (a.value <= b.value) { tail.next = a; a = a.next; } else { tail.next = b; b = b.next; }
            tail = tail.next;
        }
        tail.next = a != null ? a : b;
        return head.next;
    }

    static Link sort(Link l) {
        if (l == null || l.next == null) return l;
        Link slow = l, fast = l.next;
        while (fast != null && fast.next != null) { slow = slow.next; fast = fast.next.next; }
        Link second = slow.next;
        slow.next = null;
        return merge(sort(l), sort(second));
    }

    static Tree insert(Tree t, int v) {
        if (t == null) return new Tree(null, null, v);
        return v < t.item ? new Tree(insert(t.left, v), t.right, t.item) : v > t.item ? new Tree(t.left, insert(t.right, v), t.item) : t;
    }

    static long sumOf(Tree t) { return t == null ? 0 : t.item + 31 * sumOf(t.left) ^ sumOf(t.right); }

    static int arrays(int n) {
        int[][] rows = new int[8][];
        int s = 0;
        for (int i = 0; i < n; i++) {
            int[] a = new int[16 + i % 48];
            a[i % a.length] = i;
            rows[i & 7] = a;
            s += rows[i * 3 & 7] == null ? 0 : rows[i * 3 & 7].length;
        }
        return s;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 130;
        long sum = 0;
        Tree kept = Tree.make(12, 1);
        for (int r = 0; r < rounds; r++) {
            for (int k = 0; k < 8; k++) sum = sum * 31 + Tree.make(10, r + k).check();
            Link l = null;
            int seed = r + 1;
            for (int i = 0; i < 6000; i++) l = new Link((seed = seed * 1103515245 + 12345) >>> 12, l);
            l = sort(reverse(l));
            for (Link x = l; x != null; x = x.next) sum = sum * 31 + x.value;
            Pair p = new Pair(r, 1), q = new Pair(1, r);
            for (int i = 0; i < 25000; i++) {
                p = p.step();
                q = q.plus(p);
            }
            sum = sum * 31 + q.a + q.b;
            Tree t = null;
            for (int i = 0; i < 1200; i++) t = insert(t, (i * 7919 + r) % 1201);
            sum = sum * 31 + sumOf(t);
            sum = sum * 31 + arrays(12000);
        }
        System.out.println("LinkedAllocation " + rounds + " " + Long.toHexString(sum) + " " + kept.check());
    }
}
