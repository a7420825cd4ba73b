// A red-black tree (left-leaning), an AVL tree, a treap and a skip list behind one interface, checked against TreeMap.
import java.util.*;
import java.util.function.*;

public class AppRedBlackTree {
    interface Dict {
        void put(int k, int v);
        Integer get(int k);
        boolean remove(int k);
        void each(BiConsumer<Integer, Integer> f);
        String shape();
        void check();
    }

    static final class RedBlack implements Dict {
        static final boolean RED = true, BLACK = false;
        static final class N {
            int k, v;
            N l, r;
            boolean c = RED;
            N(int k, int v) { this.k = k; this.v = v; }
        }
        N root;
        int rotations;
        static boolean red(N n) { return n != null && n.c == RED; }
        N left(N h) { rotations++; N x = h.r; h.r = x.l; x.l = h; x.c = h.c; h.c = RED; return x; }
        N right(N h) { rotations++; N x = h.l; h.l = x.r; x.r = h; x.c = h.c; h.c = RED; return x; }
        void flip(N h) { h.c = !h.c; h.l.c = !h.l.c; h.r.c = !h.r.c; }
        N fix(N h) {
            if (red(h.r) && !red(h.l)) h = left(h);
            if (red(h.l) && red(h.l.l)) h = right(h);
            if (red(h.l) && red(h.r)) flip(h);
            return h;
        }
        @Override public void put(int k, int v) { root = put(root, k, v); root.c = BLACK; }
        N put(N h, int k, int v) {
            if (h == null) return new N(k, v);
            if (k < h.k) h.l = put(h.l, k, v); else if (k > h.k) h.r = put(h.r, k, v); else h.v = v;
            return fix(h);
        }
        @Override public Integer get(int k) {
            for (N n = root; n != null; n = k < n.k ? n.l : n.r) if (n.k == k) return n.v;
            return null;
        }
        N moveLeft(N h) { flip(h); if (red(h.r.l)) { h.r = right(h.r); h = left(h); flip(h); } return h; }
        N moveRight(N h) { flip(h); if (red(h.l.l)) { h = right(h); flip(h); } return h; }
        N dropMin(N h) {
            if (h.l == null) return null;
            if (!red(h.l) && !red(h.l.l)) h = moveLeft(h);
            h.l = dropMin(h.l);
            return fix(h);
        }
        @Override public boolean remove(int k) {
            if (get(k) == null) return false;
            if (!red(root.l) && !red(root.r)) root.c = RED;
            root = remove(root, k);
            if (root != null) root.c = BLACK;
            return true;
        }
        N remove(N h, int k) {
            if (k < h.k) {
                if (!red(h.l) && !red(h.l.l)) h = moveLeft(h);
                h.l = remove(h.l, k);
            } else {
                if (red(h.l)) h = right(h);
                if (k == h.k && h.r == null) return null;
                if (!red(h.r) && !red(h.r.l)) h = moveRight(h);
                if (k == h.k) {
                    N m = h.r;
                    while (m.l != null) m = m.l;
                    h.k = m.k;
                    h.v = m.v;
                    h.r = dropMin(h.r);
                } else h.r = remove(h.r, k);
            }
            return fix(h);
        }
        @Override public void each(BiConsumer<Integer, Integer> f) { each(root, f); }
        void each(N n, BiConsumer<Integer, Integer> f) { if (n != null) { each(n.l, f); f.accept(n.k, n.v); each(n.r, f); } }
        @Override public String shape() { return "height " + height(root) + " black " + black(root) + " rotations " + rotations; }
        static int height(N n) { return n == null ? 0 : 1 + Math.max(height(n.l), height(n.r)); }
        static int black(N n) {
            if (n == null) return 0;
            int a = black(n.l), b = black(n.r);
            if (a != b) throw new AssertionError("black height at " + n.k);
            return a + (n.c == BLACK ? 1 : 0);
        }
        @Override public void check() { black(root); reds(root); }
        static void reds(N n) {
            if (n == null) return;
            if (red(n.r) || red(n) && red(n.l)) throw new AssertionError("red at " + n.k);
            reds(n.l);
            reds(n.r);
        }
    }

