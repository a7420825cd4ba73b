package junit4;

import org.junit.After;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Test;

public abstract class Base4 {
    private static final StringBuilder NOTES = new StringBuilder();

    static void note(String text) { NOTES.append(text).append(' '); }
    static String notes() { return NOTES.toString(); }

    @BeforeClass public static void beforeClassOfBase() { NOTES.setLength(0); note("base class"); }
    @Before public void beforeOfBase() { note("base"); }
    @Before public void overridden() { note("overridden"); }
    @After public void afterOfBase() {
        note("base-after");
        atEnd();
    }
    @Test public void inherited() {}
    protected void atEnd() {}
}
