// Who gives an object back twice is told so by an IllegalStateException; the pool does not lend it to two threads.
// jars: commons-pool2
// check:
// expect: exception
// message: java.lang.IllegalStateException: Object has already been returned to this pool
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class ReturnedTwice {
    static final class Factory extends BasePooledObjectFactory<String> {
        @Override
        public String create() {
            return new String("object");
        }

        @Override
        public PooledObject<String> wrap(String object) {
            return new DefaultPooledObject<>(object);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPoolConfig<String> config = new GenericObjectPoolConfig<>();
        config.setJmxEnabled(false);
        GenericObjectPool<String> pool = new GenericObjectPool<>(new Factory(), config);
        String object = pool.borrowObject();
        new Thread(() -> pool.returnObject(object)).start();
        pool.returnObject(object);
    }
}
