package raceproof.patcher;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * One use of a variable that an atomic class now holds, as a call: a read as get, a write as set, and what reads and writes as
 * one atomic operation. The variable is a field, or an element of an array, whose index becomes the first argument.
 */
final class AtomicUse {
    private final Program program;
    private final Edits edits;
    private final TreePath variable;
    private final Style style;
    private final AtomicClass atomic;
    private final CompilationUnitTree unit;
    private final SourceText source;

    /** What becomes of an update that no operation of the class can do: it is refused, or stays a read and a write. */
    enum Updates { MUST_BE_ATOMIC, MAY_BE_TWO_STEPS }

    record Style(AtomicClass atomic, Updates updates) {}

    /** {@code variable} is the field or the element. */
    AtomicUse(Program program, Edits edits, TreePath variable, Style style) {
        this.program = program;
        this.edits = edits;
        this.variable = variable;
        this.style = style;
        atomic = style.atomic;
        unit = variable.getCompilationUnit();
        source = program.sourceOf(unit);
    }

    void write() throws Refusal {
        TreePath parent = variable.getParentPath();
        Tree tree = parent.getLeaf();
        if (tree instanceof AssignmentTree assignment && assignment.getVariable() == variable.getLeaf()) {
            writeAssignment(parent, assignment);
        } else if (tree instanceof CompoundAssignmentTree assignment && assignment.getVariable() == variable.getLeaf()) {
            String operator = operatorOf(assignment.getKind());
            writeUpdate(parent, operator, new TreePath(parent, assignment.getExpression()));
        } else if (tree instanceof UnaryTree unary && isStep(unary.getKind())) {
            writeStep(parent, unary);
        } else if (AtomicUpdate.isInsideUpdateOf(program, variable)) {
            return;  // The update gives it another name.
        } else {
            writeRead(parent);
        }
    }

    private void writeRead(TreePath parent) {
        boolean isNegated = atomic == AtomicClass.BOOLEAN_ARRAY && parent.getLeaf().getKind() == Tree.Kind.LOGICAL_COMPLEMENT;
        int start = isNegated ? program.start(parent) : program.start(variable);
        int end = program.end(variable);
        call("get", end, ")");
        if (atomic != AtomicClass.BOOLEAN_ARRAY) return;
        boolean isEnclosed = (isNegated ? parent.getParentPath() : parent).getLeaf() instanceof ParenthesizedTree;
        if (isNegated) edits.replace(source, start, program.start(variable), "");
        if (!isEnclosed) edits.open(source, program.start(variable), end, "(");
        edits.close(source, program.start(variable), end, (isNegated ? " == 0" : " != 0") + (isEnclosed ? "" : ")"));
    }

    private void writeAssignment(TreePath path, AssignmentTree assignment) throws Refusal {
        TreePath value = new TreePath(path, assignment.getExpression());
        AtomicUpdate update = AtomicUpdate.of(program, variable, value);
        if (update != null && update.operand() != null && atomic.isNumber() && atomic.takes(program.typeOf(update.operand()))) {
            writeUpdate(path, update.operator(), update.operand());
        } else if (update != null && update.operandOfExtreme() != null && atomic.isNumber()
            && atomic.takes(program.typeOf(update.operandOfExtreme()))) {
            TreePath operand = update.operandOfExtreme();
            replaceGap(program.end(variable), program.start(operand), "accumulateAndGet", "");
            edits.replace(source, program.end(operand), program.end(path), ", " + update.extreme() + ")");
        } else if (update != null && refusalOf(update, path) == null) {
            String name = update.writeAsFunction(edits);
            replaceGap(program.end(variable), program.start(value), "updateAndGet", name + " -> ");
            edits.close(source, program.start(path), program.end(path), ")");
        } else {
            if (update != null) writeReadsOf(update, path);
            if (!isStatement(program, path))
                throw program.refusal(path, "the value of the assignment is used, but set() returns nothing");
            replaceGap(program.end(variable), program.start(value), "set", "");
            if (atomic == AtomicClass.BOOLEAN_ARRAY) writeTruth(value);
            edits.close(source, program.start(path), program.end(path), ")");
        }
    }

