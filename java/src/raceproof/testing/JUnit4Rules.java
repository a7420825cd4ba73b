package raceproof.testing;

import java.util.List;
import org.junit.rules.MethodRule;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.Statement;

/** Rules of JUnit 4 around a part of a test. The plan has them from the inside out. */
final class JUnit4Rules {
    private JUnit4Rules() {}

    static void around(Plan plan, List<Member> rules, Object instance, Lifecycle.Body body) throws Throwable {
        Class<?> type = plan.levels.get(0).type;
        Description description = instance == null
                ? Description.createSuiteDescription(type)
                : Description.createTestDescription(type, plan.test.method.getName(), plan.test.method.getAnnotations());
        Statement statement = new Statement() {
            @Override public void evaluate() throws Throwable {
                body.run();
            }
        };
        for (Member member : rules) {
            Object rule = member.value(instance);
            if (rule instanceof TestRule) {
                statement = ((TestRule) rule).apply(statement, description);
            } else {
                statement = ((MethodRule) rule).apply(statement, new FrameworkMethod(plan.test.method), instance);
            }
        }
        statement.evaluate();
    }
}
