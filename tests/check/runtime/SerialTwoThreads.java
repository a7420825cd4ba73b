// check:
// expect: none
// states: 70  transitions: 81
import java.io.*;

public class SerialTwoThreads {
    static final class Item implements Serializable {
        private static final long serialVersionUID = 1;
        final int value;
        Item(int value) { this.value = value; }
    }
    static int copy(int value) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(new Item(value));
            return ((Item) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject()).value;
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
    public static void main(String[] arguments) throws Exception {
        int[] seen = new int[2];
        Thread other = new Thread(() -> seen[0] = copy(1));
        other.start();
        seen[1] = copy(2);
        other.join();
        assert seen[0] == 1 && seen[1] == 2;
        System.out.println(seen[0] + seen[1]);
    }
}
