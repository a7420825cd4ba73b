package raceproof.patcher;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/**
 * Statements that go into a block of their own may declare variables that are used after it. Such a declaration is taken out of
 * the block, or else the block grows to the end of the one around it.
 */
final class Hoisting {
    private final Program program;
    private final StatementRange range;
    private final List<VariableTree> needed = new ArrayList<>();
    private final Set<Integer> removedLines = new HashSet<>();
    private final boolean needsMore;

    Hoisting(Program program, StatementRange range) {
        this.program = program;
        this.range = range;
        Set<Element> usedLater = used(program, range.owner(), range.following());
        boolean more = false;
        for (StatementTree statement : range.statements()) {
            if (!(statement instanceof VariableTree || statement instanceof ClassTree)) continue;
            if (!usedLater.contains(program.elementOf(range.owner(), statement))) continue;
            if (statement instanceof VariableTree variable && typeOf(variable) != null && isAlone(variable)) {
                needed.add(variable);
            } else {
                more = true;
            }
        }
        needsMore = more;
    }

    /** What the statements name. */
    static Set<Element> used(Program program, TreePath owner, List<? extends StatementTree> statements) {
        Set<Element> result = new HashSet<>();
        TreePathScanner<Void, Void> scanner = new TreePathScanner<>() {
            @Override
            public Void visitIdentifier(IdentifierTree tree, Void unused) {
                result.add(program.elementOf(getCurrentPath()));
                return super.visitIdentifier(tree, unused);
            }
        };
        for (StatementTree statement : statements) scanner.scan(new TreePath(owner, statement), null);
        return result;
    }

    /** Whether taking declarations out does not suffice. */
    boolean needsMore() {
        return needsMore;
    }

    /** The type as it is written; of {@code var} the one that it stands for, or null. */
    private String typeOf(VariableTree variable) {
        CompilationUnitTree unit = range.owner().getCompilationUnit();
        boolean isWritten = variable.getType() != null && program.start(unit, variable.getType()) >= 0
            && program.end(unit, variable.getType()) > program.start(unit, variable.getType())
            && !program.sourceOf(unit).hasWordAt(program.start(unit, variable.getType()), "var");
        if (isWritten) return program.textOf(unit, variable.getType());
        return new Names(program).typeAt(range.owner(), program.elementOf(range.owner(), variable).asType());
    }

    /** Whether the declaration has only this variable. */
    private boolean isAlone(VariableTree variable) {
        CompilationUnitTree unit = range.owner().getCompilationUnit();
        int start = program.start(unit, variable);
        boolean isOnly =
            range.list().stream().filter(other -> other instanceof VariableTree && program.start(unit, other) == start).count()
            == 1;
        int name = nameOf(variable);
        return isOnly && name >= 0 && !program.sourceOf(unit).text().startsWith("[", name + variable.getName().length());
    }

    private int nameOf(VariableTree variable) {
        try {
            return new Declarations(program, new Edits()).nameOf(range.owner().getCompilationUnit(), variable);
        } catch (Refusal refusal) {
            return -1;
        }
    }

    /** Makes assignments of the declarations, and returns what declares the variables: one text each. */
    List<String> write(Edits edits) {
        CompilationUnitTree unit = range.owner().getCompilationUnit();
        SourceText source = program.sourceOf(unit);
        List<String> declarations = new ArrayList<>();
        for (VariableTree variable : needed) {
            int start = program.start(unit, variable);
            int name = nameOf(variable);
            String type = typeOf(variable);
            boolean isFinal = variable.getModifiers().getFlags().contains(Modifier.FINAL);
            declarations.add((isFinal ? "final " : "") + type + " " + variable.getName() + ";");
            Tree initializer = variable.getInitializer();
            if (initializer == null) {
                remove(source, start, program.end(unit, variable), edits);
                continue;
            }
            edits.replace(source, start, name, "");
            int value = program.start(unit, initializer);
            if (source.text().charAt(value) == '{')
                edits.open(source, value, program.end(unit, initializer), "new " + type + " ");
        }
        return declarations;
    }

    private void remove(SourceText source, int start, int end, Edits edits) {
        int line = source.lineOf(start);
        if (source.slice(source.lineStart(line), source.lineEnd(line)).strip().equals(source.slice(start, end))) {
            removedLines.add(line);
            edits.replace(source, source.lineStart(line), source.lineEnd(line), "");
        } else {
            edits.replace(source, start, source.text().startsWith(" ", end) ? end + 1 : end, "");
        }
    }

    /** Lines that held nothing but a declaration. */
    Set<Integer> removedLines() {
        return removedLines;
    }
}
