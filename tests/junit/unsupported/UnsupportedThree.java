package unsupported;

import junit.framework.TestCase;

public class UnsupportedThree extends TestCase {
    public void testOld() {} // unsupported junit.framework.TestCase
}
