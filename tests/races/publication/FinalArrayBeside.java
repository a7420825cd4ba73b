// The array behind the final field is published beside its object, too: who comes to it that way is promised nothing.
// check: --all
public class FinalArrayBeside {
    static final class Holder {
        final int[] digits;

        Holder(int[] digits) {
            this.digits = digits;
        }
    }

    static Holder holder;
    static int[] beside;

    static void publish() {
        int[] digits = new int[1];
        digits[0] = 7; //~ RACE FinalArrayBeside$Holder.digits[] a
        holder = new Holder(digits);
        beside = digits; //~ RACE FinalArrayBeside.beside b
    }

    public static void main(String[] args) {
        new Thread(FinalArrayBeside::publish).start();
        int[] seen = beside; //~ RACE FinalArrayBeside.beside b
        if (seen != null) {
            assert seen[0] == 7; //~ RACE FinalArrayBeside$Holder.digits[] a
        }
    }
}
