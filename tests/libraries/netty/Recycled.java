// A Recycler keeps objects per thread. One that another thread gives back comes to its owner through a queue, and is seen as
// that thread left it.
// Race free it is; but ordered writes have executions that are not sequentially consistent, which are not explored.
// jars: netty-common slf4j-api slf4j-nop
// check:
// expect: bounded weak-modes
import io.netty.util.Recycler;

public class Recycled {
    static final class Thing {
        final Recycler.Handle<Thing> handle;
        int uses;

        Thing(Recycler.Handle<Thing> handle) {
            this.handle = handle;
        }
    }

    static final Recycler<Thing> THINGS = new Recycler<Thing>() {
        @Override
        protected Thing newObject(Handle<Thing> handle) {
            return new Thing(handle);
        }
    };

    public static void main(String[] args) {
        Thing thing = THINGS.get();
        thing.uses = 1;
        new Thread(() -> {
            thing.uses++;
            thing.handle.recycle(thing);
        }).start();
        Thing next = THINGS.get();
        assert next != thing || next.uses == 2;
    }
}
