// Each thread has forces of its own, one adds them up, and all go on with the sum. Between these steps are tournament barriers,
// by a volatile array of plain elements.
// check: --all
public class MoldynTournament {
    static final double[] FORCE = new double[2];
    static double total;
    static volatile boolean[] isDone = new boolean[2];

    static void barrier(int me) {
        boolean done = !isDone[me];
        if (me == 0) {
            while (isDone[1] != done) Thread.onSpinWait(); //~ RACE MoldynTournament.isDone[] a
        }
        isDone[me] = done; //~ RACE MoldynTournament.isDone[] a b
        while (isDone[0] != done) Thread.onSpinWait(); //~ RACE MoldynTournament.isDone[] b
    }

    static void move(int me) {
        FORCE[me] = me + 0.5; //~ RACE MoldynTournament.FORCE[] a
        barrier(me);
        if (me == 0) total = FORCE[0] + FORCE[1]; //~ RACE MoldynTournament.FORCE[] a; MoldynTournament.total a
        barrier(me);
        assert total == 2.0; //~ RACE MoldynTournament.total a
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> move(1));
        other.start();
        move(0);
        other.join();
    }
}
