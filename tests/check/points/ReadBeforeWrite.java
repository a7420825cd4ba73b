// The read races with the write, but at scheduling points of synchronisation it always comes first: only a detector that
// remembers reads, or a switch right before the read, can tell.
// check: --all
// expect: data-race
// expect: data-race
// states: 17  transitions: 31
// check: --races weak
// expect: data-race
// states: 14  transitions: 15
// check: --races weak --schedule-points sync
// expect: none
// states: 11  transitions: 12
public class ReadBeforeWrite {
    static volatile boolean closed;
    static int data;

    public static void main(String[] arguments) {
        new Thread(() -> {
            closed = true;
            data = 1; //~ DATA-RACE
        }).start();
        if (!closed && data == 1) System.out.println("late"); //~ DATA-RACE
    }
}
