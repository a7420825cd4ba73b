// Lamport's bakery with volatile fields: spinning, so that the graph of states has cycles.
public class BakeryRounds {
    static volatile int choosing0, choosing1, number0, number1, inside;

    static void enter0() {
        choosing0 = 1;
        number0 = number1 + 1;
        choosing0 = 0;
        while (choosing1 == 1) Thread.yield();
        while (number1 != 0 && number1 < number0) Thread.yield();
    }

    static void enter1() {
        choosing1 = 1;
        number1 = number0 + 1;
        choosing1 = 0;
        while (choosing0 == 1) Thread.yield();
        while (number0 != 0 && number0 <= number1) Thread.yield();
    }

    static void critical() {
        inside++;
        if (inside != 1) throw new IllegalStateException("two inside");
        inside--;
    }

    public static void main(String[] arguments) {
        int rounds = Integer.parseInt(arguments[0]);
        new Thread(() -> {
            for (int i = 0; i < rounds; i++) {
                enter0();
                critical();
                number0 = 0;
            }
        }).start();
        for (int i = 0; i < rounds; i++) {
            enter1();
            critical();
            number1 = 0;
        }
    }
}
