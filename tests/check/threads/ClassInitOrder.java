// Two classes whose initialisers need a third one: no circle.
// check:
// expect: none
// states: 14  transitions: 16
public class ClassInitOrder {
    static class Left {
        static int value = Base.value + 1;
    }

    static class Right {
        static int value = Base.value + 2;
    }

    static class Base {
        static int value = Integer.parseInt("10");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            assert Left.value == 11;
        });
        other.start();
        assert Right.value == 12;
        other.join();
    }
}
