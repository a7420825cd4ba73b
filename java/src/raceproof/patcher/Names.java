package raceproof.patcher;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** What classes, fields and locks are called at a place of the source. */
final class Names {
    private final Program program;

    Names(Program program) {
        this.program = program;
    }

    /** An expression and its type; the type is null for a class. */
    record Expression(String text, TypeMirror type) {}

    /** The object that a lock stands for, at the place. */
    Expression lockAt(TreePath place, Request.Lock lock) throws Refusal {
        return switch (lock.kind()) {
            case THIS -> {
                if (isStaticBelow(place, classAround(place, null)))
                    throw program.refusal(place, "there is no this in static code");
                yield new Expression("this", null);
            }
            case CLASS -> new Expression(classAt(place, lock.field().className()) + ".class", null);
            case FIELD -> fieldAt(place, lock.field(), lock.variable());
            case VARIABLE -> variableAt(place, lock.variable());
            case NONE -> throw new Refusal("no expression for the lock is known");
        };
    }

    Expression variableAt(TreePath place, String name) throws Refusal {
        VariableElement variable = localNamed(place, name);
        if (variable == null) throw program.refusal(place, "there is no variable " + name + " here");
        return new Expression(name, variable.asType());
    }

    /** A static field, or one of the variable, of {@code this}, or of a class around; or what a synthetic field holds. */
    Expression fieldAt(TreePath place, Request.Field field, String variable) throws Refusal {
        if (field.name().startsWith("this$")) {
            String outer = field.descriptor().substring(1, field.descriptor().length() - 1);
            return new Expression(classAt(place, outer) + ".this", program.findClass(outer).asType());
        }
        if (field.name().startsWith("val$")) return variableAt(place, field.name().substring(4));
        TypeElement owner = program.findClass(field.className());
        VariableElement element = owner == null ? null : fieldNamed(owner, field.name());
        if (element == null)
            throw new Refusal("the sources have no field " + field.className().replace('/', '.') + "." + field.name());
        return new Expression(fieldText(place, owner, field, variable), element.asType());
    }

    private String fieldText(TreePath place, TypeElement owner, Request.Field field, String variable) throws Refusal {
        if (!field.isStatic() && !variable.isEmpty())
            return (variable.equals("this") ? "this" : variableAt(place, variable).text()) + "." + field.name();
        TreePath holder = classAround(place, owner);
        if (!field.isStatic() && holder != null && isStaticBelow(place, holder)) holder = null;
        if (holder != null && localNamed(place, field.name()) == null && isNearest(place, holder, field.name()))
            return field.name();
        if (field.isStatic()) return classAt(place, field.className()) + "." + field.name();
        if (holder == null)
            throw program.refusal(place, "no expression for an object with the field " + field.name() + " is known here");
        if (holder.getLeaf() == classAround(place, null).getLeaf()) return "this." + field.name();
        return ((ClassTree) holder.getLeaf()).getSimpleName() + ".this." + field.name();
    }

    private static VariableElement fieldNamed(TypeElement owner, String name) {
        for (Element member : owner.getEnclosedElements())
            if (member instanceof VariableElement variable && variable.getSimpleName().contentEquals(name)) return variable;
        return null;
    }

    /** The innermost class around the place that is the owner or extends it; any class if the owner is null. */
    private TreePath classAround(TreePath place, TypeElement owner) {
        for (TreePath path = place; path != null; path = path.getParentPath()) {
            if (!(path.getLeaf() instanceof ClassTree)) continue;
            if (owner == null) return path;
            Element element = program.elementOf(path);
            if (element != null && isSubclass(element, owner)) return path;
        }
        return null;
    }

    private boolean isSubclass(Element element, Element owner) {
        Types types = program.types();
        return types.isSubtype(types.erasure(element.asType()), types.erasure(owner.asType()));
    }

    /** Whether something static is between the place and the class around it, so that the class has no object there. */
    private static boolean isStaticBelow(TreePath place, TreePath holder) {
        for (TreePath path = place; path.getLeaf() != holder.getLeaf(); path = path.getParentPath()) {
            Tree tree = path.getLeaf();
            if (tree instanceof MethodTree method && method.getModifiers().getFlags().contains(Modifier.STATIC)) return true;
            if (tree instanceof BlockTree block && block.isStatic()) return true;
            if (tree instanceof ClassTree nested && nested.getModifiers().getFlags().contains(Modifier.STATIC)) return true;
        }
        return false;
    }

    /** Whether no class between the place and the holder has a field of that name. */
    private boolean isNearest(TreePath place, TreePath holder, String name) {
        for (TreePath path = place; path.getLeaf() != holder.getLeaf(); path = path.getParentPath())
            if (path.getLeaf() instanceof ClassTree && program.elementOf(path) instanceof TypeElement type)
                for (Element member : program.elements().getAllMembers(type))
                    if (member.getKind() == ElementKind.FIELD && member.getSimpleName().contentEquals(name)) return false;
        return true;
    }

