// The twin of FinalArray: published by a volatile field.
// check: --all
public class FinalArrayFixed {
    final int[] digits = new int[2];

    static volatile FinalArrayFixed shared;

    FinalArrayFixed() {
        digits[1] = 7;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            shared = new FinalArrayFixed();
        }).start();
        FinalArrayFixed seen = shared;
        if (seen != null) {
            assert seen.digits[1] == 7;
        }
    }
}
