// An element of an array is updated by a handle in one thread and read plainly in another; the neighbours are nobody else's.
// check: --all
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainElementOfAtomicArray {
    static final int[] cells = new int[3];
    static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            CELLS.getAndAdd(cells, 1, 5); //~ RACE PlainElementOfAtomicArray.cells[] a
            CELLS.setVolatile(cells, 0, 5);
        });
        other.start();
        cells[2] = 7;
        int seen = cells[1]; //~ RACE PlainElementOfAtomicArray.cells[] a
        other.join();
    }
}
