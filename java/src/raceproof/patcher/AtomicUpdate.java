package raceproof.patcher;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** An assignment whose value is computed from the variable's own: {@code x = x + 1}, {@code x = Math.max(x, y)}. */
final class AtomicUpdate {
    /** Classes whose static methods can be called again when the operation has to start over. */
    private static final Set<String> REPEATABLE = Set.of("java.lang.Math", "java.lang.StrictMath", "java.lang.Integer",
        "java.lang.Long", "java.lang.String", "java.lang.Boolean", "java.util.Objects");

    private final Program program;
    private final TreePath variable;
    private final TreePath value;
    private final List<TreePath> reads;

    private AtomicUpdate(Program program, TreePath variable, TreePath value, List<TreePath> reads) {
        this.program = program;
        this.variable = variable;
        this.value = value;
        this.reads = reads;
    }

    /** Null if the value does not depend on the variable. */
    static AtomicUpdate of(Program program, TreePath variable, TreePath value) {
        List<TreePath> reads = new ArrayList<>();
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitIdentifier(IdentifierTree tree, Void unused) {
                take();
                return super.visitIdentifier(tree, unused);
            }

            @Override
            public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
                take();
                return super.visitMemberSelect(tree, unused);
            }

            @Override
            public Void visitArrayAccess(ArrayAccessTree tree, Void unused) {
                take();
                return super.visitArrayAccess(tree, unused);
            }

