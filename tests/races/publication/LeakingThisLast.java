// Even as its last statement: final fields are frozen when the constructor ends, not before.
// check: --all
public class LeakingThisLast {
    static LeakingThisLast leaked;
    final int value;

    LeakingThisLast() {
        value = 5; //~ RACE LeakingThisLast.value a
        leaked = this; //~ RACE LeakingThisLast.leaked a
    }

    public static void main(String[] args) {
        new Thread(LeakingThisLast::new).start();
        LeakingThisLast seen = leaked; //~ RACE LeakingThisLast.leaked a
        if (seen != null) {
            assert seen.value == 5; //~ RACE LeakingThisLast.value a
        }
    }
}
