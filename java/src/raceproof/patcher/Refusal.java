package raceproof.patcher;

/** Why a change cannot be written into the source: one line for people. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    Refusal(String reason) {
        super(reason, null, false, false);
    }

    /** A reason that names the place. */
    static Refusal at(SourceText source, int position, String reason) {
        return new Refusal(source.fileName() + ":" + source.lineOf(position) + ": " + reason);
    }
}
