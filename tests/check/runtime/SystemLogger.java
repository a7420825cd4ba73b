// check:
// expect: none
// states: 385  transitions: 780
public class SystemLogger {
    static synchronized void step() {}
    public static void main(String[] arguments) throws Exception {
        System.Logger logger = System.getLogger("s");
        logger.log(System.Logger.Level.DEBUG, "not shown");
        System.out.println(logger.getName() + logger.isLoggable(System.Logger.Level.INFO) + logger.isLoggable(System.Logger.Level.TRACE));
        logger.log(System.Logger.Level.INFO, "shown");
        Thread other = new Thread(SystemLogger::step);
        other.start();
        step();
        other.join();
    }
}
