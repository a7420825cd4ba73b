// Vector, Hashtable, StringBuffer and Stack shared by threads.
import java.util.Arrays;
import java.util.Hashtable;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;

public class ConcOldCollections {
    public static void main(String[] args) throws Exception {
        Vector<Integer> vector = new Vector<>();
        Hashtable<String, Integer> table = new Hashtable<>();
        Stack<Integer> stack = new Stack<>();
        StringBuffer text = new StringBuffer();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int id = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 8; i++) {
                    vector.addElement(i + id);
                    table.merge("k" + i % 3, 1, Integer::sum);
                    stack.push(id);
                    text.append("<" + id + ">");
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) thread.join();
        Object[] sorted = vector.toArray();
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
        System.out.println(new TreeMap<>(table) + " " + stack.stream().mapToInt(x -> x).sum());
        System.out.println(text.length() + " " + text.toString().replaceAll("<[012]>", "").isEmpty());
    }
}
