package raceproof.testing;

/** A parameterized test was asked for more sets of arguments than its source has. */
final class NoSuchArguments extends Error {
    private static final long serialVersionUID = 1;
    static final NoSuchArguments INSTANCE = new NoSuchArguments();

    private NoSuchArguments() {
        super("there are no such arguments", null, false, false);
    }
}