    /** Why the update cannot be a function that the class applies, or null. */
    private Refusal refusalOf(AtomicUpdate update, TreePath path) {
        if (atomic.isTruth()) return program.refusal(path, "there is no atomic operation for this update");
        return update.sideEffects();
    }

    /** An update in two steps: the variable is read for its new value. */
    private void writeReadsOf(AtomicUpdate update, TreePath path) throws Refusal {
        if (style.updates == Updates.MUST_BE_ATOMIC) throw refusalOf(update, path);
        for (TreePath read : update.reads()) new AtomicUse(program, edits, read, style).writeRead(read.getParentPath());
    }

    /** A truth value as 0 or 1. The whole value may be rewritten, too, so what is put around it counts as longer. */
    private void writeTruth(TreePath value) {
        int start = program.start(value);
        int end = program.end(value);
        if (value.getLeaf() instanceof LiteralTree literal) {
            edits.replace(source, start, end, literal.getValue().equals(true) ? "1" : "0");
        } else {
            boolean isWhole = value.getLeaf() instanceof ParenthesizedTree;
            if (!isWhole) edits.open(source, start, end + 1, "(");
            edits.close(source, start - 1, end, (isWhole ? "" : ")") + " ? 1 : 0");
        }
    }

    /** {@code x op= operand}, or {@code x = x op operand}, which {@code path} is. */
    private void writeUpdate(TreePath path, String operator, TreePath operand) throws Refusal {
        if (atomic.isTruth()) throw program.refusal(path, "there is no atomic operation for this update");
        TypeMirror type = program.typeOf(operand);
        if (atomic.isNumber() && !atomic.takes(type))
            throw program.refusal(path, "the operand has the type " + type + ", so the update is not one atomic operation");
        boolean isSum = atomic.isNumber() && (operator.equals("+") || operator.equals("-"));
        int start = program.start(operand);
        int end = program.end(operand);
        if (isSum) {
            String sign = operator.equals("+") ? "" : atomic.isLong() && type.getKind() != TypeKind.LONG ? "-(long) " : "-";
            if (operand.getLeaf() instanceof LiteralTree && !sign.isEmpty()) sign = "-";
            boolean needsParentheses = !sign.isEmpty() && !isPrimary(operand.getLeaf());
            replaceGap(program.end(variable), start, "addAndGet", sign + (needsParentheses ? "(" : ""));
            finish(path, end, needsParentheses ? "))" : ")");
            return;
        }
        Names names = new Names(program);
        String current = names.freshAt(path, "current");
        String other = names.freshAt(path, "operand");
        boolean isText = !atomic.isNumber() && !program.types().isSameType(type, program.typeOf(variable));
        if (isText && (type.getKind() == TypeKind.NULL || !program.typeOf(variable).toString().equals("java.lang.String")))
            throw program.refusal(path, "the operand has another type than the variable");
        replaceGap(program.end(variable), start, "accumulateAndGet", isText ? "String.valueOf(" : "");
        finish(path, end,
               (isText ? ")" : "") + ", (" + current + ", " + other + ") -> " + current + " " + operator + " " + other + ")");
    }

    private void writeStep(TreePath path, UnaryTree unary) throws Refusal {
        boolean isUp = unary.getKind() == Tree.Kind.PREFIX_INCREMENT || unary.getKind() == Tree.Kind.POSTFIX_INCREMENT;
        boolean isPrefix = unary.getKind() == Tree.Kind.PREFIX_INCREMENT || unary.getKind() == Tree.Kind.PREFIX_DECREMENT;
        int start = program.start(variable);
        if (isPrefix) edits.replace(source, program.start(path), start, "");
        int end = isPrefix ? program.end(variable) : program.end(path);
        if (atomic.isNumber()) {
            String step = isUp ? "Increment" : "Decrement";
            call(isPrefix ? step.toLowerCase() + "AndGet" : "getAnd" + step, end, ")");
        } else {
            String current = new Names(program).freshAt(path, "current");
            String function = current + " -> " + current + (isUp ? " + 1)" : " - 1)");
            call(isPrefix ? "updateAndGet" : "getAndUpdate", end, separator() + function);
        }
    }

