package raceproof.testing;

import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.provider.Arguments;

/** The parameters that JUnit 5 fills by itself. */
final class JupiterParameters {
    private JupiterParameters() {}

    static Object[] rowOf(Object arguments) {
        return ((Arguments) arguments).get();
    }

    static Object of(Plan plan, Method method, Class<?> type) {
        switch (type.getName()) {
            case "org.junit.jupiter.api.TestInfo": return new Info(plan);
            case "org.junit.jupiter.api.RepetitionInfo": return new Repetition(plan);
            case "org.junit.jupiter.api.TestReporter": return new Reporter();
            default: throw new IllegalArgumentException("nothing for the parameter " + type.getName() + " of " + method.getName());
        }
    }

    private static final class Info implements TestInfo {
        private final Plan plan;

        Info(Plan plan) {
            this.plan = plan;
        }

        @Override public String getDisplayName() {
            return plan.displayName;
        }

        @Override public Set<String> getTags() {
            return new HashSet<>(plan.tags);
        }

        @Override public Optional<Class<?>> getTestClass() {
            return Optional.of(plan.levels.get(plan.levels.size() - 1).type);
        }

        @Override public Optional<Method> getTestMethod() {
            return Optional.of(plan.test.method);
        }
    }

    private static final class Repetition implements RepetitionInfo {
        private final Plan plan;

        Repetition(Plan plan) {
            this.plan = plan;
        }

        @Override public int getCurrentRepetition() {
            return plan.repetition;
        }

        @Override public int getTotalRepetitions() {
            return plan.repetitions;
        }
    }

    private static final class Reporter implements TestReporter {
        @Override public void publishEntry(Map<String, String> map) {}
    }
}
