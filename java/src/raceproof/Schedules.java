package raceproof;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Where schedules of this test, or of the tests of this class, may switch between threads, as {@code --schedule-points} says it. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Schedules {
    Points value();

    enum Points {
        /** At synchronisation. That is enough where data races are looked for: a program without them cannot tell the difference. */
        SYNC,
        /** At plain accesses, too. */
        ALL
    }
}
