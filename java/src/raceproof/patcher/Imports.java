package raceproof.patcher;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import javax.lang.model.element.TypeElement;

/** The imports that changes need, added where an ordered list of imports has them. */
final class Imports {
    private final Program program;
    private final Edits edits;
    private final Map<CompilationUnitTree, TreeSet<String>> wanted = new LinkedHashMap<>();

    Imports(Program program, Edits edits) {
        this.program = program;
        this.edits = edits;
    }

    /** The name by which the unit can use the class: the simple one, imported, unless it means another class there. */
    String nameIn(CompilationUnitTree unit, String qualifiedName) {
        String simpleName = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
        if (Names.isImported(unit, qualifiedName)) return simpleName;
        if (isTaken(unit, simpleName)) return qualifiedName;
        wanted.computeIfAbsent(unit, unused -> new TreeSet<>()).add(qualifiedName);
        return simpleName;
    }

    private boolean isTaken(CompilationUnitTree unit, String simpleName) {
        for (ImportTree statement : unit.getImports())
            if (statement.getQualifiedIdentifier().toString().endsWith("." + simpleName)) return true;
        String packageName = Names.packageOf(unit);
        TypeElement sibling =
            program.elements().getTypeElement(packageName.isEmpty() ? simpleName : packageName + "." + simpleName);
        if (sibling != null) return true;
        for (Tree declared : unit.getTypeDecls())
            if (declared instanceof ClassTree outer && hasMember(outer, simpleName)) return true;
        return false;
    }

    private static boolean hasMember(ClassTree outer, String simpleName) {
        for (Tree member : outer.getMembers())
            if (member instanceof ClassTree inner
                && (inner.getSimpleName().contentEquals(simpleName) || hasMember(inner, simpleName)))
                return true;
        return false;
    }

    void finish() {
        wanted.forEach((unit, names) -> {
            Map<Integer, StringBuilder> lines = new LinkedHashMap<>();
            SourceText source = program.sourceOf(unit);
            List<ImportTree> present = new ArrayList<>();
            for (ImportTree statement : unit.getImports())
                if (!statement.isStatic()) present.add(statement);
            if (present.isEmpty()) {
                writeFirst(unit, names);
                return;
            }
            for (String name : names)
                lines.computeIfAbsent(positionAmong(unit, present, name), unused -> new StringBuilder())
                    .append("import ")
                    .append(name)
                    .append(";")
                    .append(source.newline());
            lines.forEach((position, text) -> edits.insert(source, position, text.toString()));
        });
    }

    /** After the last import that sorts before the name, or else before the first. */
    private int positionAmong(CompilationUnitTree unit, List<ImportTree> present, String name) {
        SourceText source = program.sourceOf(unit);
        int position = source.lineStart(source.lineOf(program.start(unit, present.get(0))));
        for (ImportTree statement : present)
            if (statement.getQualifiedIdentifier().toString().compareTo(name) < 0)
                position = source.lineEnd(source.lineOf(program.end(unit, statement) - 1));
        return position;
    }

    /** The first imports of a file: after its package, or before its first class and what is said about that. */
    private void writeFirst(CompilationUnitTree unit, Iterable<String> names) {
        SourceText source = program.sourceOf(unit);
        String newline = source.newline();
        StringBuilder lines = new StringBuilder();
        for (String name : names) lines.append("import ").append(name).append(";").append(newline);
        if (!unit.getImports().isEmpty()) {
            int statics = program.start(unit, unit.getImports().get(0));
            edits.insert(source, source.lineStart(source.lineOf(statics)), lines + newline);
        } else if (unit.getPackage() != null) {
            int line = source.lineOf(program.end(unit, unit.getPackage()) - 1);
            edits.insert(source, source.lineEnd(line), newline + lines);
        } else {
            int position = beforeFirstClass(unit, source);
            boolean followsText = position > 0 && !source.isBlankLine(source.lineOf(position) - 1);
            edits.insert(source, position, (followsText ? newline : "") + lines + newline);
        }
    }

    /** A comment that starts the file is about the file, except for documentation of the class. */
    private int beforeFirstClass(CompilationUnitTree unit, SourceText source) {
        int start = program.start(unit, unit.getTypeDecls().get(0));
        int line = source.lineOf(start);
        int first = line;
        while (first > 1 && !source.isBlankLine(first - 1)) first--;
        String above = source.slice(source.lineStart(first), source.lineStart(line)).strip();
        return above.startsWith("/**") || first > 1 && !above.isEmpty() ? source.lineStart(first) : source.lineStart(line);
    }
}
