// Lists the fields of java.base that the library may fill lazily and share between threads without synchronisation: the candidates that
// src/races/library_caches.tsv must decide. Runs on the JDK that it looks at:
//
//   java --add-exports java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED \
//        --add-exports java.base/jdk.internal.org.objectweb.asm.tree=ALL-UNNAMED scripts/ScanLibraryCaches.java
//
// A candidate is neither final nor volatile, and written outside of constructors and initialisers. It is one of
//   static      a static field, written without a monitor: every thread comes to it;
//   lazy        a field that a method has compared with a constant before it writes it, without a monitor: the single-check
//               idiom, `if (f == null) f = …` or `int h = hash; if (h == 0) hash = h = …`;
//   half        a field that is written under monitors only, and compared with a constant without one: double-checked locking.
// What a class writes only in private methods that nothing but its constructors call counts as written in constructors.
// Left out: java.util.concurrent, which is trusted as a whole, and java.lang.invoke, whose objects are the machine's.
//
// One line for each, sorted: kind, class and field, the methods that write it. Arguments are names of fields, Class.field; a line of the kind
// "missing" follows for each that does not exist.
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.FieldInsnNode;
import jdk.internal.org.objectweb.asm.tree.FieldNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;

public class ScanLibraryCaches {
    static final String[] LEFT_OUT = {"java/util/concurrent/", "java/lang/invoke/", "jdk/internal/org/", "sun/launcher/", "sun/security/tools/"};

    record Candidate(String kind, Set<String> writers) {}

    final Map<String, Set<String>> lockedWrites = new TreeMap<>(), bareChecks = new TreeMap<>(), bareWrites = new TreeMap<>();

    final Map<String, ClassNode> classes = new TreeMap<>();
    final TreeMap<String, Candidate> found = new TreeMap<>();

    public static void main(String[] arguments) throws IOException {
        ScanLibraryCaches scan = new ScanLibraryCaches();
        FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
        try (Stream<Path> files = Files.walk(image.getPath("/modules/java.base"))) {
            for (Path file : (Iterable<Path>) files.filter(path -> path.toString().endsWith(".class"))::iterator) scan.read(file);
        }
        for (ClassNode node : scan.classes.values()) scan.look(node);
        scan.lockedWrites.forEach((field, methods) -> {
            if (!scan.bareWrites.containsKey(field) && scan.bareChecks.containsKey(field))
                scan.found.put(field, new Candidate("half", methods));
        });
        scan.found.forEach((field, candidate) ->
            System.out.println(candidate.kind + "\t" + field + "\t" + String.join(",", candidate.writers)));
        for (String field : arguments) if (!scan.has(field)) System.out.println("missing\t" + field + "\t");
    }

    void read(Path file) throws IOException {
        ClassNode node = new ClassNode();
        new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        for (String prefix : LEFT_OUT) if (node.name.startsWith(prefix)) return;
        classes.put(node.name, node);
    }

    boolean has(String name) {
        int dot = name.lastIndexOf('.');
        ClassNode node = classes.get(name.substring(0, dot).replace('.', '/'));
        return node != null && node.fields.stream().anyMatch(field -> field.name.equals(name.substring(dot + 1)));
    }

    void look(ClassNode node) {
        Set<String> constructing = constructingMethods(node);
        for (MethodNode method : node.methods) {
            if (!constructing.contains(method.name + method.desc)) lookAt(node, method);
        }
    }

    /** Constructors, initialisers, and what nobody else calls: private methods of the class that are called only from there. */
    Set<String> constructingMethods(ClassNode node) {
        Map<String, Set<String>> callers = new HashMap<>();
        for (MethodNode method : node.methods)
            for (AbstractInsnNode instruction : method.instructions)
                if (instruction instanceof MethodInsnNode call && call.owner.equals(node.name))
                    callers.computeIfAbsent(call.name + call.desc, key -> new HashSet<>()).add(method.name + method.desc);
        Set<String> constructing = new HashSet<>();
        for (MethodNode method : node.methods)
            if (method.name.startsWith("<") || isDeserialisation(method)) constructing.add(method.name + method.desc);
        for (boolean grew = true; grew; ) {
            grew = false;
            for (MethodNode method : node.methods) {
                Set<String> known = callers.get(method.name + method.desc);
                if ((method.access & Opcodes.ACC_PRIVATE) != 0 && known != null && constructing.containsAll(known))
                    grew |= constructing.add(method.name + method.desc);
            }
        }
        return constructing;
    }

