"""Sections of text: strings, builders, formats, Unicode, text blocks, parsing, output."""

from .core import section
from .template import template


@section(weight=3)
def strings(g):
    """The methods of String on random strings, with bad indices caught."""
    return template(g, r"""
        String a = $String + $label, b = $String;
        //scope final String a, final String b
        //pick 10 try RuntimeException
        note("indexOf", a.indexOf(b));
        note("indexOf", a.indexOf($char, $digit) + a.lastIndexOf($word));
        note("substring", a.substring($digit));
        note("substring", a.substring($digit, $digit));
        note("subSequence", a.subSequence(0, a.length() / 2));
        note("compareTo", a.compareTo(b));
        note("compareTo", a.compareToIgnoreCase(b));
        note("charAt", a.charAt($digit));
        note("codePointAt", a.codePointAt($digit));
        note("replace", a.replace($word, $word));
        note("replaceAll", a.replaceAll("[a-f]+", "<$small>"));
        note("replaceAll", a.replaceAll("(.)(.)", "$2$1"));
        note("matches", a.matches("[a-z ]*") + " " + a.contains(b));
        note("split", Arrays.toString(a.split($word)));
        note("split", Arrays.toString(a.split("", $count)));
        note("split", Arrays.toString("x,y,,z,,".split(",", $digit)));
        note("case", a.toUpperCase(Locale.ROOT).equalsIgnoreCase(a));
        note("repeat", a.repeat($digit));
        note("hash", a.hashCode() == new String(a.toCharArray()).hashCode());
        note("chars", a.chars().filter(c -> c > 'c').count());
        note("points", a.codePointCount(0, a.length()));
        note("region", a.regionMatches(true, 0, b, 0, $small));
        note("strip", a.strip() + '|' + a.stripLeading() + '|' + a.stripTrailing() + '|' + a.trim() + '|');
        note("join", String.join(b, a, a, b));
        note("lines", a.lines().count());
        note("intern", a.concat(b).intern() == (a + b).intern());
        note("same", (a == a + "") + " " + ("rac" + "e" == "race") + (a.substring(0) == a));
        note("with", a.endsWith(b) || a.startsWith(b, $digit));
        note("null", String.valueOf((Object) null) + a + null);
        note("utf8", a.getBytes(java.nio.charset.StandardCharsets.UTF_8).length);
        note("copy", String.copyValueOf(a.toCharArray(), 0, Math.min(2, a.length())));
        note("content", a.contentEquals(new StringBuilder(a)) + " " + a.isBlank());
        note("array", a.toCharArray()[$digit]);
        note("format", "%s-%d".formatted(a, $int));
        //end
        """)


@section(weight=2)
def builders(g):
    """StringBuilder: append of every type, insert, delete, reverse, setLength, replace, bad positions."""
    return template(g, r"""
        StringBuilder out = new StringBuilder($String);
        out.append($int).append($char).append($boolean).append($long);
        //repeat 3
        //pick 3 try IndexOutOfBoundsException
        out.append($double).append($float);
        out.append($byte).append($short);
        out.insert(0, $int);
        out.insert(out.length() / 2, $char);
        out.insert(1, $double);
        out.insert($digit, $boolean);
        out.reverse();
        out.delete(1, 3);
        out.delete($digit, $digit);
        out.deleteCharAt(out.length() / 2);
        out.deleteCharAt($digit);
        out.setCharAt(0, $char);
        out.replace(0, 2, $String);
        out.append(new char[] {$char, 'x'});
        out.append((Object) null).append((String) null);
        out.append($String, 0, $digit);
        out.appendCodePoint(0x1F600 + $small);
        out.setLength($small);
        out.setLength(out.length() - 1);
        out.append(out);
        mix(out.indexOf($word) * 31 + out.lastIndexOf($word));
        mix(out.compareTo(new StringBuilder($String)));
        mix(out.charAt($digit));
        mix(out.substring($digit));
        //end
        note("out", out.length() + " " + out);
        //end
        """)


