// What a class initialiser did is ordered before everything that uses the class, whoever ran it.
// check: --all
public class ClassInitialiser {
    static final class Box {
        int value;
    }

    static final class Holder {
        static Box box = new Box();
        static int[] table = new int[1];

        static {
            box.value = 1;
            table[0] = 2;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            assert Holder.box.value + Holder.table[0] == 3;
        });
        other.start();
        assert Holder.box.value + Holder.table[0] == 3;
        other.join();
    }
}
