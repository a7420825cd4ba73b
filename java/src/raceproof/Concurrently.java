package raceproof;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * {@code raceproof test} runs this method in a thread of its own, at the same time as the other ones of its class with this
 * annotation and on one instance. When all have ended, the methods with {@link Check} are called. The class needs no thread code and no
 * test framework.
 *
 * <pre>{@code
 * class CounterTest {
 *     final Counter counter = new Counter();
 *
 *     @Concurrently(threads = 2) void increment() { counter.increment(); }
 *     @Check void isTwo() { assert counter.get() == 2; }
 * }
 * }</pre>
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Concurrently {
    /** How many threads call it, each once. */
    int threads() default 1;
}