@section(weight=2)
def formats(g):
    """String.format with many conversions, widths and flags, and what it refuses."""
    return template(g, r"""
        //pick 5..8 try IllegalFormatException
        note("d", String.format(Locale.ROOT, "%d|%5d|%-6d|%05d", $int, $int, $int, $short));
        note("d", String.format(Locale.ROOT, "%+d|%,d|%(d|% d", $long, $long, $int, $int));
        note("x", String.format(Locale.ROOT, "%x|%X|%#x|%08x|%o", $int, $long, $byte, $int, $int));
        note("s", String.format(Locale.ROOT, "%s|%10s|%-8s|%.3s|%S", $String, $String, $boolean, $String, $label));
        note("c", String.format(Locale.ROOT, "%c|%b|%h|%n|%%", $char, $boolean, $String));
        note("f", String.format(Locale.ROOT, "%f|%5.2f|%.0f|%08.3f|%,.1f", $double, $double, $float, $double, $double));
        note("e", String.format(Locale.ROOT, "%e|%.3e|%g|%.4g", $double, $float, $double, $double));
        note("a", String.format(Locale.ROOT, "%a", $double));
        note("order", String.format(Locale.ROOT, "%2$$s %1$$s %s %<s", $int, $String));
        note("null", String.format(Locale.ROOT, "%s %d %b %c", null, null, null, null));
        note("wrong", String.format(Locale.ROOT, "%d", $String));
        note("wrong", String.format(Locale.ROOT, "%.2d", $int));
        note("wrong", String.format(Locale.ROOT, "%q", $int));
        note("wrong", String.format(Locale.ROOT, "%s %s", $int));
        note("wrong", String.format(Locale.ROOT, "%-d", $int));
        note("wrong", String.format(Locale.ROOT, "%c", $int));
        note("wrong", String.format(Locale.ROOT, "%f", $int));
        note("big", String.format(Locale.ROOT, "%d %x", BigInteger.valueOf($long), BigInteger.TEN.pow($small)));
        note("big", String.format(Locale.ROOT, "%.3f", new BigDecimal("`0..99`.`100..999`5")));
        //end
        """)


@section(weight=2)
def unicode(g):
    """Surrogates, code points, case mapping, and encodings of text beyond ASCII."""
    points = (0x1F600, 0x10FFFF, 0x10000, 0x61, 0xE9, 0x3A9, 0xDF, 0x130, 0xFFFF, 0x2028, 0x1D4D0, 0x4E2D)
    appended = "".join(f".appendCodePoint({hex(point)})" for point in g.sample(points, g.number(3, 6)))
    return template(g, r"""
        String s = new StringBuilder()POINTS.append($#String).toString();
        note("s", s);
        char lone = (char) `0xD83D|0xDE00|0xDBFF`;
        //pick 8
        note("length", s.length() + " " + s.codePointCount(0, s.length()) + " " + s.offsetByCodePoints(0, 2));
        note("points", s.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        note("reverse", new StringBuilder(s).reverse());
        note("upper", s.toUpperCase(Locale.ROOT));
        note("lower", s.toLowerCase(Locale.ROOT));
        note("pair", Character.isSurrogatePair(ch(s, 0), ch(s, 1)));
        note("before", s.codePointBefore(s.length()));
        note("utf8", Arrays.toString(s.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        note("latin", Arrays.toString(s.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)));
        note("utf16", Arrays.hashCode(s.getBytes(java.nio.charset.StandardCharsets.UTF_16)));
        note("back", new String(bytes, java.nio.charset.StandardCharsets.UTF_8));
        note("numeric", Character.getNumericValue(ch(s, 2)) + Character.getType(ch(s, 1)));
        note("indexOf", s.indexOf(0x1F600) + " " + s.compareTo("\uffee"));
        note("letter", Character.isLetterOrDigit(s.codePointAt(0)) + " " + Character.isJavaIdentifierPart(ch(s, 1)));
        note("chars", Character.toChars(s.codePointAt(0)).length + " " + s.hashCode());
        note("lone", Arrays.toString((lone + s).getBytes(java.nio.charset.StandardCharsets.UTF_8)).hashCode());
        note("concat", lone + s + lone + (int) lone);
        note("name", Character.isMirrored('(') + " " + Character.getDirectionality(ch(s, 0)));
        //end
        """, POINTS=appended)


