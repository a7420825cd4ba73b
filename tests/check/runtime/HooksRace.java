// check: --all
// expect: data-race
// expect: data-race
// expect: data-race
// Hooks run at the same time.
public class HooksRace {
    static int shared;
    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++) Runtime.getRuntime().addShutdownHook(new Thread(() -> shared++)); //~ DATA-RACE
    }
}
