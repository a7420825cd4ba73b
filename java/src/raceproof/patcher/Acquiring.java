package raceproof.patcher;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/** A statement that acquires first what others released: a lock, a volatile field, the end of a thread. */
final class Acquiring {
    private final Program program;
    private final Edits edits;
    private final Names names;

    Acquiring(Program program, Edits edits) {
        this.program = program;
        this.edits = edits;
        names = new Names(program);
    }

    void acquire(Request.Change change) throws Refusal {
        StatementRanges ranges = new StatementRanges(program);
        boolean isLock = change.lock.kind() != Request.LockKind.NONE;
        StatementRange alone = ranges.find(change.first, StatementRanges.Single.ITSELF);
        if (alone == null) {
            if (isLock) {
                new Locking(program, edits).lock(withLast(change));
                return;
            }
            throw program.refusal(ranges.bodyOf(change.first), "the body of the lambda expression has no place for a statement");
        }
        // A statement that calls nothing cannot block, so the lock may as well be held while it is executed.
        if (isLock && isSimple(alone.first())) {
            new Locking(program, edits).lock(alone, change.lock);
            return;
        }
        StatementRange range = ranges.find(change.first, StatementRanges.Single.WITH_ITS_STATEMENT);
        TreePath place = new TreePath(range.owner(), range.first());
        if (Locking.callsConstructor(range.first()))
            throw program.refusal(place, "nothing can come before the call of another constructor");
        insertBefore(range, isLock ? lockLines(place, change.lock) : lines(place, change));
    }

    private static Request.Change withLast(Request.Change change) {
        Request.Change result = new Request.Change(change.kind);
        result.first = change.first;
        result.last = change.first;
        result.lock = change.lock;
        return result;
    }

    private static boolean isSimple(StatementTree statement) {
        if (!(statement instanceof ExpressionStatementTree || statement instanceof VariableTree
                || statement instanceof ReturnTree))
            return false;
        boolean[] calls = {false};
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
                calls[0] = true;
                return null;
            }

            @Override
            public Void visitNewClass(NewClassTree tree, Void unused) {
                calls[0] = true;
                return null;
            }
        }.scan(statement, null);
        return !calls[0];
    }

    private List<String> lockLines(TreePath place, Request.Lock lock) throws Refusal {
        Names.Expression expression = names.lockAt(place, lock);
        String text = expression.text();
        String indentation = new Layout(program, place.getCompilationUnit()).unit();
        if (lock.isConcurrent()) text += Locking.halfOf(expression);
        if (lock.isConcurrent())
            return List.of(text + ".lock(); // What others did under this lock comes before what follows.", text + ".unlock();");
        return List.of(
            "synchronized (" + text + ") {", indentation + "// What others did under this lock comes before what follows.", "}");
    }

    private List<String> lines(TreePath place, Request.Change change) throws Refusal {
        Names.Expression acquired = change.field.isKnown() ? names.fieldAt(place, change.field, change.lock.variable())
                                                           : names.variableAt(place, change.lock.variable());
        TypeMirror thread = program.elements().getTypeElement("java.lang.Thread").asType();
        if (program.types().isSubtype(acquired.type(), thread)) return joinLines(place, List.of(acquired.text() + ".join();"));
        if (acquired.type() instanceof ArrayType array && program.types().isSubtype(array.getComponentType(), thread)) {
            String each = names.freshAt(place, "each");
            return joinLines(place, List.of("for (Thread " + each + " : " + acquired.text() + ") " + each + ".join();"));
        }
        if (!change.field.isKnown()) throw program.refusal(place, acquired.text() + " is no thread to join");
        String fieldName = change.field.name();
        String seen = names.freshAt(place, "seen" + Character.toUpperCase(fieldName.charAt(0)) + fieldName.substring(1));
        String type = names.typeAt(place, acquired.type());
        return List.of((type == null ? "var" : type) + " " + seen + " = " + acquired.text()
            + "; // What others did before they wrote " + fieldName + " comes before what follows.");
    }

    /** A join may be interrupted; what follows must not be executed then. */
    private List<String> joinLines(TreePath place, List<String> join) {
        if (mayBeInterrupted(place)) return join;
        String exception = names.freshAt(place, "interrupted");
        String indentation = new Layout(program, place.getCompilationUnit()).unit();
        List<String> lines = new ArrayList<>(List.of("try {"));
        for (String line : join) lines.add(indentation + line);
        lines.addAll(List.of("} catch (InterruptedException " + exception + ") {",
            indentation + "throw new IllegalStateException(" + exception + ");", "}"));
        return lines;
    }

    /** Whether the code at the place may throw an InterruptedException. */
    private boolean mayBeInterrupted(TreePath place) {
        TreePath below = place;
        for (TreePath path = place.getParentPath(); path != null; below = path, path = path.getParentPath()) {
            Tree tree = path.getLeaf();
            if (tree instanceof LambdaExpressionTree) return false;
            if (tree instanceof BlockTree && path.getParentPath().getLeaf() instanceof ClassTree) return false;
            if (tree instanceof MethodTree method) return method.getThrows().stream().anyMatch(Acquiring::takesInterrupts);
            if (tree instanceof TryTree tried && tried.getBlock() == below.getLeaf())
                for (CatchTree handler : tried.getCatches())
                    if (takesInterrupts(handler.getParameter().getType())) return true;
        }
        return false;
    }

    private static boolean takesInterrupts(Tree type) {
        if (type instanceof UnionTypeTree union) return union.getTypeAlternatives().stream().anyMatch(Acquiring::takesInterrupts);
        return List.of("InterruptedException", "Exception", "Throwable").contains(type.toString());
    }

    private void insertBefore(StatementRange range, List<String> lines) {
        SourceText source = program.sourceOf(range.owner());
        int start = new Layout(program, range.owner().getCompilationUnit()).start(range);
        if (source.isFirstOnLine(start)) {
            StringBuilder text = new StringBuilder();
            for (String line : lines) text.append(source.indentationAt(start)).append(line).append(source.newline());
            edits.insert(source, source.lineStart(source.lineOf(start)), text.toString());
        } else {
            StringBuilder text = new StringBuilder();
            for (String line : lines)
                text.append(line.strip().replaceFirst("^// (.*)$", "/* $1 */").replaceFirst("; // (.*)$", "; /* $1 */"))
                    .append(" ");
            edits.insert(source, start, text.toString());
        }
    }
}
