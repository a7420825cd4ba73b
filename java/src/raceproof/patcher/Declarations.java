package raceproof.patcher;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * New modifiers and types of fields. A declaration of several variables, {@code int a, b;}, stays one as long as all of them get
 * the same; else it is split. That is why changes are collected first.
 */
final class Declarations {
    /** {@code modifier} is added, {@code final} in place of {@code volatile}, and {@code type} replaces the type unless null. */
    record Header(String modifier, String type) {
        static final Header AS_IT_IS = new Header("", null);

        /** Both changes; {@code final} is for an object that is as good as volatile. Null if they contradict each other. */
        Header with(Header other) {
            if (type != null && other.type != null && !type.equals(other.type)) return null;
            String both = modifier.equals("final") || other.modifier.isEmpty() ? modifier : other.modifier;
            return new Header(both, type != null ? type : other.type);
        }
    }

    private final Program program;
    private final Edits edits;
    private final Map<VariableTree, Header> headers = new LinkedHashMap<>();
    private final Set<TreePath> owners = new LinkedHashSet<>();

    Declarations(Program program, Edits edits) {
        this.program = program;
        this.edits = edits;
    }

    void change(TreePath declaration, Header header) throws Refusal {
        VariableTree tree = (VariableTree) declaration.getLeaf();
        Header both = headerOf(tree).with(header);
        if (both == null) throw program.refusal(declaration, "two changes of the declaration of " + tree.getName());
        headers.put(tree, both);
        owners.add(declaration.getParentPath());
    }

    /** Turns everything that was collected into edits. */
    void finish() throws Refusal {
        for (TreePath owner : owners) {
            Map<Integer, List<VariableTree>> groups = new LinkedHashMap<>();
            for (Tree member : ((ClassTree) owner.getLeaf()).getMembers())
                if (member instanceof VariableTree variable)
                    groups.computeIfAbsent(program.start(owner.getCompilationUnit(), variable), unused -> new ArrayList<>())
                        .add(variable);
            for (List<VariableTree> group : groups.values())
                if (group.stream().anyMatch(headers::containsKey)) write(owner.getCompilationUnit(), group);
        }
    }

    private void write(CompilationUnitTree unit, List<VariableTree> group) throws Refusal {
        SourceText source = program.sourceOf(unit);
        VariableTree first = group.get(0);
        int start = program.start(unit, first);
        int name = nameOf(unit, first);
        Header current = headerOf(first);
        edits.replace(source, start, name, headerText(unit, first, current));
        for (int i = 1; i < group.size(); i++) {
            Header next = headerOf(group.get(i));
            if (next.equals(current)) continue;
            current = next;
            int from = program.end(unit, group.get(i - 1));
            from = source.slice(from - 1, from).equals(",") ? from - 1 : source.skipSpace(from);
            int to = source.skipSpace(from + 1);
            if (source.hasComment(from, to))
                throw Refusal.at(source, from, "a comment is in the way of splitting the declaration");
            edits.replace(source, from, to, ";" + source.newline() + source.indentationAt(start) + headerText(unit, first, next));
        }
    }

    private Header headerOf(VariableTree variable) {
        return headers.getOrDefault(variable, Header.AS_IT_IS);
    }

    /** Where the name of the variable stands: before its initial value, or at the end of its declaration. */
    int nameOf(CompilationUnitTree unit, VariableTree variable) throws Refusal {
        SourceText source = program.sourceOf(unit);
        String name = variable.getName().toString();
        int end =
            variable.getInitializer() == null ? program.end(unit, variable) : program.start(unit, variable.getInitializer());
        while (end > 0 && !Character.isJavaIdentifierPart(source.text().charAt(end - 1))) end--;
        int start = end - name.length();
        if (start >= 0 && source.hasWordAt(start, name)) return start;
        // A comment is in between.
        for (int at = program.start(unit, variable.getType()); at < program.end(unit, variable);
             at = source.skipSpace(source.tokenEnd(at)))
            if (source.hasWordAt(at, name)) return at;
        throw Refusal.at(source, program.start(unit, variable), "the name of " + name + " is not found");
    }

    private String headerText(CompilationUnitTree unit, VariableTree first, Header header) throws Refusal {
        SourceText source = program.sourceOf(unit);
        int start = program.start(unit, first);
        int type = program.start(unit, first.getType());
        int name = nameOf(unit, first);
        String modifiers = modifiersWith(source, start, type, annotationRanges(unit, first), header);
        String typeText =
            header.type == null ? source.slice(type, name) : header.type + source.slice(program.end(unit, first.getType()), name);
        return modifiers + typeText;
    }

    private List<int[]> annotationRanges(CompilationUnitTree unit, VariableTree variable) {
        List<int[]> ranges = new ArrayList<>();
        for (AnnotationTree annotation : variable.getModifiers().getAnnotations())
            ranges.add(new int[] {program.start(unit, annotation), program.end(unit, annotation)});
        return ranges;
    }

    /** The modifiers from {@code start} to the type: the new one goes after the last keyword, or right before the type. */
    private static String modifiersWith(SourceText source, int start, int type, List<int[]> annotations, Header header) {
        StringBuilder result = new StringBuilder(source.slice(start, type));
        int lastKeywordEnd = -1;
        for (int at = source.skipSpace(start); at < type; at = source.skipSpace(at)) {
            int[] annotation = rangeAt(annotations, at);
            if (annotation != null) {
                at = annotation[1];
                continue;
            }
            int end = source.tokenEnd(at);
            if (source.hasWordAt(at, "volatile") && header.modifier.equals("final"))
                return result.replace(at - start, end - start, header.modifier).toString();
            lastKeywordEnd = end;
            at = end;
        }
        if (header.modifier.isEmpty()) return result.toString();
        if (lastKeywordEnd < 0) return result + header.modifier + " ";
        return result.insert(lastKeywordEnd - start, " " + header.modifier).toString();
    }

    private static int[] rangeAt(List<int[]> ranges, int position) {
        for (int[] range : ranges)
            if (range[0] <= position && position < range[1]) return range;
        return null;
    }
}
