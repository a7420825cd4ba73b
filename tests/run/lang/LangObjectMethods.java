// The methods of Object: equals and hashCode contracts, getClass, clone, toString form, identity, wait/notify without owning the monitor.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class LangObjectMethods {
    static class Key {
        final int a;
        final String b;
        static int equalsCalls, hashCalls;

        Key(int a, String b) { this.a = a; this.b = b; }

        @Override public boolean equals(Object o) {
            equalsCalls++;
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Key k = (Key) o;
            return a == k.a && Objects.equals(b, k.b);
        }

        @Override public int hashCode() {
            hashCalls++;
            return 31 * a + Objects.hashCode(b);
        }

        @Override public String toString() { return "Key(" + a + "," + b + ")"; }
    }

    static class SubKey extends Key {
        SubKey(int a, String b) { super(a, b); }
    }

    static class BadHash {
        final int v;

        BadHash(int v) { this.v = v; }

        @Override public int hashCode() { return 7; }

        @Override public boolean equals(Object o) { return o instanceof BadHash && ((BadHash) o).v == v; }
    }

    static class Plain { }

    static class Fin {
        static int finalized;

        @Override @SuppressWarnings({"deprecation", "removal"}) protected void finalize() { finalized++; }
    }

    static class Over {
        @Override public int hashCode() { return 0xabcd; }
    }

    static String form(Object o) {
        String s = o.toString();
        int at = s.indexOf('@');
        return s.substring(0, at) + " " + s.substring(at + 1).equals(Integer.toHexString(o.hashCode()));
    }

    static String monitor(Runnable r) {
        try {
            r.run();
            return "fine";
        } catch (IllegalMonitorStateException e) {
            return "IllegalMonitorState: " + e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        Key k1 = new Key(1, "x"), k2 = new Key(1, new String("x")), k3 = new Key(1, null), sub = new SubKey(1, "x");
        System.out.println(k1.equals(k2) + " " + k2.equals(k1) + " " + k1.equals(k3) + " " + k3.equals(k3) + " " + k1.equals(sub) + sub.equals(k1) + " " + k1.equals(null) + k1.equals("x") + " " + (k1.hashCode() == k2.hashCode()) + " " + k3.hashCode());
        Map<Key, String> m = new HashMap<>();
        m.put(k1, "one");
        m.put(k3, "three");
        m.put(sub, "sub");
        System.out.println(m.get(k2) + " " + m.get(new Key(1, null)) + " " + m.size() + " " + m.put(k2, "two") + " " + m.get(k1) + " " + (m.keySet().contains(new SubKey(1, "x"))) + " " + m.remove(k2) + " " + m.size());
        int e0 = Key.equalsCalls, h0 = Key.hashCalls;
        List<Key> list = new ArrayList<>(List.of(k1, k3, sub));
        System.out.println(list.indexOf(k2) + " " + list.contains(k2) + " " + list.lastIndexOf(new SubKey(1, "x")) + " " + list.remove(k2) + " " + list + " " + (Key.equalsCalls - e0) + " " + (Key.hashCalls - h0));
        Set<BadHash> bad = new HashSet<>();
        for (int i = 0; i < 60; i++) bad.add(new BadHash(i % 25));
        System.out.println(bad.size() + " " + bad.contains(new BadHash(24)) + bad.contains(new BadHash(25)) + bad.remove(new BadHash(3)) + bad.remove(new BadHash(3)) + bad.size());
        IdentityHashMap<Key, Integer> id = new IdentityHashMap<>();
        id.put(k1, 1);
        id.put(k2, 2);
        id.put(k1, 3);
        System.out.println(id.size() + " " + id.get(k1) + id.get(k2) + id.get(new Key(1, "x")));
        Plain p = new Plain(), q = new Plain();
        int h = p.hashCode();
        for (int i = 0; i < 5; i++) if (p.hashCode() != h || System.identityHashCode(p) != h) System.out.println("hash changed");
        System.out.println(p.equals(p) + " " + p.equals(q) + " " + form(p) + " " + form(new int[0]) + " " + form(new String[0][0]) + " " + new Over() + " " + form(new Object()));
        System.out.println((System.identityHashCode(new Over()) == 0xabcd) + " " + System.identityHashCode(null) + " " + Objects.hashCode(null) + " " + Objects.hash(1, "a", null, 2.5) + " " + Objects.hash() + " " + Objects.hash((Object) null) + " " + Objects.toString(null, "def") + " " + Objects.equals(null, null));
        Object o = sub;
        System.out.println(o.getClass() + " " + (o.getClass() == SubKey.class) + (o.getClass() == Key.class) + " " + o.getClass().getSuperclass().getSuperclass() + " " + new Object() { }.getClass().getSuperclass() + " " + "".getClass() + " " + k1.getClass().getClass());
        Object lock = new Object();
        System.out.println(monitor(lock::notify) + "; " + monitor(lock::notifyAll) + "; " + monitor(() -> {
            try {
                lock.wait(1);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }));
        synchronized (lock) {
            lock.notify();
            lock.notifyAll();
            synchronized (lock) {
                System.out.println(Thread.holdsLock(lock));
            }
            System.out.println(Thread.holdsLock(lock));
            lock.wait(1);
        }
        System.out.println(Thread.holdsLock(lock));
        try {
            lock.wait(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            synchronized ((Object) null) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            ((Object) null).getClass();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Fin f = new Fin();
        System.out.println(Fin.finalized + " " + (f != null) + " " + k1 + " " + String.valueOf((Object) null) + " " + Objects.requireNonNullElse(null, k3));
        try {
            Objects.requireNonNull(null, "the message");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Objects.checkIndex(3, 4) + " " + Objects.compare("a", "b", String::compareTo) + " " + Objects.isNull(null) + " " + Objects.hash((Object[]) new Integer[] {1, 2}));
    }
}
