// Unicode escapes in source: identifiers, operators, literals, several u's, escapes within comments; non-ASCII identifiers; modified UTF-8 constants.
public class LangUnicodeEscapes {
    static int \u0061bc = 5;
    static int caf\u00e9 = 6;
    static String \u4e2d\u6587 = "cn";
    static int $dollar_1 = 7, _under = 8, \u03b1\u03b2 = 9;

    static class Or\u0065 {
        int \u00e5 = 11;

        String m\u00f8d() { return "m" + \u00e5; }
    }

    enum Gr { \u0391, \u0392; }

    // \u000a static int hiddenInComment = 42;

    static String codes(String s) {
        StringBuilder sb = new StringBuilder().append(s.length()).append('/').append(s.codePointCount(0, s.length())).append(':');
        for (int i = 0; i < s.length(); i++) sb.append(' ').append(Integer.toHexString(s.charAt(i)));
        return sb.toString();
    }

    static String lit = \u0022quoted by escapes\u0022;
    static char tick = \u0027x\u0027;

    public static void main(String[] args) throws Exception \u007b
        System.out.println(abc + caf\u00e9 + \u4e2d\u6587 + $dollar_1 + _under + \u03b1\u03b2 \u002b new Or\u0065().m\u00f8d());
        System.out.println(hiddenInComment + lit + tick);
        int \u0078 = 3; x\u002b+; x \u002a= 2;
        System.out.println(x \u003e 5 \u003f "yes" \u003a "no");
        \u0069f (x == 8) System.out.println("keyword by escape");
        System.out.println(codes("\u0041\uu0042\uuuu0043"));
        System.out.println(codes("\\u0041") + " " + "\\u0041");
        System.out.println(codes("\u005c\u0074") + codes("\u005cn"));
        System.out.println(codes("\0\1\12\123\377\400\78"));
        System.out.println(codes("\b\t\n\f\r\"\'\\\s"));
        System.out.println(codes("\u00e9\u00ff\u0100\u07ff\u0800\uffff"));
        System.out.println(codes("\ud83d\ude00 \ud800 \udc00 \ude00\ud83d"));
        System.out.println((int) '\u00e9' + " " + (int) '\uffff' + " " + (int) '\'' + " " + (int) '"' + " " + (int) '\0' + " " + (int) '\377' + " " + '\u0041' + " " + '\101');
        // the same text written in different ways is one constant
        System.out.println(("\u00e9" == "\351") + " " + ("\t" == "\u0009") + " " + ("A" == "\101") + " " + ("\0" == "\u0000") + " " + ("\0".length()));
        // constants that need one, two, three and six bytes in the class file
        String all = "";
        for (char c : new char[] {0, 1, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff}) all += c;
        System.out.println(all.equals("\0\1\u007f\u0080\u07ff\u0800\ud7ff\ud800\udbff\udc00\udfff\ue000\uffff") + " " + all.hashCode());
        System.out.println(Gr.valueOf("\u0391").ordinal() + " " + Gr.\u0392.ordinal() + " " + codes(Gr.\u0391.name()));
        System.out.println(codes(LangUnicodeEscapes.class.getDeclaredField("caf\u00e9").getName()) + " " + codes(Or\u0065.class.getSimpleName()) + " " + codes(Or\u0065.class.getDeclaredMethods()[0].getName()));
        System.out.println(LangUnicodeEscapes.class.getDeclaredField("\u4e2d\u6587").get(null) + " " + Class.forName("LangUnicodeEscapes$Ore").getDeclaredField("\u00e5").getInt(new Or\u0065()));
        byte[] u8 = "\u0041\u00e9\u4e2d\ud83d\ude00\0".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        System.out.println(java.util.Arrays.toString(u8) + " " + new String(u8, "UTF-8").equals("A\u00e9\u4e2d\ud83d\ude00\0"));
        byte[] lone = "\ud83dx".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        System.out.println(java.util.Arrays.toString(lone) + " " + java.util.Arrays.toString("\u00e9\u4e2d".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)) + java.util.Arrays.toString("\u00e9A".getBytes(java.nio.charset.StandardCharsets.UTF_16BE)) + java.util.Arrays.toString("\u00e9A".getBytes(java.nio.charset.StandardCharsets.US_ASCII)));
        System.out.println(codes(new String(new byte[] {(byte) 0xc3, (byte) 0x28, (byte) 0xff, 65, (byte) 0xe4, (byte) 0xb8}, "UTF-8")));
        switch ("\u4e2d") {
            case "\u00e4\u00b8": System.out.println("bytes"); break;
            case "\u4e2d": System.out.println("char"); break;
        }
        java.io.ByteArrayOutputStream bo = new java.io.ByteArrayOutputStream();
        new java.io.DataOutputStream(bo).writeUTF("\0\u00e9\ud83d\ude00");
        System.out.println(java.util.Arrays.toString(bo.toByteArray()));
        System.out.println(codes(new java.io.DataInputStream(new java.io.ByteArrayInputStream(bo.toByteArray())).readUTF()));
        String s = "\u0130\u0131\u00df\u01c4\ufb01";
        System.out.println(codes(s.toLowerCase(java.util.Locale.ROOT)) + " | " + codes(s.toUpperCase(java.util.Locale.ROOT)) + " " + "\u00df".equalsIgnoreCase("SS") + "\u00c9".equalsIgnoreCase("\u00e9") + "\u0131".equalsIgnoreCase("I"));
        int a\u0301 = 1;
        System.out.println(a\u0301 + Character.getNumericValue('\u0664') + " " + Integer.parseInt("\u0661\u0662") + Character.isJavaIdentifierStart('\u00e9') + Character.isJavaIdentifierPart('\u0301') + Character.isJavaIdentifierStart('\u0301'));
        LangUnicodeEscapes.call\u0065d();
    \u007d

    static void called() { System.out.println("called \u0028end\u0029"); }
}
