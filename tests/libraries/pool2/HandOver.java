// A pool of one object hands it from one borrower to the next: what the first did to it is seen by the second.
// Timed waits that may end at any point make it too large to explore.
// jars: commons-pool2
// check: --all --timeouts quiescent
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class HandOver {
    static final class Counter {
        int count;
    }

    static final class Factory extends BasePooledObjectFactory<Counter> {
        @Override
        public Counter create() {
            return new Counter();
        }

        @Override
        public PooledObject<Counter> wrap(Counter counter) {
            return new DefaultPooledObject<>(counter);
        }
    }

    static void use(GenericObjectPool<Counter> pool) {
        try {
            Counter counter = pool.borrowObject();
            counter.count++;
            pool.returnObject(counter);
        } catch (Exception failed) {
            throw new AssertionError(failed);
        }
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPoolConfig<Counter> config = new GenericObjectPoolConfig<>();
        config.setMaxTotal(1);
        config.setJmxEnabled(false);
        GenericObjectPool<Counter> pool = new GenericObjectPool<>(new Factory(), config);
        Thread other = new Thread(() -> use(pool));
        other.start();
        use(pool);
        other.join();
        assert pool.borrowObject().count == 2;
    }
}
