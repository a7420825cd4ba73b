"""The tables of productions: for every type the templates of expressions of exactly that type.

A second table per type holds what may throw; it is used only where the scope is risky. Only functions whose result
the specification fixes to the last bit are here: no sin, no pow, no identity hash code, no raw bits of a NaN.
"""

from .literals import literal, parenthesised

COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")


def compare(g, scope, depth):
    """Two numbers of any two types: comparisons promote."""
    types = ("byte", "short", "char", "int", "int", "long", "long", "float", "float", "double", "double")
    return g.fill(f"(${g.pick(types)} {g.pick(COMPARISONS)} ${g.pick(types)})", scope, depth)


def int_lambda(g, scope, depth):
    name = g.local("p")
    inner = scope.captured()
    inner.declare_final(name, "int")
    body = g.expr("int", inner, depth - 1)
    return g.fill(f"((IntUnaryOperator) {name} -> {body}).applyAsInt($int)", scope, depth)


def string_lambda(g, scope, depth):
    name = g.local("p")
    inner = scope.captured()
    inner.declare_final(name, "String")
    body = g.expr("String", inner, depth - 1)
    return g.fill(f"((Function<String, String>) {name} -> {body}).apply($String)", scope, depth)


def switch_of(type):
    """A switch expression. No case has two labels: javac takes `yield (... , ...)` for a method call."""
    def produce(g, scope, depth):
        inner = scope.inner(loops=(), returns=None)
        first, second, third = g.sample(range(-2, 8), 3)
        return g.fill(f"(switch ($int & 7) {{ case {first} -> {g.expr(type, inner, depth - 1)}; "
                      f"case {second} -> {g.expr(type, inner, depth - 1)}; "
                      f"case {third} -> {{ {g.fill('mix($int);', inner, 1)} yield {g.expr(type, inner, depth - 1)}; }} "
                      f"default -> {g.expr(type, inner, depth - 1)}; }})", scope, depth)
    return produce


def concatenation(g, scope, depth):
    """A concatenation of operands of many types, null and char among them."""
    types = ("int", "long", "char", "byte", "short", "boolean", "float", "double", "String", "String")
    parts = [g.expr("String", scope, depth - 1)]
    for _ in range(g.number(1, 4)):
        roll = g.rng.random()
        if roll < 0.08:
            parts.append(g.pick(("null", "(String) null", "(Object) null", "(Integer) null")))
        else:
            parts.append(g.expr(g.pick(types), scope, depth - 1))
    if g.chance(0.3):
        parts[0], parts[1] = f"({parts[1]} + {parts[0]})", '"|"'
    return "(" + " + ".join(parts) + ")"


def array_sum(g, scope, depth):
    array = g.array("int[]", scope)
    return f"Arrays.stream({array}).sum()" if g.chance(0.5) else f"Arrays.hashCode({array})"


