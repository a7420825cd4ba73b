// check: --all
// expect: data-race
// expect: data-race
// expect: data-race
// expect: data-race
// states: 74  transitions: 118
// Daemons are not waited for: they still run when hooks do.
public class HookBesideDaemon {
    static int shared;

    public static void main(String[] arguments) {
        Thread daemon = new Thread(() -> shared = 1); //~ DATA-RACE
        daemon.setDaemon(true);
        daemon.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> shared++)); //~ DATA-RACE
    }
}
