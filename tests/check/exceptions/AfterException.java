// One thread dies, and the program goes on: what the others do then counts, too.
// check: --all
// expect: exception
// expect: data-race
// expect: data-race
// states: 18  transitions: 31
// check:
// expect: exception
// states: 4  transitions: 4
public class AfterException {
    static int x;

    public static void main(String[] arguments) throws Exception {
        Thread bad = new Thread(() -> {
            throw new IllegalStateException("dies"); //~ EXCEPTION
        });
        bad.start();
        bad.join();
        new Thread(() -> x = 1).start(); //~ DATA-RACE
        x = 2; //~ DATA-RACE
    }
}