INT = [
    (10, "($int + $int)"), (8, "($int - $int)"), (8, "($int * $int)"), (4, "($int & $int)"), (4, "($int | $int)"),
    (4, "($int ^ $int)"), (3, "($int << $int)"), (3, "($int >> $int)"), (3, "($int >>> $int)"),
       (2, "($int << $long)"),
    (1, "($int >> $long)"), (1, "($int >>> $char)"), (1, "($byte << $char)"), (1, "($byte >>> $short)"),
       (2, "($short * $char)"),
    (2, "($byte - $short)"), (2, "(-$int)"), (2, "(~$int)"), (1, "(+$char)"), (1, "(-$byte)"),
       (3, "($int / ($int | 1))"),
    (3, "($int % ($int | 1))"), (3, "($boolean ? $int : $int)"), (1, "($boolean ? $char : $short)"),
    (2, "((int) $long)"), (2, "((int) $double)"), (2, "((int) $float)"), (1, "((int) $char)"), (1, "((int) $byte)"),
    (2, "($=int++)"), (2, "(--$=int)"), (1, "(++$=int)"), (2, "($=int = $int)"), (2, "($=int += $int)"),
    (1, "($=int -= $double)"), (1, "($=int *= $float)"), (1, "($=int >>>= $long)"), (1, "($=int ^= $int)"),
       (3, "$@int"),
    (1, "$int[].length"), (1, "Math.abs($int)"), (1, "Math.max($int, $int)"), (1, "Math.min($int, $int)"),
    (1, "Math.floorMod($int, $int | 1)"), (1, "Math.floorDiv($int, $int | 1)"), (1, "Math.floorMod($long, $int | 1)"),
    (1, "Integer.bitCount($int)"), (1, "Integer.reverse($int)"), (1, "Integer.reverseBytes($int)"),
    (1, "Integer.rotateLeft($int, $int)"), (1, "Integer.rotateRight($int, $int)"), (1, "Integer.highestOneBit($int)"),
    (1, "Integer.lowestOneBit($int)"), (1, "Integer.numberOfLeadingZeros($int)"),
       (1, "Integer.numberOfTrailingZeros($int)"),
    (1, "Integer.compare($int, $int)"), (1, "Integer.compareUnsigned($int, $int)"),
    (1, "Integer.divideUnsigned($int, $int | 1)"), (1, "Integer.remainderUnsigned($int, $int | 1)"),
    (1, "Integer.signum($int)"), (1, "Integer.parseInt(Integer.toString($int))"),
    (1, "Integer.parseUnsignedInt(Integer.toUnsignedString($int, 36), 36)"), (1, "Long.bitCount($long)"),
    (1, "Long.numberOfTrailingZeros($long)"), (1, "Long.numberOfLeadingZeros($long)"), (1, "Long.hashCode($long)"),
    (1, "Long.compareUnsigned($long, $long)"), (1, "Long.signum($long)"), (1, "Double.hashCode($double)"),
    (1, "Float.floatToIntBits($float)"), (1, "Double.compare($double, $double)"),
       (1, "Float.compare($float, $float)"),
    (1, "Math.round($float)"), (1, "Math.getExponent($double)"), (1, "Math.getExponent($float)"),
    (1, "Boolean.compare($boolean, $boolean)"), (1, "Short.toUnsignedInt($short)"), (1, "Byte.toUnsignedInt($byte)"),
    (1, "Character.getNumericValue($char)"), (1, "Character.getType($char)"), (1, "Byte.compare($byte, $byte)"),
    (2, "$String.length()"), (2, "$String.hashCode()"), (1, "$String.compareTo($String)"),
       (1, "$String.indexOf($char)"),
    (1, "$String.indexOf($String)"), (1, "$String.lastIndexOf($char)"),
       (1, "$String.codePoints().max().orElse($int)"),
    (1, "$String.compareToIgnoreCase($String)"), (1, "((IntSupplier) () -> $^int).getAsInt()"), (1, int_lambda),
    (1, switch_of("int")), (1, array_sum), (1, "Objects.hash($int, $String, $long)"),
       (1, "Objects.hashCode($String)"),
    (1, "Optional.of($int).orElse($int).intValue()"), (1, "$String.chars().sum()"),
       (1, "Integer.valueOf($int).hashCode()"),
]
INT_RISKY = [
    (4, "($int / $int)"), (4, "($int % $int)"), (2, "($int / $digit)"), (3, "Math.addExact($int, $int)"),
    (2, "Math.multiplyExact($int, $int)"), (1, "Math.subtractExact($int, $int)"), (1, "Math.toIntExact($long)"),
    (1, "Math.negateExact($int)"), (1, "Integer.parseInt($String)"), (1, "Math.floorMod($int, $digit)"),
    (2, "$int[][$digit]"), (1, "(new int[$int & 7])[0]"), (1, "Integer.decode($String).intValue()"),
             (1, "Objects.checkIndex($digit, $digit)"),
    (1, "Math.incrementExact($int)"), (1, "$String.codePointAt($digit)"),
]
LONG = [
    (10, "($long + $long)"), (8, "($long - $long)"), (8, "($long * $long)"), (4, "($long & $long)"),
        (4, "($long | $long)"),
    (4, "($long ^ $long)"), (3, "($long << $int)"), (3, "($long >> $int)"), (3, "($long >>> $int)"),
        (2, "($long << $long)"),
    (1, "($long >>> $byte)"), (3, "($long + $int)"), (2, "($char * $long)"), (2, "(-$long)"), (2, "(~$long)"),
    (3, "($long / ($long | 1))"), (3, "($long % ($long | 1L))"), (2, "($long / ($int | 1))"),
        (3, "($boolean ? $long : $long)"),
    (1, "($boolean ? $int : $long)"), (3, "((long) $int)"), (2, "((long) $double)"), (2, "((long) $float)"),
    (1, "((long) $short)"), (2, "($=long++)"), (1, "(--$=long)"), (2, "($=long = $long)"), (2, "($=long += $int)"),
    (1, "($=long *= $float)"), (1, "($=long >>= $int)"), (3, "$@long"), (1, "Math.abs($long)"),
        (1, "Math.max($long, $int)"),
    (1, "Math.multiplyHigh($long, $long)"), (1, "Math.multiplyFull($int, $int)"),
        (1, "Math.floorMod($long, $long | 1)"),
    (1, "Math.floorDiv($long, $long | 1)"), (1, "Math.round($double)"), (1, "Long.reverse($long)"),
    (1, "Long.reverseBytes($long)"), (1, "Long.rotateLeft($long, $int)"), (1, "Long.rotateRight($long, $int)"),
    (1, "Long.highestOneBit($long)"), (1, "Long.lowestOneBit($long)"), (1, "Long.divideUnsigned($long, $long | 1)"),
    (1, "Long.remainderUnsigned($long, $long | 1)"), (1, "Double.doubleToLongBits($double)"),
    (1, "Long.parseLong(Long.toString($long))"), (1, "Long.parseUnsignedLong(Long.toHexString($long), 16)"),
    (1, "Integer.toUnsignedLong($int)"), (1, switch_of("long")), (1, "((LongSupplier) () -> $^long).getAsLong()"),
    (1, "Math.floorDiv($long, $int | 1)"), (1, "Arrays.stream($long[]).max().getAsLong()"),
]
LONG_RISKY = [
    (4, "($long / $long)"), (4, "($long % $long)"), (2, "Math.addExact($long, $long)"),
              (2, "Math.multiplyExact($long, $long)"),
    (1, "Math.subtractExact($long, $long)"), (1, "Long.parseLong($String)"), (1, "Math.negateExact($long)"),
    (1, "$long[][$digit]"), (1, "($int / $long)"), (1, "Math.multiplyExact($long, $int)"),
]