    /** The name of a class as the place has to write it. */
    String classAt(TreePath place, String binaryName) throws Refusal {
        TypeElement type = program.findClass(binaryName);
        if (type == null || type.getSimpleName().length() == 0)
            throw program.refusal(place, "the class " + binaryName.replace('/', '.') + " has no name in the source");
        return classAt(place.getCompilationUnit(), type);
    }

    private String classAt(CompilationUnitTree unit, TypeElement type) {
        if (type.getQualifiedName().length() == 0) return type.getSimpleName().toString();
        String qualified = type.getQualifiedName().toString();
        String packageName = program.elements().getPackageOf(type).getQualifiedName().toString();
        if (packageName.isEmpty()) return qualified;
        String inPackage = qualified.substring(packageName.length() + 1);
        int dot = inPackage.indexOf('.');
        String outermost = packageName + "." + (dot < 0 ? inPackage : inPackage.substring(0, dot));
        boolean isVisible = packageName.equals(packageOf(unit)) || packageName.equals("java.lang") || isImported(unit, outermost);
        return isVisible ? inPackage : qualified;
    }

    static String packageOf(CompilationUnitTree unit) {
        return unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    }

    static boolean isImported(CompilationUnitTree unit, String qualifiedName) {
        String wholePackage = qualifiedName.substring(0, qualifiedName.lastIndexOf('.')) + ".*";
        for (ImportTree statement : unit.getImports()) {
            String name = statement.getQualifiedIdentifier().toString();
            if (!statement.isStatic() && (name.equals(qualifiedName) || name.equals(wholePackage))) return true;
        }
        return false;
    }

    /** The type as a declaration would write it, or null if that cannot be said simply. */
    String typeAt(TreePath place, TypeMirror type) {
        if (type.getKind().isPrimitive()) return type.toString();
        if (type.getKind() != TypeKind.DECLARED) return null;
        TypeElement element = (TypeElement) program.types().asElement(type);
        boolean isSimple = element.getSimpleName().length() > 0 && element.getTypeParameters().isEmpty() &&
                           element.getEnclosingElement() instanceof PackageElement;
        return isSimple ? classAt(place.getCompilationUnit(), element) : null;
    }

    /** The local variable or parameter that the name means before the place, or null. */
    VariableElement localNamed(TreePath place, String name) {
        int limit = program.start(place);
        TreePath below = place;
        for (TreePath path = place.getParentPath(); path != null; below = path, path = path.getParentPath()) {
            Tree tree = path.getLeaf();
            if (tree instanceof ClassTree) {
                // A class inside a method sees the method's variables, unless a field of its own hides them.
                if (program.elementOf(path) instanceof TypeElement type && fieldNamed(type, name) != null) return null;
                continue;
            }
            for (Tree declared : declaredBy(tree)) {
                if (declared instanceof VariableTree variable && variable.getName().contentEquals(name)
                    && declared != below.getLeaf() && program.start(place.getCompilationUnit(), variable) < limit)
                    return (VariableElement) program.elementOf(path, variable);
            }
        }
        return null;
    }

    private static Iterable<? extends Tree> declaredBy(Tree tree) {
        if (tree instanceof BlockTree block) return block.getStatements();
        if (tree instanceof CaseTree branch && branch.getStatements() != null) return branch.getStatements();
        if (tree instanceof MethodTree method) return method.getParameters();
        if (tree instanceof LambdaExpressionTree lambda) return lambda.getParameters();
        if (tree instanceof ForLoopTree loop) return loop.getInitializer();
        if (tree instanceof EnhancedForLoopTree loop) return Set.of(loop.getVariable());
        if (tree instanceof TryTree tried) return tried.getResources();
        if (tree instanceof CatchTree handler) return Set.of(handler.getParameter());
        return Set.of();
    }

    /** A name that nothing in the method around the place has. */
    String freshAt(TreePath place, String wish) {
        Set<String> taken = new HashSet<>();
        TreePath body = place;
        while (body.getParentPath() != null && body.getParentPath().getParentPath() != null && !isMember(body))
            body = body.getParentPath();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitVariable(VariableTree tree, Void unused) {
                taken.add(tree.getName().toString());
                return super.visitVariable(tree, unused);
            }

            @Override
            public Void visitIdentifier(IdentifierTree tree, Void unused) {
                taken.add(tree.getName().toString());
                return super.visitIdentifier(tree, unused);
            }
        }.scan(body.getLeaf(), null);
        String name = wish;
        for (int number = 2; taken.contains(name); number++) name = wish + number;
        return name;
    }

    /** Whether it is a member of a class that is itself inside no method. */
    private static boolean isMember(TreePath path) {
        TreePath owner = path.getParentPath();
        return owner.getLeaf() instanceof ClassTree &&
               (owner.getParentPath().getLeaf() instanceof CompilationUnitTree || isMember(owner));
    }
}
