"""Puts a program together: the runtime that every program carries, the chosen sections, and how it ends.

The runtime prints ASCII only, names no identity hash code and starts no thread, so that the output of a program is
a function of its source alone.
"""

import random
from dataclasses import dataclass

from . import literals
from .core import SECTIONS, VALUES, Gen, Scope, render
from .expressions import Tables

SECTION_LINES = 110
MAX_SECTIONS = 9
FUEL = 600


@dataclass(frozen=True)
class Program:
    """A generated program: one file, `package`/Main.java, whose sections have these names, in order."""

    package: str
    source: str
    sections: tuple[str, ...]

    @property
    def main_class(self):
        return self.package + ".Main"


def runtime(package, g):
    """What every program has: notes and checksums, guarded access, exceptions and a runner of sections."""
    message = "describeMessage(e)" if g.chance(0.6) else 'e instanceof NullPointerException ? "" : describeMessage(e)'
    frames = ['for (StackTraceElement f : e.getStackTrace()) {',
              [f'if (f.getClassName().startsWith("{package}.")) {{',
               ['text += " at " + f.getMethodName() + ":" + f.getLineNumber();', "break;"], "}"], "}"]
    return [
        "static int fuel;", "static long sum;", "",
        "static class Oops extends RuntimeException {",
        ["final int code;",
         "Oops(String message, int code) { super(message); this.code = code; }",
         "Oops(String message, Throwable cause) { super(message, cause); this.code = -1; }"], "}", "",
        "static class Checked extends Exception {", ["Checked(String message) { super(message); }"], "}", "",
        "interface Section { void run() throws Exception; }", "",
        "static void mix(long v) { sum = sum * 31 + v; }",
        "static void mix(double v) { mix(Double.doubleToLongBits(v)); }",
        "static void mix(boolean v) { mix(v ? 1231L : 1237L); }",
        "static void mix(Object v) { mix((long) show(v).hashCode()); }",
        'static void note(String label, long v) { mix(v); System.out.println(label + " " + v); }',
        'static void note(String label, double v) { mix(v); System.out.println(label + " " + v); }',
        'static void note(String label, float v) { mix(v); System.out.println(label + " " + v); }',
        'static void note(String label, boolean v) { mix(v); System.out.println(label + " " + v); }',
        'static void note(String label, char v) { mix(v); System.out.println(label + " " + show(v)); }',
        'static void note(String label, Object v) { mix(v); System.out.println(label + " " + show(v)); }',
        "static String show(Object v) {",
        ["String text = v instanceof Throwable ? describe((Throwable) v) : String.valueOf(v);",
         "StringBuilder out = new StringBuilder();",
         "for (int i = 0; i < text.length() && i < 400; i++) {",
         ["char c = text.charAt(i);",
          'out.append(c >= 32 && c < 127 ? String.valueOf(c) : "\\\\" + (int) c + ";");'], "}",
         "return out.toString();"], "}",
        "static String describe(Throwable e) {",
        [f"String text = e.getClass().getName() + ({message});", *(frames if g.chance(0.4) else []),
         'for (Throwable s : e.getSuppressed()) text += " [" + describe(s) + "]";',
         'return e.getCause() == null ? text : text + " <- " + describe(e.getCause());'], "}",
        'static String describeMessage(Throwable e) { return ": " + e.getMessage(); }',
        "static int at(int i, int n) { return Math.floorMod(i, n); }",
        "static char ch(String s, int i) { return s.isEmpty() ? 'e' : s.charAt(at(i, s.length())); }",
        "static String clip(String s) { return s.length() > 60 ? s.substring(s.length() - 30) : s; }",
        "static String cut(String s, int a, int b) {",
        ["int from = at(a, s.length() + 1);", "return s.substring(from, from + at(b, s.length() - from + 1));"], "}",
        "static Object either(boolean first, Object a, Object b) { return first ? a : b; }",
        "static void section(String name, Section body) {",
        [f"fuel = {FUEL};", "try {", ["body.run();"], "} catch (Throwable e) {", ["note(name, e);"], "}",
         "mixStatics();", 'System.out.println(name + " ended, checksum " + sum);'], "}",
        "static void mixStatics() {",
        ["mix(\"\" + " + " + ".join(f"{Tables.statics[type]} + ' '" for type in VALUES) + ");",
         "mix(\"\" + " + " + ' ' + ".join(f"Arrays.hashCode({Tables.statics[type + '[]']})"
                                          for type in VALUES) + ");"], "}",
    ]


def statics(g):
    """The static variables that expressions fall back on, with arrays that are never empty."""
    lines = []
    for type in VALUES:
        lines.append(f"static {type} {Tables.statics[type]} = {literals.literal(g, type)};")
        values = ", ".join(literals.literal(g, type) for _ in range(g.number(2, 5)))
        lines.append(f"static {type}[] {Tables.statics[type + '[]']} = {{{values}}};")
    return lines


def ending(g):
    """How main ends: mostly by returning; now and then uncaught, or by System.exit."""
    roll = g.rng.random()
    scope = Scope()
    if roll < 0.12:
        return [g.fill('throw new Oops("the end " + $int, $~int);', scope)]
    if roll < 0.18:
        return [g.fill('throw new Oops("wrapped", new Checked("cause " + $long));', scope)]
    if roll < 0.22:
        return ["int[] none = ints.length > 0 ? null : ints;", "none[0] = 1;"]
    if roll < 0.28:
        return [f"System.exit({g.number(0, 255)});"]
    return ['System.out.println("end");']


def generate(seed, index, only=None, names=None):
    """The program of this seed and index.

    `only` keeps the sections at these positions, to find the one that matters: the text of a section does not depend
    on the others. The package is then another one, so that all these programs compile together.
    `names` restricts the choice to sections of these names.
    """
    rng = random.Random(f"raceproof {seed} {index}")
    outer = Gen(rng, Tables)
    package = "_".join([f"r{seed}_{index:04d}", *map(str, only or ())])
    table = [(weight, name) for name, (weight, _) in SECTIONS.items() if not names or name in names]
    head = runtime(package, outer) + [""] + statics(outer)
    tail = ending(outer)
    members, calls, used, lines = [], [], [], 0
    for position in range(MAX_SECTIONS):
        if lines > SECTION_LINES:
            break
        name = outer.weighted(table)
        g = Gen(random.Random(f"raceproof {seed} {index} {position} {name}"), Tables, position)
        body = SECTIONS[name][1](g)
        text = [line for member in g.members for line in (*member, "")]
        text += [f"static void {name}{position}() throws Exception {{", body, "}", ""]
        lines += render(text).count("\n")
        if only is not None and position not in only:
            continue
        used.append(name)
        members += text
        calls.append(f'section("{name}{position}", Main::{name}{position});')
    source = [f"package {package};", "", "import java.math.*;", "import java.util.*;", "import java.util.function.*;",
              "import java.util.stream.*;", "", f"/** Random program {index} of seed {seed}. */",
              "public class Main {",
              head + [""] + members + ["public static void main(String[] args) throws Exception {",
                                       calls + (tail if only is None else []), "}"], "}"]
    return Program(package, render(source), tuple(used))
