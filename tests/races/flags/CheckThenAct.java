// Volatile accesses do not race, but between a check and what follows from it others can act.
// check: --all
// expect: assertion
public class CheckThenAct {
    static volatile int seats = 1;

    static void book() {
        if (seats > 0) seats = seats - 1;
        assert seats >= 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(CheckThenAct::book);
        other.start();
        book();
        other.join();
    }
}
