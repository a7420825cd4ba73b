"""Sections of what a virtual machine is made of: fields, monitors, garbage, class objects."""

from .core import NUMERIC, PRIMITIVES, section
from .template import template


@section(weight=3)
def fields(g):
    """An object with fields of every type: defaults, compound assignment, increments as values, chains."""
    shown = " + ".join(("(int) " if type == "char" else "") + f"cell.{type}s + ' '" for type in PRIMITIVES)
    declared = "\n".join(f"{type} {type}s;" for type in PRIMITIVES)
    names = ", ".join(f"{type} {owner}.{type}s" for type in PRIMITIVES for owner in ("cell", "cell.link()"))
    return template(g, r"""
        static class Cell_ {
            //shuffle
            DECLARED
            String text;
            Cell_ next;
            int[] row = new int[3];
            static long total;
            //end
            Cell_ link() { return next == null ? next = new Cell_() : next; }
        }
        //body
        Cell_ cell = new Cell_();
        note("defaults", SHOWN + cell.text);
        //scope NAMES, long Cell_.total, int cell.row[1]
        //statements 4
        //pick 4
        note("value", cell.KIND`++|--`);
        note("value", `++|--`cell.link().KIND);
        note("value", cell.link().KIND += $int);
        note("value", cell.link().KIND -= $double);
        note("value", cell.longs++ + --cell.link().doubles);
        note("value", (cell.shorts = $short) + (cell.floats *= $~float));
        note("value", cell.next == null ? cell.link().link().ints : cell.next.ints);
        //end
        cell.row[Cell_.total > 0 ? 1 : 2] `+=|<<=|*=|-=` cell.ints++ + $int;
        //statements 3
        note("after", SHOWN + cell.row[1] + cell.row[2] + Cell_.total);
        cell = cell.link();
        note("linked", SHOWN + cell.text);
        """, DECLARED=declared, SHOWN='"" + ' + shown, NAMES=names, KIND=g.pick(NUMERIC) + "s")


@section(weight=2)
def monitors(g):
    """Monitors of one thread: nesting, exceptions that leave them, wait and notify without owning one."""
    return template(g, r"""
        static class Gate_ {
            int depth;
            synchronized int enter(int n) {
                depth++;
                try {
                    return n <= 0 ? depth : enter(n - 1) + (n == `1..9` ? 10 / (depth - depth) : 1);
                } finally {
                    depth--;
                }
            }
            static synchronized boolean held() { return Thread.holdsLock(Gate_.class); }
            synchronized void fail() { throw new Oops("held " + Thread.holdsLock(this), depth); }
        }
        //body
        Gate_ gate = new Gate_();
        for (int n = 0; n < `3..12`; n++) {
            try {
                mix(gate.enter(n));
            } catch (ArithmeticException e) {
                note("enter", e.getMessage() + n + gate.depth);
            }
        }
        note("held", Gate_.held() + " " + Thread.holdsLock(Gate_.class) + Thread.holdsLock(gate));
        try {
            gate.fail();
        } catch (Oops e) {
            note("fail", e.getMessage() + Thread.holdsLock(gate));
        }
        synchronized (gate) {
            gate.`notify|notifyAll`();
            synchronized (gate) {
                mix(Thread.holdsLock(gate));
            }
            note("still", Thread.holdsLock(gate));
        }
        //pick 2 try RuntimeException
        gate.notify();
        gate.wait();
        gate.notifyAll();
        gate.wait(-1);
        //end
        """)


@section(weight=2)
def garbage(g):
    """Many short-lived objects and some that stay: trees, lists, arrays that are dropped."""
    return template(g, r"""
        static final class Tree_ {
            final Tree_ left, right;
            final int[] load;
            Tree_(int depth, int seed) {
                load = new int[seed & `3|7|15`];
                left = depth > 0 ? new Tree_(depth - 1, seed * 31 + 1) : null;
                right = depth > 0 && seed % `3..9` != 0 ? new Tree_(depth - 1, seed * 17 + 3) : null;
            }
            int count() {
                return load.length + 1 + (left == null ? 0 : left.count()) + (right == null ? 0 : right.count());
            }
        }
        //body
        Tree_[] kept = new Tree_[`1..3`];
        long count = 0;
        for (int i = 0; i < `4..12`; i++) {
            Tree_ tree = new Tree_(`4..9` - (i & 3), i * `1..99`);
            if (i % 3 == 0) kept[i % kept.length] = tree;
            count += tree.count();
            String[] pieces = new String[`2..40`];
            for (int j = 0; j < pieces.length; j++) pieces[j] = "s" + (j * i);
            mix(String.join("", pieces).length());
            long[][] block = new long[`1..20`][`1..20`];
            block[0][0] = count;
            mix(block[0][0] + block.length);
        }
        for (Tree_ tree : kept) mix(tree == null ? 0 : tree.count());
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < `10..200`; i++) text.append(new String(new char[] {(char) ('a' + i % 26)})).append(i);
        note("text", text.toString().hashCode());
        note("count", count);
        """)


@section(weight=2)
def class_objects(g):
    """Class objects: names, superclasses, components, instances, lookups by name."""
    types = ", ".join(f"{type}.class" for type in g.sample(
        ("Plain_", "Rough_", "int", "int[]", "String", "String[][]", "Section", "Map.Entry", "void", "Plain_.Inner",
         "Thread.State", "Runnable", "Integer", "long", "Rough_[]", "Override"), 5))
    return template(g, r"""
        static class Plain_ implements java.io.Serializable {
            class Inner { }
        }

        static abstract class Rough_ extends Plain_ { }
        //body
        for (Class<?> c : new Class<?>[] {TYPES, new Object() { }.getClass()}) {
            note("class", c.getName() + " " + c.getSimpleName() + c.isInterface() + c.isArray() + c.isPrimitive());
            note("super", c.getSuperclass() + " " + c.getComponentType() + " " + c.isEnum() + c.isMemberClass());
            note("instance", c.isInstance(`gText|1|texts|ints`) + " " + Integer.toHexString(c.getModifiers()));
            note("assignable", `Object|Comparable|Number|Plain_`.class.isAssignableFrom(c) + " " + c.getTypeName());
        }
        //pick 3 try Exception
        note("found", Class.forName("java.lang.String"));
        note("found", Class.forName("no.such.Thing"));
        note("found", Class.forName("[I"));
        note("found", Class.forName("[Ljava.lang.String;"));
        note("found", Class.forName("int"));
        note("found", Class.forName("java.util.Map$$Entry"));
        note("cast", Integer.class.cast($int));
        note("cast", String.class.cast((Object) $int));
        note("array", java.lang.reflect.Array.newInstance(Plain_.class, `-1..5`).getClass().getName());
        note("same", new Plain_().getClass() == Plain_.class);
        //end
        """, TYPES=types)
