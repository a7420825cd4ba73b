// A null pointer deep in a data structure leaves main: the helpful message names the path; output before it is complete.
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

public class ErrUncaughtNpe {
    static class Node {
        final String key;
        Node[] kids = new Node[2];
        Map<String, int[]> data = new HashMap<>();
        Integer weight;

        Node(String key, Integer weight) {
            this.key = key;
            this.weight = weight;
        }

        Node kid(int i) { return kids[i]; }
    }

    static Node tree(int depth, String path) {
        Node n = new Node(path, depth % 2 == 0 ? Integer.valueOf(depth * 1000) : null);
        n.data.put("row", new int[] {depth, depth * 2});
        if (depth > 0) for (int i = 0; i < 2; i++) n.kids[i] = depth == 1 && i == 1 ? null : tree(depth - 1, path + i);
        return n;
    }

    static String attempt(BiFunction<Node, Integer, Object> f, Node n, int i) {
        try {
            return "ok " + f.apply(n, i);
        } catch (NullPointerException e) {
            return e.getMessage();
        }
    }

    static long total(Node n, int indent) {
        System.out.println(" ".repeat(indent) + n.key + " " + n.weight);
        long sum = n.data.get("row")[1];
        for (int i = 0; i < n.kids.length; i++) {
            if (n.kids[i] == null && indent < 4) continue;
            sum += total(n.kid(i), indent + 2);
        }
        return sum + n.kids[0].kids[1].weight;
    }

    public static void main(String[] args) {
        Node root = tree(3, "r");
        System.out.println(attempt((n, i) -> n.weight + 1, root, 0));
        System.out.println(attempt((n, i) -> n.kids[i].weight + 1, root, 1));
        System.out.println(attempt((n, i) -> n.kids[i].kids[i].kids[i].key, root, 1));
        System.out.println(attempt((n, i) -> n.kid(i).kid(i).kid(i).key, root, 1));
        System.out.println(attempt((n, i) -> n.data.get("col")[i], root, 1));
        System.out.println(attempt((n, i) -> n.data.get("col").length, root, 1));
        System.out.println(attempt((n, i) -> n.kid(0).data.get("row")[i]++, root, 1));
        System.out.println(attempt((n, i) -> { n.kids[i].kids = null; return n.kids[i].kids[0]; }, root, 1));
        System.out.println(attempt((n, i) -> { n.data = null; return n.data.size(); }, tree(0, "x"), 1));
        System.out.println(attempt((n, i) -> n.key.length() + i, null, 1));
        System.out.println(attempt((n, i) -> 1 + i, root, 1));
        Node[][] grid = {{root}, {null}, null};
        for (int i = 0; i < 3; i++) {
            int k = i;
            System.out.println(attempt((n, j) -> grid[k][j].key, root, 0));
        }
        Node second = tree(2, "s");
        System.out.println("total of the second tree follows");
        System.out.println(total(second, 0));
        System.out.println("not reached");
    }
}
