// An exception that a handler of the program's own takes is no violation; one that the handler itself fails to handle is lost.
// check: --all
// args: thread
// expect: none
// states: 10  transitions: 10
// check: --all
// args: default
// expect: none
// states: 10  transitions: 10
// check: --all
// args: group
// expect: none
// states: 9  transitions: 9
// check: --all
// args: failing
// expect: assertion
// states: 11  transitions: 11
// check: --all
// args: none
// expect: exception
// states: 9  transitions: 9
public class OwnHandler {
    static volatile Throwable taken;

    static void die() {
        throw new IllegalStateException(); //~ EXCEPTION
    }

    static class Group extends ThreadGroup {
        Group() {
            super("own");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            taken = thrown;
        }
    }

    public static void main(String[] arguments) throws Exception {
        String where = arguments[0];
        ThreadGroup group = where.equals("group") ? new ThreadGroup(new Group(), "below") : null;
        Thread dying = new Thread(group, OwnHandler::die);
        if (where.equals("thread")) dying.setUncaughtExceptionHandler((thread, thrown) -> taken = thrown);
        if (where.equals("default")) Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> taken = thrown);
        if (where.equals("failing")) {
            dying.setUncaughtExceptionHandler((thread, thrown) -> {
                taken = thrown;
                assert thrown == null; //~ ASSERTION
            });
        }
        dying.start();
        dying.join();
        if (!where.equals("none")) assert taken instanceof IllegalStateException;
    }
}
