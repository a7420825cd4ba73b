import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the sources below each folder that it is given on their own, in one process, and prints what the compiler says. If a
 * folder has a file main, which names a class, that is run, and what it prints is printed, too.
 */
public class CompileAll {
    public static void main(String[] folders) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            for (String folder : folders) {
                List<Path> sources;
                try (Stream<Path> below = Files.walk(Path.of(folder))) {
                    sources = below.filter(path -> path.toString().endsWith(".java")).toList();
                }
                Path classes = Files.createTempDirectory(Path.of(folder), "classes");
                StringWriter complaints = new StringWriter();
                List<String> options = List.of("-proc:none", "-Xlint:none", "-encoding", "UTF-8", "-d", classes.toString());
                boolean compiles =
                    compiler.getTask(complaints, files, null, options, null, files.getJavaFileObjectsFromPaths(sources)).call();
                System.out.println((compiles ? "compiled " : "failed ") + folder);
                if (!compiles) complaints.toString().lines().forEach(line -> System.out.println("  " + line));
                Path main = Path.of(folder, "main");
                if (compiles && Files.exists(main)) run(Files.readString(main).strip(), classes);
            }
        }
    }

    private static void run(String name, Path classes) throws Exception {
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(out);
        }
        printed.toString(StandardCharsets.UTF_8).lines().forEach(line -> out.println("  > " + line));
    }
}
