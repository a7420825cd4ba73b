// The JDK prints an exception that nobody takes. If code of the program takes part in that, it runs in the dying thread.
// check: --all
// expect: exception
// expect: data-race
// expect: data-race
// states: 21  transitions: 29
public class PrintedByProgram {
    static int printed;

    static class Telling extends RuntimeException {
        @Override
        public String getMessage() {
            return "told " + (printed = 1); //~ DATA-RACE
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            throw new Telling(); //~ EXCEPTION
        }).start();
        printed = 2; //~ DATA-RACE
    }
}
