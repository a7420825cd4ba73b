// Instructions and forms javac never writes: nop, swap, every form of dup and pop on mixed categories,
// booleans and bytes stored and returned out of range. The class is assembled here, as of version 49.
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LangRawCode {
    static final String[] OPS = ("nop aconst_null iconst_m1 iconst_0 iconst_1 iconst_2 iconst_3 iconst_4 iconst_5 lconst_0 lconst_1 fconst_0 fconst_1 fconst_2 dconst_0 dconst_1 bipush sipush ldc ldc_w ldc2_w iload lload fload dload aload "
        + "iload_0 iload_1 iload_2 iload_3 lload_0 lload_1 lload_2 lload_3 fload_0 fload_1 fload_2 fload_3 dload_0 dload_1 dload_2 dload_3 aload_0 aload_1 aload_2 aload_3 iaload laload faload daload aaload baload caload saload istore lstore fstore dstore astore "
        + "istore_0 istore_1 istore_2 istore_3 lstore_0 lstore_1 lstore_2 lstore_3 fstore_0 fstore_1 fstore_2 fstore_3 dstore_0 dstore_1 dstore_2 dstore_3 astore_0 astore_1 astore_2 astore_3 iastore lastore fastore dastore aastore bastore castore sastore "
        + "pop pop2 dup dup_x1 dup_x2 dup2 dup2_x1 dup2_x2 swap iadd ladd fadd dadd isub lsub fsub dsub imul lmul fmul dmul idiv ldiv fdiv ddiv irem lrem frem drem ineg lneg fneg dneg ishl lshl ishr lshr iushr lushr iand land ior lor ixor lxor iinc "
        + "i2l i2f i2d l2i l2f l2d f2i f2l f2d d2i d2l d2f i2b i2c i2s lcmp fcmpl fcmpg dcmpl dcmpg ifeq ifne iflt ifge ifgt ifle if_icmpeq if_icmpne if_icmplt if_icmpge if_icmpgt if_icmple if_acmpeq if_acmpne goto jsr ret tableswitch lookupswitch "
        + "ireturn lreturn freturn dreturn areturn return getstatic putstatic getfield putfield invokevirtual invokespecial invokestatic invokeinterface invokedynamic new newarray anewarray arraylength athrow checkcast instanceof monitorenter monitorexit wide multianewarray ifnull ifnonnull goto_w jsr_w").split(" ");
    static final Map<String, Integer> CODE = new HashMap<>();
    static { for (int i = 0; i < OPS.length; i++) CODE.put(OPS[i], i); }

    static class Asm {
        final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
        final DataOutputStream pool = new DataOutputStream(poolBytes);
        final Map<String, Integer> memo = new HashMap<>();
        final List<byte[]> methods = new ArrayList<>(), fields = new ArrayList<>();
        int n = 1;

        int utf(String s) throws IOException {
            Integer k = memo.get(s);
            if (k != null) return k;
            pool.write(1);
            pool.writeUTF(s);
            memo.put(s, n);
            return n++;
        }

        int pair(int tag, int a, int b) throws IOException {
            pool.write(tag);
            pool.writeShort(a);
            if (b >= 0) pool.writeShort(b);
            return n++;
        }

        int field(String name, String type) throws IOException {
            int c = pair(7, utf("LangRawGen"), -1), nt = pair(12, utf(name), utf(type));
            return pair(9, c, nt);
        }

        void addField(String name, String type) throws IOException {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            DataOutputStream o = new DataOutputStream(b);
            for (int v : new int[] {9, utf(name), utf(type), 0}) o.writeShort(v);
            fields.add(b.toByteArray());
        }

        /** Assembles words: mnemonics, numbers as bytes, s:n as shorts, L: labels, L as 16-bit and LL as 32-bit branch targets, f:name:type field references. */
        void method(String name, String type, String text) throws IOException {
            String[] w = text.trim().split("\\s+");
            Map<String, Integer> at = new HashMap<>();
            ByteArrayOutputStream code = null;
            for (int pass = 0; pass < 2; pass++) {
                code = new ByteArrayOutputStream();
                int start = 0;
                for (String x : w) {
                    int here = code.size();
                    if (x.endsWith(":")) at.put(x.substring(0, x.length() - 1), here);
                    else if (CODE.containsKey(x)) code.write(CODE.get(x) + 0 * (start = here));
                    else if (x.startsWith("s:") || x.startsWith("f:")) {
                        int v = x.charAt(0) == 's' ? Integer.parseInt(x.substring(2)) : pass == 0 ? 0 : field(x.split(":")[1], x.split(":")[2]);
                        code.write(v >> 8);
                        code.write(v);
                    } else if (x.matches("-?\\d+")) code.write(Integer.parseInt(x));
                    else {
                        boolean wide = x.startsWith("LL");
                        int d = at.getOrDefault(wide ? x.substring(2) : x, 0) - start;
                        for (int k = wide ? 24 : 8; k >= 0; k -= 8) code.write(d >> k);
                    }
                }
            }
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            DataOutputStream o = new DataOutputStream(b);
            for (int v : new int[] {9, utf(name), utf(type), 1, utf("Code")}) o.writeShort(v);
            o.writeInt(code.size() + 12);
            o.writeShort(20);
            o.writeShort(300);
            o.writeInt(code.size());
            code.writeTo(o);
            o.writeInt(0);
            methods.add(b.toByteArray());
        }

        byte[] bytes() throws IOException {
            int self = pair(7, utf("LangRawGen"), -1), sup = pair(7, utf("java/lang/Object"), -1);
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            DataOutputStream o = new DataOutputStream(b);
            o.writeInt(0xcafebabe);
            o.writeInt(49);
            o.writeShort(n);
            poolBytes.writeTo(o);
            for (int v : new int[] {0x21, self, sup, 0, fields.size()}) o.writeShort(v);
            for (byte[] f : fields) o.write(f);
            o.writeShort(methods.size());
            for (byte[] m : methods) o.write(m);
            o.writeShort(0);
            return b.toByteArray();
        }
    }

    public static void main(String[] args) throws Exception {
        Asm a = new Asm();
        String fold = " bipush 10 imul iadd", end = " ireturn", lend = " lreturn", l10 = " bipush 10 i2l lmul ladd";
        for (String f : "z:Z b:B c:C s:S".split(" ")) a.addField(f.split(":")[0], f.split(":")[1]);
        a.method("nops", "()I", "nop nop iconst_5 nop nop ireturn");
        a.method("swap", "(II)I", "iload_0 iload_1 swap isub ireturn");
        a.method("dupX1", "()I", "iconst_1 iconst_2 dup_x1" + fold + fold + end);
        a.method("dupX2ints", "()I", "iconst_1 iconst_2 iconst_3 dup_x2" + fold + fold + fold + end);
        a.method("dupX2long", "()J", "lconst_1 iconst_3 dup_x2 i2l" + l10 + " l2i" + fold + " i2l" + lend);
        a.method("dup2ints", "()I", "iconst_1 iconst_2 dup2" + fold + fold + fold + end);
        a.method("dup2X1ints", "()I", "iconst_1 iconst_2 iconst_3 dup2_x1" + fold + fold + fold + fold + end);
        a.method("dup2X1long", "()J", "iconst_4 lconst_1 dup2_x1 l2i" + fold + " i2l" + l10 + lend);
        a.method("dup2X2ints", "()I", "iconst_1 iconst_2 iconst_3 iconst_4 dup2_x2" + fold + fold + fold + fold + fold + end);
        a.method("dup2X2longInts", "()J", "iconst_1 iconst_2 lconst_1 dup2_x2 l2i" + fold + fold + " i2l" + l10 + lend);
        a.method("dup2X2intsLong", "()J", "lconst_1 iconst_2 iconst_3 dup2_x2" + fold + " i2l" + l10 + " l2i" + fold + fold + " i2l" + lend);
        a.method("dup2X2longs", "()J", "lconst_0 lconst_1 dup2_x2" + l10 + l10 + lend);
        a.method("pop2ints", "()I", "iconst_5 iconst_1 iconst_2 pop2 ireturn");
        a.method("pop2double", "()I", "iconst_4 dconst_1 pop2 ireturn");
        a.method("gotoWide", "(I)I", "goto_w LLX nop Y: iload_0 iconst_1 iadd ireturn X: wide iinc s:0 s:1000 goto_w LLY");
        a.method("retZ", "(I)Z", "iload_0 ireturn");
        a.method("retB", "(I)B", "iload_0 ireturn");
        a.method("retC", "(I)C", "iload_0 ireturn");
        a.method("retS", "(I)S", "iload_0 ireturn");
        a.method("putZ", "(I)I", "iload_0 putstatic f:z:Z getstatic f:z:Z ireturn");
        a.method("putB", "(I)I", "iload_0 putstatic f:b:B getstatic f:b:B ireturn");
        a.method("putC", "(I)I", "iload_0 putstatic f:c:C getstatic f:c:C ireturn");
        a.method("putS", "(I)I", "iload_0 putstatic f:s:S getstatic f:s:S ireturn");
        a.method("arrZ", "(I)I", "iconst_1 newarray 4 dup iconst_0 iload_0 bastore iconst_0 baload ireturn");
        a.method("arrB", "(I)I", "iconst_1 newarray 8 dup iconst_0 iload_0 bastore iconst_0 baload ireturn");
        a.method("arrC", "(I)I", "iconst_1 newarray 5 dup iconst_0 iload_0 castore iconst_0 caload ireturn");
        a.method("arrS", "(I)I", "iconst_1 newarray 9 dup iconst_0 iload_0 sastore iconst_0 saload ireturn");
        Class<?> c = MethodHandles.lookup().defineClass(a.bytes());
        for (String n : "nops dupX1 dupX2ints dupX2long dup2ints dup2X1ints dup2X1long dup2X2ints dup2X2longInts dup2X2intsLong dup2X2longs pop2ints pop2double".split(" ")) System.out.println(n + " " + c.getMethod(n).invoke(null));
        System.out.println("swap " + c.getMethod("swap", int.class, int.class).invoke(null, 3, 10));
        for (String n : "sub subWide subNested subLoop gotoWide".split(" ")) System.out.println(n + " " + c.getMethod(n, int.class).invoke(null, 5) + " " + c.getMethod(n, int.class).invoke(null, 20));
        int[] vals = {0, 1, 2, 3, -1, 127, 128, 255, 256, 257, 0x12345, -32769};
        for (String n : "retZ retB retC retS putZ putB putC putS arrZ arrB arrC arrS".split(" ")) {
            StringBuilder sb = new StringBuilder(n);
            Method m = c.getMethod(n, int.class);
            for (int v : vals) {
                Object r = m.invoke(null, v);
                sb.append(' ').append(r instanceof Character ch ? (int) ch : r);
            }
            System.out.println(sb);
        }
        for (String n : "z b c s".split(" ")) {
            Field f = c.getField(n);
            Object v = f.get(null);
            System.out.print(n + " " + (v instanceof Character ch ? (Object) (int) ch : v) + "; ");
        }
        System.out.println(c.getName() + " " + c.getDeclaredMethods().length);
    }
}
