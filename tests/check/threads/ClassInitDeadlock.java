// Two classes whose initialisers need each other, begun by two threads.
// check: --all
// expect: deadlock
// states: 27  transitions: 30
public class ClassInitDeadlock {
    static class Left {
        static int value = Right.value + 1; //~ DEADLOCK
    }

    static class Right {
        static int value = Left.value + 1; //~ DEADLOCK
    }

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Left.value)).start();
        System.out.println(Right.value);
    }
}
