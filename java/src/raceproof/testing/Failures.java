package raceproof.testing;

/** What frameworks throw, by name: a program need not have them all on its class path. */
final class Failures {
    private static final String[] SKIPS = {
        "org.junit.AssumptionViolatedException",
        "org.junit.internal.AssumptionViolatedException",
        "org.opentest4j.TestAbortedException",
        "org.testng.SkipException",
    };

    private Failures() {}

    /** Was an assumption not met? */
    static boolean isSkip(Throwable thrown) {
        for (Class<?> type = thrown.getClass(); type != null; type = type.getSuperclass()) {
            for (String name : SKIPS) if (type.getName().equals(name)) return true;
        }
        return false;
    }

    /** The first failure decides, later ones are kept with it. But a failure counts for more than a skip. */
    static Throwable both(Throwable first, Throwable second) {
        if (first == null || second == first) return second;
        if (isSkip(first) && !isSkip(second)) {
            second.addSuppressed(first);
            return second;
        }
        first.addSuppressed(second);
        return first;
    }
}
