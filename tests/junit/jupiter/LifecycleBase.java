package jupiter;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

interface LifecycleNotes {
    List<String> NOTES = new ArrayList<>();

    @BeforeEach default void beforeOfInterface() { NOTES.add("before interface"); }
    @AfterEach default void afterOfInterface() { NOTES.add("after interface"); }
}

abstract class LifecycleBase {
    static final List<String> NOTES = LifecycleNotes.NOTES;

    @BeforeAll static void beforeAllOfBase() { NOTES.clear(); NOTES.add("before all base"); }
    @BeforeEach void beforeOfBase() { NOTES.add("before base"); }
    @BeforeEach void hidden() { NOTES.add("hidden"); }
    @AfterEach void afterOfBase() {
        NOTES.add("after base");
        check(NOTES);
    }
    @Test void inherited() { NOTES.add("inherited"); }
    void check(List<String> notes) {}
    @AfterAll static void afterAllOfBase() { NOTES.clear(); }
}
