// One level of a B-link tree: containers in a row, each with its lock and its data nodes. A split moves data to a new container,
// so that the lock of a data node changes.
// check: --all
public class BlinkTree {
    static final class Data {
        final int key;
        int value;

        Data(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    static final class Container {
        final Data[] data = new Data[2];
        int size;
        int highest = Integer.MAX_VALUE;
        Container right;
    }

    static final Container LEFTMOST = new Container();

    static void insert(int key, int value) {
        Container at = LEFTMOST;
        while (true) {
            synchronized (at) {
                if (key <= at.highest) {
                    insertInto(at, key, value);
                    return;
                }
                at = at.right;
            }
        }
    }

    private static void insertInto(Container at, int key, int value) {
        for (int i = 0; i < at.size; i++) {
            if (at.data[i].key == key) {
                at.data[i].value = value;
                return;
            }
        }
        if (at.size == at.data.length) split(at);
        Container target = key <= at.highest ? at : at.right;
        if (target == at) {
            at.data[at.size++] = new Data(key, value);
        } else {
            synchronized (target) {
                target.data[target.size++] = new Data(key, value);
            }
        }
    }

    // The caller holds the lock of the container; the new one is its own until it is linked.
    private static void split(Container full) {
        Container right = new Container();
        int moved = full.data[0].key > full.data[1].key ? 0 : 1;
        right.data[right.size++] = full.data[moved];
        full.data[0] = full.data[1 - moved];
        full.size = 1;
        right.highest = full.highest;
        full.highest = full.data[0].key;
        right.right = full.right;
        full.right = right;
    }

    static Integer lookUp(int key) {
        Container at = LEFTMOST;
        while (true) {
            synchronized (at) {
                if (key <= at.highest) {
                    for (int i = 0; i < at.size; i++) {
                        if (at.data[i].key == key) return at.data[i].value;
                    }
                    return null;
                }
                at = at.right;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        insert(1, 10);
        insert(5, 50);
        Thread other = new Thread(() -> insert(5, 51));
        other.start();
        insert(3, 30);
        other.join();
        assert lookUp(5) == 51 && lookUp(3) == 30 && lookUp(1) == 10;
    }
}
