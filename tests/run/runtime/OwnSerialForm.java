import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

public class OwnSerialForm {
    enum Colour { RED, GREEN }
    record Pair(String left, int right) implements Serializable {}

    static class Base { int base = 7; Base() {} }

    static final class Item extends Base implements Serializable {
        private static final long serialVersionUID = 42;
        private final String name;
        private transient int cached;
        Colour colour = Colour.GREEN;
        List<Pair> pairs = new ArrayList<>(List.of(new Pair("a", 1)));
        Item self = this;
        Item(String name) { this.name = name; this.cached = name.length(); }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(base);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            base = in.readInt() + 1;
            cached = name.length();
        }
    }

    static final class Singleton implements Serializable {
        static final Singleton INSTANCE = new Singleton();
        private Object readResolve() { return INSTANCE; }
    }

    static Object copy(Object object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(object); }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) { return in.readObject(); }
    }

    public static void main(String[] arguments) throws Exception {
        Item item = (Item) copy(new Item("name"));
        System.out.println(item.name + item.cached + item.base + item.colour + item.pairs + (item.self == item));
        System.out.println(copy(Singleton.INSTANCE) == Singleton.INSTANCE);
        assert item.base == 8 && item.colour == Colour.GREEN;
        try {
            copy(new Object());
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(java.io.ObjectStreamClass.lookup(Item.class).getSerialVersionUID());
    }
}
