// check:
// expect: none
public class HookEmpty {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
    }
}
