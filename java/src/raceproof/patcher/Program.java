package raceproof.patcher;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Sources as the compiler understands them: trees with positions, and the elements that names stand for. */
final class Program {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    private final Map<CompilationUnitTree, SourceText> sources = new LinkedHashMap<>();
    private final Map<String, TreePath> classes = new HashMap<>();
    private final Trees trees;
    private final SourcePositions positions;
    private final Elements elements;
    private final Types types;
    private final String firstError;

    Program(List<SourceText> texts, String classPath, List<String> roots) throws Refusal {
        List<JavaFileObject> files = new ArrayList<>();
        Map<URI, SourceText> byName = new HashMap<>();
        for (SourceText text : texts) {
            files.add(new SourceFile(text));
            byName.put(text.path().toUri(), text);
        }
        List<String> options = new ArrayList<>(List.of("-proc:none", "-Xlint:none", "-cp", classPath));
        if (!roots.isEmpty()) options.addAll(List.of("-sourcepath", String.join(File.pathSeparator, roots)));
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        JavacTask task = (JavacTask) COMPILER.getTask(Writer.nullWriter(), FILES, diagnostics, options, null, files);
        trees = Trees.instance(task);
        positions = trees.getSourcePositions();
        elements = task.getElements();
        types = task.getTypes();
        try {
            for (CompilationUnitTree unit : task.parse()) sources.put(unit, byName.get(unit.getSourceFile().toUri()));
            task.analyze();
        } catch (IOException | RuntimeException | AssertionError error) {
            throw new Refusal("the compiler cannot read the sources: " + error.getMessage());
        }
        firstError = diagnostics.getDiagnostics()
                         .stream()
                         .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                         .findFirst()
                         .map(Program::describe)
                         .orElse(null);
        for (CompilationUnitTree unit : sources.keySet()) indexClasses(unit);
    }

    private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
        String message = diagnostic.getMessage(null).lines().findFirst().orElse("");
        if (diagnostic.getSource() == null) return message;
        String path = diagnostic.getSource().toUri().getPath();
        return path.substring(path.lastIndexOf('/') + 1) + ":" + diagnostic.getLineNumber() + ": " + message;
    }

    private void indexClasses(CompilationUnitTree unit) {
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree tree, Void unused) {
                if (trees.getElement(getCurrentPath()) instanceof TypeElement element)
                    classes.put(elements.getBinaryName(element).toString().replace('.', '/'), getCurrentPath());
                return super.visitClass(tree, unused);
            }
        }.scan(unit, null);
    }

    Iterable<CompilationUnitTree> units() {
        return sources.keySet();
    }

    SourceText sourceOf(TreePath path) {
        return sources.get(path.getCompilationUnit());
    }

    SourceText sourceOf(CompilationUnitTree unit) {
        return sources.get(unit);
    }

    /** The first complaint of the compiler about the sources as they are, or null. */
    String firstError() {
        return firstError;
    }

    Elements elements() {
        return elements;
    }

    Types types() {
        return types;
    }

    /** Null for what stands for nothing. */
    Element elementOf(TreePath path) {
        return trees.getElement(path);
    }

    Element elementOf(TreePath parent, Tree tree) {
        return trees.getElement(new TreePath(parent, tree));
    }

    TypeMirror typeOf(TreePath path) {
        return trees.getTypeMirror(path);
    }

    int start(TreePath path) {
        return start(path.getCompilationUnit(), path.getLeaf());
    }

    int end(TreePath path) {
        return end(path.getCompilationUnit(), path.getLeaf());
    }

    int start(CompilationUnitTree unit, Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int end(CompilationUnitTree unit, Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    int startLine(CompilationUnitTree unit, Tree tree) {
        return sources.get(unit).lineOf(start(unit, tree));
    }

    int endLine(CompilationUnitTree unit, Tree tree) {
        return sources.get(unit).lineOf(end(unit, tree) - 1);
    }

    String textOf(CompilationUnitTree unit, Tree tree) {
        return sources.get(unit).slice(start(unit, tree), end(unit, tree));
    }

    Refusal refusal(TreePath path, String reason) {
        return Refusal.at(sourceOf(path), start(path), reason);
    }

    /** The declaration of a class by its name in class files. */
    TreePath declarationOf(String binaryName) throws Refusal {
        TreePath path = classes.get(binaryName);
        if (path == null) throw new Refusal("the sources have no class " + binaryName.replace('/', '.'));
        return path;
    }

    /** Null if the sources do not declare it. */
    TypeElement findClass(String binaryName) {
        TreePath path = classes.get(binaryName);
        if (path != null) return (TypeElement) elementOf(path);
        return elements.getTypeElement(binaryName.replace('/', '.').replace('$', '.'));
    }

    /** The declaration of a field that is to be changed. */
    TreePath declarationOf(Request.Field field) throws Refusal {
        if (!field.isKnown()) throw new Refusal("no field is known to hold it");
        TreePath owner = declarationOf(field.className());
        for (Tree member : ((ClassTree) owner.getLeaf()).getMembers())
            if (member instanceof VariableTree variable && variable.getName().contentEquals(field.name()))
                return new TreePath(owner, variable);
        throw new Refusal("the source of " + field.className().replace('/', '.') + " has no field " + field.name());
    }

    VariableElement elementOf(Request.Field field) throws Refusal {
        return (VariableElement) elementOf(declarationOf(field));
    }

    private static final class SourceFile extends SimpleJavaFileObject {
        private final String text;

        SourceFile(SourceText source) {
            super(source.path().toUri(), Kind.SOURCE);
            text = source.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
