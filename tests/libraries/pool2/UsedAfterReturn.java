// An object that its borrower still uses after giving it back: the pool may have lent it to another thread already.
// jars: commons-pool2
// check:
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

public class UsedAfterReturn {
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
            counter.count++; //~ RACE UsedAfterReturn$Counter.count a
            pool.returnObject(counter);
            if (counter.count > 2) throw new AssertionError(); //~ RACE UsedAfterReturn$Counter.count a
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
    }
}
