package raceproof;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Races on this field are intended and harmless, for the reason given. They are not reported; the field's values still matter. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.TYPE})
public @interface Benign {
    /** Why it is harmless. */
    String value();
}
