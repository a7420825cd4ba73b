// A race that its author has declared harmless is not reported; what follows from the field's values is.
// check: --all
// expect: assertion
import raceproof.Benign;

public class BenignField {
    @Benign("a hint: whoever misses it asks again")
    static int hint;

    public static void main(String[] args) {
        new Thread(() -> hint = 1).start();
        assert hint == 0;
    }
}
