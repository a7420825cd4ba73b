package junit4;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import org.hamcrest.CoreMatchers;
import org.junit.Before;
import org.junit.ClassRule;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ErrorCollector;
import org.junit.rules.ExpectedException;
import org.junit.rules.ExternalResource;
import org.junit.rules.TestName;
import org.junit.rules.TestRule;
import org.junit.rules.Timeout;
import org.junit.rules.Verifier;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

public class Rules4Test {
    static String notes = "";

    @ClassRule public static final ExternalResource SHARED = new ExternalResource() {
        @Override protected void before() { notes = "class "; }
    };
    @Rule public final ExternalResource resource = new ExternalResource() {
        @Override protected void before() { notes += "open "; }
        @Override protected void after() { if (notes.endsWith("bad ")) throw new IllegalStateException("after"); }
    };
    @Rule public final ExpectedException thrown = ExpectedException.none();
    @Rule public final TestName name = new TestName();
    @Rule public final ErrorCollector errors = new ErrorCollector();
    @Rule public final Timeout limit = Timeout.seconds(100);

    @Before public void before() { notes += "before "; }

    @Test public void order() { assertTrue(notes, notes.endsWith("open before ")); }
    @Test public void classRule() { assertTrue(notes, notes.startsWith("class ")); }
    @Test public void failsInResource() { notes += "bad "; }
    @Test public void named() { assertEquals("named", name.getMethodName()); }
    @Test public void expects() { thrown.expect(IllegalStateException.class); thrown.expectMessage("why"); throw new IllegalStateException("why not"); }
    @Test public void expectsMore() { thrown.expect(IllegalStateException.class); }
    @Test public void expectsOther() { thrown.expectMessage("what"); throw new IllegalStateException("why not"); }
    @Test public void collects() { errors.checkThat(1, CoreMatchers.is(2)); errors.checkThat(1, CoreMatchers.is(1)); }
    @Test public void collectsNothing() { errors.checkThat(1, CoreMatchers.is(1)); }

    public static class OwnRule4Test {
        int wrapped;
        @Rule public TestRule twice() {
            return new TestRule() {
                @Override public Statement apply(Statement base, Description description) {
                    return new Statement() {
                        @Override public void evaluate() throws Throwable {
                            wrapped = 1;
                            base.evaluate();
                            base.evaluate();
                            if (description.getMethodName().equals("isToldOf")) fail();
                        }
                    };
                }
            };
        }
        @Rule public final Verifier verifier = new Verifier() {
            @Override protected void verify() { if (wrapped == 7) throw new IllegalStateException("verified"); }
        };
        @Test public void runsInside() { assertEquals(1, wrapped); }
        @Test public void isToldOf() {}
        @Test public void failsLater() { wrapped = 7; }
    }
}