    /** Replaces what follows the operand of an update. */
    private void finish(TreePath path, int operandEnd, String text) {
        if (operandEnd < program.end(path)) {
            edits.replace(source, operandEnd, program.end(path), text);
        } else {
            edits.close(source, program.start(path), operandEnd, text);
        }
    }

    private String separator() {
        return variable.getLeaf() instanceof ArrayAccessTree ? ", " : "";
    }

    /** Makes the variable a call whose arguments, apart from an index, are {@code rest}; {@code end} ends the old text. */
    private void call(String method, int end, String rest) {
        if (variable.getLeaf() instanceof ArrayAccessTree access) {
            openIndex(access, method);
            edits.replace(source, program.end(unit, access.getIndex()), end, rest);
        } else if (end > program.end(variable)) {
            edits.replace(source, program.end(variable), end, "." + method + "(" + rest);
        } else {
            edits.close(source, program.start(variable), end, "." + method + "(" + rest);
        }
    }

    private void openIndex(ArrayAccessTree access, String method) {
        int bracket = source.skipSpace(program.end(unit, access.getExpression()));
        edits.replace(source, bracket, source.skipSpace(bracket + 1), "." + method + "(");
    }

    /** Makes what is between the variable and an operand the start of a call. */
    private void replaceGap(int variableEnd, int operandStart, String method, String before) throws Refusal {
        if (source.hasComment(variableEnd, operandStart)) throw Refusal.at(source, variableEnd, "a comment is in the way");
        if (variable.getLeaf() instanceof ArrayAccessTree access) {
            openIndex(access, method);
            edits.replace(source, program.end(unit, access.getIndex()), operandStart, ", " + before);
        } else {
            edits.replace(source, variableEnd, operandStart, "." + method + "(" + before);
        }
    }

    private static boolean isPrimary(Tree tree) {
        return switch (tree.getKind()) {
            case INT_LITERAL, LONG_LITERAL, CHAR_LITERAL -> true;
            case IDENTIFIER, MEMBER_SELECT, METHOD_INVOCATION, ARRAY_ACCESS, PARENTHESIZED -> true;
            default -> false;
        };
    }

    private static boolean isStep(Tree.Kind kind) {
        return switch (kind) {
            case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
            default -> false;
        };
    }

    static String operatorOf(Tree.Kind kind) {
        return switch (kind) {
            case PLUS, PLUS_ASSIGNMENT -> "+";
            case MINUS, MINUS_ASSIGNMENT -> "-";
            case MULTIPLY, MULTIPLY_ASSIGNMENT -> "*";
            case DIVIDE, DIVIDE_ASSIGNMENT -> "/";
            case REMAINDER, REMAINDER_ASSIGNMENT -> "%";
            case AND, AND_ASSIGNMENT -> "&";
            case OR, OR_ASSIGNMENT -> "|";
            case XOR, XOR_ASSIGNMENT -> "^";
            case LEFT_SHIFT, LEFT_SHIFT_ASSIGNMENT -> "<<";
            case RIGHT_SHIFT, RIGHT_SHIFT_ASSIGNMENT -> ">>";
            case UNSIGNED_RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT_ASSIGNMENT -> ">>>";
            default -> null;
        };
    }

    /** Whether nobody uses the value of an expression. */
    static boolean isStatement(Program program, TreePath path) {
        Tree parent = path.getParentPath().getLeaf();
        return parent instanceof ExpressionStatementTree ||
               parent instanceof LambdaExpressionTree && returnsNothing(program, path.getParentPath());
    }

    static boolean returnsNothing(Program program, TreePath lambda) {
        if (!(program.typeOf(lambda) instanceof DeclaredType type)) return false;
        List<ExecutableElement> methods = ElementFilter.methodsIn(
                program.elements().getAllMembers((TypeElement) type.asElement()));
        for (ExecutableElement method : methods)
            if (method.getModifiers().contains(Modifier.ABSTRACT)
                && method.getEnclosingElement().getKind() == ElementKind.INTERFACE
                && !method.getSimpleName().contentEquals("equals"))
                return method.getReturnType().getKind() == TypeKind.VOID;
        return false;
    }
}
