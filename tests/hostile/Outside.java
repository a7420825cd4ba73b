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
        refused("exec", "", () -> Runtime.getRuntime().exec("true"));
        refused("process-builder", "", () -> new ProcessBuilder("true").start());
        refused("read-file", "", () -> new FileInputStream("/etc/hostname").read());
        refused("write-file", "", () -> {
            new FileOutputStream(FILE).write(1);
            return "written";
        });
        refused("random-access", "", () -> new RandomAccessFile(FILE, "rw").length());
        refused("make-folder", "", () -> new File(FILE).mkdir());
        refused("delete", "", () -> new File(FILE).delete());
        refused("list", "", () -> new File("/").list().length);
        refused("nio-read", "", () -> Files.readString(Path.of("/etc/hostname")));
        refused("nio-write", "", () -> Files.writeString(Path.of(FILE), "x"));
        refused("nio-channel", "", () -> FileChannel.open(Path.of(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE));
        refused("socket", "", () -> new Socket("127.0.0.1", 1));
        refused("server-socket", "", () -> new ServerSocket(0));
        refused("socket-channel", "", () -> SocketChannel.open());
        refused("address", "", () -> InetAddress.getByName("localhost"));
        refused("url", "", () -> new URL("http://127.0.0.1:1/").openStream());
        refused("load-library", "", () -> {
            System.load("/lib/x86_64-linux-gnu/libc.so.6");
            return "loaded";
        });
        refused("direct-buffer", "", () -> ByteBuffer.allocateDirect(8).getLong(0));
        alike("load-by-name", () -> {
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
