package raceproof.patcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Writes fixes into Java sources: reads requests ({@link Request}) from standard input, and answers each with edits or a reason
 * why there are none. The sources are only read. An answer is lines of words, separated as in a request:
 *
 * <pre>
 * edit PATH START END TEXT     the bytes from START to END of the file become TEXT; in the order of the file, without overlap
 * reason TEXT                  instead of edits
 * done
 * </pre>
 */
public final class Patcher {
    private final Map<Path, SourceText> sources = new HashMap<>();
    private final Map<List<Object>, Program> programs = new HashMap<>();

    private Patcher() {}

    public static void main(String[] arguments) throws IOException {
        Patcher patcher = new Patcher();
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (Request request = Request.read(in); request != null; request = Request.read(in)) {
            out.print(patcher.answer(request));
            out.print("done\n");
        }
        out.flush();
    }

    private String answer(Request request) {
        try {
            Edits edits = new Edits();
            write(request, edits);
            return edited(edits);
        } catch (Refusal refusal) {
            return "reason\t" + Request.escape(refusal.getMessage()) + "\n";
        } catch (RuntimeException | StackOverflowError bug) {
            // A mistake of this program or of the compiler. The other requests still get their answers.
            String where = bug.getStackTrace().length == 0 ? "" : " at " + bug.getStackTrace()[0];
            return "reason\t" + Request.escape("the program that changes sources failed: " + bug + where) + "\n";
        }
    }

    private static String edited(Edits edits) throws Refusal {
        StringBuilder lines = new StringBuilder();
        for (SourceText source : edits.sources()) {
            for (Edits.Edit edit : edits.of(source)) {
                long start = bytes(source.slice(0, edit.start()));
                long end = start + bytes(source.slice(edit.start(), edit.end()));
                lines.append("edit\t").append(Request.escape(source.path().toString())).append('\t').append(start).append('\t');
                lines.append(end).append('\t').append(Request.escape(edit.text())).append('\n');
            }
        }
        return lines.toString();
    }

    private static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private void write(Request request, Edits edits) throws Refusal {
        Program program = programOf(request);
        Declarations declarations = new Declarations(program, edits);
        Imports imports = new Imports(program, edits);
        AtomicChange atomics = new AtomicChange(program, edits, declarations, imports);
        Set<Request.Field> changedArrays = new LinkedHashSet<>();
        for (Request.Change change : request.distinctChanges()) {
            switch (change.kind) {
                case "volatile-field" -> new Volatiles(program, declarations).change(change.field);
                case "atomic-updates" -> atomics.ofField(change.field);
                case "volatile-elements", "atomic-elements" -> {
                    // An atomic array has the one and the other, so it is written once, in the stricter way.
                    if (changedArrays.add(change.field)) atomics.ofElements(change.field, updatesOf(request, change.field));
                }
                case "synchronized-method" -> new Methods(program, edits).synchronize(change.first);
                case "lock-statements" -> new Locking(program, edits).lock(change);
                case "acquire-before" -> new Acquiring(program, edits).acquire(change);
                case "move-statements" -> new Moving(program, edits).move(change);
                default -> throw new Refusal("changes of the kind " + change.kind + " are not written into sources");
            }
        }
        declarations.finish();
        imports.finish();
    }

    private static AtomicUse.Updates updatesOf(Request request, Request.Field array) {
        for (Request.Change change : request.changes)
            if (change.kind.equals("atomic-elements") && change.field.equals(array)) return AtomicUse.Updates.MUST_BE_ATOMIC;
        return AtomicUse.Updates.MAY_BE_TWO_STEPS;
    }

    private Program programOf(Request request) throws Refusal {
        List<SourceText> texts = new ArrayList<>();
        for (Path path : pathsOf(request)) texts.add(sourceAt(path));
        List<Path> key = texts.stream().map(SourceText::path).toList();
        List<Object> whole = List.of(key, request.classPath, request.roots);
        Program program = programs.get(whole);
        if (program == null) {
            program = new Program(texts, request.classPath, request.roots);
            programs.clear();  // Requests for the same sources come together; others would only take memory.
            programs.put(whole, program);
        }
        return program;
    }

    /** The files that were named, and those below the roots that can matter. */
    private Set<Path> pathsOf(Request request) throws Refusal {
        Set<Path> paths = new LinkedHashSet<>();
        for (String file : request.files) {
            Path path = Path.of(file).toAbsolutePath().normalize();
            if (!Files.isRegularFile(path)) throw new Refusal("no such source: " + file);
            paths.add(path);
        }
        Set<String> words = wordsOf(request);
        for (String root : request.roots) {
            if (!Files.isDirectory(Path.of(root))) throw new Refusal("no such folder of sources: " + root);
            try (Stream<Path> below = Files.walk(Path.of(root).toAbsolutePath().normalize())) {
                for (Path path : (Iterable<Path>) below.filter(path -> path.toString().endsWith(".java")).sorted()::iterator)
                    if (!path.endsWith("module-info.java") && words.stream().anyMatch(sourceAt(path)::mentions)) paths.add(path);
            } catch (IOException error) {
                throw new Refusal("cannot read " + root + ": " + error.getMessage());
            }
        }
        if (paths.isEmpty()) throw new Refusal("the sources have no class " + String.join(", ", new TreeSet<>(words)));
        return paths;
    }

    /** The names of fields and classes that a source has to mention to be concerned. */
    private static Set<String> wordsOf(Request request) {
        Set<String> words = new LinkedHashSet<>();
        for (Request.Change change : request.changes) {
            if (change.field.isKnown()) words.addAll(List.of(change.field.name(), outermost(change.field.className())));
            if (change.first != null) words.add(outermost(change.first.className()));
        }
        return words;
    }

    private static String outermost(String binaryName) {
        String simple = binaryName.substring(binaryName.lastIndexOf('/') + 1);
        int dollar = simple.indexOf('$', 1);
        return dollar < 0 ? simple : simple.substring(0, dollar);
    }

    private SourceText sourceAt(Path path) throws Refusal {
        SourceText known = sources.get(path);
        if (known != null) return known;
        try {
            byte[] bytes = Files.readAllBytes(path);
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            SourceText source = new SourceText(path, text);
            sources.put(path, source);
            return source;
        } catch (CharacterCodingException error) {
            throw new Refusal(path + " is not UTF-8");
        } catch (IOException error) {
            throw new Refusal("cannot read " + path);
        }
    }
}
