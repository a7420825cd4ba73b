import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What lies outside: files, the network, processes, libraries, memory that is not the heap's. */
public class Outside extends Cases {
    static final String FILE = "/tmp/raceproof-hostile-file";

    native void own();

    @Override
    void add() {
        ours("exec", "java.io.IOException", () -> Runtime.getRuntime().exec("true"));
        ours("process-builder", "java.io.IOException", () -> new ProcessBuilder("true").start());
        ours("read-file", "java.io.FileNotFoundException", () -> new FileInputStream("/etc/hostname").read());
        ours("write-file", "java.io.FileNotFoundException", () -> {
            new FileOutputStream(FILE).write(1);
            return "written";
        });
        ours("random-access", "java.io.FileNotFoundException", () -> new RandomAccessFile(FILE, "rw").length());
        ours("make-folder", "false", () -> new File(FILE).mkdir());
        ours("delete", "false", () -> new File(FILE).delete());
        ours("list", "java.lang.NullPointerException", () -> new File("/").list().length);
        ours("nio-read", "java.nio.file.AccessDeniedException", () -> Files.readString(Path.of("/etc/hostname")));
        ours("nio-write", "java.nio.file.AccessDeniedException", () -> Files.writeString(Path.of(FILE), "x"));
        ours("nio-channel", "java.nio.file.AccessDeniedException", () -> FileChannel.open(Path.of(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        ours("socket", "java.net.SocketException", () -> new Socket("127.0.0.1", 1));
        ours("server-socket", "java.net.SocketException", () -> new ServerSocket(0));
        ours("socket-channel", "java.net.SocketException", () -> SocketChannel.open());
        ours("address", "localhost/127.0.0.1", () -> InetAddress.getByName("localhost"));
        ours("url", "java.net.SocketException", () -> new URL("http://127.0.0.1:1/").openStream());
        refused("load-library", "", () -> {
            System.load("/lib/x86_64-linux-gnu/libc.so.6");
            return "loaded";
        });
        refused("direct-buffer", "", () -> ByteBuffer.allocateDirect(8).getLong(0));
        refused("load-by-name", "ClassLoader", () -> {
            System.loadLibrary("no-such-library");
            return "loaded";
        });
        alike("own-native", () -> {
            own();
            return "called";
        });
    }

    public static void main(String[] arguments) throws Throwable {
        new Outside().run(arguments);
    }
}
