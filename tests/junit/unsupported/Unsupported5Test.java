package unsupported;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What cannot be honoured is said, never passed. */
class Unsupported5Test {
    static class Extension implements BeforeEachCallback {
        @Override public void beforeEach(ExtensionContext context) {}
    }
    enum Colour { RED }

    @TestFactory List<DynamicTest> factory() { return List.of(); } // unsupported @TestFactory
    @Test @ExtendWith(Extension.class) void extended() {} // unsupported @ExtendWith(unsupported.Unsupported5Test$Extension)
    @Test @DisabledOnOs(OS.WINDOWS) void conditional() {} // unsupported @DisabledOnOs
    @Test void folder(@TempDir Path folder) {} // unsupported @TempDir
    @Test void parameter(String text) {} // unsupported the parameter java.lang.String of parameter
    @ParameterizedTest @CsvFileSource(resources = "/x.csv") void file(String text) {} // unsupported @CsvFileSource
    @ParameterizedTest @CsvSource("a, b") void accessor(ArgumentsAccessor all) {} // unsupported the parameter ArgumentsAccessor of accessor
    @ParameterizedTest @CsvSource(value = "|a|", quoteCharacter = '|') void quotes(String text) {} // unsupported @CsvSource(quoteCharacter)
    @ParameterizedTest @EnumSource(mode = EnumSource.Mode.MATCH_ALL, names = ".*") void matched(Colour colour) {} // unsupported @EnumSource(mode = MATCH_ALL)
    @ParameterizedTest void noSource(int number) {} // unsupported @ParameterizedTest without a source of arguments
}
