// What is declared harmless does not order what is beside it.
// check: --all
import raceproof.Benign;

public class BenignBeside {
    @Benign("a hint: whoever misses it asks again")
    static boolean hint;
    static int data;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1; //~ RACE BenignBeside.data a
            hint = true;
        }).start();
        if (hint) {
            assert data == 1; //~ RACE BenignBeside.data a
        }
    }
}
