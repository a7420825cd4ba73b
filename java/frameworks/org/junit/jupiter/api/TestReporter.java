package org.junit.jupiter.api;

import java.util.Map;

public interface TestReporter {
    void publishEntry(Map<String, String> map);
}
