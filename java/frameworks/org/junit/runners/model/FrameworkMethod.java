package org.junit.runners.model;

import java.lang.reflect.Method;

public class FrameworkMethod {
    public FrameworkMethod(Method method) {}
}
