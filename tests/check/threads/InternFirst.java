// The first of several equal strings that is interned is the one that all get: which thread's it is depends on the schedule.
// check: --all
// args: first
// expect: assertion
// states: 17  transitions: 18
// check: --all
// args: same
// expect: none
// states: 18  transitions: 19
public class InternFirst {
    static volatile String other;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> other = new String(new char[] {'a', 'b', 'c'}).intern());
        String mine = new String(new char[] {'a', 'b', 'c'});
        thread.start();
        String interned = mine.intern();
        if (args[0].equals("first")) assert interned == mine; //~ ASSERTION
        thread.join();
        assert interned == other;
    }
}