@section(weight=1)
def text_blocks(g):
    """Text blocks: indentation, escapes, line joins, formatted."""
    words = ("alpha", "beta", "joined \\", "tab\\there", 'say "hi"', "trail\\s", "  deeper", "\\u00e9t\\u00e9", '\\"""')
    return template(g, r'''
        String block = """
                WORDS
                  %s and %d""";
        note("block", block);
        note("formatted", String.format(Locale.ROOT, block, $String, $int));
        note("lines", block.lines().map(String::length).collect(Collectors.toList()));
        note("strip", block.stripIndent().length() + block.indent(2).length());
        note("hash", block.hashCode());
        ''', WORDS="\n".join(g.sample(words, g.number(2, 5))))


@section(weight=2)
def parsing(g):
    """Numbers from text: radix, signs, limits, and the messages of what is refused."""
    texts = ", ".join(f'"{text}"' for text in g.sample(
        ("12", "-7", "+5", "", "2147483648", "-2147483648", "9223372036854775808", "0x1F", "1e3", "NaN", "-Infinity",
         " 4 ", "1_000", "zz", "7f", "-0", "1.5f", "0x1.8p3", "\\u0663", "--1", "4294967295"), 6))
    return template(g, r"""
        for (String t : new String[] {TEXTS}) {
            //pick 3 try NumberFormatException
            note("int", Integer.parseInt(t));
            note("long", Long.parseLong(t));
            note("radix", Integer.parseInt(t, $radix));
            note("double", Double.parseDouble(t));
            note("float", Float.parseFloat(t));
            note("short", Short.parseShort(t));
            note("byte", Byte.valueOf(t));
            note("decode", Integer.decode(t));
            note("decode", Long.decode(t));
            note("unsigned", Integer.parseUnsignedInt(t));
            note("big", new BigInteger(t));
            note("big", new BigDecimal(t));
            note("base36", Long.parseLong(t, 36));
            note("boolean", Boolean.parseBoolean(t));
            note("same", Integer.valueOf(t) == Integer.valueOf(t));
            //end
        }
        """, TEXTS=texts)


@section(weight=2)
def output(g):
    """System.out with every kind of argument, and readers and writers in memory."""
    return template(g, r"""
        //pick 8
        System.out.`print|println`($int);
        System.out.`print|println`($long);
        System.out.`print|println`($boolean);
        System.out.`print|println`($float);
        System.out.`print|println`($double);
        System.out.`print|println`((char) ($char % 64 + 33));
        System.out.`print|println`($byte);
        System.out.println(new char[] {'r', 'p'});
        System.out.println((Object) null);
        System.out.println((String) null);
        System.out.append('b').append("cd", 1, 2).append(null);
        System.out.printf(Locale.ROOT, "%d %s%n", $int, $boolean);
        System.out.write('w');
        System.out.write(new byte[] {'x', 'y', '\n'}, 0, 3);
        System.err.println("on standard error");
        //end
        System.out.println();
        java.io.ByteArrayOutputStream buffer = new java.io.ByteArrayOutputStream();
        java.io.PrintStream stream = new java.io.PrintStream(buffer, true, "UTF-8");
        stream.print($String);
        stream.print($char);
        stream.println($double);
        note("bytes", buffer.size() + " " + Arrays.hashCode(buffer.toByteArray()));
        note("back", buffer.toString("UTF-8"));
        var reader = new java.io.BufferedReader(new java.io.StringReader($String + "\nsecond\r\nthird"));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) note("line", line);
        """)