    static boolean isDeserialisation(MethodNode method) {
        return method.name.equals("readObject") || method.name.equals("readObjectNoData") || method.name.equals("readExternal");
    }

    void lookAt(ClassNode node, MethodNode method) {
        Set<String> compared = new HashSet<>();
        int monitors = (method.access & Opcodes.ACC_SYNCHRONIZED) != 0 ? 1 : 0;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() == Opcodes.MONITORENTER) monitors++;
            if (instruction.getOpcode() == Opcodes.MONITOREXIT && monitors > 0 && !leavesMethod(instruction)) monitors--;
            if (!(instruction instanceof FieldInsnNode access)) continue;
            ClassNode owner = declaring(access);
            if (owner == null) continue;
            String field = owner.name.replace('/', '.') + "." + access.name;
            String by = (node == owner ? "" : node.name.replace('/', '.') + ".") + method.name;
            boolean isStatic = access.getOpcode() == Opcodes.PUTSTATIC;
            if (access.getOpcode() == Opcodes.GETSTATIC || access.getOpcode() == Opcodes.GETFIELD) {
                if (isCompared(access) && monitors == 0) note(bareChecks, field, by);
                if (isCompared(access)) compared.add(field);
            } else if (monitors > 0) {
                note(lockedWrites, field, by);
            } else {
                note(bareWrites, field, by);
                if (isStatic || compared.contains(field))
                    found.computeIfAbsent(field, key -> new Candidate(isStatic ? "static" : "lazy", new TreeSet<>())).writers.add(by);
            }
        }
    }

    static void note(Map<String, Set<String>> map, String field, String method) {
        map.computeIfAbsent(field, key -> new TreeSet<>()).add(method);
    }

    /** Is the value that was read compared with a constant, at once or from the local variable that it was stored in? */
    static boolean isCompared(FieldInsnNode read) {
        AbstractInsnNode next = following(read);
        while (next != null && isCarriedOn(next)) next = following(next);
        return next != null && (next.getOpcode() >= Opcodes.IFEQ && next.getOpcode() <= Opcodes.IF_ACMPNE
                                || next.getOpcode() == Opcodes.IFNULL || next.getOpcode() == Opcodes.IFNONNULL);
    }

    static boolean isCarriedOn(AbstractInsnNode instruction) {
        int code = instruction.getOpcode();
        return code == Opcodes.DUP || code == Opcodes.DUP2 || code >= Opcodes.ACONST_NULL && code <= Opcodes.DCONST_1
            || code == Opcodes.BIPUSH || code == Opcodes.ISUB || code >= Opcodes.LCMP && code <= Opcodes.DCMPG
            || code >= Opcodes.ISTORE && code <= Opcodes.ASTORE && following(instruction) != null
               && following(instruction).getOpcode() == code - Opcodes.ISTORE + Opcodes.ILOAD
            || code >= Opcodes.ILOAD && code <= Opcodes.ALOAD && instruction.getPrevious().getOpcode() == code - Opcodes.ILOAD + Opcodes.ISTORE;
    }

    static AbstractInsnNode following(AbstractInsnNode instruction) {
        AbstractInsnNode next = instruction.getNext();
        while (next != null && next.getOpcode() < 0) next = next.getNext();
        return next;
    }

    /** A block is left where its code goes on, not where the method returns or throws in the middle of it. */
    static boolean leavesMethod(AbstractInsnNode exit) {
        AbstractInsnNode next = following(exit);
        if (next != null && next.getOpcode() >= Opcodes.ILOAD && next.getOpcode() <= Opcodes.ALOAD) next = following(next);
        return next != null && (next.getOpcode() >= Opcodes.IRETURN && next.getOpcode() <= Opcodes.RETURN || next.getOpcode() == Opcodes.ATHROW);
    }

    /** The class that declares the field; null if it is final, volatile or not of java.base. */
    ClassNode declaring(FieldInsnNode access) {
        for (ClassNode node = classes.get(access.owner); node != null; node = node.superName == null ? null : classes.get(node.superName))
            for (FieldNode declared : node.fields)
                if (declared.name.equals(access.name) && declared.desc.equals(access.desc))
                    return (declared.access & (Opcodes.ACC_FINAL | Opcodes.ACC_VOLATILE)) == 0 ? node : null;
        return null;
    }
}
