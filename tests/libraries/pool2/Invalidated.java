// A thread that finds the pool exhausted looks twice before it waits. If the borrower gives the object up in between
// (`invalidateObject`), the pool sees nobody waiting and makes no other one; then the thread waits for ever. A lost wake-up of Commons
// Pool 2.11, for which its users set a maximum time to wait.
// jars: commons-pool2
// check:
// expect: deadlock
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class Invalidated {
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
        config.setMaxTotal(1);
        config.setJmxEnabled(false);
        GenericObjectPool<String> pool = new GenericObjectPool<>(new Factory(), config);
        String object = pool.borrowObject();
        new Thread(() -> use(pool)).start();
        pool.invalidateObject(object);
    }
}
