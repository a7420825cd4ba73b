package raceproof;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * All schedules of this test, or of the tests of this class, are to be explored: its time is spent on nothing else, neither on a hunt
 * nor on sampled executions. If it is not enough, the test is bounded.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Exhaustive {
    /** How long this may take, as for {@code --max-time}: "90", "90s", "5m", "2h". By default what holds for every test. */
    String maxTime() default "";
}
