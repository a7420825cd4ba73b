package unsupported;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class Unsupported4Test {
    @Parameterized.Parameters public static Object[] numbers() { return new Object[] {1, 2}; }
    public Unsupported4Test(int number) {}

    @Test public void parameterized() {} // unsupported @RunWith(org.junit.runners.Parameterized)
}
