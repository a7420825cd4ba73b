// The program's own handler takes the error of a failed assert: then it is the program's business. What passes a finally, the end
// of a synchronized block or of a try with resources on its way there is taken by whoever takes it in the end.
// check:
// args: near
// expect: none
// states: 3  transitions: 3
// check:
// args: far
// expect: none
// states: 3  transitions: 3
// check:
// args: reflected
// expect: none
// states: 3  transitions: 3
// check:
// args: discarded
// expect: none
// states: 3  transitions: 3
// check:
// args: nobody
// expect: assertion
// states: 1  transitions: 1
public class CaughtAssert {
    static int cleanUps;

    static void fail() {
        assert false; //~ ASSERTION
    }

    static synchronized void failFar() {
        try (AutoCloseable resource = () -> cleanUps++) {
            synchronized (resource) {
                try {
                    fail();
                } finally {
                    cleanUps++;
                }
            }
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("finally")
    static void discard() {
        try {
            fail();
        } finally {
            return;
        }
    }

    public static void failReflected() {
        fail();
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "near" -> {
                try {
                    assert false;
                } catch (AssertionError e) {
                    cleanUps++;
                }
            }
            case "far" -> {
                try {
                    failFar();
                } catch (Throwable e) {
                    cleanUps++;
                }
            }
            case "reflected" -> {
                try {
                    CaughtAssert.class.getMethod("failReflected").invoke(null);
                } catch (java.lang.reflect.InvocationTargetException e) {
                    cleanUps++;
                }
            }
            case "discarded" -> discard();
            default -> failFar();
        }
    }
}
