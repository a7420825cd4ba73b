"""Random literals of every type: the values at which arithmetic breaks, and some ordinary ones."""

import struct

INT_EDGES = (0, 1, -1, 2, 3, 7, 10, 31, 32, 33, 63, 64, 65, 100, 127, 128, -128, -129, 255, 256, 1000, 32767, 32768,
             -32768, -32769, 65535, 65536, 46341, 1 << 24, (1 << 24) + 1, (1 << 31) - 1, -(1 << 31), (1 << 31) - 2)
LONG_EDGES = (1 << 31, -(1 << 31) - 1, 1 << 32, (1 << 32) - 1, (1 << 53) + 1, -(1 << 53) - 1, (1 << 63) - 1,
              -(1 << 63),
              3037000500, 10 ** 18)
FLOAT_EDGES = ("0.0f", "(-0.0f)", "1.0f", "(-1.5f)", "0.1f", "Float.NaN", "Float.POSITIVE_INFINITY",
               "Float.NEGATIVE_INFINITY", "Float.MIN_VALUE", "Float.MAX_VALUE", "Float.MIN_NORMAL", "1.0e10f",
               "3.4e-20f",
               "2.14748365E9f", "9.223372E18f", "16777216.0f", "0x1.8p-140f")
DOUBLE_EDGES = ("0.0", "(-0.0)", "1.0", "(-2.5)", "0.1", "Double.NaN", "Double.POSITIVE_INFINITY",
                "Double.NEGATIVE_INFINITY", "Double.MIN_VALUE", "Double.MAX_VALUE", "Double.MIN_NORMAL", "1.0e100",
                "1e-300",
                "2.147483647E9", "2.147483648E9", "9.223372036854775807E18", "4.35", "1e16", "1.0E7", "9999999.999",
                "0.001", "9.999e-4", "2e23", "1.1e-5", "0x1.fffffffffffffp-1023")
WORDS = ("", "a", "b", "Aa", "BB", "AaBB", "BBAa", "zero", "one", "two", "race", "proof", "  pad ", "x,y,,z", "Hello",
         "hello", "a-b-c", "12", "-7", "0x1F", "tab\\tbed", "quote\\\"d", "new\\nline", "caf\\u00e9", "\\u03a9mega",
         "\\ud83d\\ude00!", "na\\u0308ive", "\\u00df", "longer text with words")
CHARACTERS = ("'a'", "'Z'", "'0'", "' '", "'\\n'", "'\\''", "'\\\\'", "'\\u00e9'", "'\\u03a9'", "'\\ud83d'",
              "'\\ude00'",
              "'\\uffff'", "'\\0'", "'x'", "'7'")


def parenthesised(value, suffix=""):
    return f"({value}{suffix})" if value < 0 else f"{value}{suffix}"


def wrap(value, bits):
    """The value as a signed number of so many bits."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def int_value(g):
    roll = g.rng.random()
    if roll < 0.45:
        return g.pick(INT_EDGES)
    if roll < 0.75:
        return g.number(-20, 100)
    return wrap(g.rng.getrandbits(32), 32)


def long_value(g):
    roll = g.rng.random()
    if roll < 0.35:
        return g.pick(LONG_EDGES)
    if roll < 0.65:
        return int_value(g)
    return wrap(g.rng.getrandbits(64), 64)


def int_literal(g):
    value = int_value(g)
    if value > 9 and g.chance(0.15):
        return hex(value)
    return parenthesised(value)


def long_literal(g):
    return parenthesised(long_value(g), "L")


def float_literal(g):
    roll = g.rng.random()
    if roll < 0.4:
        return g.pick(FLOAT_EDGES)
    if roll < 0.55:
        return f"Float.intBitsToFloat({parenthesised(wrap(g.rng.getrandbits(32), 32))})"
    value = g.rng.uniform(-1, 1) * 10.0 ** g.number(-12, 20)
    rounded = struct.unpack("f", struct.pack("f", value))[0]
    return parenthesised(rounded if g.chance(0.5) else round(value, 3) + 0.0, "f")


def double_literal(g):
    roll = g.rng.random()
    if roll < 0.4:
        return g.pick(DOUBLE_EDGES)
    if roll < 0.55:
        return f"Double.longBitsToDouble({parenthesised(wrap(g.rng.getrandbits(64), 64), 'L')})"
    value = g.rng.uniform(-1, 1) * 10.0 ** g.number(-20, 25)
    return parenthesised(value if g.chance(0.6) else round(value, 2) + 0.0)


def char_literal(g):
    if g.chance(0.6):
        return g.pick(CHARACTERS)
    return f"((char) {g.number(32, 126) if g.chance(0.6) else g.rng.getrandbits(16)})"


def string_literal(g):
    if g.chance(0.75):
        return f'"{g.pick(WORDS)}"'
    return '"' + "".join(g.pick("abcdefxyz0123 _") for _ in range(g.number(1, 9))) + '"'


LITERALS = {
    "int": int_literal,
    "long": long_literal,
    "short": lambda g: f"((short) {parenthesised(int_value(g))})",
    "byte": lambda g: f"((byte) {parenthesised(int_value(g))})",
    "char": char_literal,
    "boolean": lambda g: g.pick(("true", "false")),
    "float": float_literal,
    "double": double_literal,
    "String": string_literal,
}


def literal(g, type):
    return LITERALS[type](g)
