// instanceof and checkcast over arrays and interfaces: component subtyping, primitive arrays, Cloneable/Serializable, class literals, null.
import java.io.Serializable;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;

public class LangInstanceofArrays {
    interface I { }

    interface J extends I { }

    static class A implements I { }

    static class B extends A implements J { }

    static Object[] subjects = {
        new int[0], new int[0][], new int[0][0][0], new long[0], new boolean[0], new Object[0], new Object[0][], new String[0], new String[0][0], new Integer[0],
        new A[0], new B[0], new I[0], new J[0][], new B[0][], new A(), new B(), "str", new Cloneable[0], new Serializable[0][], new List[0], new ArrayList[0]
    };

    static String tests(Object o) {
        boolean[] r = {
            o instanceof int[], o instanceof int[][], o instanceof long[], o instanceof Object[], o instanceof Object[][], o instanceof Object[][][], o instanceof Cloneable, o instanceof Serializable,
            o instanceof Cloneable[], o instanceof Serializable[], o instanceof Serializable[][], o instanceof Comparable[], o instanceof CharSequence[], o instanceof String[], o instanceof A[], o instanceof B[], o instanceof I[],
            o instanceof J[], o instanceof I[][], o instanceof I, o instanceof Collection[], o instanceof RandomAccess[], o instanceof AbstractList[]
        };
        StringBuilder sb = new StringBuilder();
        for (boolean b : r) sb.append(b ? '1' : '.');
        return sb.toString();
    }

    static final Class<?>[] TARGETS = {
        int[].class, int[][].class, long[].class, Object[].class, Object[][].class, Object[][][].class, Cloneable.class, Serializable.class, Cloneable[].class, Serializable[].class, Serializable[][].class,
        Comparable[].class, CharSequence[].class, String[].class, A[].class, B[].class, I[].class, J[].class, I[][].class, I.class, Collection[].class, RandomAccess[].class, AbstractList[].class
    };

    static String byClass(Object o) {
        StringBuilder sb = new StringBuilder();
        for (Class<?> c : TARGETS) sb.append(c.isInstance(o) ? '1' : '.');
        return sb.toString();
    }

    static String casts(Object o) {
        String s = "";
        try { int[] x = (int[]) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        try { Object[] x = (Object[]) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        try { Object[][] x = (Object[][]) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        try { Cloneable x = (Cloneable) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        try { I[] x = (I[]) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        try { A x = (A) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        try { J x = (J) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        try { String[][] x = (String[][]) o; s += "1"; } catch (ClassCastException e) { s += "."; }
        return s;
    }

    static String why(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (ClassCastException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (Object o : subjects) {
            String t = tests(o), c = byClass(o);
            System.out.println(t + " " + casts(o) + " " + o.getClass().getName() + (t.equals(c) ? "" : " DIFFERENT " + c));
        }
        System.out.println(tests(null) + " " + byClass(null) + " " + casts(null));
        Object ia = new int[0], oa = new Object[0], sa = new String[0][0], ba = new B[0];
        System.out.println(why(() -> { long[] x = (long[]) ia; }));
        System.out.println(why(() -> { Object[] x = (Object[]) ia; }));
        System.out.println(why(() -> { String[] x = (String[]) oa; }));
        System.out.println(why(() -> { Integer[][] x = (Integer[][]) sa; }));
        System.out.println(why(() -> { J[][] x = (J[][]) ba; }));
        System.out.println(why(() -> { String x = (String) ba; }));
        System.out.println(why(() -> { J x = (J) (Object) new A(); }));
        System.out.println(why(() -> { J x = ((J[]) ba).length == 0 ? null : null; }));
        System.out.println(why(() -> B[].class.cast(new A[0])));
        System.out.println(why(() -> Integer.class.cast("s")));
        System.out.println(why(() -> List.class.asSubclass(ArrayList.class)));
        Class<?>[] lits = {int.class, void.class, boolean.class, byte[].class, char[][].class, Object.class, Object[].class, A[].class, I.class, String[][].class, double.class, int[].class.getComponentType()};
        for (Class<?> c : lits)
            System.out.println(c + " " + c.getName() + " " + c.getSimpleName() + " " + c.isPrimitive() + c.isArray() + c.isInterface() + " " + c.getComponentType() + " " + (c == void.class ? "-" : c.arrayType()) + " " + c.getSuperclass() + " " + c.getModifiers());
        System.out.println((int[].class == new int[5].getClass()) + " " + (int[].class.equals(Integer[].class)) + " " + (new A[0].getClass() == A[].class) + " " + new int[0][0].getClass().getComponentType().equals(ia.getClass()));
        System.out.println(Object[].class.isAssignableFrom(int[][].class) + " " + Object[].class.isAssignableFrom(int[].class) + " " + int.class.isAssignableFrom(int.class) + int.class.isAssignableFrom(short.class) + " " + A[].class.isAssignableFrom(B[].class) + B[].class.isAssignableFrom(A[].class) + I[].class.isAssignableFrom(B[].class) + Object.class.isAssignableFrom(int[].class) + Object.class.isAssignableFrom(int.class) + Cloneable.class.isAssignableFrom(int[].class) + Cloneable[].class.isAssignableFrom(int[][].class));
    }
}
