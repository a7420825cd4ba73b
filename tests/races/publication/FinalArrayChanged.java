// What is written after the constructor has ended is not covered by the final field.
// check: --all
public class FinalArrayChanged {
    final int[] digits = new int[2];

    static FinalArrayChanged shared;

    static void publish() {
        FinalArrayChanged made = new FinalArrayChanged();
        made.digits[1] = 7; //~ RACE FinalArrayChanged.digits[] a
        shared = made; //~ RACE FinalArrayChanged.shared a
    }

    public static void main(String[] args) {
        new Thread(FinalArrayChanged::publish).start();
        FinalArrayChanged seen = shared; //~ RACE FinalArrayChanged.shared a
        if (seen != null) {
            assert seen.digits[1] == 7; //~ RACE FinalArrayChanged.digits[] a
        }
    }
}
