// Two comparators are not enough.
// check: --all
// expect: assertion
// states: 17  transitions: 43
import raceproof.Raceproof;

public class SortNetworkBroken {
    static void order(int[] values, int i, int j) {
        if (values[i] <= values[j]) return;
        int kept = values[i];
        values[i] = values[j];
        values[j] = kept;
    }

    public static void main(String[] args) {
        int[] values = {Raceproof.choose(3), Raceproof.choose(3), Raceproof.choose(3)};
        order(values, 0, 1);
        order(values, 1, 2);
        assert values[0] <= values[1] && values[1] <= values[2]; //~ ASSERTION
    }
}
