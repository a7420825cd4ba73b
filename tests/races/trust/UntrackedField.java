// A field that nothing depends on is not looked at.
// check: --all
import raceproof.Untracked;

public class UntrackedField {
    @Untracked
    static int calls;

    static void call() {
        calls++;
    }

    public static void main(String[] args) {
        new Thread(UntrackedField::call).start();
        call();
    }
}
