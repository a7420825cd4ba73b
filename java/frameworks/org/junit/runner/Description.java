package org.junit.runner;

import java.lang.annotation.Annotation;

public class Description {
    public static native Description createTestDescription(Class<?> type, String name, Annotation... annotations);

    public static native Description createSuiteDescription(Class<?> type);
}
