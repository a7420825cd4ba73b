// One thread appends while another asks for the length.
// check: --all
public class SharedStringBuilder {
    static final StringBuilder TEXT = new StringBuilder(8);

    public static void main(String[] args) {
        new Thread(() -> TEXT.append("ab")).start(); //~ RACE java.lang.StringBuilder a
        int length = TEXT.length(); //~ RACE java.lang.StringBuilder a
        assert length == 0 || length == 2;
    }
}
