// Two threads add to a plain field: what each choice of races and scheduling points makes of it.
// check:
// expect: data-race
// states: 3  transitions: 3
// check: --all
// expect: data-race
// expect: data-race
// expect: data-race
// expect: assertion
// states: 29  transitions: 39
// check: --races weak --all
// expect: data-race
// expect: data-race
// expect: assertion
// states: 35  transitions: 76
// check: --races off --all
// expect: assertion
// states: 32  transitions: 37
// check: --races off --schedule-points sync
// expect: none
// states: 7  transitions: 7
public class LostUpdatePlain {
    static int count;

    static void add() {
        count++; //~ DATA-RACE
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(LostUpdatePlain::add);
        other.start();
        add();
        other.join();
        if (count != 2) throw new AssertionError("lost"); //~ ASSERTION
    }
}
