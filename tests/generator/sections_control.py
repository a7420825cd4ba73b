"""Sections of control flow: switch in all its forms, labelled loops, ternaries."""

from .core import VALUES, section
from .template import template


@section(weight=2)
def switch_enum(g):
    """An enum in switch statements and switch expressions, with and without a default."""
    constants = g.sample(("RED", "GREEN", "BLUE", "CYAN", "GOLD", "GRAY"), 4)
    return template(g, r"""
        enum Color_ { C1, C2, C3, C4 }
        //body
        for (Color_ c : Color_.values()) {
            note("arm", switch (c) {
                case C1, C3 -> $String;
                case C2 -> {
                    mix($int);
                    if ($boolean) yield $String;
                    yield $String + c;
                }
                case C4 -> c.name().toLowerCase(Locale.ROOT);
            });
            switch (c) {
                case C2:
                    gInt += $int;
                    `break;|`
                case C4:
                    gInt ^= $int;
                    `break;|`
                default:
                    gLong ^= $long;
            }
            note("old", c.ordinal() + gInt + gLong);
        }
        try {
            note("valueOf", Color_.valueOf("`C1|C3|MISSING`"));
        } catch (IllegalArgumentException e) {
            note("valueOf", e);
        }
        try {
            Color_ none = fuel > 1000000 ? Color_.C1 : null;
            switch (none) { case C1 -> mix(1); default -> mix(2); }
        } catch (NullPointerException e) {
            System.out.println("switch on null");
        }
        """, C1=constants[0], C2=constants[1], C3=constants[2], C4=constants[3])


@section(weight=2)
def switch_string(g):
    """Strings in switch, with labels of equal hash codes."""
    words = ("Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "a", "race", "C#", "Bb")
    labels = [f'"{word}"' for word in g.sample(words, 6)]
    return template(g, r"""
        for (String s : new String[] {L1, L2, L3, L4, L5, L6, "none", "AaBb"}) {
            try {
                KIND result = switch (s + "") {
                    case L1 -> $KIND;
                    case L2, L3 -> $KIND;
                    case L4 -> {
                        if ($boolean) yield $KIND;
                        yield $KIND;
                    }
                    case L5 -> throw new Oops("label " + s, s.length());
                    default -> $KIND;
                };
                note("string", result);
                switch (s) {
                    case L6: gInt++;
                    case L1: gInt *= 3; break;
                    default: gInt--;
                }
            } catch (Oops e) {
                note("string", e);
                mix(e.code);
            }
        }
        """, KIND=g.pick(VALUES), **{f"L{at + 1}": label for at, label in enumerate(labels)})


@section(weight=2)
def switch_number(g):
    """Dense and sparse switches, with labels at the ends of the int range, and a yield out of a loop."""
    edges = (-2147483648, 2147483647, -1, 0, 1, 2, 3, 4, 5, 100, 1000, 65536, -129, 128)
    labels = g.sample(edges, 6) if g.chance(0.5) else list(range(g.number(-2, 2), 9))[:6]
    return template(g, r"""
        for (int n : new int[] {N1, N2, N4, N5, N6, N3 + 1, N1 - 1, `-3..9`}) {
            //scope final int n
            long r = switch (n) {
                case N1 -> $long;
                case N2 -> $int;
                case N3, N4 -> {
                    long t = n;
                    for (int k = 0; k < `2..6`; k++) {
                        t = t * 31 + k;
                        if (t % `2..5` == 0) break;
                    }
                    yield t;
                }
                case N5 -> (byte) n;
                case N6 -> $char;
                default -> $int;
            };
            note("number", r);
            switch ((byte) n) {
                case `-128..-1`:
                case `0..60`:
                    mix(n);
                case `61..127`:
                    mix(-n);
                    break;
            }
            switch ((char) n) {
                case 'a', '\uffff' -> mix(1);
                case '\0' -> mix(2);
                default -> { }
            }
        }
        """, **{f"N{at + 1}": label for at, label in enumerate(labels)})


@section(weight=2)
def labelled_loops(g):
    """Three nested loops that break and continue each other."""
    return template(g, r"""
        int count = 0;
        all: {
            outer: for (int i = 0; i < `2..5`; i++) {
                int j = 0;
                middle: while (j++ < `2..5` && fuel-- > 0) {
                    int k = 0;
                    //scope loop int i, loop int j, loop int k
                    do {
                        k++;
                        try {
                            //pick 3
                            if ((i * j + k) % `2..5` == `0..1`) `break outer|continue outer|break middle`;
                            if (i + j == k + `0..2`) `continue middle|break|continue`;
                            if ($boolean) { mix(k); `continue|break middle|continue outer`; }
                            if ((i ^ j ^ k) > `1..4`) `break all|continue middle|break`;
                            if (count > `3..30`) { mix(j); break `outer|all|middle`; }
                            //end
                        } finally {
                            count++;
                        }
                        mix($int);
                    } while (k < `2..5` && fuel-- > 0);
                    mix(i * 100 + j * 10 + k);
                }
            }
            mix(99);
        }
        note("count", count);
        """)


@section(weight=2)
def finally_loops(g):
    """Jumps out of try blocks inside loops."""
    return template(g, r"""
        StringBuilder log = new StringBuilder();
        out: for (int o = 0; o < `2..4`; o++) {
            //scope loop int i, loop int o
            for (int i = 0; i < `3..7`; i++) {
                try {
                    if (i == `1..4`) `break|continue`;
                    if ($boolean && i > o) `break|continue|break out|continue out`;
                    mix(`20..90` / (i - `0..4`));
                } catch (ArithmeticException e) {
                    log.append('x');
                    `|if (o > 0) continue;|if (o > 0) break;`
                } finally {
                    log.append(i);
                    `||if (i == 3) continue out;|if (i == 4) break;`
                }
                log.append('.');
            }
            log.append('/');
        }
        note("log", log);
        """)


@section(weight=1)
def conditional_values(g):
    """Ternaries with operands of different types: promotion, boxing and unboxing decide the type."""
    return template(g, r"""
        //pick 7
        note("ternary", "" + ($boolean ? $int : $double));
        note("ternary", "" + ($boolean ? $char : $int));
        note("ternary", "" + ($boolean ? $char : 7));
        note("ternary", "" + ($boolean ? $byte : $char));
        note("ternary", "" + ($boolean ? 1 : 'x'));
        note("ternary", "" + ($boolean ? Integer.valueOf($int) : $long));
        note("ternary", "" + ($boolean ? (Object) $int : $double));
        note("ternary", "" + ($boolean ? Integer.valueOf($int) : (Object) $String));
        note("ternary", "" + ($boolean ? $boolean ? $short : $byte : $char));
        note("ternary", "" + ($boolean ? $float : $long));
        note("ternary", "" + ($boolean ? Character.valueOf($char) : $int));
        note("ternary", "" + ($boolean ? null : $int));
        note("ternary", "" + ($boolean ? $String : null));
        //end
        Integer absent = fuel > 1000000 ? 1 : null;
        try {
            note("unboxed", $boolean ? absent : $int);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        """)
