// The travelling salesman of Salesman.java, enhanced as the benchmark our_tsp is: one more synchronized block, in the pruning test,
// protects the length of the shortest tour everywhere, and a global variable counts the calls of one function, fetch. Nothing
// protects this counter, which is the race. But a worker comes to fetch only after a whole subtree, and takes the lock of the
// minimum thousands of times before and after that. So the lock orders two calls of fetch unless two workers come to it at the same
// time.
// The arguments are the number of threads and the number of cities: `2` is the real thing, `2 4` a tiny one.
// check:
// args: 2
public class SalesmanEnhanced {
    static final Object MINIMUM_LOCK = new Object();
    static int minimumTourLength; // guarded by MINIMUM_LOCK
    static int[] minimumTour; // guarded by MINIMUM_LOCK
    static long nodes; // guarded by MINIMUM_LOCK
    static int fetchCalls; // guarded by nothing

    /** The subtrees of the search, by the city that comes after city 0. */
    static final class WorkPool {
        private final int[] subtrees;
        private int next;

        WorkPool(int cities) {
            subtrees = new int[cities - 1];
            for (int i = 0; i < subtrees.length; i++) subtrees[i] = i + 1;
        }

        /** 0 if there is no more. */
        synchronized int take() {
            return next < subtrees.length ? subtrees[next++] : 0;
        }
    }

    /** Cities in a square, at places that a small generator with a fixed seed has chosen. */
    static final class Map {
        final int cities;
        final int[][] distance;
        final int[] cheapestRoad; // from this city

        Map(int cities) {
            this.cities = cities;
            int[] x = new int[cities];
            int[] y = new int[cities];
            int seed = 20050615;
            for (int city = 0; city < cities; city++) {
                seed = seed * 1103515245 + 12345;
                x[city] = (seed >>> 16) % 1000;
                seed = seed * 1103515245 + 12345;
                y[city] = (seed >>> 16) % 1000;
            }
            distance = new int[cities][cities];
            cheapestRoad = new int[cities];
            for (int from = 0; from < cities; from++) {
                cheapestRoad[from] = Integer.MAX_VALUE;
                for (int to = 0; to < cities; to++) {
                    int dx = x[from] - x[to];
                    int dy = y[from] - y[to];
                    distance[from][to] = (int) Math.sqrt(dx * dx + dy * dy);
                    if (to != from && distance[from][to] < cheapestRoad[from]) cheapestRoad[from] = distance[from][to];
                }
            }
        }
    }

    static final class Worker extends Thread {
        private final Map map;
        private final WorkPool pool;
        private final int firstSubtree;
        private final int[] path;
        private final boolean[] visited;
        private int myNodes;

        Worker(Map map, WorkPool pool, int firstSubtree) {
            this.map = map;
            this.pool = pool;
            this.firstSubtree = firstSubtree;
            path = new int[map.cities];
            visited = new boolean[map.cities];
        }

        @Override
        public void run() {
            for (int subtree = firstSubtree; subtree != 0; subtree = fetch()) {
                solve(subtree);
                report();
            }
            report();
        }

        private int fetch() {
            fetchCalls++; //~ RACE SalesmanEnhanced.fetchCalls a a
            return pool.take();
        }

        private void report() {
            synchronized (MINIMUM_LOCK) {
                nodes += myNodes;
            }
            myNodes = 0;
        }

        private void solve(int second) {
            int open = 0;
            for (int city = 0; city < map.cities; city++) {
                visited[city] = false;
                open += map.cheapestRoad[city];
            }
            path[0] = 0;
            path[1] = second;
            visited[0] = true;
            visited[second] = true;
            search(2, map.distance[0][second], open - map.cheapestRoad[0]);
        }

        /** Extends the path in all ways. A tour takes a road from each city not yet left: these cost `open` at least. */
        private void search(int depth, int length, int open) {
            myNodes++;
            synchronized (MINIMUM_LOCK) {
                if (length + open >= minimumTourLength) return;
            }
            int here = path[depth - 1];
            if (depth == map.cities) {
                record(length + map.distance[here][0]);
                return;
            }
            for (int city = 1; city < map.cities; city++) {
                if (visited[city]) continue;
                visited[city] = true;
                path[depth] = city;
                search(depth + 1, length + map.distance[here][city], open - map.cheapestRoad[here]);
                visited[city] = false;
            }
        }

        private void record(int length) {
            synchronized (MINIMUM_LOCK) {
                if (length >= minimumTourLength) return;
                minimumTourLength = length;
                minimumTour = path.clone();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int cities = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        Map map = new Map(cities);
        minimumTourLength = Integer.MAX_VALUE;
        WorkPool pool = new WorkPool(cities);
        Worker[] workers = new Worker[threads];
        for (int i = 0; i < threads; i++) workers[i] = new Worker(map, pool, pool.take());
        for (Worker worker : workers) worker.start();
        for (Worker worker : workers) worker.join();
        int length = 0;
        for (int i = 0; i < cities; i++) length += map.distance[minimumTour[i]][minimumTour[(i + 1) % cities]];
        System.out.println("shortest tour of " + cities + " cities: " + minimumTourLength
                + (length == minimumTourLength ? "" : ", but the tour has " + length)
                + (nodes < cities ? ", too few nodes" : "") + "; work fetched " + fetchCalls + " times");
    }
}
