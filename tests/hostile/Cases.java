import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Named attempts to break out, each with what must come of it. Run with "--list" to see them, or with the names of those to make.
 * same: what java does, in the same words. alike: an exception of the same class as on java. ours: this outcome, java has none.
 * refused: the run stops with this text.
 */
abstract class Cases {
    interface Attempt {
        Object make() throws Throwable;
    }

    private record Case(String kind, String text, Attempt attempt) {}

    private final Map<String, Case> cases = new LinkedHashMap<>();

    final void same(String name, Attempt attempt) {
        cases.put(name, new Case("same", "", attempt));
    }

    final void alike(String name, Attempt attempt) {
        cases.put(name, new Case("alike", "", attempt));
    }

    /** Of what is undefined on java: what is printed here. */
    final void ours(String name, String text, Attempt attempt) {
        cases.put(name, new Case("ours", text, attempt));
    }

    final void refused(String name, String text, Attempt attempt) {
        cases.put(name, new Case("refused", text, attempt));
    }

    /** Registers all attempts. */
    abstract void add() throws Throwable;

    final void run(String[] arguments) throws Throwable {
        add();
        if (arguments[0].equals("--list")) {
            cases.forEach((name, entry) -> System.out.println(name + "\t" + entry.kind + "\t" + entry.text));
            return;
        }
        for (String name : arguments) {
            Case entry = cases.get(name);
            String outcome;
            try {
                outcome = "" + entry.attempt.make();
            } catch (Throwable thrown) {
                outcome = entry.kind.equals("same") ? thrown.toString() : thrown.getClass().getName();
            }
            System.out.println(name + ": " + outcome);
        }
    }
}
