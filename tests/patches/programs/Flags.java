// Fields of all kinds of declarations.
public class Flags {
    static boolean done;
    private static int first, second = 2, third;
    @Deprecated
    String note;
    @SuppressWarnings("unused") private transient /* kept */ long stamp = 7L;
    final int limit = 3;
    volatile boolean ready;
    int bracketed[];
    static final class Inner {
        protected double rate;	// a tab before this
        int x, y;
    }

    public static void main(String[] args) {
        new Thread(() -> { done = true; first++; second++; third++; }).start();
        while (!done) Thread.onSpinWait();
        System.out.println(first + second + third);
    }
}
