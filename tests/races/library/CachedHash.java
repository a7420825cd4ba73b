// The hash of a string is a cache that all threads fill with the same value: a race that does no harm, and is not reported.
// check: --all
public class CachedHash {
    public static void main(String[] args) {
        String text = new String(new char[] {'a', 'b'});
        new Thread(text::hashCode).start();
        assert text.hashCode() == 3105;
    }
}
