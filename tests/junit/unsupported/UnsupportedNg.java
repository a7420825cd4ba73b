package unsupported;

import org.testng.annotations.Parameters;
import org.testng.annotations.Test;

public class UnsupportedNg {
    @Test public void first() {} // proved
    @Test(dependsOnMethods = "first") public void dependent() {} // unsupported @Test(dependsOnMethods)
    @Test @Parameters("a") public void parameters(String a) {} // unsupported @Parameters
    @Test(threadPoolSize = 2, invocationCount = 2) public void pooled() {} // unsupported @Test(threadPoolSize)
    @Test(dataProvider = "nowhere") public void provided(int number) {} // unsupported the data provider nowhere
}