            private void take() {
                if (isSame(program, variable, getCurrentPath())) reads.add(getCurrentPath());
            }
        }.scan(value, null);
        return reads.isEmpty() ? null : new AtomicUpdate(program, variable, value, reads);
    }

    /** Whether two expressions name the same variable: the same field of the same object, by the same words. */
    private static boolean isSame(Program program, TreePath left, TreePath right) {
        boolean areElements = left.getLeaf() instanceof ArrayAccessTree && right.getLeaf() instanceof ArrayAccessTree;
        if (!areElements && (program.elementOf(left) == null || !program.elementOf(left).equals(program.elementOf(right))))
            return false;
        return normal(program, left).equals(normal(program, right));
    }

    private static String normal(Program program, TreePath path) {
        String text = program.textOf(path.getCompilationUnit(), path.getLeaf()).replaceAll("\\s+", "");
        return text.startsWith("this.") ? text.substring("this.".length()) : text;
    }

    /** Whether the variable is read to compute its own next value. */
    static boolean isInsideUpdateOf(Program program, TreePath read) {
        for (TreePath path = read; path != null && !(path.getLeaf() instanceof MethodTree); path = path.getParentPath()) {
            TreePath parent = path.getParentPath();
            if (parent == null || !(parent.getLeaf() instanceof AssignmentTree assignment)) continue;
            if (assignment.getExpression() == path.getLeaf()
                && isSame(program, new TreePath(parent, assignment.getVariable()), read))
                return true;
        }
        return false;
    }

    /** Of {@code x = x op operand}, and of {@code x = operand op x} if that is the same; else null. */
    TreePath operand() {
        if (reads.size() != 1 || !(value.getLeaf() instanceof BinaryTree binary) || operator() == null) return null;
        Tree read = reads.get(0).getLeaf();
        if (binary.getLeftOperand() == read) return new TreePath(value, binary.getRightOperand());
        boolean commutes = "+*&|^".contains(operator());
        return commutes && binary.getRightOperand() == read ? new TreePath(value, binary.getLeftOperand()) : null;
    }

    /** Of {@code x = Math.max(x, operand)}, in either order, and of min; else null. */
    TreePath operandOfExtreme() {
        if (extreme() == null || reads.size() != 1) return null;
        List<? extends ExpressionTree> arguments = ((MethodInvocationTree) value.getLeaf()).getArguments();
        Tree read = reads.get(0).getLeaf();
        if (arguments.get(0) == read) return new TreePath(value, arguments.get(1));
        return arguments.get(1) == read ? new TreePath(value, arguments.get(0)) : null;
    }

    /** The method of Math that chooses the larger or the smaller of two, if that is what is called. */
    String extreme() {
        if (!(value.getLeaf() instanceof MethodInvocationTree) || !(program.elementOf(value) instanceof ExecutableElement method))
            return null;
        boolean isOfMath = ((TypeElement) method.getEnclosingElement()).getQualifiedName().contentEquals("java.lang.Math");
        String name = method.getSimpleName().toString();
        return isOfMath && (name.equals("max") || name.equals("min")) ? "Math::" + name : null;
    }

    String operator() {
        return AtomicUse.operatorOf(value.getLeaf().getKind());
    }

    /** Gives the variable another name inside the value, which becomes the body of a function, and returns that name. */
    String writeAsFunction(Edits edits) {
        String name = new Names(program).freshAt(value, "current");
        SourceText source = program.sourceOf(value);
        for (TreePath read : reads) edits.replace(source, program.start(read), program.end(read), name);
        return name;
    }

    /** Where the variable is read. */
    List<TreePath> reads() {
        return reads;
    }

    /** Why the value cannot be a function, which may be called again and use only variables that never change; or null. */
    Refusal sideEffects() {
        List<Refusal> refusals = new ArrayList<>();
        new TreePathScanner<Void, Void>() {
            @Override
            public Void scan(Tree tree, Void unused) {
                boolean isRead = reads.stream().anyMatch(read -> read.getLeaf() == tree);
                return isRead ? null : super.scan(tree, unused);
            }

            @Override
            public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
                if (!isRepeatable(getCurrentPath()))
                    refusals.add(
                        program.refusal(value, "the new value comes from a call, so the update is not one atomic operation"));
                return super.visitMethodInvocation(tree, unused);
            }

            @Override
            public Void visitAssignment(AssignmentTree tree, Void unused) {
                refusals.add(program.refusal(value, "the new value has side effects, so the update is not one atomic operation"));
                return super.visitAssignment(tree, unused);
            }

            @Override
            public Void visitIdentifier(IdentifierTree tree, Void unused) {
                Element element = program.elementOf(getCurrentPath());
                if (element != null && isLocal(element) && isAssignedAgain(element))
                    refusals.add(program.refusal(value, tree.getName() + " changes, so a function of the update cannot use it"));
                return super.visitIdentifier(tree, unused);
            }
        }.scan(value, null);
        return refusals.isEmpty() ? null : refusals.get(0);
    }

    private boolean isRepeatable(TreePath call) {
        if (!(program.elementOf(call) instanceof ExecutableElement method)) return false;
        String owner = ((TypeElement) method.getEnclosingElement()).getQualifiedName().toString();
        return REPEATABLE.contains(owner)
            && (method.getModifiers().contains(Modifier.STATIC) || owner.equals("java.lang.String"));
    }

    private static boolean isLocal(Element element) {
        return switch (element.getKind()) {
            case LOCAL_VARIABLE, PARAMETER, EXCEPTION_PARAMETER, RESOURCE_VARIABLE, BINDING_VARIABLE -> true;
            default -> false;
        };
    }

    /** Whether a local variable gets a value after its declaration. */
    private boolean isAssignedAgain(Element local) {
        TreePath body = value;
        while (!(body.getLeaf() instanceof MethodTree) && body.getParentPath() != null) body = body.getParentPath();
        boolean[] found = {false};
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitAssignment(AssignmentTree tree, Void unused) {
                check(tree.getVariable());
                return super.visitAssignment(tree, unused);
            }

            @Override
            public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
                check(tree.getVariable());
                return super.visitCompoundAssignment(tree, unused);
            }

            @Override
            public Void visitUnary(UnaryTree tree, Void unused) {
                if (tree.getKind().toString().endsWith("CREMENT")) check(tree.getExpression());
                return super.visitUnary(tree, unused);
            }

            private void check(Tree variable) {
                if (local.equals(program.elementOf(getCurrentPath(), variable))) found[0] = true;
            }
        }.scan(body, null);
        return found[0];
    }
}
