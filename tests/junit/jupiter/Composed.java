package jupiter;

import static org.junit.jupiter.api.Assertions.fail;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Retention(RetentionPolicy.RUNTIME)
@Tag("fast")
@Test
@interface FastTest {}

@Retention(RetentionPolicy.RUNTIME)
@Disabled("not now")
@interface NotNow {}

class Composed5Test {
    @FastTest void runs() {}
    @FastTest void fails() { fail(); }
    @FastTest @NotNow void later() { fail(); }
    @Test @Timeout(value = 60, unit = TimeUnit.SECONDS) void limited() {}
}