    static final class Avl implements Dict {
        private final class N { int k, v, h = 1; N l, r; N(int k, int v) { this.k = k; this.v = v; } }
        private N root;
        private int rotations;
        private int h(N n) { return n == null ? 0 : n.h; }
        private N up(N n) {
            n.h = 1 + Math.max(h(n.l), h(n.r));
            int b = h(n.l) - h(n.r);
            if (b > 1) { if (h(n.l.l) < h(n.l.r)) n.l = rot(n.l, false); return rot(n, true); }
            if (b < -1) { if (h(n.r.r) < h(n.r.l)) n.r = rot(n.r, true); return rot(n, false); }
            return n;
        }
        private N rot(N n, boolean right) {
            rotations++;
            N x = right ? n.l : n.r;
            if (right) { n.l = x.r; x.r = n; } else { n.r = x.l; x.l = n; }
            n.h = 1 + Math.max(h(n.l), h(n.r));
            x.h = 1 + Math.max(h(x.l), h(x.r));
            return x;
        }
        @Override public void put(int k, int v) { root = put(root, k, v); }
        private N put(N n, int k, int v) {
            if (n == null) return new N(k, v);
            if (k == n.k) { n.v = v; return n; }
            if (k < n.k) n.l = put(n.l, k, v); else n.r = put(n.r, k, v);
            return up(n);
        }
        @Override public Integer get(int k) {
            for (N n = root; n != null; n = k < n.k ? n.l : n.r) if (n.k == k) return n.v;
            return null;
        }
        @Override public boolean remove(int k) {
            if (get(k) == null) return false;
            root = remove(root, k);
            return true;
        }
        private N remove(N n, int k) {
            if (k < n.k) n.l = remove(n.l, k);
            else if (k > n.k) n.r = remove(n.r, k);
            else if (n.l == null) return n.r;
            else if (n.r == null) return n.l;
            else {
                N m = n.r;
                while (m.l != null) m = m.l;
                n.k = m.k;
                n.v = m.v;
                n.r = remove(n.r, m.k);
            }
            return up(n);
        }
        @Override public void each(BiConsumer<Integer, Integer> f) {
            Deque<N> st = new ArrayDeque<>();
            for (N n = root; n != null || !st.isEmpty();) {
                while (n != null) { st.push(n); n = n.l; }
                n = st.pop();
                f.accept(n.k, n.v);
                n = n.r;
            }
        }
        @Override public String shape() { return "height " + h(root) + " rotations " + rotations; }
        @Override public void check() { check(root); }
        private int check(N n) {
            if (n == null) return 0;
            int a = check(n.l), b = check(n.r);
            if (Math.abs(a - b) > 1 || n.h != 1 + Math.max(a, b)) throw new AssertionError("balance at " + n.k);
            return n.h;
        }
    }

