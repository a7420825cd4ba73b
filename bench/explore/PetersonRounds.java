// Peterson's algorithm with volatile fields, some rounds of it.
public class PetersonRounds {
    static volatile boolean wants0, wants1;
    static volatile int turn;
    static int guarded;

    static void first(int rounds) {
        for (int i = 0; i < rounds; i++) {
            wants0 = true;
            turn = 1;
            while (wants1 && turn == 1) Thread.onSpinWait();
            guarded++;
            wants0 = false;
        }
    }

    static void second(int rounds) {
        for (int i = 0; i < rounds; i++) {
            wants1 = true;
            turn = 0;
            while (wants0 && turn == 0) Thread.onSpinWait();
            guarded++;
            wants1 = false;
        }
    }

    public static void main(String[] arguments) {
        int rounds = Integer.parseInt(arguments[0]);
        new Thread(() -> first(rounds)).start();
        second(rounds);
    }
}
