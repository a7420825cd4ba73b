// A constructor that lets others see its object before it sets the final field.
// check: --all
// expect: assertion
public class LeakingThis {
    static LeakingThis leaked;
    final int value;

    LeakingThis() {
        leaked = this; //~ RACE LeakingThis.leaked a
        value = 5; //~ RACE LeakingThis.value a
    }

    public static void main(String[] args) {
        new Thread(LeakingThis::new).start();
        LeakingThis seen = leaked; //~ RACE LeakingThis.leaked a
        if (seen != null) {
            assert seen.value == 5; //~ RACE LeakingThis.value a
        }
    }
}