    static final class Skip implements Dict {
        static final class N { final int k; int v; final N[] next; N(int k, int v, int h) { this.k = k; this.v = v; next = new N[h]; } }
        final N head = new N(Integer.MIN_VALUE, 0, 12);
        final Random rnd = new Random(5);
        int height = 1, size;
        N[] path(int k) {
            N[] p = new N[12];
            Arrays.fill(p, head);
            N n = head;
            for (int i = height - 1; i >= 0; i--) {
                while (n.next[i] != null && n.next[i].k < k) n = n.next[i];
                p[i] = n;
            }
            return p;
        }
        @Override public void put(int k, int v) {
            N[] p = path(k);
            N n = p[0].next[0];
            if (n != null && n.k == k) { n.v = v; return; }
            int h = 1;
            while (h < 12 && rnd.nextInt(4) == 0) h++;
            height = Math.max(height, h);
            n = new N(k, v, h);
            for (int i = 0; i < h; i++) { n.next[i] = p[i].next[i]; p[i].next[i] = n; }
            size++;
        }
        @Override public Integer get(int k) { N n = path(k)[0].next[0]; return n != null && n.k == k ? (Integer) n.v : null; }
        @Override public boolean remove(int k) {
            N[] p = path(k);
            N n = p[0].next[0];
            if (n == null || n.k != k) return false;
            for (int i = 0; i < n.next.length; i++) p[i].next[i] = n.next[i];
            size--;
            return true;
        }
        @Override public void each(BiConsumer<Integer, Integer> f) { for (N n = head.next[0]; n != null; n = n.next[0]) f.accept(n.k, n.v); }
        @Override public String shape() { return "levels " + height + " size " + size; }
        @Override public void check() {
            for (int i = 0; i < height; i++) for (N n = head.next[i]; n != null && n.next[i] != null; n = n.next[i]) if (n.k >= n.next[i].k) throw new AssertionError("order");
        }
    }

    static long exercise(Dict d, int seed, int steps, int range) {
        TreeMap<Integer, Integer> ref = new TreeMap<>();
        Random r = new Random(seed);
        for (int i = 0; i < steps; i++) {
            int k = r.nextInt(range);
            switch (r.nextInt(4)) {
                case 0: case 1: d.put(k, i); ref.put(k, i); break;
                case 2: if (d.remove(k) != (ref.remove(k) != null)) throw new AssertionError("remove " + k); break;
                default: if (!Objects.equals(d.get(k), ref.get(k))) throw new AssertionError("get " + k);
            }
            if (i % 50 == 0) d.check();
        }
        long[] h = {0};
        Iterator<Map.Entry<Integer, Integer>> it = ref.entrySet().iterator();
        d.each((k, v) -> {
            Map.Entry<Integer, Integer> e = it.next();
            if (!e.getKey().equals(k) || !e.getValue().equals(v)) throw new AssertionError("content at " + k);
            h[0] = h[0] * 31 + k * 7 + v;
        });
        if (it.hasNext()) throw new AssertionError("short");
        return h[0] + ref.size();
    }

    public static void main(String[] args) {
        Map<String, Supplier<Dict>> kinds = new LinkedHashMap<>();
        kinds.put("red-black", RedBlack::new);
        kinds.put("avl", Avl::new);
        kinds.put("skip", Skip::new);
        kinds.forEach((name, mk) -> {
            Dict asc = mk.get(), desc = mk.get(), mixed = mk.get();
            for (int i = 0; i < 500; i++) { asc.put(i, i); desc.put(500 - i, i); mixed.put(i * 7919 % 503, i); }
            System.out.println(name + " ascending " + asc.shape() + ", descending " + desc.shape() + ", mixed " + mixed.shape());
            for (int i = 0; i < 500; i += 2) asc.remove(i);
            asc.check();
            System.out.println("   after removals " + asc.shape() + " " + asc.get(1) + " " + asc.get(2) + " " + asc.remove(2));
            for (int s = 1; s <= 3; s++) System.out.println("   random " + s + " " + Long.toHexString(exercise(mk.get(), s, 1500, 40 * s * s)));
        });
        RedBlack t = new RedBlack();
        for (char c : "SEARCHXMPL".toCharArray()) {
            t.put(c, 0);
            System.out.println(c + " " + draw(t.root));
        }
        for (char c : "SHXAE".toCharArray()) {
            t.remove(c);
            System.out.println("-" + c + " " + draw(t.root));
        }
    }

    static String draw(RedBlack.N n) {
        if (n == null) return ".";
        return n.l == null && n.r == null ? (n.c ? "r" : "b") + (char) n.k : "(" + draw(n.l) + (n.c ? " r" : " b") + (char) n.k + " " + draw(n.r) + ")";
    }
}
