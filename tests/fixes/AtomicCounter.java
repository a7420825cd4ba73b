// fix: atomic-updates AtomicCounter.count; atomic-updates AtomicCounter.sum; atomic-updates AtomicCounter.product
// expect: proved
/*+ import java.util.concurrent.atomic.*; +*/
public class AtomicCounter {
    static /*-*/ int count; /*+ AtomicInteger count = new AtomicInteger(); +*/
    /*-*/ long sum; /*+ AtomicLong sum = new AtomicLong(); +*/
    static /*-*/ int product = 1; /*+ AtomicInteger product = new AtomicInteger(1); +*/

    void add(int n) {
        /*-*/ sum += n * 2; /*+ sum.addAndGet(n * 2); +*/
        /*-*/ product = product * n; /*+ product.updateAndGet(p -> p * n); +*/
    }

    public static void main(String[] arguments) throws Exception {
        AtomicCounter shared = new AtomicCounter();
        Thread other = new Thread(() -> {
            /*-*/ count++; /*+ count.getAndIncrement(); +*/
            shared.add(3);
        });
        other.start();
        int mine = /*-*/ ++count; /*+ count.incrementAndGet(); +*/
        shared.add(5);
        assert mine == 1 || mine == 2;
        other.join();
        assert /*-*/ count == 2 && shared.sum == 16 && product == 15; /*+ count.get() == 2 && shared.sum.get() == 16 && product.get() == 15; +*/
        System.out.println(count + " " + shared.sum + " " + product);
    }
}
