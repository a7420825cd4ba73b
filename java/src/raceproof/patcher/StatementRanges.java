package raceproof.patcher;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole statements on given lines: as few as possible, and all of one list. A line that holds the head of a loop or of an if
 * means the whole loop or if.
 */
final class StatementRanges {
    private final Program program;
    private final Bodies bodies;

    StatementRanges(Program program) {
        this.program = program;
        bodies = new Bodies(program);
    }

    /** Whether a body without braces is a list of its own, or belongs to its statement. */
    enum Single { ITSELF, WITH_ITS_STATEMENT }

    /** Null if the code is a lambda whose body is an expression: then {@link #bodyOf} is what there is. */
    StatementRange find(Request.Statement first, Request.Statement last, Single single) throws Refusal {
        TreePath body = bodies.bodyOf(first);
        if (body.getLeaf() != bodies.bodyOf(last).getLeaf()) throw program.refusal(body, "the statements are not in one method");
        TreePath block;
        if (body.getLeaf() instanceof LambdaExpressionTree lambda) {
            if (lambda.getBodyKind() == LambdaExpressionTree.BodyKind.EXPRESSION) return null;
            block = new TreePath(body, lambda.getBody());
        } else {
            block = body.getLeaf() instanceof MethodTree method ? new TreePath(body, method.getBody()) : body;
        }
        int firstLine = Math.min(first.line(), last.line());
        int lastLine = Math.max(first.line(), last.line());
        StatementRange range =
            overlapping(block, ((BlockTree) block.getLeaf()).getStatements(), StatementRange.Place.BLOCK, firstLine, lastLine);
        if (range == null)
            throw new Refusal(program.sourceOf(body).fileName() + ":" + first.line() + ": there is no statement on this line");
        for (StatementRange inner = range; inner != null; inner = descend(range, firstLine, lastLine, single)) range = inner;
        return range;
    }

    TreePath bodyOf(Request.Statement statement) throws Refusal {
        return bodies.bodyOf(statement);
    }

    /** The statement itself, for a place to insert before. */
    StatementRange find(Request.Statement statement, Single single) throws Refusal {
        return find(statement, statement, single);
    }

    private StatementRange overlapping(
        TreePath owner, List<? extends StatementTree> list, StatementRange.Place place, int firstLine, int lastLine) {
        CompilationUnitTree unit = owner.getCompilationUnit();
        int from = -1;
        int to = -1;
        for (int i = 0; i < list.size(); i++) {
            if (program.end(unit, list.get(i)) < 0) continue;  // The call of super() that the compiler adds.
            if (program.startLine(unit, list.get(i)) > lastLine || program.endLine(unit, list.get(i)) < firstLine) continue;
            if (from < 0) from = i;
            to = i;
        }
        return from < 0 ? null : new StatementRange(owner, list, from, to, place);
    }

    /**
     * The range inside the only statement of a range that holds all of the lines; null if its head or another part is on them,
     * too.
     */
    private StatementRange descend(StatementRange range, int firstLine, int lastLine, Single single) {
        if (range.from() != range.to()) return null;
        CompilationUnitTree unit = range.owner().getCompilationUnit();
        SourceText source = program.sourceOf(unit);
        StatementTree whole = range.first();
        for (TreePath part : parts(new TreePath(range.owner(), whole))) {
            Tree tree = part.getLeaf();
            int start = program.start(unit, tree);
            int end = program.end(unit, tree);
            boolean endsAlone = end == program.end(unit, whole) || source.lineOf(end - 1) > lastLine
                || source.lineOf(source.skipSpace(end)) > lastLine;
            StatementRange inner = null;
            if (tree instanceof BlockTree block) {
                if (source.lineOf(start) < firstLine && endsAlone)
                    inner = overlapping(part, block.getStatements(), StatementRange.Place.BLOCK, firstLine, lastLine);
            } else if (tree instanceof CaseTree branch) {
                if (source.lineOf(start) < firstLine && branch.getStatements() != null && branch.getBody() == null)
                    inner = overlapping(part, branch.getStatements(), StatementRange.Place.CASE, firstLine, lastLine);
            } else if (source.lineOf(start) <= firstLine && lastLine <= source.lineOf(end - 1) && endsAlone) {
                StatementRange itself = new StatementRange(
                    part.getParentPath(), List.of((StatementTree) tree), 0, 0, StatementRange.Place.WITHOUT_BRACES);
                boolean stands = single == Single.ITSELF && source.isFirstOnLine(start);
                inner = stands ? itself : descend(itself, firstLine, lastLine, single);
            }
            if (inner != null) return inner;
        }
        return null;
    }

    /** The statements, blocks and cases directly inside a statement. */
    private static List<TreePath> parts(TreePath path) {
        Tree tree = path.getLeaf();
        List<TreePath> result = new ArrayList<>();
        if (tree instanceof BlockTree) {
            result.add(path);
        } else if (tree instanceof IfTree branch) {
            result.add(new TreePath(path, branch.getThenStatement()));
            if (branch.getElseStatement() != null) result.add(new TreePath(path, branch.getElseStatement()));
        } else if (tree instanceof WhileLoopTree loop) {
            result.add(new TreePath(path, loop.getStatement()));
        } else if (tree instanceof DoWhileLoopTree loop) {
            result.add(new TreePath(path, loop.getStatement()));
        } else if (tree instanceof ForLoopTree loop) {
            result.add(new TreePath(path, loop.getStatement()));
        } else if (tree instanceof EnhancedForLoopTree loop) {
            result.add(new TreePath(path, loop.getStatement()));
        } else if (tree instanceof LabeledStatementTree labeled) {
            result.add(new TreePath(path, labeled.getStatement()));
        } else if (tree instanceof SynchronizedTree locked) {
            result.add(new TreePath(path, locked.getBlock()));
        } else if (tree instanceof TryTree tried) {
            result.add(new TreePath(path, tried.getBlock()));
            for (CatchTree handler : tried.getCatches())
                result.add(new TreePath(new TreePath(path, handler), handler.getBlock()));
            if (tried.getFinallyBlock() != null) result.add(new TreePath(path, tried.getFinallyBlock()));
        } else if (tree instanceof SwitchTree choice) {
            for (CaseTree branch : choice.getCases()) {
                TreePath casePath = new TreePath(path, branch);
                result.add(branch.getBody() instanceof BlockTree ? new TreePath(casePath, branch.getBody()) : casePath);
            }
        }
        return result;
    }
}
