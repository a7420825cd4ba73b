package raceproof.patcher;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;

/**
 * From a place in a class file, a class, a method and a line, to the code in the source: a method, an initializer, or a lambda.
 */
final class Bodies {
    private final Program program;

    Bodies(Program program) {
        this.program = program;
    }

    /** The method, initializer block or lambda expression that the statement belongs to. */
    TreePath bodyOf(Request.Statement statement) throws Refusal {
        if (statement == null) throw new Refusal("no statement is known");
        TreePath owner = program.declarationOf(statement.className());
        SourceText source = program.sourceOf(owner);
        if (statement.line() <= 0) throw new Refusal("the line of a statement in " + named(statement) + " is not known");
        if (statement.line() > source.lineCount())
            throw new Refusal(source.fileName() + " has only " + source.lineCount() + " lines, but " + named(statement)
                + " has code of line " + statement.line() + ": the source is not what was compiled");
        TreePath found = statement.method().startsWith("lambda$") ? lambdaOf(statement, owner) : methodOf(statement, owner);
        if (found != null) return found;
        throw new Refusal(source.fileName() + ":" + statement.line() + ": no code of " + named(statement) + " is there");
    }

    private static String named(Request.Statement statement) {
        return statement.className().replace('/', '.') + "." + statement.method();
    }

    private boolean spans(CompilationUnitTree unit, Tree tree, int line) {
        return program.startLine(unit, tree) <= line && line <= program.endLine(unit, tree);
    }

    private TreePath methodOf(Request.Statement statement, TreePath owner) {
        CompilationUnitTree unit = owner.getCompilationUnit();
        boolean initializes = statement.method().equals("<init>") || statement.method().equals("<clinit>");
        for (Tree member : ((ClassTree) owner.getLeaf()).getMembers()) {
            if (program.start(unit, member) < 0 || !spans(unit, member, statement.line())) continue;
            if (member instanceof MethodTree method && method.getName().contentEquals(statement.method())
                && method.getBody() != null)
                return new TreePath(owner, member);
            if (member instanceof BlockTree block && initializes && block.isStatic() == statement.method().equals("<clinit>"))
                return new TreePath(owner, member);
        }
        return null;
    }

    /**
     * The compiler numbers the lambdas of a class from 0, in the order of the text, inner ones before the ones around them.
     * Method references that it treats as lambdas take numbers, too, so the number decides only if the line agrees.
     */
    private TreePath lambdaOf(Request.Statement statement, TreePath owner) throws Refusal {
        List<TreePath> lambdas = lambdasOf(owner);
        CompilationUnitTree unit = owner.getCompilationUnit();
        int number = Integer.parseInt(statement.method().substring(statement.method().lastIndexOf('$') + 1));
        if (number < lambdas.size() && spans(unit, lambdas.get(number).getLeaf(), statement.line())
            && isInnermost(lambdas.get(number), lambdas, statement.line()))
            return lambdas.get(number);
        List<TreePath> innermost = new ArrayList<>();
        for (TreePath lambda : lambdas)
            if (spans(unit, lambda.getLeaf(), statement.line()) && isInnermost(lambda, lambdas, statement.line()))
                innermost.add(lambda);
        if (innermost.size() > 1)
            throw program.refusal(innermost.get(1), "several lambda expressions on one line cannot be told apart");
        return innermost.isEmpty() ? null : innermost.get(0);
    }

    /** Whether no lambda inside it holds the line as a whole. */
    private boolean isInnermost(TreePath lambda, List<TreePath> lambdas, int line) {
        CompilationUnitTree unit = lambda.getCompilationUnit();
        for (TreePath other : lambdas) {
            boolean isInside =
                other != lambda && program.start(lambda) <= program.start(other) && program.end(other) <= program.end(lambda);
            if (isInside && program.startLine(unit, other.getLeaf()) < line && line < program.endLine(unit, other.getLeaf()))
                return false;
        }
        return true;
    }

    private List<TreePath> lambdasOf(TreePath owner) {
        List<TreePath> result = new ArrayList<>();
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
                super.visitLambdaExpression(tree, unused);
                result.add(getCurrentPath());
                return null;
            }

            @Override
            public Void visitClass(ClassTree tree, Void unused) {
                return tree == owner.getLeaf() ? super.visitClass(tree, unused) : null;
            }
        }.scan(owner, null);
        return result;
    }
}
