// Each thread has streams of its own. What the library knows of the classes is shared, and no business of the program.
// check:
// expect: none
// states: 28  transitions: 32
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;

public class ObjectStreams {
    static Object copy(Object original) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(original);
            return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> copy(new ArrayList<>(List.of(1)))).start();
        assert copy(new ArrayList<>(List.of(1))).equals(List.of(1));
    }
}
