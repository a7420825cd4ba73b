package raceproof.patcher;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;

/** Statements that go to before another one, of the same block or of one around it. */
final class Moving {
    private final Program program;
    private final Edits edits;

    Moving(Program program, Edits edits) {
        this.program = program;
        this.edits = edits;
    }

    void move(Request.Change change) throws Refusal {
        StatementRanges ranges = new StatementRanges(program);
        StatementRange range = ranges.find(change.first, change.last, StatementRanges.Single.WITH_ITS_STATEMENT);
        StatementRange target = ranges.find(change.target, StatementRanges.Single.WITH_ITS_STATEMENT);
        if (range == null || target == null)
            throw program.refusal(ranges.bodyOf(change.first), "the body of the lambda expression has no statements to move");
        TreePath first = new TreePath(range.owner(), range.first());
        refuseBadTarget(range, target, first);
        refuseJumps(range, first);
        refuseMissingVariables(range, target, first);
        refuseDependence(range, target, first);
        write(range, target);
    }

    private void refuseBadTarget(StatementRange range, StatementRange target, TreePath first) throws Refusal {
        for (StatementTree statement : range.statements())
            if (statement == target.first()) throw program.refusal(first, "the statement to come before is among those to move");
        if (Locking.callsConstructor(target.first()) || range.statements().stream().anyMatch(Locking::callsConstructor))
            throw program.refusal(first, "the call of another constructor has to come first");
        for (TreePath path = first; path != null; path = path.getParentPath()) {
            Tree tree = path.getLeaf();
            if (tree == target.owner().getLeaf()) return;
            boolean isConditional =
                tree instanceof IfTree || tree instanceof CaseTree || tree instanceof CatchTree || isLoop(tree);
            if (isConditional && !range.statements().contains(tree))
                throw program.refusal(
                    first, "it is executed under a condition or repeatedly; before the other statement it would not be");
        }
        throw program.refusal(first, "the statement to come before is in a block that does not hold this one");
    }

    private static boolean isLoop(Tree tree) {
        return tree instanceof WhileLoopTree || tree instanceof DoWhileLoopTree || tree instanceof ForLoopTree ||
               tree instanceof EnhancedForLoopTree;
    }

    /** Neither may change a variable that the other uses: the program would compute something else. */
    private void refuseDependence(StatementRange range, StatementRange target, TreePath first) throws Refusal {
        TreePath body = first;
        while (!(body.getLeaf() instanceof MethodTree || body.getLeaf() instanceof LambdaExpressionTree
                || body.getLeaf() instanceof ClassTree))
            body = body.getParentPath();
        int rangeStart = program.start(first);
        int rangeEnd = program.end(range.owner().getCompilationUnit(), range.last());
        int targetStart = program.start(target.owner().getCompilationUnit(), target.first());
        Variables moved = new Variables(program, rangeStart, rangeEnd);
        Variables passed = new Variables(program, Math.min(targetStart, rangeEnd), Math.max(targetStart, rangeStart));
        moved.scan(body, null);
        passed.scan(body, null);
        Element common = moved.firstDependence(passed);
        if (common != null) throw program.refusal(first, "what it would be moved past uses " + common.getSimpleName() + ", too");
    }

    private void refuseJumps(StatementRange range, TreePath first) throws Refusal {
        boolean[] jumps = {false};
        TreeScanner<Void, Integer> scanner = new TreeScanner<>() {
            @Override
            public Void scan(Tree tree, Integer depth) {
                if (tree instanceof LambdaExpressionTree || tree instanceof ClassTree) return null;
                if (tree instanceof ReturnTree || tree instanceof YieldTree) jumps[0] = true;
                if ((tree instanceof BreakTree || tree instanceof ContinueTree) && depth == 0) jumps[0] = true;
                return super.scan(tree, isLoop(tree) || tree instanceof SwitchTree ? depth + 1 : depth);
            }
        };
        scanner.scan(range.statements(), 0);
        if (jumps[0]) throw program.refusal(first, "the statements leave their block by a jump");
    }

    /** What they use must be declared before the target, and what they declare must not be used on the way. */
    private void refuseMissingVariables(StatementRange range, StatementRange target, TreePath first) throws Refusal {
        int targetStart = program.start(target.owner().getCompilationUnit(), target.first());
        boolean isEarlier = targetStart < program.start(first);
        Set<Element> declared = new HashSet<>();
        for (StatementTree statement : range.statements())
            if (statement instanceof VariableTree) declared.add(program.elementOf(range.owner(), statement));
        if (!isEarlier) {
            if (Hoisting.used(program, range.owner(), range.following()).stream().anyMatch(declared::contains))
                throw program.refusal(first, "what the statements declare is used before the place where they would go");
            return;
        }
        TreePath at = new TreePath(target.owner(), target.first());
        Names names = new Names(program);
        for (Element used : Hoisting.used(program, range.owner(), range.statements())) {
            if (used == null || !isLocal(used) || declared.contains(used)) continue;
            boolean isInside = isDeclaredIn(range, used);
            if (!isInside && !used.equals(names.localNamed(at, used.getSimpleName().toString())))
                throw program.refusal(
                    first, "it uses " + used.getSimpleName() + ", which is declared after the place where it would go");
        }
    }

    private static boolean isLocal(Element element) {
        return switch (element.getKind()) {
            case LOCAL_VARIABLE, PARAMETER, EXCEPTION_PARAMETER, RESOURCE_VARIABLE, BINDING_VARIABLE -> true;
            default -> false;
        };
    }

    /** Whether a statement deeper inside declares the variable. */
    private boolean isDeclaredIn(StatementRange range, Element local) {
        boolean[] found = {false};
        TreePathScanner<Void, Void> scanner = new TreePathScanner<>() {
            @Override
            public Void visitVariable(VariableTree tree, Void unused) {
                if (local.equals(program.elementOf(getCurrentPath()))) found[0] = true;
                return super.visitVariable(tree, unused);
            }
        };
        for (StatementTree statement : range.statements()) scanner.scan(new TreePath(range.owner(), statement), null);
        return found[0];
    }

    private void write(StatementRange range, StatementRange target) {
        SourceText source = program.sourceOf(range.owner());
        Layout layout = new Layout(program, range.owner().getCompilationUnit());
        int targetStart = layout.start(target);
        String from = source.indentationAt(layout.start(range));
        String to = source.indentationAt(targetStart);
        String newline = source.newline();
        boolean targetStandsAlone = source.isFirstOnLine(targetStart);
        int position = targetStandsAlone ? source.lineStart(source.lineOf(targetStart)) : targetStart;
        if (layout.hasWholeLines(range)) {
            int start = source.lineStart(layout.firstLine(range));
            int end = source.lineEnd(layout.lastLine(range));
            edits.move(source, start, end, position, text -> {
                if (!targetStandsAlone) return text.strip() + " ";
                StringBuilder result = new StringBuilder();
                for (String line : text.split("(?<=\n)"))
                    result.append(line.startsWith(from) ? to + line.substring(from.length()) : line);
                return result.toString();
            });
            return;
        }
        int end = layout.end(range);
        int start = layout.start(range);
        if (source.text().startsWith(" ", end)) {
            end++;
        } else if (source.slice(start - 1, start).equals(" ")) {
            start--;
        }
        edits.move(source, start, end, position, text -> targetStandsAlone ? to + text.strip() + newline : text.strip() + " ");
    }
}
