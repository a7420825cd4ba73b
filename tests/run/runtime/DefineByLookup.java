import java.io.InputStream;
import java.lang.invoke.MethodHandles;

// Classes made from the bytes of others under a new name: the name in the constant pool is replaced by one of the same length.
public class DefineByLookup {
    public static class Aaaa implements Runnable {
        static int runs;
        public void run() { runs++; }
    }
    static byte[] renamed(String to) throws Exception {
        byte[] bytes;
        try (InputStream in = DefineByLookup.class.getResourceAsStream("DefineByLookup$Aaaa.class")) { bytes = in.readAllBytes(); }
        String text = new String(bytes, "ISO-8859-1").replace("DefineByLookup$Aaaa", "DefineByLookup$" + to);
        return text.getBytes("ISO-8859-1");
    }
    public static void main(String[] arguments) throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        byte[] bytes = renamed("Bbbb");
        try {
            Class.forName("DefineByLookup$Bbbb");
            throw new AssertionError("not defined yet");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        Class<?> made = lookup.defineClass(bytes);
        ((Runnable) made.getDeclaredConstructor().newInstance()).run();
        System.out.println(made.getName() + " " + (Class.forName("DefineByLookup$Bbbb") == made) + " " + Aaaa.runs);
        try {
            lookup.defineClass(bytes);
            throw new AssertionError("defined twice");
        } catch (LinkageError e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        Class<?> hidden = lookup.defineHiddenClass(renamed("Cccc"), true).lookupClass();
        Class<?> again = lookup.defineHiddenClass(renamed("Cccc"), true).lookupClass();
        System.out.println(hidden.isHidden() + " " + (hidden != again) + " " + hidden.getName().startsWith("DefineByLookup$Cccc/") + " "
            + !hidden.getName().equals(again.getName()));
    }
}
