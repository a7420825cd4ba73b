// A pool with its default options registers itself as a management bean when it is made.
// Timed waits that may end at any point make it too large to explore.
// jars: commons-pool2
// check: --timeouts quiescent
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class Registered {
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

    static void use(GenericObjectPool<String> pool) {
        try {
            pool.borrowObject();
        } catch (Exception failed) {
            throw new AssertionError(failed);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPoolConfig<String> config = new GenericObjectPoolConfig<>();
        GenericObjectPool<String> pool = new GenericObjectPool<>(new Factory(), config);
        String object = pool.borrowObject();
        new Thread(() -> use(pool)).start();
        pool.returnObject(object);
    }
}
