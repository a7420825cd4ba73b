// Graph algorithms: Dijkstra, Bellman-Ford, Floyd-Warshall, BFS, DFS order, topological sort, SCC, MST two ways, max flow, A*.
import java.util.*;
import java.util.stream.*;

public class AppGraphs {
    record Edge(int from, int to, int weight) {}

    static final int INF = Integer.MAX_VALUE / 2;

    static final class Graph {
        final int n;
        final List<List<Edge>> out = new ArrayList<>();
        final List<Edge> edges = new ArrayList<>();
        Graph(int n) { this.n = n; for (int i = 0; i < n; i++) out.add(new ArrayList<>()); }
        void add(int a, int b, int w) {
            Edge e = new Edge(a, b, w);
            edges.add(e);
            out.get(a).add(e);
        }
        void both(int a, int b, int w) { add(a, b, w); add(b, a, w); }
    }

    static int[] dijkstra(Graph g, int s, int[] prev) {
        int[] d = new int[g.n];
        Arrays.fill(d, INF);
        Arrays.fill(prev, -1);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.<int[]>comparingInt(x -> x[1]).thenComparingInt(x -> x[0]));
        q.add(new int[] {s, 0});
        while (!q.isEmpty()) {
            int[] x = q.poll();
            if (x[1] > d[x[0]]) continue;
            for (Edge e : g.out.get(x[0])) {
                int nd = x[1] + e.weight();
                if (nd < d[e.to()]) {
                    d[e.to()] = nd;
                    prev[e.to()] = x[0];
                    q.add(new int[] {e.to(), nd});
                }
            }
        }
        return d;
    }

    static Optional<int[]> bellmanFord(Graph g, int s) {
        int[] d = new int[g.n];
        Arrays.fill(d, INF);
        d[s] = 0;
        for (int i = 0; i < g.n; i++) {
            boolean changed = false;
            for (Edge e : g.edges) if (d[e.from()] < INF && d[e.from()] + e.weight() < d[e.to()]) { d[e.to()] = d[e.from()] + e.weight(); changed = true; }
            if (!changed) return Optional.of(d);
        }
        return Optional.empty();
    }

    static int[][] floyd(Graph g) {
        int[][] d = new int[g.n][g.n];
        for (int[] r : d) Arrays.fill(r, INF);
        for (int i = 0; i < g.n; i++) d[i][i] = 0;
        for (Edge e : g.edges) d[e.from()][e.to()] = Math.min(d[e.from()][e.to()], e.weight());
        for (int k = 0; k < g.n; k++) for (int i = 0; i < g.n; i++) for (int j = 0; j < g.n; j++) if (d[i][k] + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j];
        return d;
    }

    static List<Integer> topological(Graph g) {
        int[] in = new int[g.n];
        for (Edge e : g.edges) in[e.to()]++;
        PriorityQueue<Integer> ready = new PriorityQueue<>();
        for (int i = 0; i < g.n; i++) if (in[i] == 0) ready.add(i);
        List<Integer> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int x = ready.poll();
            order.add(x);
            for (Edge e : g.out.get(x)) if (--in[e.to()] == 0) ready.add(e.to());
        }
        if (order.size() < g.n) throw new IllegalStateException("cycle among " + IntStream.range(0, g.n).filter(i -> in[i] > 0).boxed().toList());
        return order;
    }

    /** Tarjan's strongly connected components. */
    static final class Scc {
        final Graph g;
        final int[] index, low;
        final boolean[] on;
        final Deque<Integer> st = new ArrayDeque<>();
        final List<List<Integer>> comps = new ArrayList<>();
        int next = 1;
        Scc(Graph g) {
            this.g = g;
            index = new int[g.n];
            low = new int[g.n];
            on = new boolean[g.n];
            for (int i = 0; i < g.n; i++) if (index[i] == 0) visit(i);
        }
        void visit(int v) {
            index[v] = low[v] = next++;
            st.push(v);
            on[v] = true;
            for (Edge e : g.out.get(v)) {
                if (index[e.to()] == 0) { visit(e.to()); low[v] = Math.min(low[v], low[e.to()]); }
                else if (on[e.to()]) low[v] = Math.min(low[v], index[e.to()]);
            }
            if (low[v] == index[v]) {
                List<Integer> c = new ArrayList<>();
                int w;
                do { w = st.pop(); on[w] = false; c.add(w); } while (w != v);
                Collections.sort(c);
                comps.add(c);
            }
        }
    }

    static int find(int[] p, int x) { return p[x] == x ? x : (p[x] = find(p, p[x])); }

    static List<Edge> kruskal(Graph g) {
        int[] p = IntStream.range(0, g.n).toArray();
        List<Edge> out = new ArrayList<>();
        g.edges.stream().filter(e -> e.from() < e.to()).sorted(Comparator.comparingInt(Edge::weight).thenComparingInt(Edge::from).thenComparingInt(Edge::to)).forEach(e -> {
            int a = find(p, e.from()), b = find(p, e.to());
            if (a != b) { p[a] = b; out.add(e); }
        });
        return out;
    }

    static int prim(Graph g) {
        boolean[] in = new boolean[g.n];
        PriorityQueue<Edge> q = new PriorityQueue<>(Comparator.comparingInt(Edge::weight));
        q.add(new Edge(0, 0, 0));
        int total = 0;
        while (!q.isEmpty()) {
            Edge e = q.poll();
            if (in[e.to()]) continue;
            in[e.to()] = true;
            total += e.weight();
            q.addAll(g.out.get(e.to()));
        }
        return total;
    }

    static int maxFlow(int[][] cap, int s, int t) {
        int n = cap.length, flow = 0;
        while (true) {
            int[] prev = new int[n];
            Arrays.fill(prev, -1);
            prev[s] = s;
            Deque<Integer> q = new ArrayDeque<>(List.of(s));
            while (!q.isEmpty() && prev[t] < 0) {
                int x = q.poll();
                for (int y = 0; y < n; y++) if (prev[y] < 0 && cap[x][y] > 0) { prev[y] = x; q.add(y); }
            }
            if (prev[t] < 0) return flow;
            int f = INF;
            for (int y = t; y != s; y = prev[y]) f = Math.min(f, cap[prev[y]][y]);
            for (int y = t; y != s; y = prev[y]) { cap[prev[y]][y] -= f; cap[y][prev[y]] += f; }
            flow += f;
        }
    }

    static String maze(String[] rows) {
        int h = rows.length, w = rows[0].length(), s = 0, t = 0;
        for (int i = 0; i < h * w; i++) { if (rows[i / w].charAt(i % w) == 'S') s = i; if (rows[i / w].charAt(i % w) == 'E') t = i; }
        final int goal = t;
        int[] d = new int[h * w], prev = new int[h * w];
        Arrays.fill(d, INF);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.<int[]>comparingInt(x -> x[1]).thenComparingInt(x -> x[0]));
        q.add(new int[] {s, 0});
        int expanded = 0;
        while (!q.isEmpty()) {
            int x = q.poll()[0];
            expanded++;
            if (x == t) break;
            for (int m : new int[] {-w, w, -1, 1}) {
                int y = x + m;
                if (y < 0 || y >= h * w || Math.abs(y % w - x % w) > 1 || rows[y / w].charAt(y % w) == '#' || d[x] + 1 >= d[y]) continue;
                d[y] = d[x] + 1;
                prev[y] = x;
                q.add(new int[] {y, d[y] + Math.abs(y / w - goal / w) + Math.abs(y % w - goal % w)});
            }
        }
        if (d[t] == INF) return "no path after " + expanded + "\n";
        char[][] m = Arrays.stream(rows).map(String::toCharArray).toArray(char[][]::new);
        for (int x = prev[t]; x != s; x = prev[x]) m[x / w][x % w] = '*';
        return "length " + d[t] + " expanded " + expanded + "\n" + Arrays.stream(m).map(String::new).collect(Collectors.joining("\n")) + "\n";
    }

    public static void main(String[] args) {
        Random r = new Random(17);
        Graph g = new Graph(12);
        for (int i = 0; i < 30; i++) g.both(r.nextInt(12), r.nextInt(12), 1 + r.nextInt(20));
        int[] prev = new int[12];
        int[] d = dijkstra(g, 0, prev);
        System.out.println("dijkstra " + Arrays.toString(d) + " " + Arrays.toString(prev));
        System.out.println("bellman-ford same " + Arrays.equals(d, bellmanFord(g, 0).orElseThrow()) + " floyd same " + Arrays.equals(d, floyd(g)[0]));
        for (int t : new int[] {5, 7, 11}) {
            LinkedList<Integer> path = new LinkedList<>();
            for (int x = t; x >= 0; x = prev[x]) path.addFirst(x);
            System.out.println("path to " + t + " " + path);
        }
        System.out.println("diameter " + Arrays.stream(floyd(g)).flatMapToInt(Arrays::stream).filter(x -> x < INF).max().getAsInt());
        List<Edge> mst = kruskal(g);
        System.out.println("mst " + mst.stream().mapToInt(Edge::weight).sum() + " prim " + prim(g) + " " + mst.stream().map(e -> e.from() + "-" + e.to()).toList());
        Graph neg = new Graph(4);
        neg.add(0, 1, 4); neg.add(0, 2, 5); neg.add(2, 1, -3); neg.add(1, 3, 2);
        System.out.println("negative " + Arrays.toString(bellmanFord(neg, 0).get()));
        neg.add(3, 2, -1); neg.add(1, 2, 1);
        System.out.println("negative cycle " + bellmanFord(neg, 0).isEmpty());
        Graph dag = new Graph(8);
        for (int[] e : new int[][] {{5, 0}, {4, 0}, {5, 2}, {2, 3}, {3, 1}, {4, 1}, {7, 6}, {1, 6}}) dag.add(e[0], e[1], 1);
        System.out.println("topological " + topological(dag));
        dag.add(6, 3, 1);
        try {
            topological(dag);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("scc " + new Scc(dag).comps);
        Graph dir = new Graph(30);
        for (int i = 0; i < 45; i++) dir.add(r.nextInt(30), r.nextInt(30), 1);
        System.out.println("random scc sizes " + new Scc(dir).comps.stream().map(List::size).collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())));
        int[][] cap = new int[6][6];
        for (int[] e : new int[][] {{0, 1, 16}, {0, 2, 13}, {1, 2, 10}, {2, 1, 4}, {1, 3, 12}, {3, 2, 9}, {2, 4, 14}, {4, 3, 7}, {3, 5, 20}, {4, 5, 4}}) cap[e[0]][e[1]] = e[2];
        System.out.println("max flow " + maxFlow(cap, 0, 5) + " residual " + Arrays.toString(cap[0]));
        System.out.print(maze(new String[] {"S..#....", ".#.#.##.", ".#...#..", ".####.#.", "......#E"}));
        System.out.print(maze(new String[] {"S#.", "##.", "..E"}));
        Graph big = new Graph(300);
        for (int i = 0; i < 1500; i++) big.add(r.nextInt(300), r.nextInt(300), 1 + r.nextInt(100));
        int[] bd = dijkstra(big, 0, new int[300]);
        System.out.println("big " + Arrays.hashCode(bd) + " " + Arrays.equals(bd, bellmanFord(big, 0).get()));
    }
}
