// What a constructor wrote into an array is seen by whoever comes to it through the final field (JLS 17.5.1).
// check: --all
public class FinalArray {
    final int[] digits;

    FinalArray() {
        digits = new int[2];
        digits[1] = 7;
    }

    static FinalArray shared;

    public static void main(String[] args) {
        new Thread(() -> shared = new FinalArray()).start(); //~ RACE FinalArray.shared a
        FinalArray seen = shared; //~ RACE FinalArray.shared a
        if (seen != null) {
            assert seen.digits[1] == 7;
        }
    }
}
