// check:
// expect: none
// states: 7  transitions: 7
public class HookEmpty {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
    }
}
