import java.util.Scanner;

public class ScanAndFormatAlone {
    public static void main(String[] arguments) throws Exception {
        Scanner scanner = new Scanner("1 2.5 true word\nline two\n99999999999 x");
        System.out.println(scanner.nextInt() + " " + scanner.nextDouble() + " " + scanner.nextBoolean() + " " + scanner.next());
        scanner.nextLine();
        System.out.println(scanner.nextLine() + " " + scanner.nextLong() + " " + scanner.hasNextInt());
        System.out.printf("%08.3f %+d %s %c %b %e%n", 3.14159, 5, "s", 'c', true, 12345.678);
    }
}
