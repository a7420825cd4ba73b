package raceproof.patcher;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import java.util.Set;

/** Where whole lines can be changed, and how deep they are indented. */
final class Layout {
    private static final String USUAL = "    ";
    private final Program program;
    private final CompilationUnitTree unit;
    private final SourceText source;

    Layout(Program program, CompilationUnitTree unit) {
        this.program = program;
        this.unit = unit;
        source = program.sourceOf(unit);
    }

    /** One level of indentation: what the first member of a class has more than its class. */
    String unit() {
        for (Tree declared : unit.getTypeDecls()) {
            if (!(declared instanceof ClassTree outer)) continue;
            String base = source.indentationAt(program.start(unit, outer));
            for (Tree member : outer.getMembers()) {
                int start = program.start(unit, member);
                if (start < 0 || program.end(unit, member) < 0 || !source.isFirstOnLine(start)) continue;
                String indentation = source.indentationAt(start);
                if (indentation.length() > base.length() && indentation.startsWith(base))
                    return indentation.substring(base.length());
            }
        }
        return USUAL;
    }

    int start(StatementRange range) {
        return program.start(unit, range.first());
    }

    int end(StatementRange range) {
        return program.end(unit, range.last());
    }

    /** Whether the statements share their lines with nothing but comments. */
    boolean hasWholeLines(StatementRange range) {
        return source.isFirstOnLine(start(range)) && source.isLastOnLine(end(range));
    }

    int firstLine(StatementRange range) {
        return source.lineOf(start(range));
    }

    int lastLine(StatementRange range) {
        return source.lineOf(end(range) - 1);
    }

    /** Indents each line of the statements, but for those, by so many levels. */
    void indent(StatementRange range, int levels, Edits edits, Set<Integer> except) {
        for (int line = firstLine(range); line <= lastLine(range); line++)
            if (!source.isBlankLine(line) && !except.contains(line))
                edits.open(source, source.lineStart(line), source.lineStart(line), unit().repeat(levels));
    }
}
