package raceproof.patcher;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/** Statements inside a lock: a monitor, or a lock of java.util.concurrent. */
final class Locking {
    /** The lines around what is locked; {@code inside} is what the second block holds, if there is one. */
    private record Frame(List<String> before, String open, String close, List<String> inside) {}

    private final Program program;
    private final Edits edits;

    Locking(Program program, Edits edits) {
        this.program = program;
        this.edits = edits;
    }

    void lock(Request.Change change) throws Refusal {
        StatementRanges ranges = new StatementRanges(program);
        StatementRange range = ranges.find(change.first, change.last, StatementRanges.Single.ITSELF);
        if (range == null) {
            lockExpression(ranges.bodyOf(change.first), change.lock);
        } else {
            lock(range, change.lock);
        }
    }

    void lock(StatementRange wanted, Request.Lock lock) throws Refusal {
        StatementRange range = wanted;
        Hoisting hoisting = new Hoisting(program, range);
        if (hoisting.needsMore()) {
            if (range.place() != StatementRange.Place.BLOCK)
                throw refusal(range, "a declaration in the statements is used after them");
            range = range.grownToEnd();
            hoisting = new Hoisting(program, range);
        }
        if (range.statements().stream().anyMatch(Locking::callsConstructor))
            throw refusal(range, "the call of another constructor cannot be inside a lock");
        TreePath place = new TreePath(range.owner(), range.first());
        Names names = new Names(program);
        Frame frame = frameOf(place, names.lockAt(place, lock), lock.isConcurrent(), names);
        Layout layout = new Layout(program, range.owner().getCompilationUnit());
        if (layout.hasWholeLines(range)) {
            writeLines(range, frame, layout, hoisting);
        } else {
            writeInline(range, frame, layout, hoisting);
        }
    }

    private Refusal refusal(StatementRange range, String reason) {
        return program.refusal(new TreePath(range.owner(), range.first()), reason);
    }

    /** Whether the statement is a call of {@code this(…)} or {@code super(…)}. */
    static boolean callsConstructor(StatementTree statement) {
        return statement instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof MethodInvocationTree call
            && Set.of("super", "this").contains(call.getMethodSelect().toString());
    }

    private static Frame frameOf(TreePath place, Names.Expression lock, boolean isConcurrent, Names names) {
        if (!isConcurrent) return new Frame(List.of(), "synchronized (" + lock.text() + ") {", "}", List.of());
        if (isA(lock.type(), "StampedLock")) {
            String stamp = names.freshAt(place, "stamp");
            return new Frame(List.of("long " + stamp + " = " + lock.text() + ".writeLock();"), "try {", "} finally {",
                List.of(lock.text() + ".unlockWrite(" + stamp + ");"));
        }
        String half = halfOf(lock);
        return new Frame(
            List.of(lock.text() + half + ".lock();"), "try {", "} finally {", List.of(lock.text() + half + ".unlock();"));
    }

    /** What to call for the lock itself: a pair of locks has one that excludes everybody. */
    static String halfOf(Names.Expression lock) {
        if (isA(lock.type(), "StampedLock")) return ".asWriteLock()";
        return isA(lock.type(), "ReadWriteLock") ? ".writeLock()" : "";
    }

    private static boolean isA(TypeMirror type, String name) {
        return type != null && type.toString().startsWith("java.util.concurrent.locks.") && type.toString().endsWith(name);
    }

    private void writeLines(StatementRange range, Frame frame, Layout layout, Hoisting hoisting) {
        SourceText source = program.sourceOf(range.owner());
        String newline = source.newline();
        String indentation = source.indentationAt(layout.start(range));
        boolean needsBraces = range.place() == StatementRange.Place.WITHOUT_BRACES && !frame.before.isEmpty();
        StringBuilder opening = new StringBuilder();
        if (needsBraces) opening.append(indentation).append("{").append(newline);
        String inner = needsBraces ? indentation + layout.unit() : indentation;
        for (String line : hoisting.write(edits)) opening.append(inner).append(line).append(newline);
        for (String line : frame.before) opening.append(inner).append(line).append(newline);
        opening.append(inner).append(frame.open).append(newline);
        int start = source.lineStart(layout.firstLine(range));
        int end = source.lineEnd(layout.lastLine(range));
        edits.open(source, start, end, opening.toString());
        layout.indent(range, needsBraces ? 2 : 1, edits, hoisting.removedLines());
        StringBuilder closing = new StringBuilder();
        closing.append(inner).append(frame.close).append(newline);
        for (String line : frame.inside) closing.append(inner).append(layout.unit()).append(line).append(newline);
        if (!frame.inside.isEmpty()) closing.append(inner).append("}").append(newline);
        if (needsBraces) closing.append(indentation).append("}").append(newline);
        edits.close(source, start, end, closing.toString());
    }

    private void writeInline(StatementRange range, Frame frame, Layout layout, Hoisting hoisting) {
        SourceText source = program.sourceOf(range.owner());
        boolean needsBraces = range.place() == StatementRange.Place.WITHOUT_BRACES && !frame.before.isEmpty();
        StringBuilder opening = new StringBuilder(needsBraces ? "{ " : "");
        for (String line : hoisting.write(edits)) opening.append(line).append(" ");
        int start = layout.start(range);
        int end = layout.end(range);
        edits.open(source, start, end, opening + inlineOpening(frame));
        edits.close(source, start, end, " " + inlineClosing(frame) + (needsBraces ? " }" : ""));
    }

    private static String inlineOpening(Frame frame) {
        StringBuilder result = new StringBuilder();
        for (String line : frame.before) result.append(line).append(" ");
        return result.append(frame.open).append(" ").toString();
    }

    private static String inlineClosing(Frame frame) {
        StringBuilder result = new StringBuilder(frame.close);
        for (String line : frame.inside) result.append(" ").append(line);
        return frame.inside.isEmpty() ? result.toString() : result.append(" }").toString();
    }

    /** A lambda whose body is an expression gets a block. */
    private void lockExpression(TreePath path, Request.Lock lock) throws Refusal {
        LambdaExpressionTree lambda = (LambdaExpressionTree) path.getLeaf();
        CompilationUnitTree unit = path.getCompilationUnit();
        Tree body = lambda.getBody();
        TreePath place = new TreePath(path, body);
        Names names = new Names(program);
        Frame frame = frameOf(place, names.lockAt(place, lock), lock.isConcurrent(), names);
        String give = AtomicUse.returnsNothing(program, path) ? "" : "return ";
        SourceText source = program.sourceOf(unit);
        int start = program.start(unit, body);
        int end = program.end(unit, body);
        edits.open(source, start, end, "{ " + inlineOpening(frame) + give);
        edits.close(source, start, end, "; " + inlineClosing(frame) + " }");
    }
}
