package raceproof.patcher;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;

/**
 * The variables that a stretch of code names, and those that it assigns; an array counts as one variable, and so does a field of
 * different objects. What methods do that are called is not seen.
 */
final class Variables extends TreePathScanner<Void, Void> {
    private final Program program;
    private final int start, end;
    private final Set<Element> used = new LinkedHashSet<>();
    private final Set<Element> assigned = new LinkedHashSet<>();

    Variables(Program program, int start, int end) {
        this.program = program;
        this.start = start;
        this.end = end;
    }

    /** A variable that one of the two assigns and the other uses, or null. */
    Element firstDependence(Variables other) {
        for (Element element : assigned)
            if (other.used.contains(element)) return element;
        for (Element element : other.assigned)
            if (used.contains(element)) return element;
        return null;
    }

    private boolean isInside(TreePath path) {
        return start <= program.start(path) && program.end(path) <= end;
    }

    private void use(TreePath path) {
        if (isInside(path) && program.elementOf(path) instanceof VariableElement variable) used.add(variable);
    }

    private void assign(ExpressionTree target) {
        Tree variable = target;
        TreePath path = new TreePath(getCurrentPath(), target);
        while (variable instanceof ArrayAccessTree access) {
            variable = access.getExpression();
            path = new TreePath(path, variable);
        }
        if (isInside(path) && program.elementOf(path) instanceof VariableElement element) assigned.add(element);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
        use(getCurrentPath());
        return super.visitIdentifier(tree, unused);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
        use(getCurrentPath());
        return super.visitMemberSelect(tree, unused);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
        assign(tree.getVariable());
        return super.visitAssignment(tree, unused);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
        assign(tree.getVariable());
        return super.visitCompoundAssignment(tree, unused);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void unused) {
        if (tree.getKind().toString().endsWith("CREMENT")) assign(tree.getExpression());
        return super.visitUnary(tree, unused);
    }
}
