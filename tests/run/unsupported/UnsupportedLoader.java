// A class loader of the program's own is named as missing, never silently merged with the others.
// expect: unsupported java.lang.ClassLoader.defineClass1
public class UnsupportedLoader extends ClassLoader {
    public static void main(String[] args) throws Exception {
        byte[] bytes = UnsupportedLoader.class.getResourceAsStream("UnsupportedLoader.class").readAllBytes();
        System.out.println(new UnsupportedLoader().defineClass("UnsupportedLoader", bytes, 0, bytes.length));
    }
}
