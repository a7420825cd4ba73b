// Inner, local and anonymous classes: outer chains, qualified this/new/super, shadowing, inheritance from inner classes, static contexts.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class LangInnerClasses {
    String name = "outer";
    int x = 1;

    class A {
        String name = "A";
        int x = 2;

        class B {
            String name = "B";
            int x = 3;

            class C {
                int x = 4;

                String all(int x) {
                    return x + "," + this.x + "," + B.this.x + "," + A.this.x + "," + LangInnerClasses.this.x + " " + name + A.this.name + LangInnerClasses.this.name;
                }
            }
        }

        LangInnerClasses outer() { return LangInnerClasses.this; }
    }

    // a class that extends an inner class of another instance
    static class External extends LangInnerClasses.A {
        External(LangInnerClasses o) { o.super(); }
    }

    class Linked implements Iterable<String> {
        private Node head, tail;
        private int size;

        private class Node {
            String v;
            Node next;

            Node(String v) {
                this.v = v;
                if (head == null) head = this;
                else tail.next = this;
                tail = this;
                size++;
            }
        }

        Linked add(String s) {
            new Node(s + x);
            return this;
        }

        public Iterator<String> iterator() {
            return new Iterator<>() {
                Node at = head;
                int given;

                public boolean hasNext() { return at != null; }

                public String next() {
                    String r = at.v + ++given + "/" + size;
                    at = at.next;
                    return r;
                }
            };
        }
    }

    static String staticLocal(int n) {
        class Loc {
            int v = n;

            Loc more() { return v > 3 ? this : new Loc(v + 1); }

            Loc() { }

            Loc(int v) { this.v = v + n; }
        }
        Loc l = new Loc();
        for (int i = 0; i < 3; i++) l = l.more();
        return l.v + l.getClass().getSimpleName();
    }

    Object anonIn(String arg) {
        int local = arg.length();
        return new Object() {
            int count = local + x;
            Object nested = new Object() {
                @Override public String toString() { return "nested " + count++ + arg + local + x; }
            };

            @Override public String toString() { return "anon " + count + " " + nested + " " + nested + " " + count; }
        };
    }

    static abstract class Tmpl {
        String text;

        Tmpl(String t) { text = t + step(); }

        abstract String step();
    }

    static List<Tmpl> templates() {
        List<Tmpl> r = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int k = i * i;
            r.add(new Tmpl("t" + i) {
                String own = "own";

                String step() { return ":" + k + own; } // own is null while the superclass constructor runs
            });
        }
        return r;
    }

    interface Inside {
        class Impl implements Inside { public String toString() { return "Inside.Impl"; } }

        Inside DEF = new Impl();

        enum Kind { P, Q }
    }

    public static void main(String[] args) {
        LangInnerClasses o = new LangInnerClasses(), o2 = new LangInnerClasses();
        o2.name = "other";
        o2.x = 50;
        A.B.C c = o.new A().new B().new C();
        System.out.println(c.all(9));
        A a2 = o2.new A();
        a2.x = 60;
        System.out.println(a2.new B().new C().all(8) + " " + a2.outer().name);
        External e = new External(o2);
        System.out.println(e.outer().x + " " + e.x + " " + e.new B().new C().all(7));
        try {
            new External(null);
        } catch (NullPointerException ex) {
            System.out.println("null outer");
        }
        Linked l = o.new Linked().add("p").add("q");
        o.x = 7;
        l.add("r");
        for (String s : l) System.out.print(s + " ");
        System.out.println();
        System.out.println(staticLocal(1) + " " + staticLocal(2) + " " + staticLocal(9));
        Object an = o.anonIn("zz");
        System.out.println(an + "; " + an);
        for (Tmpl t : templates()) System.out.print(t.text + t.step() + " ");
        System.out.println();
        System.out.println(Inside.DEF + " " + Inside.Kind.Q + " " + new Inside.Impl());
        var counter = new Object() {
            int n;

            int up() { return n += 5; }
        };
        counter.up();
        System.out.println(counter.up() + counter.n);
        class Same { String v() { return "1st"; } }
        String first = new Same().v() + Same.class.getName();
        System.out.println(first + " " + sameName() + " " + an.getClass().getName() + " " + c.getClass().getName());
        System.out.println(new LangInnerClasses() {
            { name = "double brace"; x = 33; }
        }.new A().new B().new C().all(1));
    }

    static String sameName() {
        class Same { String v() { return "2nd"; } }
        return new Same().v() + Same.class.getName();
    }
}
