// One array behind the final fields of two objects, changed in between: only the second object promises the change.
// check: --all
public class FinalArrayOfTwo {
    static final class Holder {
        final int[] digits;

        Holder(int[] digits) {
            this.digits = digits;
        }
    }

    static Holder first, second;

    static void publish() {
        int[] digits = new int[1];
        Holder one = new Holder(digits);
        digits[0] = 7; //~ RACE FinalArrayOfTwo$Holder.digits[] a
        Holder two = new Holder(digits);
        first = one; //~ RACE FinalArrayOfTwo.first a
        second = two; //~ RACE FinalArrayOfTwo.second a
    }

    public static void main(String[] args) {
        new Thread(FinalArrayOfTwo::publish).start();
        new Thread(() -> {
            Holder seen = second; //~ RACE FinalArrayOfTwo.second a
            if (seen != null) {
                assert seen.digits[0] == 7;
            }
        }).start();
        Holder seen = first; //~ RACE FinalArrayOfTwo.first a
        if (seen != null) {
            assert seen.digits[0] == 7; //~ RACE FinalArrayOfTwo$Holder.digits[] a
        }
    }
}
