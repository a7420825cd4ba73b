// Message passing through VarHandle release/acquire, volatile, opaque with fences: the payload is always seen.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ConcVarHandlePublish {
    int payload;
    int flag;

    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findVarHandle(ConcVarHandlePublish.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static int pass(int mode) throws InterruptedException {
        ConcVarHandlePublish box = new ConcVarHandlePublish();
        Thread writer = new Thread(() -> {
            box.payload = 40 + mode;
            switch (mode) {
                case 0 -> FLAG.setRelease(box, 1);
                case 1 -> FLAG.setVolatile(box, 1);
                case 2 -> {
                    VarHandle.releaseFence();
                    FLAG.setOpaque(box, 1);
                }
                default -> {
                    VarHandle.fullFence();
                    FLAG.setOpaque(box, 1);
                }
            }
        });
        writer.start();
        switch (mode) {
            case 0 -> { while ((int) FLAG.getAcquire(box) == 0) Thread.onSpinWait(); }
            case 1 -> { while ((int) FLAG.getVolatile(box) == 0) Thread.onSpinWait(); }
            default -> {
                while ((int) FLAG.getOpaque(box) == 0) Thread.onSpinWait();
                VarHandle.acquireFence();
            }
        }
        int seen = box.payload;
        writer.join();
        return seen;
    }

    public static void main(String[] args) throws Exception {
        for (int mode = 0; mode < 4; mode++) System.out.println("mode " + mode + " payload " + pass(mode));
    }
}
