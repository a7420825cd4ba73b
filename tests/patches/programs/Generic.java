import java.util.*;

class Box<T extends Comparable<T>> {
    T value;
    T[] values;
    List<? extends Number> numbers = new ArrayList<Integer>();
    Map<String, List<T>> table = new HashMap<>();

    @SuppressWarnings("unchecked")
    Box(int size) {
        values = (T[]) new Comparable[size];
    }

    void put(T next) {
        if (value == null || value.compareTo(next) < 0) value = next;
        values[0] = next;
        table.put("x", new ArrayList<>());
        numbers = List.of(1);
    }
}

enum Level {
    LOW {
        @Override
        void raise() {
            raised++;
        }
    };

    static int raised;

    abstract void raise();
}

class AtomicInteger {
    int clash;

    void up() {
        clash++;
    }
}

public class Generic {
    int plain;
    static int made;

    static {
        made = 1;
    }

    class Inner {
        int depth;

        void go() {
            plain++;
            Generic.this.plain++;
            depth = plain;
            new Object() {
                int seen;

                void look() {
                    seen = plain;
                }
            }.look();
        }
    }

    class Other extends Generic {
        int twice() {
            return super.plain + this.plain;
        }
    }
}
