package raceproof.patcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A fix and the sources to write it into. It is read from lines of words that are separated by tabs; in a word, {@code \\},
 * {@code \t}, {@code \n} and {@code \r} stand for what would end it. The last line of a request is {@code end}:
 *
 * <pre>
 * classpath PATH
 * root FOLDER                                          sources lie there by their packages; repeated
 * file PATH                                            a source; repeated
 * change KIND                                          what follows belongs to it; repeated
 * field CLASS NAME DESCRIPTOR static|instance
 * first|last|target CLASS METHOD DESCRIPTOR LINE
 * lock KIND CLASS NAME DESCRIPTOR static|instance VARIABLE monitor|concurrent
 * end
 * </pre>
 */
final class Request {
    record Field(String className, String name, String descriptor, boolean isStatic) {
        boolean isKnown() {
            return !name.isEmpty();
        }
    }

    record Statement(String className, String method, String descriptor, int line) {
        /** Whether both are of one method. */
        boolean isIn(Statement other) {
            return className.equals(other.className) && method.equals(other.method) && descriptor.equals(other.descriptor);
        }
    }

    enum LockKind { NONE, THIS, CLASS, FIELD, VARIABLE }

    record Lock(LockKind kind, Field field, String variable, boolean isConcurrent) {}

    static final class Change {
        final String kind;
        Field field = new Field("", "", "", false);
        Statement first, last, target;
        Lock lock = new Lock(LockKind.NONE, field, "", false);

        Change(String kind) {
            this.kind = kind;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Change change && parts().equals(change.parts());
        }

        @Override
        public int hashCode() {
            return parts().hashCode();
        }

        private List<Object> parts() {
            return Arrays.asList(kind, field, first, last, target, lock);
        }

        /** Statements inside the same lock that overlap become one stretch. */
        private boolean absorbs(Change other) {
            boolean areLocked = kind.equals("lock-statements") && other.kind.equals(kind) && lock.equals(other.lock);
            if (!areLocked || first == null || other.first == null || !first.isIn(other.first)) return false;
            if (first.line > other.last.line || other.first.line > last.line) return false;
            if (other.first.line < first.line) first = other.first;
            if (other.last.line > last.line) last = other.last;
            return true;
        }
    }

    String classPath = "";
    final List<String> roots = new ArrayList<>();
    final List<String> files = new ArrayList<>();
    final List<Change> changes = new ArrayList<>();

    /** The next request, or null after the last. */
    static Request read(BufferedReader in) throws IOException {
        Request request = new Request();
        boolean isEmpty = true;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split("\t", -1);
            for (int i = 0; i < words.length; i++) words[i] = unescape(words[i]);
            if (words[0].equals("end")) return request;
            isEmpty = false;
            request.take(words);
        }
        if (!isEmpty) throw new IOException("the last request has no end");
        return null;
    }

    /** The changes without those that others have in them. */
    List<Change> distinctChanges() {
        List<Change> distinct = new ArrayList<>();
        for (Change change : changes)
            if (!distinct.contains(change) && distinct.stream().noneMatch(other -> other.absorbs(change))) distinct.add(change);
        return distinct;
    }

    private void take(String[] words) throws IOException {
        switch (words[0]) {
            case "classpath" -> classPath = words[1];
            case "root" -> roots.add(words[1]);
            case "file" -> files.add(words[1]);
            case "change" -> changes.add(new Change(words[1]));
            case "field" -> lastChange().field = field(words);
            case "first" -> lastChange().first = statement(words);
            case "last" -> lastChange().last = statement(words);
            case "target" -> lastChange().target = statement(words);
            case "lock" -> lastChange().lock = new Lock(LockKind.valueOf(words[1]),
                    new Field(words[2], words[3], words[4], words[5].equals("static")), words[6], words[7].equals("concurrent"));
            default -> throw new IOException("a request has no '" + words[0] + "'");
        }
    }

    private Change lastChange() {
        return changes.get(changes.size() - 1);
    }

    private static Field field(String[] words) {
        return new Field(words[1], words[2], words[3], words[4].equals("static"));
    }

    private static Statement statement(String[] words) {
        return new Statement(words[1], words[2], words[3], Integer.parseInt(words[4]));
    }

    static String escape(String word) {
        return word.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    static String unescape(String word) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char character = word.charAt(i);
            if (character != '\\' || i + 1 == word.length()) {
                result.append(character);
                continue;
            }
            switch (word.charAt(++i)) {
                case 't' -> result.append('\t');
                case 'n' -> result.append('\n');
                case 'r' -> result.append('\r');
                default -> result.append(word.charAt(i));
            }
        }
        return result.toString();
    }
}
