// A write through the final field is not ordered after the constructor's: final fields are promised to readers.
// check: --all
public class FinalArrayWritten {
    final int[] digits = new int[1];

    static FinalArrayWritten shared;

    FinalArrayWritten() {
        digits[0] = 7; //~ RACE FinalArrayWritten.digits[] a
    }

    public static void main(String[] args) {
        new Thread(() -> {
            shared = new FinalArrayWritten(); //~ RACE FinalArrayWritten.shared a
        }).start();
        FinalArrayWritten seen = shared; //~ RACE FinalArrayWritten.shared a
        if (seen != null) {
            seen.digits[0] = 8; //~ RACE FinalArrayWritten.digits[] a
        }
    }
}
