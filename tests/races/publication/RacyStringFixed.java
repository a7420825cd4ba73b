// The twin of RacyString.
// check: --all
public class RacyStringFixed {
    static volatile String name;

    public static void main(String[] args) {
        new Thread(() -> {
            name = "n" + args.length;
        }).start();
        String seen = name;
        if (seen != null) {
            assert seen.equals("n0");
        }
    }
}
