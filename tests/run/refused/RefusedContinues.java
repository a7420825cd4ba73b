// After a refusal the program goes on as usual: fallbacks, finally blocks, standard streams and exit status.
// expect-stdout: fallback refused
// expect-stdout: finally ran
// expect-stdout: sum 45
// expect-stdout: leaving
import java.io.*;
import java.util.*;

public class RefusedContinues {
    static List<String> load(String name) {
        try (BufferedReader in = new BufferedReader(new FileReader(name))) {
            return List.of(in.readLine());
        } catch (IOException | SecurityException e) {
            return List.of("fallback", "refused");
        } finally {
            System.setProperty("finally", "ran");
        }
    }

    public static void main(String[] args) {
        System.out.println(String.join(" ", load("/etc/hosts")));
        System.out.println("finally " + System.getProperty("finally"));
        int sum = 0;
        for (int i = 0; i < 10; i++) sum += i;
        System.out.println("sum " + sum);
        System.out.println("leaving");
    }
}
