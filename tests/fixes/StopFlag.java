// fix: volatile-field StopFlag.stop
// expect: proved
public class StopFlag {
    static /*+ volatile +*/ boolean stop;

    public static void main(String[] arguments) throws Exception {
        Thread worker = new Thread(() -> { while (!stop) Thread.yield(); });
        worker.start();
        stop = true;
        worker.join();
        System.out.println("stopped");
    }
}
