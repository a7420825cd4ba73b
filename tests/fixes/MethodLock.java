// fix: synchronized-method @add; synchronized-method @total
// expect: proved
public class MethodLock {
    static int total;
    int own;

    static /*+ synchronized +*/ int addTotal(int n) {
        return total += n; /*@total*/
    }
    /*+ synchronized +*/ void add(int n) {
        own += n; /*@add*/
        addTotal(n);
    }

    public static void main(String[] arguments) throws Exception {
        MethodLock shared = new MethodLock();
        Thread other = new Thread(() -> shared.add(1));
        other.start();
        shared.add(2);
        other.join();
        assert shared.own == 3 && total == 3;
        System.out.println(total);
    }
}
