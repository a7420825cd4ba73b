package raceproof.patcher;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** Methods that become synchronized. */
final class Methods {
    private final Program program;
    private final Edits edits;

    Methods(Program program, Edits edits) {
        this.program = program;
        this.edits = edits;
    }

    void synchronize(Request.Statement statement) throws Refusal {
        TreePath path = new Bodies(program).bodyOf(statement);
        if (!(path.getLeaf() instanceof MethodTree method))
            throw program.refusal(path, "only a method can be synchronized, no lambda expression and no initializer");
        if (method.getReturnType() == null) throw program.refusal(path, "a constructor cannot be synchronized");
        Set<Modifier> flags = method.getModifiers().getFlags();
        Element owner = program.elementOf(path.getParentPath());
        if (owner.getKind().isInterface()) throw program.refusal(path, "a method of an interface cannot be synchronized");
        if (flags.contains(Modifier.SYNCHRONIZED)) throw program.refusal(path, method.getName() + " is synchronized already");
        SourceText source = program.sourceOf(path);
        int position = -1;
        int end = startWithoutModifiers(path, method);
        for (int at = source.skipSpace(program.start(path)); at < end; at = source.skipSpace(source.tokenEnd(at))) {
            int annotationEnd = annotationEndAt(path, method, at);
            if (annotationEnd > 0) {
                at = annotationEnd - 1;
                continue;
            }
            if (!source.hasWordAt(at, "native") && !source.hasWordAt(at, "strictfp")) position = source.tokenEnd(at);
        }
        if (position >= 0) {
            edits.insert(source, position, " synchronized");
        } else {
            edits.insert(source, end, "synchronized ");
        }
    }

    /** Where the type parameters start, or else the type. */
    private int startWithoutModifiers(TreePath path, MethodTree method) {
        CompilationUnitTree unit = path.getCompilationUnit();
        SourceText source = program.sourceOf(unit);
        if (method.getTypeParameters().isEmpty()) return program.start(unit, method.getReturnType());
        return source.text().lastIndexOf('<', program.start(unit, method.getTypeParameters().get(0)));
    }

    private int annotationEndAt(TreePath path, MethodTree method, int position) {
        CompilationUnitTree unit = path.getCompilationUnit();
        for (AnnotationTree annotation : method.getModifiers().getAnnotations())
            if (program.start(unit, annotation) == position) return program.end(unit, annotation);
        return -1;
    }
}