def narrow(type, box):
    """byte and short: everything goes through a narrowing cast or a compound assignment."""
    return [
        (8, f"(({type}) $int)"), (3, f"(({type}) $long)"), (2, f"(({type}) $double)"), (2, f"(({type}) $float)"),
        (2, f"(({type}) $char)"), (2, f"($boolean ? ${type} : ${type})"), (2, f"($={type}++)"), (2, f"(--$={type})"),
        (2, f"($={type} = ${type})"), (2, f"($={type} += $int)"), (1, f"($={type} *= $double)"),
            (1, f"($={type} >>>= $int)"),
        (1, f"($={type} <<= $long)"), (3, f"$@{type}"), (1, f"{box}.valueOf(${type}).{type}Value()"),
    ]


BYTE = narrow("byte", "Byte")
BYTE_RISKY = [(1, "Byte.parseByte($String)"), (1, "((byte) ($int / $digit))")]
SHORT = narrow("short", "Short") + [(1, "Short.reverseBytes($short)")]
SHORT_RISKY = [(1, "Short.parseShort($String)"), (1, "((short) ($int % $digit))")]
CHAR = [
    (8, "((char) $int)"), (3, "((char) $long)"), (2, "((char) $float)"), (1, "((char) $double)"),
        (1, "((char) $byte)"),
    (2, "($boolean ? $char : $char)"), (2, "($=char++)"), (1, "(--$=char)"), (2, "($=char += $int)"),
        (1, "($=char -= $float)"),
    (2, "($=char = $char)"), (3, "$@char"), (5, "ch($String, $int)"), (1, "Character.toUpperCase($char)"),
    (1, "Character.toLowerCase($char)"), (1, "Character.reverseBytes($char)"),
        (1, "Character.forDigit($int & 15, 16)"),
    (1, "Character.highSurrogate($int)"), (1, "((char) ('a' + ($int & 15)))"), (3, "$#char"),
]
CHAR_RISKY = [(3, "$String.charAt($digit)"), (1, "$char[][$digit]"), (1, "$String.toCharArray()[$digit]")]
FLOAT = [
    (10, "($float + $float)"), (8, "($float - $float)"), (8, "($float * $float)"), (6, "($float / $float)"),
    (4, "($float % $float)"), (3, "($float + $int)"), (2, "($long * $float)"), (2, "(-$float)"),
         (3, "($boolean ? $float : $float)"),
    (1, "($boolean ? $int : $float)"), (3, "((float) $int)"), (3, "((float) $long)"), (4, "((float) $double)"),
         (1, "((float) $char)"),
    (2, "($=float++)"), (1, "(--$=float)"), (2, "($=float = $float)"), (2, "($=float += $double)"),
         (1, "($=float /= $int)"),
    (1, "($=float %= $double)"), (3, "$@float"), (1, "Math.abs($float)"), (1, "Math.max($float, $float)"),
    (1, "Math.min($float, $float)"), (1, "Math.signum($float)"), (1, "Math.ulp($float)"), (1, "Math.nextUp($float)"),
    (1, "Math.nextDown($float)"), (1, "Math.copySign($float, $float)"), (1, "Float.intBitsToFloat($int)"),
    (1, "Float.parseFloat(Float.toString($float))"), (1, "Math.scalb($float, $int)"),
         (1, "Float.sum($float, $float)"),
    (1, "((float) Math.sqrt($float))"), (1, "Math.nextAfter($float, $double)"),
]
FLOAT_RISKY = [(1, "Float.parseFloat($String)"), (1, "$float[][$digit]"), (1, "((float) ($int / $digit))")]
DOUBLE = [
    (10, "($double + $double)"), (8, "($double - $double)"), (8, "($double * $double)"), (6, "($double / $double)"),
    (4, "($double % $double)"), (3, "($double + $int)"), (2, "($long * $double)"), (3, "($float - $double)"),
          (2, "(-$double)"),
    (3, "($boolean ? $double : $double)"), (1, "($boolean ? $long : $double)"), (3, "((double) $int)"),
          (3, "((double) $long)"),
    (4, "((double) $float)"), (2, "($=double++)"), (1, "(--$=double)"), (2, "($=double = $double)"),
          (2, "($=double += $float)"),
    (1, "($=double /= $long)"), (1, "($=double %= $float)"), (3, "$@double"), (1, "Math.abs($double)"),
    (1, "Math.max($double, $double)"), (1, "Math.min($double, $double)"), (2, "Math.sqrt($double)"),
          (1, "Math.floor($double)"),
    (1, "Math.ceil($double)"), (1, "Math.rint($double)"), (1, "Math.signum($double)"), (1, "Math.ulp($double)"),
    (1, "Math.nextUp($double)"), (1, "Math.nextDown($double)"), (1, "Math.nextAfter($double, $double)"),
    (1, "Math.copySign($double, $double)"), (1, "Math.scalb($double, $int)"),
          (1, "Math.fma($double, $double, $double)"),
    (1, "Double.longBitsToDouble($long)"), (1, "Double.parseDouble(Double.toString($double))"),
          (1, switch_of("double")),
    (1, "((DoubleSupplier) () -> $^double).getAsDouble()"), (1, "Double.valueOf($double).doubleValue()"),
    (1, "Math.IEEEremainder($double, $double)"),
]
DOUBLE_RISKY = [(1, "Double.parseDouble($String)"), (1, "$double[][$digit]"), (1, "((double) ($long % $digit))")]
BOOLEAN = [
    (20, compare), (4, "(!$boolean)"), (4, "($boolean && $boolean)"), (4, "($boolean || $boolean)"),
           (2, "($boolean & $boolean)"),
    (2, "($boolean | $boolean)"), (2, "($boolean ^ $boolean)"), (1, "($boolean == $boolean)"),
           (1, "($boolean != $boolean)"),
    (1, "($boolean ? $boolean : $boolean)"), (1, "($=boolean = $boolean)"), (1, "($=boolean ^= $boolean)"),
           (2, "$@boolean"),
    (2, "$String.equals($String)"), (1, "$String.isEmpty()"), (1, "$String.contains($String)"),
           (1, "$String.startsWith($String)"),
    (1, "$String.endsWith($String)"), (1, "$String.equalsIgnoreCase($String)"), (1, "$String.isBlank()"),
           (1, "Double.isNaN($double)"),
    (1, "Float.isInfinite($float)"), (1, "Double.isFinite($double)"), (1, "Character.isLetter($char)"),
    (1, "Character.isDigit($char)"), (1, "Character.isSurrogate($char)"), (1, "Character.isWhitespace($char)"),
    (1, "Character.isUpperCase($char)"), (1, "((Object) $int).equals($int)"), (1, "((Object) $int).equals($long)"),
    (1, "Double.valueOf($double).equals($double)"), (1, "Objects.equals($String, $String)"),
           (1, "((BooleanSupplier) () -> $^boolean).getAsBoolean()"),
    (1, "Boolean.parseBoolean($String)"), (1, "Boolean.logicalXor($boolean, $boolean)"),
           (1, "Arrays.equals($int[], new int[] {$int, $int})"),
]
BOOLEAN_RISKY = [(1, "($int / $digit > $int)"), (1, "$boolean[][$digit]"), (1, "($String.charAt($digit) < $char)")]
STRING = [
    (14, concatenation), (2, "String.valueOf($int)"), (2, "String.valueOf($char)"), (2, "String.valueOf($double)"),
    (2, "Float.toString($float)"), (1, "String.valueOf($boolean)"), (1, "Integer.toString($int, ($int & 31) + 2)"),
    (1, "Integer.toHexString($int)"), (1, "Integer.toBinaryString($short)"), (1, "Integer.toOctalString($int)"),
    (1, "Integer.toUnsignedString($int)"), (1, "Long.toString($long, $radix)"), (1, "Long.toHexString($long)"),
    (1, "Long.toUnsignedString($long)"), (1, "Double.toString($double)"), (1, "Double.toHexString($double)"),
          (4, "cut($String, $int, $int)"),
    (1, "$String.concat($String)"), (1, "$String.replace($char, $char)"), (1, "$String.replace($word, $String)"),
    (1, "$String.toUpperCase(Locale.ROOT)"), (1, "$String.toLowerCase(Locale.ROOT)"), (1, "$String.trim()"),
          (1, "$String.strip()"),
    (1, "$String.stripLeading()"), (1, "$String.stripTrailing()"), (1, "clip($String).repeat($int & 3)"),
    (2, "new StringBuilder($String).reverse().toString()"), (1, "String.join($String, $String, $String)"),
    (1, "($boolean ? $String : $String)"), (2, "$@String"), (1, "($=String = clip($String))"),
          (1, "$String.intern()"),
    (1, "Character.toString($char)"), (1, "new String(new char[] {$char, $char})"),
          (1, "String.valueOf($String.toCharArray())"),
    (1, string_lambda), (1, switch_of("String")), (1, "Arrays.toString($int[])"),
          (1, "Objects.toString($String, $String)"),
    (1, "$String.substring(0)"), (1, "new StringBuilder().append($int).append($char).append($String).toString()"),
    (1, 'String.format(Locale.ROOT, "%d:%s", $int, $String)'), (1, "$String.indent(1)"),
          (1, "((Supplier<String>) () -> $^String).get()"),
]
STRING_RISKY = [
    (2, "$String.substring($digit)"), (2, "$String.substring($digit, $digit)"), (1, "$String[][$digit]"),
    (1, "clip($String).repeat($digit - 2)"), (1, "$String.split($word)[$digit]"),
    (1, "new StringBuilder($String).deleteCharAt($digit).toString()"),
                (1, "new StringBuilder($String).insert($digit, $char).toString()"),
    (2, "((String) either($boolean, $String, $int))"),
]


