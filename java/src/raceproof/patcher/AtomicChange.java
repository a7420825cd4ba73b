package raceproof.patcher;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * A field whose value, or the elements of whose array, an atomic class holds: the declaration, everything that creates the array,
 * and all uses in all sources.
 */
final class AtomicChange {
    /** Methods that find a field by its name. */
    private static final Set<String> BY_NAME =
        Set.of("findVarHandle", "findStaticVarHandle", "newUpdater", "getDeclaredField", "getField", "objectFieldOffset");

    private final Program program;
    private final Edits edits;
    private final Declarations declarations;
    private final Imports imports;

    AtomicChange(Program program, Edits edits, Declarations declarations, Imports imports) {
        this.program = program;
        this.edits = edits;
        this.declarations = declarations;
        this.imports = imports;
    }

    /** The field itself becomes an object of an atomic class. */
    void ofField(Request.Field field) throws Refusal {
        TreePath path = declarationOf(field);
        VariableTree tree = (VariableTree) path.getLeaf();
        VariableElement element = (VariableElement) program.elementOf(path);
        AtomicClass atomic = AtomicClass.of(element.asType());
        if (atomic == null) throw program.refusal(path, "there is no atomic class for the type " + tree.getType());
        if (element.getModifiers().contains(Modifier.FINAL)) throw program.refusal(path, tree.getName() + " is final");
        CompilationUnitTree unit = path.getCompilationUnit();
        String name = imports.nameIn(unit, atomic.qualifiedName());
        String typeText = program.textOf(unit, tree.getType());
        declarations.change(path, new Declarations.Header("final", atomic.isGeneric() ? name + "<" + typeText + ">" : name));
        String creation = "new " + name + (atomic.isGeneric() ? "<>(" : "(");
        SourceText source = program.sourceOf(unit);
        if (tree.getInitializer() == null) {
            edits.insert(source, endOfName(unit, tree), " = " + creation + ")");
        } else {
            int start = program.start(unit, tree.getInitializer());
            int end = program.end(unit, tree.getInitializer());
            boolean isBare = source.text().charAt(start) == '{';
            edits.open(source, start, end, creation + (isBare ? "new " + typeText + " " : ""));
            edits.close(source, start, end, ")");
        }
        AtomicUse.Style style = new AtomicUse.Style(atomic, AtomicUse.Updates.MUST_BE_ATOMIC);
        for (TreePath use : usesOf(element, field.name())) new AtomicUse(program, edits, use, style).write();
    }

    /** The array in the field becomes an object of an atomic array class. */
    void ofElements(Request.Field field, AtomicUse.Updates updates) throws Refusal {
        TreePath path = declarationOf(field);
        VariableTree tree = (VariableTree) path.getLeaf();
        VariableElement element = (VariableElement) program.elementOf(path);
        if (!(element.asType() instanceof ArrayType type)) throw program.refusal(path, tree.getName() + " is not an array");
        TypeMirror elementType = type.getComponentType();
        AtomicClass atomic = AtomicClass.ofElements(elementType);
        if (atomic == null) throw program.refusal(path, "there is no atomic class for arrays of " + elementType);
        if (!(tree.getType() instanceof ArrayTypeTree)
            || !program.textOf(path.getCompilationUnit(), tree.getType()).endsWith("]"))
            throw program.refusal(path, "the type of " + tree.getName() + " is not written as an array");
        CompilationUnitTree unit = path.getCompilationUnit();
        // The compiler's positions of the inner type of int[][] are those of the whole.
        String typeText = program.textOf(unit, tree.getType());
        String elementText = typeText.substring(0, typeText.lastIndexOf('[')).strip();
        String name = imports.nameIn(unit, atomic.qualifiedName());
        declarations.change(path, new Declarations.Header("", atomic.isGeneric() ? name + "<" + elementText + ">" : name));
        if (tree.getInitializer() != null) writeCreation(new TreePath(path, tree.getInitializer()), atomic, elementText);
        AtomicUse.Style style = new AtomicUse.Style(atomic, updates);
        for (TreePath use : usesOf(element, field.name())) writeArrayUse(use, style, elementText);
    }

    private TreePath declarationOf(Request.Field field) throws Refusal {
        TreePath path = program.declarationOf(field);
        if (program.firstError() != null) throw new Refusal("the sources do not compile as they are: " + program.firstError());
        CompilationUnitTree unit = path.getCompilationUnit();
        VariableTree tree = (VariableTree) path.getLeaf();
        if (program.sourceOf(unit).text().startsWith("[", program.sourceOf(unit).skipSpace(endOfName(unit, tree))))
            throw program.refusal(path, tree.getName() + " is declared with brackets after its name");
        return path;
    }

    /** Of the name of a variable that may follow others in its declaration. */
    private int endOfName(CompilationUnitTree unit, VariableTree tree) throws Refusal {
        return declarations.nameOf(unit, tree) + tree.getName().length();
    }

