// A constructor that sets its final field and then lets others see its object, before it has ended: the field is not frozen yet.
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
