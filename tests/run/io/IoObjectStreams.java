// Object serialization round trips in memory: graphs, transient and static fields, custom hooks, enums, records, proxies of sharing.
import java.io.*;
import java.util.*;

public class IoObjectStreams {
    static class Base {
        int base = 10;
        Base() { System.out.println("Base constructor"); }
    }

    static class Point extends Base implements Serializable {
        private static final long serialVersionUID = 1L;
        int x, y;
        transient int cache = 99;
        static int counter = 5;
        String label;
        Point(int x, int y, String label) { this.x = x; this.y = y; this.label = label; base = 77; }
        @Override public String toString() { return x + "," + y + "," + label + ",cache=" + cache + ",base=" + base; }
    }

    static class Node implements Serializable {
        private static final long serialVersionUID = 2L;
        String name;
        Node next;
        List<Node> others = new ArrayList<>();
        Node(String n) { name = n; }
    }

    static class Hooked implements Serializable {
        private static final long serialVersionUID = 3L;
        int plain = 1;
        transient String secret;
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeUTF(new StringBuilder(secret).reverse().toString());
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            secret = new StringBuilder(in.readUTF()).reverse().toString();
        }
    }

    static class Ext implements Externalizable {
        int v;
        public Ext() { System.out.println("Ext constructor"); }
        Ext(int v) { this.v = v; }
        @Override public void writeExternal(ObjectOutput o) throws IOException { o.writeInt(v * 2); }
        @Override public void readExternal(ObjectInput i) throws IOException { v = i.readInt(); }
    }

    static class Single implements Serializable {
        private static final long serialVersionUID = 4L;
        static final Single INSTANCE = new Single();
        private Object readResolve() { return INSTANCE; }
    }

    enum Color { RED, GREEN { @Override public String toString() { return "green!"; } } }

    record Pair(String a, int b) implements Serializable {
        Pair { if (b < 0) throw new IllegalArgumentException("negative"); }
    }

    static byte[] save(Object... os) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) {
            for (Object x : os) o.writeObject(x);
        }
        return b.toByteArray();
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T x) throws Exception {
        return (T) new ObjectInputStream(new ByteArrayInputStream(save(x))).readObject();
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point(3, 4, "pt");
        Point.counter = 8;
        Point q = copy(p);
        System.out.println(p + " -> " + q + " " + (p != q));
        Node a = new Node("a"), b = new Node("b");
        a.next = b;
        b.next = a;
        a.others.add(a);
        a.others.add(b);
        b.others = a.others;
        Node c = copy(a);
        System.out.println(c.name + c.next.name + c.next.next.name + " " + (c.next.next == c) + " " + (c.others.get(0) == c) + " " + (c.next.others == c.others));
        Hooked h = new Hooked();
        h.plain = 6;
        h.secret = "hidden";
        Hooked k = copy(h);
        System.out.println(k.plain + " " + k.secret);
        System.out.println(copy(new Ext(21)).v + " " + (copy(Single.INSTANCE) == Single.INSTANCE) + " " + (copy(Color.GREEN) == Color.GREEN) + " " + copy(Color.RED) + " " + copy(new Pair("z", 5)));
        int[][] grid = {{1, 2}, null, {3}};
        System.out.println(Arrays.deepToString(copy(grid)) + " " + Arrays.toString(copy(new String[] {"s", null})) + " " + copy("text") + " " + copy(12345L) + " " + copy(new Date(5)).getTime() + " " + Arrays.toString(copy(new double[] {1.5, Double.NaN})));
        System.out.println(copy(new ArrayList<>(List.of(1, 2))) + " " + copy(new TreeMap<>(Map.of("k", 1, "j", 2))) + " " + copy(new LinkedHashMap<>(Map.of("a", 1))) + " " + copy(new HashSet<>(List.of("x", "y"))) + " " + copy(new ArrayDeque<>(List.of(3, 1))) + " " + copy(new PriorityQueue<>(List.of(9, 4, 7))).poll() + " " + copy(new BitSet()) + " " + copy(List.of("i", "m")) + " " + copy(EnumSet.of(Color.RED, Color.GREEN)) + " " + copy(new StringBuilder("sb")) + " " + copy(java.math.BigInteger.TEN.pow(30)) + " " + copy(java.time.LocalDate.of(2024, 1, 2)) + " " + copy(Optional.class));
        String shared = new String("shared");
        Object[] two = copy(new Object[] {shared, shared, new String("shared")});
        System.out.println((two[0] == two[1]) + " " + (two[0] == two[2]));
        byte[] bytes = save(1, "two", null, List.of(3));
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
        System.out.println(in.readObject() + " " + in.readObject() + " " + in.readObject() + " " + in.readObject());
        try {
            in.readObject();
        } catch (EOFException e) {
            System.out.println("end " + e.getMessage());
        }
        try {
            save(new Object());
        } catch (NotSerializableException e) {
            System.out.println("not serializable " + e.getMessage());
        }
        try {
            save("ok", new Base());
        } catch (NotSerializableException e) {
            System.out.println("not serializable " + e.getMessage());
        }
        try {
            new ObjectInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}));
        } catch (StreamCorruptedException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ObjectInputStream(new ByteArrayInputStream(Arrays.copyOf(bytes, 9))).readObject();
        } catch (EOFException e) {
            System.out.println("cut");
        }
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        ObjectOutputStream oo = new ObjectOutputStream(bo);
        Point m = new Point(1, 1, "m");
        oo.writeObject(m);
        m.x = 100;
        oo.writeObject(m);
        oo.reset();
        oo.writeObject(m);
        oo.writeUnshared(m);
        oo.writeInt(5);
        oo.flush();
        ObjectInputStream oi = new ObjectInputStream(new ByteArrayInputStream(bo.toByteArray()));
        Point r1 = (Point) oi.readObject(), r2 = (Point) oi.readObject(), r3 = (Point) oi.readObject(), r4 = (Point) oi.readUnshared();
        System.out.println(r1.x + " " + (r1 == r2) + " " + r3.x + " " + (r3 == r4) + " " + oi.readInt());
        ObjectStreamClass osc = ObjectStreamClass.lookup(Point.class);
        System.out.println(osc.getName() + " " + osc.getSerialVersionUID() + " " + osc.getFields().length + " " + Arrays.toString(save("A")));
        ObjectInputStream filtered = new ObjectInputStream(new ByteArrayInputStream(save(new Pair("q", 1))));
        filtered.setObjectInputFilter(i -> i.serialClass() == Pair.class ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED);
        try {
            filtered.readObject();
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
    }
}
