package raceproof;

/**
 * What a program under check can tell Raceproof. Under an ordinary {@code java} everything here does nothing, so it may stay in tests.
 */
public final class Raceproof {
    private Raceproof() {}

    /**
     * Any number from 0 to n - 1: Raceproof explores all of them. Under {@code java} it is 0.
     *
     * @param n how many, from 1 to 64
     */
    public static int choose(int n) {
        if (n < 1 || n > 64) throw new IllegalArgumentException("choose needs 1 to 64 possibilities, not " + n);
        return 0;
    }

    /** Only executions in which the condition holds are of interest: Raceproof gives up the others at this point. */
    public static void assume(boolean condition) {}
}
