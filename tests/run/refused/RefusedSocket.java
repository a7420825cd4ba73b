// Opening network connections is refused: a client socket, a listening socket, a datagram socket.
// expect-stdout: Socket refused
// expect-stdout: ServerSocket refused
// expect-stdout: DatagramSocket refused
// expect-stdout: done
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.*;

public class RefusedSocket {
    interface Act { void run() throws IOException; }

    static void attempt(String name, Act a) {
        try {
            a.run();
            System.out.println(name + " opened");
        } catch (IOException | SecurityException | UncheckedIOException e) {
            System.out.println(name + " refused");
        }
    }

    public static void main(String[] args) {
        attempt("Socket", () -> {
            try (Socket s = new Socket("127.0.0.1", 9)) {
                s.getOutputStream().write(1);
            }
        });
        attempt("ServerSocket", () -> {
            try (ServerSocket s = new ServerSocket(0)) {
                s.getLocalPort();
            }
        });
        attempt("DatagramSocket", () -> {
            try (DatagramSocket s = new DatagramSocket()) {
                s.getLocalPort();
            }
        });
        System.out.println("done");
    }
}
