// One of nine combinations is wrong.
// check: --all
// expect: assertion
// states: 8  transitions: 16
import raceproof.Raceproof;

public class ChooseFinds {
    public static void main(String[] args) {
        int x = Raceproof.choose(3);
        int y = Raceproof.choose(3);
        assert x * y != 4; //~ ASSERTION
    }
}
