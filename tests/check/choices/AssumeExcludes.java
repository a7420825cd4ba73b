// The wrong combination is declared to be of no interest.
// check:
// expect: none
// states: 7  transitions: 15
import raceproof.Raceproof;

public class AssumeExcludes {
    public static void main(String[] args) {
        int x = Raceproof.choose(3);
        int y = Raceproof.choose(3);
        Raceproof.assume(x * y < 4);
        assert x * y != 4;
    }
}
