package raceproof.testing;

/**
 * One test of a test framework as a program: what {@code raceproof test} explores. The arguments are a plan (see {@link Plan}) that
 * was made from the class files; no code of a framework's engine runs.
 *
 * <p>The program ends by {@code halt}, with a status that tells how, also if threads of the test are left, as a JVM of a test
 * runner does. A test that fails lets its exception go.
 */
public final class RunTest {
    /** Statuses that a test would not choose itself; src/frameworks/plan.h has them, too. */
    static final int PASSED = 201, SKIPPED = 202, NO_SUCH_ARGUMENTS = 203;

    private RunTest() {}

    public static void main(String[] words) throws Throwable {
        Throwable failure;
        try {
            Plan plan = new Plan(words);
            failure = plan.arguments.choose() ? new Lifecycle(plan).run() : NoSuchArguments.INSTANCE;
        } catch (Throwable thrown) {
            failure = thrown;
        }
        if (failure == null) Runtime.getRuntime().halt(PASSED);
        if (failure == NoSuchArguments.INSTANCE) Runtime.getRuntime().halt(NO_SUCH_ARGUMENTS);
        if (Failures.isSkip(failure)) Runtime.getRuntime().halt(SKIPPED);
        // Nobody but the explorer is to take it.
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread.currentThread().setUncaughtExceptionHandler(null);
        throw failure;
    }
}
