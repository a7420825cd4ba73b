package raceproof.testing;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The order in which the methods of a test class are called around one test, as JUnit 4, JUnit 5 and TestNG document it. The plan
 * has put methods of one kind in order; what follows from failures is decided here.
 */
final class Lifecycle {
    /** What a rule of JUnit 4 is put around. */
    interface Body {
        void run() throws Throwable;
    }

    private final Plan plan;
    private final Object[] instances;

    Lifecycle(Plan plan) {
        this.plan = plan;
        instances = new Object[plan.levels.size()];
    }

    /** The failure, or null. */
    Throwable run() {
        try {
            if (plan.classRules.isEmpty()) {
                runLevel(0);
            } else {
                JUnit4Rules.around(plan, plan.classRules, null, new Body() {
                    @Override public void run() throws Throwable {
                        runLevel(0);
                    }
                });
            }
            return null;
        } catch (Throwable failure) {
            return failure;
        }
    }

    private void runLevel(int number) throws Throwable {
        Plan.Level level = plan.levels.get(number);
        Throwable failure = null;
        if (level.isShared) makeInstances(number);
        try {
            for (Member before : level.beforeAll) call(before);
            if (number + 1 < plan.levels.size()) runLevel(number + 1);
            else runTest();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        failure = callAll(level.afterAll, failure);
        if (failure != null) throw failure;
    }

    private void runTest() throws Throwable {
        makeInstances(instances.length - 1);
        if (plan.rules.isEmpty()) {
            runBody();
            return;
        }
        JUnit4Rules.around(plan, plan.rules, instances[instances.length - 1], new Body() {
            @Override public void run() throws Throwable {
                runBody();
            }
        });
    }

    private void runBody() throws Throwable {
        Throwable failure = null;
        try {
            for (Member before : plan.beforeEach) call(before);
            callTest();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        failure = callAll(plan.afterEach, failure);
        if (failure != null) throw failure;
    }

    private void callTest() throws Throwable {
        Object instance = instances[instances.length - 1];
        if (!plan.actors.isEmpty()) {
            Actors.run(plan.actors, instance);
            for (Member check : plan.checks) call(check);
            return;
        }
        Object[] arguments = plan.arguments.of(plan.test.method, instance);
        if (plan.expected.isEmpty()) {
            plan.test.call(instance, arguments);
            return;
        }
        Throwable thrown = null;
        try {
            plan.test.call(instance, arguments);
        } catch (Throwable caught) {
            thrown = caught;
        }
        if (thrown == null) throw new AssertionError("Expected exception: " + plan.expected.get(0).getName());
        for (Class<?> type : plan.expected) if (type.isInstance(thrown) && hasExpectedMessage(thrown)) return;
        if (Failures.isSkip(thrown)) throw thrown;
        throw new Exception(
                "Unexpected exception, expected<" + plan.expected.get(0).getName() + "> but was<" + thrown.getClass().getName() + ">",
                thrown);
    }

    private boolean hasExpectedMessage(Throwable thrown) {
        if (plan.expectedMessage == null) return true;
        String message = thrown.getMessage();
        return message != null
                && Pattern.compile(plan.expectedMessage, Pattern.DOTALL | Pattern.MULTILINE).matcher(message).matches();
    }

    private void makeInstances(int last) throws Throwable {
        for (int i = 0; i <= last; ++i) {
            if (instances[i] == null) instances[i] = Member.make(plan.levels.get(i).type, i == 0 ? null : instances[i - 1]);
        }
    }

    private void call(Member member) throws Throwable {
        member.call(instances[member.level], plan.arguments.ofLifecycle(member.method));
    }

    /** Each is called, whatever the others throw. */
    private Throwable callAll(List<Member> members, Throwable failure) {
        for (Member member : members) {
            try {
                call(member);
            } catch (Throwable thrown) {
                failure = Failures.both(failure, thrown);
            }
        }
        return failure;
    }
}
