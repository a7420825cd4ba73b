// LockingVisitors lends an object to a function under a lock; this program keeps it and uses it without.
// jars: commons-lang3
// check: --all
import org.apache.commons.lang3.concurrent.locks.LockingVisitors;

public class Visited {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        var visitor = LockingVisitors.reentrantReadWriteLockVisitor(text);
        new Thread(() -> visitor.acceptWriteLocked(builder -> builder.append("x"))).start(); //~ RACE java.lang.StringBuilder a
        assert text.length() <= 1; //~ RACE java.lang.StringBuilder a
    }
}
