// check: --all
// expect: data-race
// expect: data-race
// expect: data-race
// states: 46  transitions: 62
// Hooks run at the same time.
public class HooksRace {
    static int shared;
    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++) Runtime.getRuntime().addShutdownHook(new Thread(() -> shared++)); //~ DATA-RACE
    }
}
