// An object that is recycled twice is refused by an IllegalStateException.
// jars: netty-common slf4j-api slf4j-nop
// check:
// expect: exception
// message: java.lang.IllegalStateException: recycled already
import io.netty.util.Recycler;

public class RecycledTwice {
    static final class Thing {
        final Recycler.Handle<Thing> handle;

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
        thing.handle.recycle(thing);
        thing.handle.recycle(thing);
    }
}
