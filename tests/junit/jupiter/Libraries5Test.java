package jupiter;

import static com.google.common.truth.Truth.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.closeTo;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class Libraries5Test {
    @Test void hamcrestIs() { assertThat(3, is(3)); }
    @Test void hamcrestIsNot() { assertThat(3, is(not(3))); }
    @Test void hamcrestText() { assertThat("a text", containsString("text")); }
    @Test void hamcrestItems() { assertThat(List.of(1, 2, 3), hasItems(1, 4)); }
    @Test void hamcrestClose() { assertThat(1.0, closeTo(1.05, 0.1)); }
    @Test void assertjIs() { org.assertj.core.api.Assertions.assertThat("abc").startsWith("a").endsWith("c"); }
    @Test void assertjFails() { org.assertj.core.api.Assertions.assertThat(List.of(1, 2)).containsExactly(2, 1); }
    @Test void assertjThrows() { assertThatThrownBy(() -> { throw new IllegalStateException("why"); }).hasMessage("why"); }
    @Test void assertjMap() { org.assertj.core.api.Assertions.assertThat(Map.of("k", 1)).containsEntry("k", 1); }
    @Test void truthIs() { assertThat("abc").contains("b"); }
    @Test void truthFails() { assertThat(List.of(1, 2)).containsExactly(3); }
    @Test void truthNumbers() { assertThat(3).isGreaterThan(2); }
}
