// A network of three comparators sorts every input of three numbers.
// check:
// expect: none
// states: 16  transitions: 42
import raceproof.Raceproof;

public class SortNetwork {
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
        order(values, 0, 1);
        assert values[0] <= values[1] && values[1] <= values[2];
    }
}
