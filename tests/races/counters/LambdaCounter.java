// A counter in an array, because a lambda may not change a local variable.
// check: --all
// expect: assertion
public class LambdaCounter {
    public static void main(String[] args) throws InterruptedException {
        int[] counter = {0};
        Runnable increment = () -> counter[0]++; //~ RACE int[] a a
        Thread other = new Thread(increment);
        other.start();
        increment.run();
        other.join();
        assert counter[0] == 2;
    }
}
