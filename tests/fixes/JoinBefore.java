// fix: acquire-before @print read JoinBefore.writer
// expect: proved
public class JoinBefore {
    static int x;
    static Thread writer;

    public static void main(String[] arguments) throws Exception {
        writer = new Thread(() -> { x = 1; });
        writer.start();
        /*+ writer.join(); +*/
        System.out.println(x); /*@print*/
        writer.join();
    }
}
