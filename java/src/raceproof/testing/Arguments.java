package raceproof.testing;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.BaseStream;

/**
 * The arguments of a test's method: a row of the plan, or the {@code index}-th of what methods of the program answer. Parameters
 * that no row fills are those that JUnit 5 knows itself.
 */
final class Arguments {
    private final Plan plan;
    private final List<Object> sources = new ArrayList<>(); // a List<String> is a row, a Member a method
    int index;
    private Object[] chosen; // null: those of a method that needs an instance, not yet called
    private boolean isGiven;

    Arguments(Plan plan) {
        this.plan = plan;
    }

    void addRow() {
        sources.add(new ArrayList<String>());
    }

    @SuppressWarnings("unchecked")
    void addValue(String value) {
        ((List<String>) sources.get(sources.size() - 1)).add(value);
    }

    void addSource(Member method) {
        sources.add(method);
    }

    /** Looks for the index-th arguments; false if there are none. */
    boolean choose() throws Throwable {
        isGiven = !sources.isEmpty();
        if (!isGiven) return true;
        for (Object source : sources) {
            if (source instanceof Member && !((Member) source).isStatic()) return true; // when there is an instance
        }
        return choose(null);
    }

    private boolean choose(Object instance) throws Throwable {
        int left = index;
        for (Object source : sources) {
            if (!(source instanceof Member)) {
                if (left-- == 0) return take(valuesOf((List<?>) source));
                continue;
            }
            Iterator<?> rows = iteratorOf(((Member) source).call(instance));
            for (; rows.hasNext(); --left) {
                Object row = rows.next();
                if (left == 0) return take(rowOf(row));
            }
        }
        return false;
    }

    private boolean take(Object[] row) {
        chosen = row;
        return true;
    }

    private Object[] valuesOf(List<?> words) throws Throwable {
        Class<?>[] types = plan.test.method.getParameterTypes();
        Object[] values = new Object[words.size()];
        for (int i = 0; i < values.length; ++i) {
            values[i] = Values.read((String) words.get(i), i < types.length ? types[i] : Object.class);
        }
        return values;
    }

    private static Iterator<?> iteratorOf(Object answer) {
        if (answer instanceof BaseStream) return ((BaseStream<?, ?>) answer).iterator();
        if (answer instanceof Iterable) return ((Iterable<?>) answer).iterator();
        if (answer instanceof Iterator) return (Iterator<?>) answer;
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(answer); ++i) elements.add(Array.get(answer, i));
        return elements.iterator();
    }

    /** JUnit 5 and TestNG: an Object[] is a row; else JUnit 5's Arguments, by name; else a single argument. */
    private static Object[] rowOf(Object element) throws Throwable {
        if (element instanceof Object[] && element.getClass() == Object[].class) return (Object[]) element;
        if (element != null && isJupiterArguments(element.getClass())) return JupiterParameters.rowOf(element);
        return new Object[] {element};
    }

    private static boolean isJupiterArguments(Class<?> type) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            for (Class<?> one : at.getInterfaces()) {
                if (one.getName().equals("org.junit.jupiter.params.provider.Arguments") || isJupiterArguments(one)) return true;
            }
        }
        return false;
    }

    Object[] of(Method method, Object instance) throws Throwable {
        if (!isGiven) return ofLifecycle(method);
        if (chosen == null && !choose(instance)) throw NoSuchArguments.INSTANCE;
        Class<?>[] types = method.getParameterTypes();
        Object[] arguments = Arrays.copyOf(chosen, types.length);
        boolean isTestNg = plan.framework.equals("testng");
        if (isTestNg && chosen.length != types.length) {
            throw new IllegalArgumentException(
                    "the data provider gives " + chosen.length + " arguments, the test has " + types.length + " parameters");
        }
        for (int i = 0; i < types.length; ++i) {
            if (i >= chosen.length) arguments[i] = JupiterParameters.of(plan, method, types[i]);
            else if (!isTestNg && chosen[i] instanceof String) arguments[i] = Values.converted((String) chosen[i], types[i]);
        }
        return arguments;
    }

    Object[] ofLifecycle(Method method) {
        Class<?>[] types = method.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; ++i) arguments[i] = JupiterParameters.of(plan, method, types[i]);
        return arguments;
    }
}