    private void writeArrayUse(TreePath use, AtomicUse.Style style, String elementText) throws Refusal {
        TreePath parent = use.getParentPath();
        Tree tree = parent.getLeaf();
        SourceText source = program.sourceOf(use);
        if (tree instanceof ArrayAccessTree access && access.getExpression() == use.getLeaf()) {
            new AtomicUse(program, edits, parent, style).write();
        } else if (tree instanceof MemberSelectTree select && select.getIdentifier().contentEquals("length")) {
            edits.insert(source, program.end(parent), "()");
        } else if (tree instanceof AssignmentTree assignment && assignment.getVariable() == use.getLeaf()) {
            if (!AtomicUse.isStatement(program, parent))
                throw program.refusal(use, "the array is also assigned to something else");
            writeCreation(new TreePath(parent, assignment.getExpression()), style.atomic(), elementText);
        } else if (!isComparisonWithNull(tree) && !isLocked(parent)) {
            throw program.refusal(
                use, "the array itself is used here, not an element: an " + simpleName(style.atomic()) + " is no array");
        }
    }

    private static String simpleName(AtomicClass atomic) {
        return atomic.qualifiedName().substring(atomic.qualifiedName().lastIndexOf('.') + 1);
    }

    private static boolean isComparisonWithNull(Tree tree) {
        return tree instanceof BinaryTree binary
            && (binary.getLeftOperand().getKind() == Tree.Kind.NULL_LITERAL
                || binary.getRightOperand().getKind() == Tree.Kind.NULL_LITERAL);
    }

    private static boolean isLocked(TreePath parent) {
        return parent.getLeaf() instanceof ParenthesizedTree && parent.getParentPath().getLeaf() instanceof SynchronizedTree;
    }

    /** {@code new int[n]}, {@code new int[] {1, 2}}, {@code {1, 2}}, null; perhaps behind a cast. */
    private void writeCreation(TreePath path, AtomicClass atomic, String elementText) throws Refusal {
        CompilationUnitTree unit = path.getCompilationUnit();
        SourceText source = program.sourceOf(unit);
        int start = program.start(path);
        int end = program.end(path);
        Tree tree = path.getLeaf();
        while (tree instanceof TypeCastTree cast) tree = cast.getExpression();
        if (tree.getKind() == Tree.Kind.NULL_LITERAL) return;
        if (!(tree instanceof NewArrayTree creation)) throw program.refusal(path, "the array was created elsewhere");
        String name = imports.nameIn(unit, atomic.qualifiedName());
        String call = "new " + name + (atomic.isGeneric() ? "<>(" : "(");
        if (creation.getInitializers() != null) {
            writeInitializers(path, creation, atomic, call, elementText);
            return;
        }
        ExpressionTree dimension = creation.getDimensions().get(0);
        if (creation.getDimensions().size() > 1) throw program.refusal(path, "the arrays inside the array are created with it");
        edits.replace(source, start, program.start(unit, dimension), call);
        edits.replace(source, program.end(unit, dimension), end, ")");
    }

    private void writeInitializers(TreePath path, NewArrayTree creation, AtomicClass atomic, String call, String elementText)
        throws Refusal {
        CompilationUnitTree unit = path.getCompilationUnit();
        SourceText source = program.sourceOf(unit);
        int start = program.start(path);
        int end = program.end(path);
        boolean isBare = source.text().charAt(start) == '{';
        int brace = source.text().indexOf('{', start);
        String array = "new " + (atomic.isTruth() ? "int" : elementText) + "[] ";
        if (isBare || atomic.isTruth()) {
            edits.replace(source, start, brace + 1, call + array + "{");
        } else {
            edits.open(source, start, end, call);
        }
        edits.close(source, start, end, ")");
        if (!atomic.isTruth()) return;
        for (ExpressionTree value : creation.getInitializers()) {
            if (!(value instanceof LiteralTree literal))
                throw program.refusal(path, "the initial values are not all true or false");
            edits.replace(
                source, program.start(unit, value), program.end(unit, value), literal.getValue().equals(true) ? "1" : "0");
        }
    }

    /** Where the sources name the field. */
    private List<TreePath> usesOf(VariableElement element, String name) throws Refusal {
        List<TreePath> uses = new ArrayList<>();
        List<TreePath> byName = new ArrayList<>();
        TreePathScanner<Void, Void> scanner = new TreePathScanner<>() {
            @Override
            public Void visitIdentifier(IdentifierTree tree, Void unused) {
                if (tree.getName().contentEquals(name)) take();
                return super.visitIdentifier(tree, unused);
            }

            @Override
            public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
                if (tree.getIdentifier().contentEquals(name)) take();
                return super.visitMemberSelect(tree, unused);
            }

            @Override
            public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
                String called =
                    tree.getMethodSelect() instanceof MemberSelectTree select ? select.getIdentifier().toString() : "";
                for (ExpressionTree argument : BY_NAME.contains(called) ? tree.getArguments() : List.<ExpressionTree>of())
                    if (argument instanceof LiteralTree literal && name.equals(literal.getValue())) byName.add(getCurrentPath());
                return super.visitMethodInvocation(tree, unused);
            }

            private void take() {
                boolean isImport = getCurrentPath().getParentPath().getLeaf() instanceof ImportTree;
                if (!isImport && element.equals(program.elementOf(getCurrentPath()))) uses.add(getCurrentPath());
            }
        };
        for (CompilationUnitTree unit : program.units()) scanner.scan(unit, null);
        if (!byName.isEmpty()) throw program.refusal(byName.get(0), name + " is also used by its name");
        return uses;
    }
}
