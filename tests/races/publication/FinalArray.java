// What the constructor wrote behind its final field is seen by everybody who comes through the field; the reference still races.
// check: --all
public class FinalArray {
    final int[] digits = new int[2];

    static FinalArray shared;

    FinalArray() {
        digits[1] = 7;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            shared = new FinalArray(); //~ RACE FinalArray.shared a
        }).start();
        FinalArray seen = shared; //~ RACE FinalArray.shared a
        if (seen != null) {
            assert seen.digits[1] == 7;
        }
    }
}
