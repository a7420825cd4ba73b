// StringBuffer is synchronised.
// check: --all
public class SharedStringBuilderFixed {
    static final StringBuffer TEXT = new StringBuffer(8);

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> TEXT.append("ab"));
        other.start();
        TEXT.append("cd");
        other.join();
        assert TEXT.length() == 4;
    }
}
