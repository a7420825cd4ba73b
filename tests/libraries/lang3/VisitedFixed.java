// Every use of the object goes through the visitor's lock.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.locks.LockingVisitors;

public class VisitedFixed {
    public static void main(String[] args) {
        var visitor = LockingVisitors.reentrantReadWriteLockVisitor(new StringBuilder());
        new Thread(() -> visitor.acceptWriteLocked(builder -> builder.append("x"))).start();
        int length = visitor.applyReadLocked(StringBuilder::length);
        assert length <= 1;
    }
}