class Tables:
    """The productions by type: (plain, risky)."""

    productions = {
        "int": (INT, INT_RISKY), "long": (LONG, LONG_RISKY), "short": (SHORT, SHORT_RISKY),
                   "byte": (BYTE, BYTE_RISKY),
        "char": (CHAR, CHAR_RISKY), "float": (FLOAT, FLOAT_RISKY), "double": (DOUBLE, DOUBLE_RISKY),
        "boolean": (BOOLEAN, BOOLEAN_RISKY), "String": (STRING, STRING_RISKY),
    }
    words = {
        "digit": lambda g: parenthesised(g.pick((-1, 0, 0, 1, 2, 3, 5))),
        "small": lambda g: str(g.number(0, 9)),
        "count": lambda g: str(g.number(2, 7)),
        "radix": lambda g: str(g.number(2, 36)),
        "word": lambda g: g.pick(('"a"', '"b"', '","', '"l"', '"o"', '" "', '"Aa"', '"e"')),
        "label": lambda g: f'"{g.pick(("red", "green", "blue", "Aa", "BB", "omega"))}"',
    }
    statics = {
        "int": "gInt", "long": "gLong", "short": "gShort", "byte": "gByte", "char": "gChar", "float": "gFloat",
        "double": "gDouble", "boolean": "gFlag", "String": "gText", "int[]": "ints", "long[]": "longs",
        "short[]": "shorts", "byte[]": "bytes", "char[]": "chars", "float[]": "floats", "double[]": "doubles",
        "boolean[]": "flags", "String[]": "texts",
    }
    literal = staticmethod(literal)
