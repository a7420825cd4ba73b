// Two threads add to a plain field: what each choice of races and scheduling points makes of it.
// check:
// expect: data-race
// states: 6  transitions: 6
// check: --all
// expect: data-race
// expect: data-race
// expect: data-race
// expect: assertion
// states: 56  transitions: 99
// check: --races weak --all
// expect: data-race
// expect: data-race
// expect: assertion
// states: 68  transitions: 206
// check: --races off --all
// expect: assertion
// states: 56  transitions: 89
// check: --races off --schedule-points sync
// expect: none
// states: 14  transitions: 18
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
