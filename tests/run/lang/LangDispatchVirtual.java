// Virtual dispatch: overriding against overloading, private and static methods, field hiding, super calls, package-private, final.
public class LangDispatchVirtual {
    static class A {
        String f = "A.f";
        static String s = "A.s";

        String name() { return "A"; }

        String callName() { return name(); }

        private String priv() { return "A.priv"; }

        String callPriv() { return priv(); }

        static String stat() { return "A.stat"; }

        String over(Object o) { return "A(Object)"; }

        String over(String o) { return "A(String)"; }

        String over(int i) { return "A(int)"; }

        String over(long l) { return "A(long)"; }

        final String fin() { return "fin:" + name(); }

        String field() { return f; }

        A self() { return this; }

        boolean same(A a) { return a.f == f; }

        String va(Object... xs) { return "A.va" + xs.length; }
    }

    static class B extends A {
        String f = "B.f";
        static String s = "B.s";

        @Override String name() { return "B<" + super.name() + ">"; }

        private String priv() { return "B.priv"; }

        static String stat() { return "B.stat"; }

        @Override String over(Object o) { return "B(Object)"; }

        String over(Integer i) { return "B(Integer)"; }

        String over(char c) { return "B(char)"; }

        String both() { return f + super.f + ((A) this).f; }

        @Override B self() { return (B) super.self(); }

        String onlyB() { return "onlyB"; }

        @Override String va(Object[] xs) { return "B.va" + xs.length; }
    }

    static class C extends B {
        @Override String name() { return "C<" + super.name() + ">"; }

        String up() { return super.over("x") + super.callName() + super.f + f; }

        @Override String field() { return "C:" + super.field(); }

        String va(Object a, Object b) { return "C.va2"; }
    }

    static class D extends C {
    }

    static abstract class Shape {
        abstract double area();

        String info() { return getClass().getSimpleName() + " " + area(); }
    }

    static class Sq extends Shape {
        double s;

        Sq(double s) { this.s = s; }

        double area() { return s * s; }
    }

    static class Cube extends Sq {
        Cube(double s) { super(s); }

        double area() { return 6 * super.area(); }
    }

    static String kind(A a) { return "A"; }

    static String kind(B b) { return "B"; }

    static String kind(Object o) { return "O"; }

    static String prim(double d) { return "double"; }

    static String prim(Object o) { return "Object"; }

    static String prim(byte b) { return "byte"; }

    static String prim(int... is) { return "int..."; }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new D()};
        for (A a : all) {
            System.out.println(a.getClass().getSimpleName() + ": " + a.name() + " " + a.callName() + " " + a.callPriv() + " " + a.fin() + " " + a.f + " " + a.field()
                + " " + a.over("s") + " " + a.over((Object) "s") + " " + a.over('c') + " " + a.over(1) + " " + a.over(1L) + " " + a.over(1f) + " " + a.over((Integer) 1) + " " + kind(a) + " " + a.self().f + " " + a.va(1, 2) + a.va());
        }
        B b = new D();
        System.out.println(b.over('c') + b.over((Integer) 5) + b.over(5) + b.over((byte) 1) + b.over("s") + b.over((Object) 1) + " " + b.f + " " + ((A) b).f + " " + b.both() + " " + b.self().onlyB() + " " + kind(b) + kind((A) b) + kind((Object) b));
        System.out.println(b.priv() + " " + ((A) b).priv() + " " + new C().up() + " " + new D().va(1, 2) + new D().va(new Object[1]) + " " + ((A) b).self().getClass().getSimpleName());
        System.out.println(A.stat() + B.stat() + C.stat() + D.stat() + A.s + B.s + C.s + " " + all[0].same(all[3]) + all[3].same(b));
        A asA = b;
        System.out.println(asA.s + " " + b.s + " " + asA.stat());
        asA.f = "changed";
        System.out.println(asA.f + " " + b.f + " " + b.field() + " " + b.both());
        System.out.println(prim(1) + prim('c') + prim(1L) + prim((byte) 1) + prim("s") + prim(true) + prim() + prim(1, 2) + prim((Integer) 3));
        for (Shape s : new Shape[] {new Sq(1.5), new Cube(2), new Shape() { double area() { return -1; } }}) System.out.println(s.info());
        // megamorphic call site in a loop
        int[] seen = new int[128];
        for (int i = 0; i < 400; i++) seen[all[(i * 7 + i / 3) % 4].name().charAt(0)]++;
        System.out.println(seen['A'] + " " + seen['B'] + " " + seen['C']);
        Object o = b;
        System.out.println(o.equals(b) + " " + (o.hashCode() == b.hashCode()) + " " + new Object() { public String toString() { return "anon " + super.getClass().getSuperclass(); } });
    }
}
