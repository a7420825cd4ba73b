package concurrent;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ExpectedException;

public class Concurrent4Test {
    volatile int shared;
    @Rule public final ExpectedException thrown = ExpectedException.none();

    @Test public void lostUpdate() throws Exception { // failed assertion
        Concurrent5Test.together(() -> shared++, () -> shared++);
        assertEquals(2, shared);
    }

    @Test public void sharedList() throws Exception { // failed data-race
        List<Integer> list = new ArrayList<>();
        Concurrent5Test.together(() -> list.add(1), () -> list.add(2));
    }

    @Test(expected = IllegalStateException.class) public void thrownOnSome() throws Exception { // failed assertion
        Concurrent5Test.together(() -> shared = 1, () -> shared = 2);
        if (shared == 1) throw new IllegalStateException();
    }

    @Test public void ruleOnSome() throws Exception { // failed assertion
        Concurrent5Test.together(() -> shared = 1, () -> shared = 2);
        thrown.expect(IllegalStateException.class);
        if (shared == 1) throw new IllegalStateException();
    }

    @Test(timeout = 1000) public void limitDoesNotCount() throws Exception { // proved
        Concurrent5Test.together(() -> {}, () -> {});
    }
}
