// Heads or tails: of one sequence of random numbers nothing can be concluded about others.
// check:
// expect: none
// assumes: random-numbers
// states: 3  transitions: 3
// check: --strict
// expect: bounded strict
// assumes: random-numbers
// states: 3  transitions: 3
// check: --random explore
// expect: exception
// states: 2  transitions: 2
// check: --random explore --strict
// args: tails
// expect: bounded strict
// assumes: random-numbers
// states: 4  transitions: 7

public class RandomBranch {
    public static void main(String[] arguments) {
        boolean isHeads = Math.random() < 0.5; //~ USES random-numbers
        if (isHeads && arguments.length == 0) throw new IllegalStateException("heads"); //~ EXCEPTION
    }
}
